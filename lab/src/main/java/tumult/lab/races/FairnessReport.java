package tumult.lab.races;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tumult.lab.races.Lie.Family;
import tumult.table.races.RaceLimits;

/**
 * What came of a trial: how the methods did, and what each lie gained.
 *
 * @param races how many there were
 * @param verdictP95 within how many milliseconds over the slowest round trip 95 % were decided
 */
@SuppressWarnings("EnumOrdinal") // an array by method, in the order they are listed
public record FairnessReport(long races, List<Score> scores, List<Gain> gains, int verdictP95) {

  /** How a method did; rates are shares of 1. */
  public record Score(
      JudgingMethod method, double biasPoints, double wrongRate, double deadHeatRate) {}

  /** What a lie gained on average, in milliseconds. */
  public record Gain(String lie, String family, double millis) {}

  /** One point of a curve. */
  public record Point(String limit, FairnessReport fairness) {}

  private static final long SEED = 2026;
  private static final double MOST = 0.95;
  private static final int[] PATIENCES = {0, 15, 30, 45, 60, 100};
  private static final double[] SURPRISES = {0.75, 1, 1.25, 1.7, 2, 3, 100};

  /** Runs about so many races. */
  public static FairnessReport measure(long races, RaceLimits limits) {
    return measure(races, limits, Lie.all());
  }

  private static FairnessReport measure(long races, RaceLimits limits, List<Lie> lies) {
    Tally mixed = new RaceTrial(SEED, limits).run(races * 6 / 10, SimulatedPlayers::mixed);
    Tally pairs = new RaceTrial(SEED + 1, limits).run(races * 2 / 10, SimulatedPlayers::nearAndFar);
    long all = mixed.races() + pairs.races();
    List<Gain> gains = new ArrayList<>();
    for (Lie lie : lies) {
      RaceTrial trial = new RaceTrial(SEED + 2, limits);
      Tally told = trial.run(races * 2 / 10 / lies.size(), company -> company.withLiar(lie));
      gains.add(new Gain(lie.name(), lie.family().title(), told.meanGain()));
      all += told.races();
    }
    return new FairnessReport(all, scores(mixed, pairs), gains, mixed.decidedWithin(MOST));
  }

  private static List<Score> scores(Tally mixed, Tally pairs) {
    return Stream.of(JudgingMethod.values())
        .map(method ->
            new Score(
                method, pairs.bias(method), mixed.wrongRate(method), mixed.deadHeatRate(method)))
        .toList();
  }

  /** The trade of waiting against wrong verdicts. */
  public static List<Point> waiting(long races) {
    List<Point> points = new ArrayList<>();
    for (int patience : PATIENCES) {
      RaceLimits limits = RaceLimits.STANDARD.withPatience(patience * 1000L);
      points.add(new Point(patience + " ms", measure(races, limits, Lie.some())));
    }
    return points;
  }

  /** The trade of believing people against believing liars. */
  public static List<Point> believing(long races) {
    List<Point> points = new ArrayList<>();
    for (double surprise : SURPRISES) {
      String name = surprise == 100 ? "never" : "%.2f sd".formatted(surprise);
      RaceLimits limits = RaceLimits.STANDARD.withSurprise(surprise);
      points.add(new Point(name, measure(races, limits, Lie.some())));
    }
    return points;
  }

  public Score score(JudgingMethod method) {
    return scores.get(method.ordinal());
  }

  public Gain worstLie() {
    return worst(Family.REACTION);
  }

  public Gain worstSlowPong() {
    return worst(Family.SLOW_PONG);
  }

  public Gain worstInflation() {
    return worst(Family.INFLATED_ROUND_TRIP);
  }

  public Gain worstStall() {
    return worst(Family.FEIGNED_STALL);
  }

  private Gain worst(Family family) {
    return gains.stream()
        .filter(gain -> gain.family().equals(family.title()))
        .max(Comparator.comparingDouble(Gain::millis))
        .orElseThrow();
  }
}
