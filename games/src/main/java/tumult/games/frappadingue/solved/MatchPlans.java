package tumult.games.frappadingue.solved;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Map.Entry;

/** The best turn for every standing of a match for two, made when asked for. Shared by threads. */
final class MatchPlans {
  private final TurnGraph graph;
  private final MatchWorths worths;
  private final int target;
  private final Map<Standing, GraphPlan> plans;

  /** Who is on turn: the first of the round or the second, with its own score and the other's. */
  record Standing(boolean first, int own, int other) {}

  /**
   * The plans of a match.
   *
   * @param target in hundreds
   * @param kept how many plans are kept at most
   */
  MatchPlans(TurnGraph graph, MatchWorths worths, int target, int kept) {
    this.graph = graph;
    this.worths = worths;
    this.target = target;
    plans =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1;

          @Override
          protected boolean removeEldestEntry(Entry<Standing, GraphPlan> eldest) {
            return size() > kept;
          }
        };
  }

  GraphPlan plan(Standing standing) {
    synchronized (plans) {
      GraphPlan known = plans.get(standing);
      if (known != null) {
        return known;
      }
    }
    double[] payoffs = payoffs(standing);
    TurnWorths turn = new TurnWorths(graph, false);
    turn.solveWithoutSlopes(payoffs);
    GraphPlan plan = turn.plan(payoffs);
    synchronized (plans) {
      plans.put(standing, plan);
    }
    return plan;
  }

  private double[] payoffs(Standing standing) {
    if (standing.other >= target) {
      return MatchWorths.lastPayoffs(standing.other - standing.own); // R23
    }
    return standing.first
        ? worths.firstPayoffs(standing.own, standing.other)
        : worths.secondPayoffs(standing.other, standing.own);
  }
}
