package tumult.games.maumau;

import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;

/** Something that happens in Mau Mau: what a seat does, or what chance brings. */
public sealed interface MauMauMove {
  /** Chance: the lot for the first dealer (R4). */
  record Dealer(int seat) implements MauMauMove {}

  /** Chance: the next card due to somebody. */
  record Deal(Card card) implements MauMauMove {}

  /** Chance: the card that starts the discard pile (R5). */
  record Starter(Card card) implements MauMauMove {}

  /**
   * Lays a card (R6).
   *
   * @param named the colour that a colour changer names, unless it is the last card (R8, R23)
   */
  record Lay(Card card, @Nullable Colour named) implements MauMauMove {
    public Lay {
      if (named != null && card.face() != Face.COLOUR_CHANGER) {
        throw new BadInput("only a colour changer names a colour, not " + card);
      }
    }
  }

  /** Draws a card, or the sum owed (R9, R14). */
  record Draw() implements MauMauMove {}

  /** Says "mau" (R21). */
  record Mau() implements MauMauMove {}

  /** Does not say "mau" (R21). */
  record Silent() implements MauMauMove {}

  /** Names the colour of a colour changer that started the discard pile (R5). */
  record Name(Colour colour) implements MauMauMove {}
}
