package tumult.games.frappadingue.solved;

import java.util.Arrays;

/**
 * What the stops of a graph are worth for some payoffs: one for every total in hundreds, of which
 * the first, 0, is that of a turn without score. Beyond the graph it either expects the least (a
 * leaf is worth what scoring there is, or a turn without score) or the most that is possible. To be
 * used by one thread, again and again.
 */
final class TurnWorths {
  private static final int NOWHERE = Turn.MOST_PLACINGS - 1;

  private final TurnGraph graph;
  private final boolean most;

  /** Leaves first, then stops; and by how much each changes with the worth of no score. */
  private final double[] worths;

  private final double[] slopes;
  private final double[] reach;
  private final int[][] lesser = new int[TurnGraph.PILES][];
  private final double[] values = new double[Turn.MOST_PLACINGS];
  private final int[] best = new int[Turn.MOST_PLACINGS];

  TurnWorths(TurnGraph graph, boolean most) {
    this.graph = graph;
    this.most = most;
    worths = new double[TurnGraph.LEAVES + graph.size];
    slopes = new double[TurnGraph.LEAVES + graph.size];
    reach = new double[graph.size];
    for (int piles = 0; piles < TurnGraph.PILES; piles++) {
      lesser[piles] =
          Arrays.stream(graph.turn.fan(piles).lesser)
              .map(less -> less == Fan.NONE ? NOWHERE : less)
              .toArray();
    }
    values[NOWHERE] = Double.NEGATIVE_INFINITY;
  }

  /** The worth of the opening. */
  double opening() {
    return worths[worths.length - 1];
  }

  /** By how much that changes with the worth of no score: how likely that is. */
  double slope() {
    return slopes[slopes.length - 1];
  }

  /** The worths as they are now, as a plan. */
  GraphPlan plan(double[] payoffs) {
    double[] stops = Arrays.copyOfRange(worths, TurnGraph.LEAVES, worths.length);
    return new GraphPlan(graph, payoffs.clone(), stops);
  }

  /** Works out the worths, and the slopes with them. */
  void solve(double[] payoffs) {
    fillLeaves(payoffs);
    for (int stop = 0; stop < graph.size; stop++) {
      solve(stop, payoffs);
    }
  }

  /** Works out the worths alone, which is quicker. */
  void solveWithoutSlopes(double[] payoffs) {
    fillLeaves(payoffs);
    for (int stop = 0; stop < graph.size; stop++) {
      double worth = graph.busts[stop] * payoffs[0] + sum(stop);
      int hundreds = graph.hundreds[stop];
      worths[TurnGraph.LEAVES + stop] = hundreds > 0 ? Math.max(payoffs[hundreds], worth) : worth;
    }
  }

  private double sum(int stop) {
    int[] less = lesser[graph.fans[stop].piles];
    int offset = graph.offsets[stop];
    int count = graph.fans[stop].count;
    double sum = 0;
    for (int at = 0; at < count; at++) {
      double own = Math.max(worths[graph.next[offset + at]], values[less[3 * at]]);
      double other = Math.max(values[less[3 * at + 1]], values[less[3 * at + 2]]);
      values[at] = Math.max(own, other);
      sum += graph.chances[offset + at] * values[at];
    }
    return sum;
  }

  private void fillLeaves(double[] payoffs) {
    for (int leaf = 0; leaf < TurnGraph.LEAVES; leaf++) {
      int hundreds = leaf / (2 * TurnGraph.PILES);
      int scored = leaf / TurnGraph.PILES % 2 * hundreds;
      worths[leaf] = payoffs[scored];
      slopes[leaf] = scored == 0 ? 1 : 0;
    }
    if (most) {
      raiseLeaves(payoffs);
    }
  }

  /** Payoffs are on or below a line from that of no score, and below the highest. */
  private void raiseLeaves(double[] payoffs) {
    int steepest = 1;
    double highest = payoffs[0];
    for (int hundreds = 1; hundreds < payoffs.length; hundreds++) {
      highest = Math.max(highest, payoffs[hundreds]);
      if ((payoffs[hundreds] - payoffs[0]) * steepest
          > (payoffs[steepest] - payoffs[0]) * hundreds) {
        steepest = hundreds;
      }
    }
    double rise = Math.max(0, payoffs[steepest] - payoffs[0]);
    for (int leaf = 0; leaf < TurnGraph.LEAVES; leaf++) {
      int piles = leaf % TurnGraph.PILES;
      int hundreds = leaf / (2 * TurnGraph.PILES);
      double survival = piles == 0 ? 0 : graph.survival[piles];
      double mean = (100.0 * hundreds * survival + graph.further[piles]) / (100.0 * steepest);
      boolean byLine =
          hundreds < TurnGraph.MOST_HUNDREDS && mean * rise < survival * (highest - payoffs[0]);
      double worth = payoffs[0] + (byLine ? mean * rise : survival * (highest - payoffs[0]));
      if (worth > worths[leaf]) {
        worths[leaf] = worth;
        slopes[leaf] = 1 - (byLine ? mean : survival);
      }
    }
  }

  private void solve(int stop, double[] payoffs) {
    double worth = graph.busts[stop] * payoffs[0];
    double slope = graph.busts[stop];
    int count = choose(stop);
    int offset = graph.offsets[stop];
    for (int at = 0; at < count; at++) {
      double chance = graph.chances[offset + at];
      worth += chance * values[at];
      slope += chance * slopes[best[at]];
    }
    int hundreds = graph.hundreds[stop];
    boolean scores = hundreds > 0 && payoffs[hundreds] >= worth;
    worths[TurnGraph.LEAVES + stop] = scores ? payoffs[hundreds] : worth;
    slopes[TurnGraph.LEAVES + stop] = scores ? 0 : slope;
  }

  /** Finds where the best placing of each deal leads, and how many there are. */
  private int choose(int stop) {
    Fan fan = graph.fans[stop];
    int[] less = lesser[fan.piles];
    int offset = graph.offsets[stop];
    for (int at = 0; at < fan.count; at++) {
      int place = graph.next[offset + at];
      double value = worths[place];
      for (int i = 3 * at; i < 3 * at + 3; i++) {
        if (values[less[i]] > value) {
          value = values[less[i]];
          place = best[less[i]];
        }
      }
      values[at] = value;
      best[at] = place;
    }
    return fan.count;
  }

  /** Writes how likely each total is, in hundreds, and at 0 how likely none, as last solved. */
  void distribute(double[] payoffs, double[] out) {
    Arrays.fill(out, 0);
    Arrays.fill(reach, 0);
    reach[graph.size - 1] = 1;
    for (int stop = graph.size - 1; stop >= 0; stop--) {
      int hundreds = graph.hundreds[stop];
      if (hundreds > 0 && worths[TurnGraph.LEAVES + stop] == payoffs[hundreds]) {
        out[hundreds] += reach[stop];
      } else if (reach[stop] > 0) {
        distribute(stop, out);
      }
    }
  }

  private void distribute(int stop, double[] out) {
    out[0] += reach[stop] * graph.busts[stop];
    int count = choose(stop);
    for (int at = 0; at < count; at++) {
      double chance = reach[stop] * graph.chances[graph.offsets[stop] + at];
      int place = best[at];
      if (place >= TurnGraph.LEAVES) {
        reach[place - TurnGraph.LEAVES] += chance;
      } else {
        out[place / TurnGraph.PILES % 2 * (place / (2 * TurnGraph.PILES))] += chance;
      }
    }
  }
}
