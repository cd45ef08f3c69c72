package tumult.lab.races;

import static java.util.stream.Collectors.toSet;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import tumult.lab.races.ObservedRace.Ping;
import tumult.lab.races.ObservedRace.Runner;
import tumult.table.races.Arbiter;
import tumult.table.races.RaceLimits;
import tumult.table.races.Reading;
import tumult.table.races.Touch;
import tumult.table.races.Verdict;
import tumult.table.races.Verdict.Result;

/** Runs races in virtual time past one arbiter, as a server would. */
public final class RaceRunner {
  private final Arbiter arbiter;
  private int opening = -1;

  public RaceRunner(RaceLimits limits) {
    arbiter = new Arbiter(limits);
  }

  /** What the arbiter said, and how it read each touch, those too late included. */
  public record Finish(Verdict verdict, List<Reading> readings) {}

  private enum Kind {
    PINGED,
    PONGED,
    TOUCHED
  }

  private record Happening(long at, Kind kind, Runner runner, long pinged) {}

  /** Runs a race in which everybody is entitled. */
  public Finish run(ObservedRace race) {
    opening++;
    for (Runner runner : race.runners()) {
      arbiter.opened(opening, runner.rival(), runner.sent());
      runner.handshakes().forEach(took -> arbiter.shookHands(runner.rival(), took));
    }
    Set<Integer> entitled = race.runners().stream().map(Runner::rival).collect(toSet());
    List<Reading> readings = new ArrayList<>();
    Verdict verdict = arbiter.verdict(opening, entitled, 0);
    for (Happening happening : happenings(race)) {
      verdict = wait(verdict, entitled, happening.at());
      tell(happening, readings);
      if (verdict.result() == Result.WAIT && happening.kind() == Kind.TOUCHED) {
        verdict = arbiter.verdict(opening, entitled, happening.at());
      }
    }
    return new Finish(wait(verdict, entitled, Arbiter.NEVER), readings);
  }

  /** Asks again whenever the arbiter wishes, until the next thing happens. */
  private Verdict wait(Verdict before, Set<Integer> entitled, long until) {
    Verdict verdict = before;
    while (verdict.result() == Result.WAIT && verdict.until() < until) {
      verdict = arbiter.verdict(opening, entitled, verdict.until());
    }
    return verdict;
  }

  private void tell(Happening happening, List<Reading> readings) {
    Runner runner = happening.runner();
    switch (happening.kind()) {
      case PINGED -> arbiter.pinged(runner.rival(), happening.at());
      case PONGED -> arbiter.ponged(runner.rival(), happening.pinged(), happening.at());
      case TOUCHED -> {
        Reading reading =
            arbiter.touched(
                new Touch(
                    runner.rival(),
                    opening,
                    runner.arrived(),
                    runner.claimed(),
                    runner.granularity(),
                    runner.visible()));
        if (reading != null) {
          readings.add(reading);
        }
      }
    }
  }

  private static List<Happening> happenings(ObservedRace race) {
    List<Happening> all = new ArrayList<>();
    for (Runner runner : race.runners()) {
      for (Ping ping : runner.pings()) {
        all.add(new Happening(ping.sent(), Kind.PINGED, runner, 0));
        if (ping.answered() != ObservedRace.NEVER) {
          all.add(new Happening(ping.answered(), Kind.PONGED, runner, ping.sent()));
        }
      }
      if (runner.arrived() != ObservedRace.NEVER) {
        all.add(new Happening(runner.arrived(), Kind.TOUCHED, runner, 0));
      }
    }
    all.sort(Comparator.comparingLong(Happening::at).thenComparing(Happening::kind));
    return all;
  }
}
