package tumult.games.maumau;

import tumult.engine.BadInput;
import tumult.games.maumau.MauMauMove.Deal;
import tumult.games.maumau.MauMauMove.Dealer;
import tumult.games.maumau.MauMauMove.Draw;
import tumult.games.maumau.MauMauMove.Lay;
import tumult.games.maumau.MauMauMove.Mau;
import tumult.games.maumau.MauMauMove.Name;
import tumult.games.maumau.MauMauMove.Silent;
import tumult.games.maumau.MauMauMove.Starter;

/**
 * The codes of the moves, each constant the first of its group.
 *
 * <p>To lay a coloured card has that card's kind as its code; a colour changer has one code for
 * each colour it can name, and one for naming none.
 */
final class Actions {
  static final int LAY_CHANGER = Card.CHANGER;
  static final int LAY_LAST_CHANGER = LAY_CHANGER + 4;
  static final int DRAW = LAY_LAST_CHANGER + 1;
  static final int MAU = DRAW + 1;
  static final int SILENT = MAU + 1;
  static final int NAME = SILENT + 1;
  static final int CARD = NAME + 4;
  static final int STARTER = CARD + Card.KINDS;
  static final int DEALER = STARTER + Card.KINDS;

  private Actions() {}

  static int code(MauMauMove move, int seats) {
    return switch (move) {
      case Lay(Card card, Colour named) when named != null -> LAY_CHANGER + named.index();
      case Lay(Card card, _) when card.kind() == Card.CHANGER -> LAY_LAST_CHANGER;
      case Lay(Card card, _) -> card.kind();
      case Draw() -> DRAW;
      case Mau() -> MAU;
      case Silent() -> SILENT;
      case Name(Colour colour) -> NAME + colour.index();
      case Deal(Card card) -> CARD + card.kind();
      case Starter(Card card) -> STARTER + card.kind();
      case Dealer(int seat) when seat >= 0 && seat < seats -> DEALER + seat;
      case Dealer(int seat) ->
          throw new BadInput("dealer %d: expected a seat 0–%d".formatted(seat, seats - 1));
    };
  }

  static MauMauMove move(int action) {
    if (action < DRAW) {
      return lay(action);
    } else if (action >= DEALER) {
      return new Dealer(action - DEALER);
    } else if (action >= STARTER) {
      return new Starter(Card.of(action - STARTER));
    } else if (action >= CARD) {
      return new Deal(Card.of(action - CARD));
    } else if (action >= NAME) {
      return new Name(Colour.of(action - NAME));
    }
    return action == DRAW ? new Draw() : action == MAU ? new Mau() : new Silent();
  }

  private static Lay lay(int action) {
    boolean names = action >= LAY_CHANGER && action < LAY_LAST_CHANGER;
    return new Lay(
        Card.of(Math.min(action, Card.CHANGER)), names ? Colour.of(action - LAY_CHANGER) : null);
  }
}
