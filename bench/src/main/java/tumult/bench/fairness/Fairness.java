package tumult.bench.fairness;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tumult.bench.fairness.Lie.Family;
import tumult.table.arbiter.Limits;

/**
 * What came of a trial: how the referees did, what each lie gained, and the same for other limits.
 *
 * @param races how many there were, those for the curves not counted
 */
public record Fairness(long races, List<Score> scores, List<Gain> gains, int verdictP95) {

  /** How a referee did; rates are shares of 1. */
  public record Score(Referee referee, double biasPoints, double wrongRate, double deadHeatRate) {}

  /** What a lie gained on average, in milliseconds, and the share of races it spoilt. */
  public record Gain(String lie, String family, double millis, double wrongRate) {}

  /** One point of a curve. */
  public record Point(String limit, Fairness fairness) {}

  private static final long SEED = 2026;
  private static final double MOST = 0.95;
  private static final int[] REACHES = {0, 15, 30, 45, 60, 100};
  private static final double[] SURPRISES = {0.75, 1, 1.25, 1.5, 2, 3, 100};

  /** Runs about so many races. */
  public static Fairness measure(long races, Limits limits) {
    Tally mixed = new Trial(SEED, limits).run(races * 6 / 10, Company::mixed);
    Tally pairs = new Trial(SEED + 1, limits).run(races * 2 / 10, Company::nearAndFar);
    List<Lie> lies = Lie.all();
    List<Tally> told = new ArrayList<>();
    for (Lie lie : lies) {
      long share = races * 2 / 10 / lies.size();
      told.add(new Trial(SEED + 2, limits).run(share, company -> company.withLiar(lie)));
    }
    List<Gain> gains = new ArrayList<>();
    for (int i = 0; i < lies.size(); i++) {
      Tally tally = told.get(i);
      Lie lie = lies.get(i);
      String family = lie.family().title();
      gains.add(new Gain(lie.name(), family, tally.meanGain(), tally.wrongRate(Referee.ARBITER)));
    }
    long all = mixed.races() + pairs.races() + told.stream().mapToLong(Tally::races).sum();
    return new Fairness(all, scores(mixed, pairs), gains, mixed.decidedWithin(MOST));
  }

  private static List<Score> scores(Tally mixed, Tally pairs) {
    return Stream.of(Referee.values())
        .map(referee ->
            new Score(
                referee,
                pairs.bias(referee),
                mixed.wrongRate(referee),
                mixed.deadHeatRate(referee)))
        .toList();
  }

  /** The trade of waiting against wrong verdicts. */
  public static List<Point> waiting(long races) {
    List<Point> points = new ArrayList<>();
    for (int reach : REACHES) {
      Limits limits = Limits.STANDARD.withReach(reach * 1000L);
      points.add(new Point(reach + " ms", measure(races, limits)));
    }
    return points;
  }

  /** The trade of believing people against believing liars. */
  public static List<Point> believing(long races) {
    List<Point> points = new ArrayList<>();
    for (double surprise : SURPRISES) {
      String name = surprise == 100 ? "never" : "%.2f sd".formatted(surprise);
      points.add(new Point(name, measure(races, Limits.STANDARD.withSurprise(surprise))));
    }
    return points;
  }

  public Score score(Referee referee) {
    return scores.get(referee.ordinal());
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

  private Gain worst(Family family) {
    return gains.stream()
        .filter(gain -> gain.family().equals(family.title()))
        .max(Comparator.comparingDouble(Gain::millis))
        .orElseThrow();
  }
}
