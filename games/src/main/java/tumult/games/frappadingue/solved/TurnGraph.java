package tumult.games.frappadingue.solved;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.LongStream;

/**
 * Some stops of a turn with all that can follow each, laid out flat, so that a turn can be worked
 * out again and again for other payoffs ({@link TurnWorths}). Immutable.
 *
 * <p>The stops are numbered so that what follows comes first; the last one is the opening. A
 * placing that leads to none of them leads to a <em>leaf</em>: of it one knows the piles that come
 * next, the total rounded up to hundreds, and whether that can be scored.
 */
final class TurnGraph {
  /** Totals above this many hundreds count as so many. */
  static final int MOST_HUNDREDS = 255;

  /** Leaves differ by the piles of the next deal, 0 to 5. */
  static final int PILES = 6;

  static final int LEAVES = 2 * PILES * (MOST_HUNDREDS + 1);

  /** The aims for which a turn is looked into: so many hundreds at least. */
  private static final int AIMS = 10;

  final Turn turn;
  final int size;
  final Fan[] fans;

  /** Where the placings of a stop begin. */
  final int[] offsets;

  /** Where each placing leads: a leaf, or {@link #LEAVES} and a stop. */
  final int[] next;

  /** How likely the deal is for which each placing stands. */
  final double[] chances;

  /** How likely no deal is after which one can place. */
  final double[] busts;

  /** What can be scored at a stop, in hundreds; 0 if nothing. */
  final int[] hundreds;

  /** By piles: bounds of {@link Ceiling} that hold for all leaves. */
  final double[] survival = new double[PILES];

  final double[] further = new double[PILES];

  private final Stops stops = new Stops();

  /**
   * The stops that matter when points are wanted, or at least 100, 200, … 1,000 of them.
   *
   * @param width how near to each other the bounds of these chances must be
   * @param most how many stops may be looked into for each
   */
  static TurnGraph of(Turn turn, double width, int most) {
    LongStream keys = keys(turn, Aim.POINTS, 100 * width, most);
    for (int aim = 1; aim <= AIMS; aim++) {
      keys = LongStream.concat(keys, keys(turn, Aim.atLeast(100 * aim), width, most));
    }
    return new TurnGraph(turn, keys.distinct().toArray());
  }

  private static LongStream keys(Turn turn, Aim aim, double width, int most) {
    BestTurn best = new BestTurn(turn, aim);
    best.narrow(width, most);
    return best.openKeys();
  }

  TurnGraph(Turn turn, long[] keys) {
    this.turn = turn;
    Comparator<Long> placed = Comparator.comparingInt(Turn::placed);
    Arrays.stream(keys)
        .boxed()
        .sorted(placed.reversed().thenComparing(Comparator.naturalOrder()))
        .forEach(stops::add);
    size = keys.length;
    fans = new Fan[size];
    offsets = new int[size];
    int edges = 0;
    for (int stop = 0; stop < size; stop++) {
      fans[stop] = turn.fan(stops.key(stop));
      offsets[stop] = edges;
      edges += fans[stop].count;
    }
    next = new int[edges];
    chances = new double[edges];
    busts = new double[size];
    hundreds = new int[size];
    Deals deals = turn.deals();
    for (int stop = 0; stop < size; stop++) {
      lay(stop, deals);
    }
  }

  private void lay(int stop, Deals deals) {
    long key = stops.key(stop);
    Fan fan = fans[stop];
    int total = turn.total(key);
    hundreds[stop] = Cards.scorable(total) ? Math.min(total / 100, MOST_HUNDREDS) : 0;
    double all = deals.count(fan, Turn.counter(key));
    double alive = 0;
    for (int at = 0; at < fan.count; at++) {
      if (deals.possible[at]) {
        next[offsets[stop] + at] = next(key, fan, at);
        chances[offsets[stop] + at] = deals.weights[at] / all;
        alive += deals.weights[at];
      }
    }
    busts[stop] = 1 - alive / all;
  }

  private int next(long key, Fan fan, int at) {
    long counter = Turn.counter(key) + fan.cards[at];
    int stop = stops.find(Turn.key(counter, Turn.fifties(key) + fan.fifties[at]));
    if (stop != Stops.NONE) {
      return LEAVES + stop;
    }
    int piles = turn.cards.piles(Turn.placed(key) + fan.size[at]);
    if (piles > 0) {
      int index = turn.ceiling.index(counter);
      survival[piles] = Math.max(survival[piles], turn.ceiling.survival(index, 0));
      further[piles] = Math.max(further[piles], turn.ceiling.points(index, 0, 0));
    }
    return leaf(turn.total(key) + fan.points[at], piles);
  }

  /** The leaf with this total and so many piles to come. */
  static int leaf(int total, int piles) {
    int up = Math.min((Math.max(total, 0) + 99) / 100, MOST_HUNDREDS);
    return PILES * (2 * up + (Cards.scorable(total) ? 1 : 0)) + piles;
  }

  /** The number of a stop, or {@link Stops#NONE}. */
  int find(long key) {
    return key == Turn.OPENING ? size - 1 : stops.find(key);
  }
}
