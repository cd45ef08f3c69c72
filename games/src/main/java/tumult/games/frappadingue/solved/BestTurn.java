package tumult.games.frappadingue.solved;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tumult.engine.Rng;
import tumult.games.frappadingue.CardSet;

/**
 * The best that a turn can be worth for an {@link Aim}, between two bounds that can be brought as
 * near to each other as wanted.
 *
 * <p>It knows some stops, and looks on from those that it has <em>opened</em>; of any other it
 * knows only that scoring now is possible, and what {@link Ceiling} says. From the opened stops
 * both bounds are brought back to the opening, each with the placings that are best by it, and
 * rounded away from each other. If one always places and goes on as the upper bound likes best, the
 * two differ at the opening by no more than by what the stops where that leads differ by on
 * average: so the ones that contribute most to it are opened next. Bounds stay right whichever are
 * opened.
 */
final class BestTurn implements TurnPlan {
  /** A stop is opened if it contributes this part of what an average one may. */
  private static final double SHARE = 1.0 / 30;

  /** Contributions smaller than this part of the least that matters are not added up. */
  private static final double CRUMB = 0.01;

  /** What is below this is rounding. */
  private static final double LEAST = 1e-15;

  private final Turn turn;
  private final Aim aim;
  private final Deals deals;
  private final Stops stops = new Stops();

  /** The stops by the number of cards in the counter. */
  private final List<List<Integer>> layers = new ArrayList<>();

  private double[] low = new double[1 << 9];
  private double[] high = new double[1 << 9];
  private double[] reach = new double[1 << 9];
  private boolean[] open = new boolean[1 << 9];
  private int opened;

  private final double[] lows = new double[Turn.MOST_PLACINGS];
  private final double[] highs = new double[Turn.MOST_PLACINGS];
  private final int[] children = new int[Turn.MOST_PLACINGS];
  private final int[] best = new int[Turn.MOST_PLACINGS];

  BestTurn(Turn turn, Aim aim) {
    this.turn = turn;
    this.aim = aim;
    deals = turn.deals();
    for (int placed = 0; placed <= turn.cards.size; placed++) {
      layers.add(new ArrayList<>());
    }
    add(Turn.OPENING, 0, Double.MAX_VALUE);
    open(0);
    bringBack();
  }

  double low() {
    return low[0];
  }

  double high() {
    return high[0];
  }

  /** What a stop is worth at least; the plan's own value is never less. */
  @Override
  public double worth(long stop) {
    int known = stops.find(stop);
    return known == Stops.NONE ? scored(turn.total(stop)) : low[known];
  }

  @Override
  public boolean goesOn(long stop) {
    return worth(stop) > scored(turn.total(stop));
  }

  int opened() {
    return opened;
  }

  /** A number for all that is open and its lower bounds: another table hardly ever has the same. */
  long hash() {
    long hash = opened;
    for (int stop = 0; stop < stops.count(); stop++) {
      if (open[stop]) {
        hash = Rng.mix(hash + stops.key(stop));
        hash = Rng.mix(hash + Double.doubleToLongBits(low[stop]));
      }
    }
    return hash;
  }

  /** The keys of the stops that are open, the opening's included. */
  LongStream openKeys() {
    return IntStream.range(0, stops.count()).filter(stop -> open[stop]).mapToLong(stops::key);
  }

  /** Opens stops until the bounds are this near, so many are open, or there are no more. */
  void narrow(double width, int most) {
    double threshold = high() - low();
    boolean more = true;
    while (more && high() - low() > width && opened < most) {
      int before = opened;
      threshold = Math.min(threshold / 3, (high() - low()) / Math.sqrt(opened) * SHARE);
      openWhatMatters(threshold);
      bringBack();
      more = opened > before || threshold > LEAST;
    }
  }

  private int add(long key, double least, double most) {
    int stop = stops.add(key);
    if (stop == low.length) {
      low = Arrays.copyOf(low, 2 * stop);
      high = Arrays.copyOf(high, 2 * stop);
      reach = Arrays.copyOf(reach, 2 * stop);
      open = Arrays.copyOf(open, 2 * stop);
    }
    low[stop] = least;
    high[stop] = most;
    layers.get(Turn.placed(key)).add(stop);
    return stop;
  }

  private void open(int stop) {
    open[stop] = true;
    opened++;
  }

  /** Works out the bounds of all open stops, those with most cards in the counter first. */
  private void bringBack() {
    for (List<Integer> layer : layers.reversed()) {
      for (int stop : layer) {
        if (open[stop]) {
          bringBack(stop);
        }
      }
    }
  }

  private void bringBack(int stop) {
    Fan fan = turn.fan(stops.key(stop));
    double all = look(stop, fan);
    fan.raise(lows);
    fan.raise(highs);
    double least = 0;
    double most = 0;
    for (int at = 0; at < fan.count; at++) {
      least += deals.weights[at] * lows[at];
      most += deals.weights[at] * highs[at];
    }
    double scored = scored(turn.total(stops.key(stop)));
    low[stop] = Math.max(scored, least / all * Ceiling.DOWN);
    high[stop] = Math.min(high[stop], Math.max(scored, most / all * Ceiling.UP));
  }

  private double scored(int total) {
    return Cards.scorable(total) ? aim.worth(total) : 0;
  }

  /** Finds both bounds of every placing, and returns how many deals there are. */
  private double look(int stop, Fan fan) {
    long key = stops.key(stop);
    long counter = Turn.counter(key);
    int fifties = Turn.fifties(key);
    int total = turn.total(key);
    int index = turn.ceiling.index(counter);
    double all = deals.count(fan, counter);
    for (int at = 0; at < fan.count; at++) {
      lows[at] = 0;
      highs[at] = 0;
      if (deals.possible[at]) {
        int child = stops.find(Turn.key(counter + fan.cards[at], fifties + fan.fifties[at]));
        children[at] = child;
        if (child == Stops.NONE) {
          lows[at] = scored(total + fan.points[at]);
          highs[at] =
              Math.max(
                  lows[at],
                  most(counter + fan.cards[at], index + fan.step[at], total + fan.points[at]));
        } else {
          lows[at] = low[child];
          highs[at] = high[child];
        }
      }
    }
    return all;
  }

  /** What going on from a stop that is not known can be worth at most. */
  private double most(long counter, int index, int total) {
    if (CardSet.size(counter) == turn.cards.size) {
      return 0; // R18
    }
    int fives = CardSet.count(counter, Cards.SPECIAL);
    double points = turn.ceiling.points(index, total, fives);
    return aim.most(turn.ceiling.survival(index, fives), points) * Ceiling.UP;
  }

  /** Follows the upper bound from the opening, and opens what contributes to the difference. */
  private void openWhatMatters(double threshold) {
    Arrays.fill(reach, 0);
    reach[0] = 1;
    for (List<Integer> layer : layers) {
      for (int stop : layer) {
        if (!open[stop] && reach[stop] * (high[stop] - low[stop]) > threshold) {
          open(stop);
        }
        if (open[stop] && reach[stop] > 0 && goesOn(stop)) {
          follow(stop, threshold);
        }
      }
    }
  }

  private boolean goesOn(int stop) {
    return high[stop] > low[stop] && high[stop] > scored(turn.total(stops.key(stop)));
  }

  private void follow(int stop, double threshold) {
    long key = stops.key(stop);
    Fan fan = turn.fan(key);
    double all = look(stop, fan);
    fan.best(highs, best);
    for (int at = 0; at < fan.count; at++) {
      int placing = best[at];
      double chance = reach[stop] * deals.weights[at] / all;
      if (chance * (highs[placing] - lows[placing]) > threshold * CRUMB) {
        int child = child(key, fan, placing);
        if (child != Stops.NONE) {
          reach[child] += chance;
        }
      }
    }
  }

  /** The stop after a placing, which is added if it is new. */
  private int child(long key, Fan fan, int placing) {
    if (children[placing] == Stops.NONE) {
      long next =
          Turn.key(
              Turn.counter(key) + fan.cards[placing], Turn.fifties(key) + fan.fifties[placing]);
      if (next != Turn.OPENING && Turn.placed(next) < turn.cards.size) {
        children[placing] = add(next, lows[placing], highs[placing]);
      }
    }
    return children[placing];
  }
}
