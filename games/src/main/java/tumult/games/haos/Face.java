package tumult.games.haos;

import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.BadInput;

/**
 * What a card shows, as a number: 4 × symbol + colour, then the four specials. Equal specials share
 * a face; the cards themselves are numbered so that a card's face is quickly told.
 */
final class Face {
  static final int SYMBOLS = 15;
  static final int FAMILY = 3;
  static final int GRAB = 60;
  static final int PALM = 61;
  static final int ALL = 62;
  static final int LEFT = 63;
  static final int COUNT = 64;

  /** How many card numbers there are: the symbol cards, then six rounds of the four specials. */
  static final int CARDS = GRAB + 4 * HaosOptions.MOST_COPIES;

  private static final String COLOURS = "gbry";
  private static final String[] SPECIALS = {"Grab", "Palm", "All", "Left"};
  private static final List<String> TEXTS =
      IntStream.range(0, COUNT).mapToObj(Face::write).toList();

  private Face() {}

  /** The face of a card. */
  static int of(int card) {
    return card < GRAB ? card : GRAB | (card & 3);
  }

  /** The symbol of a face; {@link Tops#NO_SYMBOL} for a special. */
  static int symbol(int face) {
    return face >> 2;
  }

  /** The family of a symbol: three that look much alike are neighbours (R1). */
  static int family(int symbol) {
    return symbol / FAMILY;
  }

  static String text(int face) {
    return TEXTS.get(face);
  }

  private static String write(int face) {
    return face >= GRAB
        ? SPECIALS[face - GRAB]
        : COLOURS.charAt(face & 3) + symbolText(symbol(face));
  }

  static String symbolText(int symbol) {
    return Character.toString((char) ('A' + symbol));
  }

  static int parse(String text) {
    int face = TEXTS.indexOf(text);
    if (face >= 0) {
      return face;
    }
    throw new BadInput(
        "'%s' is no card: expected a colour g, b, r or y and a symbol A–O, or %s"
            .formatted(text, String.join(", ", SPECIALS)));
  }
}
