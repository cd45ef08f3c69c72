package tumult.games.frappadingue.solved;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tumult.games.frappadingue.FrappadingueOptions;

/**
 * The best turn, by plain recursion in exact fractions over every deal and every placement there
 * can be, straight from the rules: no bound, no class of deals, nothing shared with what it checks.
 */
final class ExactTurn {
  /** R19: by kind, the points of none, one, two, … of it; -1 where so many cannot be placed. */
  private static final int[][] POINTS = {
    {0, -1, -1, 100, 200, 400},
    {0, 100, 200, 1000, 2000, 4000},
    {0, -1, -1, 200, 400, 800},
    {0, -1, -1, 300, 600, 1200},
    {0, -1, -1, 400, 800, 1600},
    {0, 50, 100, 500, 1000, 2000},
    {0, -1, -1, 600, 1200, 2400}
  };

  private static final int RANKS = POINTS.length;
  private static final int CRASH = 11;
  private static final int KINDS = 12;

  private final List<Integer> deck = new ArrayList<>();
  private final int[] specials;
  private final boolean crashOnDeal;
  private final IntFunction<Fraction> payoff;
  private final Fraction bust;
  private final Map<List<Integer>, Worth> stops = new HashMap<>();

  /** What a turn is worth, and how likely it ends without score. */
  record Worth(Fraction value, Fraction bust) {
    Worth plus(Worth other) {
      return new Worth(value.plus(other.value), bust.plus(other.bust));
    }

    Worth times(Fraction factor) {
      return new Worth(value.times(factor), bust.times(factor));
    }
  }

  ExactTurn(FrappadingueOptions options, IntFunction<Fraction> payoff, Fraction bust) {
    for (int kind = 0; kind < KINDS; kind++) {
      deck.add(
          kind < RANKS ? options.copies() : kind < CRASH ? options.specials() : options.crashes());
    }
    specials = new int[] {options.plusFive(), -50, 100, -100}; // R20, R21
    crashOnDeal = options.crashOnDeal();
    this.payoff = payoff;
    this.bust = bust;
  }

  Worth opening() {
    return deal(Collections.nCopies(KINDS, 0), 0);
  }

  /** All stops that were met: the cards of the counter, then the total. */
  Map<List<Integer>, Worth> stops() {
    return stops;
  }

  private Worth noScore() {
    return new Worth(bust, Fraction.ONE);
  }

  private Worth stop(List<Integer> counter, int total) {
    List<Integer> key = new ArrayList<>(counter);
    key.add(total);
    @Nullable Worth known = stops.get(key);
    if (known == null) {
      known = choose(counter, total);
      stops.put(key, known);
    }
    return known;
  }

  private Worth choose(List<Integer> counter, int total) {
    boolean scorable = total > 0 && total % 100 == 0; // R13, R14
    Worth scored = scorable ? new Worth(payoff.apply(total), Fraction.ZERO) : noScore();
    if (sum(counter) == sum(deck)) {
      return scored; // R18
    }
    Worth further = deal(counter, total);
    return scorable && scored.value.compareTo(further.value) >= 0 ? scored : further;
  }

  private Worth deal(List<Integer> counter, int total) {
    List<Integer> left = new ArrayList<>();
    for (int kind = 0; kind < KINDS; kind++) {
      left.add(deck.get(kind) - counter.get(kind));
    }
    int piles = Math.min(5 - sum(counter) % 5, sum(left)); // R11, R12, R18
    Worth all = draw(counter, total, left, new ArrayList<>(), piles, Fraction.ONE);
    return all.times(Fraction.ONE.over(ways(sum(left), piles)));
  }

  /** Draws so many cards kind by kind; ways is in how many ways those before came. */
  private Worth draw(
      List<Integer> counter,
      int total,
      List<Integer> left,
      List<Integer> drawn,
      int piles,
      Fraction ways) {
    if (drawn.size() == KINDS) {
      return piles == 0
          ? judge(counter, total, drawn).times(ways)
          : new Worth(Fraction.ZERO, Fraction.ZERO);
    }
    int copies = left.get(drawn.size());
    Worth sum = new Worth(Fraction.ZERO, Fraction.ZERO);
    for (int some = 0; some <= Math.min(copies, piles); some++) {
      List<Integer> more = new ArrayList<>(drawn);
      more.add(some);
      sum =
          sum.plus(draw(counter, total, left, more, piles - some, ways.times(ways(copies, some))));
    }
    return sum;
  }

  private Worth judge(List<Integer> counter, int total, List<Integer> deal) {
    boolean opening = sum(counter) == 0;
    if (deal.get(CRASH) > 0 && (!opening || crashOnDeal)) {
      return noScore(); // R15, R16
    }
    @Nullable Worth best = place(counter, total, deal, new ArrayList<>(), 0);
    return best == null ? noScore() : best; // R6
  }

  /** The best placement, kind by kind; null if there is none. */
  private @Nullable Worth place(
      List<Integer> counter, int total, List<Integer> deal, List<Integer> placed, int points) {
    if (placed.size() == RANKS) {
      return points == 0 ? null : after(counter, total + points, deal, placed);
    }
    int kind = placed.size();
    @Nullable Worth best = null;
    for (int some = 0; some <= deal.get(kind); some++) {
      if (POINTS[kind][some] >= 0) {
        List<Integer> more = new ArrayList<>(placed);
        more.add(some);
        @Nullable Worth worth = place(counter, total, deal, more, points + POINTS[kind][some]);
        best =
            best == null || (worth != null && worth.value.compareTo(best.value) > 0) ? worth : best;
      }
    }
    return best;
  }

  private Worth after(List<Integer> counter, int total, List<Integer> deal, List<Integer> placed) {
    List<Integer> more = new ArrayList<>();
    int sum = total;
    for (int kind = 0; kind < KINDS; kind++) {
      int some = kind < RANKS ? placed.get(kind) : kind < CRASH ? deal.get(kind) : 0; // R9
      more.add(counter.get(kind) + some);
      sum += kind < RANKS || kind == CRASH ? 0 : some * specials[kind - RANKS];
    }
    return stop(more, sum);
  }

  private static int sum(List<Integer> numbers) {
    return numbers.stream().mapToInt(n -> n).sum();
  }

  private static Fraction ways(int cards, int drawn) {
    Fraction ways = Fraction.ONE;
    for (int i = 0; i < drawn; i++) {
      ways = ways.times(Fraction.of(cards - i, i + 1));
    }
    return ways;
  }
}
