package tumult.lab.races;

import java.util.Arrays;

/** Counts of what the methods have said of races. */
@SuppressWarnings("EnumOrdinal") // an array by method, in the order they are listed
final class Tally {
  static final int DEAD_HEAT = -1;

  /** A true gap of this many milliseconds should be clear to everybody. */
  private static final double CLEAR = 20;

  private static final int LONGEST = 2000;
  private static final int REFEREES = JudgingMethod.values().length;

  private long races;
  private long clear;
  private final long[] wrong = new long[REFEREES];
  private final long[] deadHeats = new long[REFEREES];
  private final long[] firstWins = new long[REFEREES];
  private final long[] secondWins = new long[REFEREES];
  private final long[] over = new long[LONGEST];
  private final long[] earliest = new long[LONGEST];
  private double gain;
  private long touches;

  /** Counts a race by the true gap and what each method said. */
  void count(double gap, int[] said) {
    races++;
    int first = said[JudgingMethod.PERFECT.ordinal()];
    clear += gap >= CLEAR ? 1 : 0;
    for (int i = 0; i < REFEREES; i++) {
      deadHeats[i] += said[i] == DEAD_HEAT ? 1 : 0;
      firstWins[i] += said[i] == 0 ? 1 : 0;
      secondWins[i] += said[i] == 1 ? 1 : 0;
      wrong[i] += gap >= CLEAR && said[i] != DEAD_HEAT && said[i] != first ? 1 : 0;
    }
  }

  void decidedAfter(double millis) {
    over[slot(millis)]++;
  }

  /** When somebody who knows everything could have decided a race, since the first is in. */
  void decidableAfter(double millis) {
    earliest[slot(millis)]++;
  }

  private static int slot(double millis) {
    return Math.clamp((long) Math.ceil(millis), 0, LONGEST - 1);
  }

  void gained(double millis) {
    gain += millis;
    touches++;
  }

  void add(Tally other) {
    races += other.races;
    clear += other.clear;
    gain += other.gain;
    touches += other.touches;
    add(wrong, other.wrong);
    add(deadHeats, other.deadHeats);
    add(firstWins, other.firstWins);
    add(secondWins, other.secondWins);
    add(over, other.over);
    add(earliest, other.earliest);
  }

  private static void add(long[] to, long[] from) {
    Arrays.setAll(to, i -> to[i] + from[i]);
  }

  long races() {
    return races;
  }

  double wrongRate(JudgingMethod method) {
    return (double) wrong[method.ordinal()] / Math.max(1, clear);
  }

  double deadHeatRate(JudgingMethod method) {
    return (double) deadHeats[method.ordinal()] / Math.max(1, races);
  }

  /** By how many percentage points the first of two wins more than half. */
  double bias(JudgingMethod method) {
    long first = firstWins[method.ordinal()];
    long second = secondWins[method.ordinal()];
    return 100.0 * first / Math.max(1, first + second) - 50;
  }

  double meanGain() {
    return gain / Math.max(1, touches);
  }

  /** The milliseconds within which this share of the races was decided. */
  int decidedWithin(double share) {
    return within(over, share);
  }

  /** The milliseconds within which this share of the races could be decided at best. */
  int decidableWithin(double share) {
    return within(earliest, share);
  }

  private static int within(long[] counts, double share) {
    long left = (long) Math.ceil(share * Arrays.stream(counts).sum());
    int millis = 0;
    for (left -= counts[0]; left > 0; left -= counts[millis]) {
      millis++;
    }
    return millis;
  }
}
