package tumult.games.frappadingue;

import java.util.Arrays;
import java.util.stream.IntStream;
import tumult.engine.Rng;
import tumult.games.frappadingue.FrappadingueView.PadLine;

/**
 * The rule of thumb: score as soon as the next deal is likely to cost more than it brings, and
 * place what leaves the best prospects. Once somebody has reached the target, less than the lead is
 * nothing.
 */
final class FrappadingueThumb {
  /** What is left of a total that cannot be scored yet (R13), on average. */
  private static final double ODD_TOTAL = 0.8;

  /** So many points in hand are given up for safety: the next total may not be scorable. */
  private static final int CAUTION = 20;

  private final FrappadingueOptions options;
  private final Counter points;

  /** Of a whole deck, by the number of piles. */
  private final Odds[] odds = new Odds[Counter.FULL_HAND + 1];

  FrappadingueThumb(FrappadingueOptions options, Deck deck) {
    this.options = options;
    this.points = new Counter(options);
    Arrays.setAll(odds, piles -> Odds.of(deck.cards(), piles, points));
  }

  int choose(FrappadingueView view, int seat, int[] actions, Rng rng) {
    if (Arrays.binarySearch(actions, FrappadingueMove.SCORE) >= 0) {
      return scores(view, seat) ? FrappadingueMove.SCORE : FrappadingueMove.REDEAL;
    }
    int best = actions[0];
    double most = worth(best, view);
    for (int action : actions) {
      double worth = worth(action, view);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  /** What a child does: drive on for too long, or place any cards. */
  static int driveOn(FrappadingueView view, int seat, int[] actions, Rng rng) {
    int last = actions[actions.length - 1];
    return last == FrappadingueMove.REDEAL ? last : actions[rng.below(actions.length)];
  }

  private boolean scores(FrappadingueView view, int seat) {
    int lead = lead(view, seat);
    if (lead >= options.target() && view.pad().get(seat).score() + view.total() < lead) {
      return false; // R23
    }
    Odds next = Odds.of(supply(view), view.nextPiles(), points);
    return view.total() + CAUTION >= next.expected(view.total());
  }

  private static int lead(FrappadingueView view, int seat) {
    return IntStream.range(0, view.pad().size())
        .filter(other -> other != seat)
        .mapToObj(view.pad()::get)
        .mapToInt(PadLine::score)
        .max()
        .orElse(0);
  }

  /** The cards that the next deal may show. */
  private static long supply(FrappadingueView view) {
    return view.deck().stream()
        .mapToLong(supply -> supply.count() * CardSet.one(supply.card()))
        .sum();
  }

  /** The prospects of a total after placing some cards. */
  private double worth(int action, FrappadingueView view) {
    if (action >= FrappadingueMove.SCORE) {
      return 0;
    }
    long visible = CardSet.of(view.piles().stream().map(FrappadingueView.Pile::card).toList());
    long placing = Placement.cards(action) + CardSet.specials(visible); // R9
    int total = view.total() + points.pointsOf(placing);
    int placed = (view.placed() + CardSet.size(placing)) % Counter.FULL_HAND;
    double further = odds[Counter.FULL_HAND - placed].expected(total);
    return Counter.scorable(total) ? Math.max(total, further) : ODD_TOTAL * further;
  }
}
