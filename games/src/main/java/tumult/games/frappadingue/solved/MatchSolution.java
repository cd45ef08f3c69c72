package tumult.games.frappadingue.solved;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.FrappadingueMove;
import tumult.games.frappadingue.FrappadingueView;
import tumult.games.frappadingue.Placement;
import tumult.games.frappadingue.solved.MatchPlans.Standing;

/**
 * A match for two, both playing for the win: how likely that is, and how it is done. A position
 * beyond the table of turns counts as a turn without score.
 */
public final class MatchSolution {
  /** How many plans are kept: all standings of a match to 2,000, and some of a longer one. */
  private static final int PLANS = 1_000;

  /**
   * How much of a turn the table knows.
   *
   * @param width how near to each other the bounds of a turn's chances must be
   * @param stops how many stops may be looked into for each of them
   */
  public record Detail(double width, int stops) {
    /** For figures: half a minute for a match to 2,000, and chances right to four places. */
    public static final Detail FINE = new Detail(2e-3, 1 << 14);

    /** For play: a few seconds, and chances right to three places. */
    public static final Detail COARSE = new Detail(1e-2, 1 << 10);
  }

  private final Setup setup;
  private final int target;
  private final TurnGraph graph;
  private final MatchWorths worths;
  private final MatchPlans plans;

  /** The plan of one who plays for points, and how likely each of its totals is. */
  private final GraphPlan scorer;

  private final double[] scorersTotals = new double[TurnGraph.MOST_HUNDREDS + 1];

  MatchSolution(Setup setup, Turn turn, int target, Detail detail) {
    this.setup = setup;
    this.target = target;
    graph = TurnGraph.of(turn, detail.width, detail.stops);
    worths = new MatchWorths(graph, target, false, false);
    plans = new MatchPlans(graph, worths, target, PLANS);
    double[] points = new double[TurnGraph.MOST_HUNDREDS + 1];
    Arrays.setAll(points, hundreds -> 100.0 * hundreds);
    TurnWorths turns = new TurnWorths(graph, false);
    turns.solve(points);
    scorer = turns.plan(points);
    turns.distribute(points, scorersTotals);
  }

  /** How likely the first is to win; a shared win is half a win. */
  public double first() {
    return worths.first(0, 0);
  }

  /**
   * The first's chance if beyond the table all goes as badly for it as it can, and well for the
   * other.
   */
  public double firstLow() {
    return bound(false);
  }

  /** The first's chance if it is the other way round. */
  public double firstHigh() {
    return bound(true);
  }

  private double bound(boolean most) {
    return new MatchWorths(graph, target, most, !most).first(0, 0);
  }

  /** The same match against one who plays every turn for its points. */
  public Duel duel() {
    Duel duel = new Duel(worths, target, scorersTotals);
    worths.follow(duel);
    return duel;
  }

  /** How many stops of a turn the table knows. */
  public int stops() {
    return graph.size;
  }

  /** A number for the chances at all pairs of scores: another table hardly ever has the same. */
  public long hash() {
    return worths.hash();
  }

  /** So many matches between two who play for the win, under the real rules. */
  public Trial trial(long count, long seed) {
    return trials(seed).matches(this::plan, this::plan, count).beside(first(), first());
  }

  /** So many pairs of matches against one who plays for points, who begins in one of each. */
  public Trial trialAgainstScorer(Duel duel, long pairs, long seed) {
    Trials.Player points = (first, own, other) -> scorer;
    return trials(seed).mirrored(this::plan, points, pairs).beside(duel.share(), duel.share());
  }

  private Trials trials(long seed) {
    return new Trials(setup, graph.turn.cards, new Rng(seed));
  }

  private GraphPlan plan(boolean first, int own, int other) {
    return plans.plan(List.of(new Standing(first, other >= target, own, other)));
  }

  /**
   * What a seat does that plays for the win. With more than two seats it plays for beating each of
   * the others, as if they were alone; alone, for points.
   *
   * @param actions the legal ones, which there must be
   */
  public int choose(FrappadingueView view, int seat, int[] actions) {
    return plan(view, seat).choose(stop(view), visible(view), actions, actions.length);
  }

  /** Where the turn is: its counter, as a key. */
  private long stop(FrappadingueView view) {
    long counter = CardSet.EMPTY;
    for (FrappadingueView.Placing placing : view.counter()) {
      counter += CardSet.of(placing.cards());
    }
    return Turn.key(counter, (view.total() - graph.turn.cards.total(counter, 0)) / 50);
  }

  private static long visible(FrappadingueView view) {
    return CardSet.of(view.piles().stream().map(FrappadingueView.Pile::card).toList());
  }

  /** How likely the seat on turn is to win; in a match for two, before it is over. */
  double share(FrappadingueView view) {
    return switch (view.phase()) {
      case LOT, OVER -> 0.5;
      case DEAL -> going(plan(view, view.turn()), stop(view));
      case PLACE -> best(plan(view, view.turn()), view);
      case CHOOSE -> plan(view, view.turn()).worth(stop(view));
    };
  }

  private static double going(GraphPlan plan, long stop) {
    return stop == Turn.OPENING ? plan.worth(stop) : plan.goingOn(stop);
  }

  private double best(TurnPlan plan, FrappadingueView view) {
    int[] parts = Placement.parts(visible(view));
    return Arrays.stream(parts)
        .mapToDouble(part -> plan.worth(TurnPlan.after(stop(view), visible(view), part)))
        .max()
        .orElseThrow();
  }

  /** The points that an action brings on average, if the turn is then played for points. */
  double points(FrappadingueView view, int action) {
    if (action == FrappadingueMove.SCORE) {
      return view.total();
    }
    long stop = stop(view);
    return action == FrappadingueMove.REDEAL
        ? going(scorer, stop)
        : scorer.worth(TurnPlan.after(stop, visible(view), action));
  }

  private GraphPlan plan(FrappadingueView view, int seat) {
    int seats = view.pad().size();
    if (seats == 1) {
      return scorer;
    }
    boolean last = view.pad().stream().anyMatch(line -> line.score() / 100 >= target);
    List<Standing> rivals = new ArrayList<>();
    for (int other = 0; other < seats; other++) {
      if (other != seat) {
        boolean first = later(view, other) > later(view, seat);
        int score = view.pad().get(other).score() / 100;
        rivals.add(new Standing(first, last, view.pad().get(seat).score() / 100, score));
      }
    }
    return plans.plan(rivals);
  }

  /** How many come before a seat in a round. */
  private static int later(FrappadingueView view, int seat) {
    return Math.floorMod(seat - view.first(), view.pad().size());
  }
}
