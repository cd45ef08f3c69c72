package tumult.cli.commands;

import tumult.lab.races.ObservedRace;
import tumult.lab.races.RaceRunner;
import tumult.table.races.RaceLimits;

/**
 * A table whose races come from a file.
 *
 * <p>Every race there may have a zero of its own; the arbiter needs one clock that never goes back,
 * or it would take pings of earlier races for those of this one.
 */
final class FiledTable {
  private static final long PAUSE = 1_000_000;

  private final RaceRunner runner = new RaceRunner(RaceLimits.STANDARD);
  private long latest = Long.MIN_VALUE;
  private long shift;

  /** Judges a race that follows the others. */
  RaceRunner.Finish run(ObservedRace race) {
    shift = race.earliest() > latest ? 0 : latest + PAUSE - race.earliest();
    ObservedRace shifted = race.later(shift);
    latest = shifted.latest();
    return runner.run(shifted);
  }

  /** A time of the latest race as its own clock shows it. */
  long own(long time) {
    return time - shift;
  }
}
