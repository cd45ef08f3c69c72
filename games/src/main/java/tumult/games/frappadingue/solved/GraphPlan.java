package tumult.games.frappadingue.solved;

/** The best turn for some payoffs, as far as a graph knows; beyond it, by one deal ahead. */
final class GraphPlan implements TurnPlan {
  private final TurnGraph graph;
  private final double[] payoffs;
  private final double[] worths;

  GraphPlan(TurnGraph graph, double[] payoffs, double[] worths) {
    this.graph = graph;
    this.payoffs = payoffs;
    this.worths = worths;
  }

  @Override
  public double worth(long stop) {
    int known = graph.find(stop);
    return known == Stops.NONE ? Math.max(scored(stop), goingOn(stop)) : worths[known];
  }

  @Override
  public boolean goesOn(long stop) {
    return worth(stop) > scored(stop);
  }

  private double scored(long stop) {
    int total = graph.turn.total(stop);
    return payoffs[Cards.scorable(total) ? Math.min(total / 100, TurnGraph.MOST_HUNDREDS) : 0];
  }

  /** What the next deal is worth, if nothing is expected from stops that are not known. */
  double goingOn(long stop) {
    Fan fan = graph.turn.fan(stop);
    Deals deals = graph.turn.deals();
    double all = deals.count(fan, Turn.counter(stop));
    double[] values = new double[fan.count];
    for (int at = 0; at < fan.count; at++) {
      values[at] = deals.possible[at] ? after(stop, fan, at) : payoffs[0];
    }
    fan.raise(values);
    double alive = 0;
    double worth = 0;
    for (int at = 0; at < fan.count; at++) {
      alive += deals.weights[at];
      worth += deals.weights[at] * values[at];
    }
    return all == 0 ? payoffs[0] : (worth + (all - alive) * payoffs[0]) / all;
  }

  private double after(long stop, Fan fan, int at) {
    long next = Turn.key(Turn.counter(stop) + fan.cards[at], Turn.fifties(stop) + fan.fifties[at]);
    int known = graph.find(next);
    return next == Turn.OPENING || known == Stops.NONE ? scored(next) : worths[known];
  }
}
