package tumult.lab.races;

import java.util.ArrayList;
import java.util.List;
import tumult.table.races.RaceLimits;

/**
 * How races are judged when messages are late, at tables of any size and at tables of two.
 *
 * @param scores of honest people
 * @param biases of two equals, one near and one far
 * @param gains of liars at tables of two where nothing is late
 */
public record WeatherReport(
    List<Score> scores, List<Bias> biases, List<FairnessReport.Gain> gains) {
  private static final double MOST = 0.95;
  private static final double[] HOPES = {0.1, 0.2, 0.3, 0.4, 0.7, 1};
  private static final double[] SURPRISES = {0.5, 0.65, 1, 1.25, 1.7, 2, 3};
  private static final Weather STORM = new Weather(0.02, true);
  private static final Weather CALM = new Weather(0, true);

  /** Who sits at a table. */
  public enum Company {
    TWO("2"),
    MIXED("2 to 6");

    private final String title;

    Company(String title) {
      this.title = title;
    }

    public String title() {
      return title;
    }

    private List<SimulatedPlayer> of(SimulatedPlayers people) {
      return this == TWO ? people.two() : people.mixed();
    }
  }

  /**
   * How the arbiter did; rates are shares of 1, times milliseconds over the slowest round trip.
   *
   * @param verdictP95 within which 95 % of the verdicts fell
   * @param earliestP95 the same for a referee who knows everything, needs only the winner's touch,
   *     and never says that it was a dead heat because it is late
   */
  public record Score(
      Weather weather,
      Company company,
      double wrongRate,
      double deadHeatRate,
      double perfectDeadHeatRate,
      int verdictP95,
      int earliestP95) {}

  /** By how many points of a hundred the nearer of two equals wins more than half. */
  public record Bias(Weather weather, double points, double perfectPoints) {}

  /** One point of a curve; the gain is that of a round trip inflated by 200 ms, at two. */
  public record Point(double limit, Score two, Score mixed, double inflatedGain) {}

  /** Runs about so many races for each score, in weather of both kinds with these shares. */
  public static WeatherReport measure(
      long races, RaceLimits limits, List<Double> shares, long seed) {
    List<Score> scores = new ArrayList<>();
    List<Bias> biases = new ArrayList<>();
    for (boolean ordered : new boolean[] {true, false}) {
      for (double share : shares) {
        biases.add(bias(races, limits, new Weather(share, ordered), seed));
        for (Company company : Company.values()) {
          scores.add(score(races, limits, new Weather(share, ordered), company, seed));
        }
      }
    }
    List<FairnessReport.Gain> gains = new ArrayList<>();
    for (Lie lie : Lie.all()) {
      double gain = gainAtTwo(races, limits, lie, seed);
      gains.add(new FairnessReport.Gain(lie.name(), lie.family().title(), gain));
    }
    return new WeatherReport(scores, biases, gains);
  }

  private static Score score(
      long races, RaceLimits limits, Weather weather, Company company, long seed) {
    Tally tally = new RaceTrial(seed, limits).run(races, people -> company.of(people.in(weather)));
    return new Score(
        weather,
        company,
        tally.wrongRate(JudgingMethod.ARBITER),
        tally.deadHeatRate(JudgingMethod.ARBITER),
        tally.deadHeatRate(JudgingMethod.PERFECT),
        tally.decidedWithin(MOST),
        tally.decidableWithin(MOST));
  }

  private static Bias bias(long races, RaceLimits limits, Weather weather, long seed) {
    Tally pairs = new RaceTrial(seed, limits).run(races, people -> people.in(weather).nearAndFar());
    return new Bias(weather, pairs.bias(JudgingMethod.ARBITER), pairs.bias(JudgingMethod.PERFECT));
  }

  private static double gainAtTwo(long races, RaceLimits limits, Lie lie, long seed) {
    return new RaceTrial(seed + 1, limits)
        .run(races, people -> people.in(CALM).twoWithLiar(lie))
        .meanGain();
  }

  /** The trade of waiting for connections that stand still against time. */
  public static List<Point> hoping(long races, long seed) {
    List<Point> points = new ArrayList<>();
    for (double hope : HOPES) {
      points.add(point(races, hope, RaceLimits.STANDARD.withHope(hope), STORM, seed));
    }
    return points;
  }

  /** The trade of believing people at tables of two against believing liars. */
  public static List<Point> believing(long races, long seed) {
    List<Point> points = new ArrayList<>();
    for (double surprise : SURPRISES) {
      points.add(point(races, surprise, RaceLimits.STANDARD.withSurprise(surprise), CALM, seed));
    }
    return points;
  }

  private static Point point(
      long races, double value, RaceLimits limits, Weather weather, long seed) {
    return new Point(
        value,
        score(races, limits, weather, Company.TWO, seed),
        score(races, limits, weather, Company.MIXED, seed),
        gainAtTwo(races, limits, Lie.some().getLast(), seed));
  }

  /** What the best lie of a family gains at a table of two, in milliseconds. */
  public double worstGain(String family) {
    return gains.stream()
        .filter(gain -> gain.family().equals(family))
        .mapToDouble(FairnessReport.Gain::millis)
        .max()
        .orElseThrow();
  }
}
