package tumult.games.kaos;

import java.util.List;
import java.util.stream.IntStream;
import tumult.games.kaos.KaosView.Player;

/** What each use of a chaos card would gain for a seat, by the measure of {@link Prospects}. */
final class Uses {
  /** What it is worth that somebody else loses, against gaining as much oneself. */
  private static final double SPITE = 0.7;

  /** A pot is not reckoned smaller than this. */
  private static final int SMALL_POT = 12;

  private final KaosView view;
  private final int seat;
  private final Prospects prospects;
  private final List<Integer> hand;
  private final int total;
  private final double now;

  Uses(KaosView view, int seat, Prospects prospects) {
    this.view = view;
    this.seat = seat;
    this.prospects = prospects;
    this.hand = view.players().get(seat).knownCards();
    this.total = Prospects.total(hand);
    this.now = prospects.of(total);
  }

  /** What a use would gain; nothing for a move that is none. */
  double of(KaosMove move) {
    return switch (move) {
      case KaosMove.Reset(int other) -> reset(other);
      case KaosMove.Steal(int other) -> steal(other);
      case KaosMove.ChanceSwap(int card) -> prospects.withAnyCard(total - card) - now;
      case KaosMove.ChanceDrop(int card) -> prospects.of(total - card) - now;
      case KaosMove.Perfect() -> prospects.withBestCard(total) - now;
      case KaosMove.Destroy() -> prospects.withoutAnyCard(hand) - now;
      case KaosMove.Switch() -> ofChips(chips(neighbour()) - chips(seat));
      default -> 0;
    };
  }

  /** What taking a Dare is likely to gain: a card from the pile and all saved ones are used. */
  double ofDare() {
    double saved = view.players().get(seat).knownSaved().stream().mapToDouble(this::best).sum();
    double drawn = 0;
    long deck = ChaosCard.deck();
    for (ChaosCard card : ChaosCard.list(deck)) {
      drawn += best(card) / Cards.size(deck);
    }
    return saved + drawn;
  }

  /** What so many chips are worth, beside the pot that a hand may win. */
  double ofChips(int chips) {
    return 100.0 * chips / Math.max(SMALL_POT, view.pot());
  }

  private double best(ChaosCard card) {
    return switch (card) {
      case CHANCE -> chance();
      case RESET -> others().mapToDouble(this::reset).max().orElse(0);
      case STEAL -> others().mapToDouble(this::steal).max().orElse(0);
      case PERFECT -> of(new KaosMove.Perfect());
      case DESTROY -> of(new KaosMove.Destroy());
      case SWITCH -> of(new KaosMove.Switch());
    };
  }

  private double chance() {
    return hand.stream()
        .mapToDouble(
            card -> Math.max(of(new KaosMove.ChanceSwap(card)), of(new KaosMove.ChanceDrop(card))))
        .max()
        .orElse(0);
  }

  private double reset(int target) {
    return target == seat
        ? prospects.withAnyCard(0) - now
        : SPITE * (prospects(view.players().get(target)) - prospects.withAnyCard(0));
  }

  private double steal(int target) {
    Player player = view.players().get(target);
    int unknown = unknown(player);
    double left =
        unknown == 0
            ? prospects.withoutAnyCard(player.knownCards())
            : prospects.ofPartly(player.knownCards(), unknown - 1);
    return SPITE * (prospects(player) - left);
  }

  private double prospects(Player player) {
    return prospects.ofPartly(player.knownCards(), unknown(player));
  }

  private static int unknown(Player player) {
    return player.cards() - player.knownCards().size();
  }

  private IntStream others() {
    return IntStream.range(0, view.players().size())
        .filter(other -> other != seat && view.players().get(other).inRound());
  }

  private int chips(int player) {
    return view.players().get(player).chips();
  }

  /** The next in the round to the left (R30). */
  private int neighbour() {
    int seats = view.players().size();
    int left = (seat + 1) % seats;
    while (!view.players().get(left).inRound()) {
      left = (left + 1) % seats;
    }
    return left;
  }
}
