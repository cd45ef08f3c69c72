package tumult.games.maumau;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;

/**
 * A card as it looks; two cards of a colour and face, and all colour changers, look alike.
 *
 * <p>Its <i>kind</i> is its number: colour × 13 + face, and 52 for a colour changer.
 *
 * @param colour none for a colour changer
 * @param face the number or special
 */
public record Card(@Nullable Colour colour, Face face) {
  /** The kind of a colour changer, which is the last; all kinds below have a colour. */
  static final int CHANGER = 52;

  /** How many kinds there are. */
  static final int KINDS = 53;

  private static final List<Card> ALL = IntStream.range(0, KINDS).mapToObj(Card::make).toList();
  private static final Map<String, Card> BY_TEXT =
      ALL.stream().collect(Collectors.toMap(Card::toString, card -> card));

  public Card {
    if ((colour == null) != (face == Face.COLOUR_CHANGER)) {
      throw new BadInput("a colour changer has no colour, every other card has one");
    }
  }

  private static Card make(int kind) {
    return kind == CHANGER
        ? new Card(null, Face.COLOUR_CHANGER)
        : new Card(Colour.of(kind / Face.PER_COLOUR), Face.of(kind % Face.PER_COLOUR));
  }

  /** The card of a kind. */
  static Card of(int kind) {
    return ALL.get(kind);
  }

  /** Every kind of card, in order. */
  static List<Card> all() {
    return ALL;
  }

  int kind() {
    return colour == null ? CHANGER : colour.index() * Face.PER_COLOUR + face.index();
  }

  /** How many of this kind there are (R1). */
  int copies() {
    return colour == null ? 6 : 2;
  }

  /** The card in notation: {@code r8}, {@code b+2}, {@code C}. */
  @Override
  public String toString() {
    return colour == null ? face.text() : colour.letter() + face.text();
  }

  /** The card that a notation stands for. */
  static Card parse(String text) {
    Card card = BY_TEXT.get(text);
    if (card == null) {
      throw new BadInput(
          "'%s' is no card: expected g, b, r or y and 1–9, D, +2, +4 or S; or C".formatted(text));
    }
    return card;
  }
}
