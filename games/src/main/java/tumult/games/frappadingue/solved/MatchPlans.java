package tumult.games.frappadingue.solved;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;

/**
 * The best turn for every standing of a match, made when asked for. Shared by threads. For two it
 * is exact; where there are more rivals, to win is taken to be to beat each of them, as if their
 * chances had nothing to do with each other.
 */
final class MatchPlans {
  private final TurnGraph graph;
  private final MatchWorths worths;
  private final int target;
  private final Map<List<Standing>, GraphPlan> plans;

  /**
   * Who is on turn, compared with one rival.
   *
   * @param first whether the rival is still to come in this round
   * @param last whether somebody has reached the target, so that the match ends with this round
   * @param own the score in hundreds
   * @param other the rival's
   */
  record Standing(boolean first, boolean last, int own, int other) {}

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
          protected boolean removeEldestEntry(Entry<List<Standing>, GraphPlan> eldest) {
            return size() > kept;
          }
        };
  }

  /** The best turn of one with these rivals, at least one. */
  GraphPlan plan(List<Standing> rivals) {
    synchronized (plans) {
      GraphPlan known = plans.get(rivals);
      if (known != null) {
        return known;
      }
    }
    double[] payoffs = new double[TurnGraph.MOST_HUNDREDS + 1];
    Arrays.setAll(
        payoffs,
        total -> {
          double all = 1;
          for (Standing rival : rivals) {
            all *= chance(rival, rival.own + total);
          }
          return all;
        });
    TurnWorths turn = new TurnWorths(graph, false);
    turn.solveWithoutSlopes(payoffs);
    GraphPlan plan = turn.plan(payoffs);
    synchronized (plans) {
      plans.put(rivals, plan);
    }
    return plan;
  }

  /** How likely one is to beat a rival, having come to a sum. */
  private double chance(Standing rival, int sum) {
    int other = rival.other;
    if (sum >= target || rival.last) { // R23
      return rival.first ? 1 - worths.last(sum - other) : Double.compare(sum, other) / 2.0 + 0.5;
    }
    return 1 - (rival.first ? worths.second(sum, other) : worths.first(other, sum));
  }
}
