package tumult.games.maumau;

import java.util.Comparator;
import java.util.List;
import tumult.engine.Rng;
import tumult.games.maumau.MauMauMove.Draw;
import tumult.games.maumau.MauMauMove.Lay;
import tumult.games.maumau.MauMauMove.Mau;
import tumult.games.maumau.MauMauMove.Name;
import tumult.games.maumau.MauMauMove.Silent;

/**
 * The rule of thumb: get rid of what counts much, keep what the next card can follow, keep the
 * colour changers for need, and attack a player who is about to finish.
 */
final class MauMauThumb {
  /** Out of so many times, "mau" is forgotten once (R21). */
  private static final int FORGETS = 25;

  /** So few cards in a hand are a threat. */
  private static final int FEW = 2;

  private static final int FOLLOWER = 2;
  private static final int ANOTHER_TURN = 6;
  private static final int HIT = 4;
  private static final int HIT_IN_NEED = 16;
  private static final int CHANGER = -12;

  private MauMauThumb() {}

  static MauMauMove choose(MauMauView view, int seat, List<MauMauMove> moves, Rng rng) {
    if (view.phase() == Phase.MAU) {
      return rng.below(FORGETS) == 0 ? new Silent() : new Mau();
    }
    return moves.stream().max(Comparator.comparingInt(move -> worth(move, view))).orElseThrow();
  }

  private static int worth(MauMauMove move, MauMauView view) {
    return switch (move) {
      case Lay lay -> worth(lay, view);
      case Name(Colour colour) -> count(colour, view);
      case Draw() -> CHANGER - 1; // R10: rather lay the changer
      default -> Integer.MIN_VALUE;
    };
  }

  private static int worth(Lay lay, MauMauView view) {
    Card card = lay.card();
    if (card.face() == Face.COLOUR_CHANGER) {
      return CHANGER + FOLLOWER * (lay.named() == null ? 0 : count(lay.named(), view));
    }
    return card.face().points() + FOLLOWER * followers(card, view) + harm(card.face(), view);
  }

  /** How many coloured cards of a colour are in hand. */
  private static int count(Colour colour, MauMauView view) {
    return (int) view.hand().stream().filter(card -> card.colour() == colour).count();
  }

  /** How many other cards in hand could be laid on a card. */
  private static int followers(Card card, MauMauView view) {
    return (int) view.hand().stream().filter(other -> follows(other, card)).count() - 1;
  }

  private static boolean follows(Card card, Card top) {
    return card.colour() == top.colour() || card.face() == top.face();
  }

  private static int harm(Face face, MauMauView view) {
    int hit = next(view, 1) <= FEW ? HIT_IN_NEED : HIT;
    return switch (face) {
      case DRAW_4, STOP -> view.handSizes().size() == 2 ? hit + ANOTHER_TURN : hit; // R12
      case DRAW_2 -> hit;
      case CHANGE_DIRECTION -> next(view, -1) - next(view, 1); // who is better off comes later
      default -> 0;
    };
  }

  /** How many cards the player after so many others holds. */
  private static int next(MauMauView view, int steps) {
    int seats = view.handSizes().size();
    int step = view.direction() == Direction.CLOCKWISE ? steps : -steps;
    return view.handSizes().get(Math.floorMod(view.turn() + step, seats));
  }
}
