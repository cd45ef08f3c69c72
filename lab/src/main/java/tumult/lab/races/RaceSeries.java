package tumult.lab.races;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tumult.lab.races.SimulatedPlayer.Run;
import tumult.table.races.RaceLimits;
import tumult.table.races.Reading;
import tumult.table.races.Verdict;
import tumult.table.races.Verdict.Result;

/** The races of one table, one after another, with the same players. */
@SuppressWarnings("EnumOrdinal") // an array by method, in the order they are listed
final class RaceSeries {
  private static final double PAUSE = 4000;

  private final List<SimulatedPlayer> players;
  private final RaceRunner runner;
  private final RaceLimits limits;
  private final Tally tally = new Tally();

  RaceSeries(List<SimulatedPlayer> players, RaceLimits limits) {
    this.players = players;
    this.limits = limits;
    runner = new RaceRunner(limits);
  }

  Tally run(int races) {
    for (int race = 0; race < races; race++) {
      race(race, PAUSE * (race + 1));
    }
    return tally;
  }

  private void race(int number, double opening) {
    List<Run> runs = new ArrayList<>(players.size());
    for (SimulatedPlayer player : players) {
      runs.add(player.run(number, opening));
    }
    RaceRunner.Finish finish = runner.run(new ObservedRace(runs.stream().map(Run::seen).toList()));
    for (Reading reading : finish.readings()) {
      Run run = runs.get(reading.touch().rival());
      if (!players.get(reading.touch().rival()).lie().equals(Lie.HONEST)) {
        boolean guess = reading.reaction() < limits.anticipation();
        tally.gained(guess ? 0 : run.reaction() - millis(reading.reaction()));
      }
    }
    if (finish.verdict().result() != Result.WAIT) {
      count(runs, finish.verdict());
    }
  }

  private void count(List<Run> runs, Verdict verdict) {
    double[] truth = times(runs, JudgingMethod.PERFECT);
    int[] said = new int[JudgingMethod.values().length];
    for (JudgingMethod method : JudgingMethod.values()) {
      said[method.ordinal()] =
          method == JudgingMethod.ARBITER ? winner(verdict) : first(times(runs, method));
    }
    double[] sorted = truth.clone();
    Arrays.sort(sorted);
    tally.count(sorted[1] - sorted[0], said);
    Verdict.TimedTouch best = verdict.touches().getFirst();
    long moment = best.reading().sent() + best.reaction();
    double slowest = players.stream().mapToDouble(SimulatedPlayer::roundTrip).max().orElse(0);
    tally.decidedAfter(millis(verdict.until() - moment) - slowest);
    Run first =
        runs.stream()
            .filter(Run::touched)
            .min(Comparator.comparingDouble(Run::reaction))
            .orElseThrow();
    double way = millis(first.seen().arrived() - first.seen().sent()) - first.reaction();
    tally.decidableAfter(way - slowest);
  }

  private static int winner(Verdict verdict) {
    return verdict.result() == Result.WON ? verdict.rivals().getFirst() : Tally.DEAD_HEAT;
  }

  /** Each player's time by one of the other methods; endless without a touch. */
  private static double[] times(List<Run> runs, JudgingMethod method) {
    double[] times = new double[runs.size()];
    for (int i = 0; i < times.length; i++) {
      Run run = runs.get(i);
      double elapsed = millis(run.seen().arrived() - run.seen().sent());
      double time =
          switch (method) {
            case PERFECT -> run.reaction();
            case AVERAGE -> elapsed - run.average();
            case ARRIVAL, ARBITER -> elapsed;
          };
      times[i] = run.touched() ? time : Double.POSITIVE_INFINITY;
    }
    return times;
  }

  private int first(double[] times) {
    int first = 0;
    for (int i = 1; i < times.length; i++) {
      first = times[i] < times[first] ? i : first;
    }
    for (int i = 0; i < times.length; i++) {
      if (i != first && times[i] - times[first] < millis(limits.deadZone())) {
        return Tally.DEAD_HEAT;
      }
    }
    return first;
  }

  private static double millis(long micros) {
    return micros / 1000.0;
  }
}
