package tumult.games.maumau;

import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Notation;
import tumult.engine.Position;
import tumult.engine.Seat;
import tumult.games.maumau.MauMauMove.Deal;
import tumult.games.maumau.MauMauMove.Dealer;
import tumult.games.maumau.MauMauMove.Draw;
import tumult.games.maumau.MauMauMove.Lay;
import tumult.games.maumau.MauMauMove.Mau;
import tumult.games.maumau.MauMauMove.Name;
import tumult.games.maumau.MauMauMove.Silent;
import tumult.games.maumau.MauMauMove.Starter;

/** Moves and positions as text; {@link MauMauReader} reads the positions back. */
final class MauMauNotation {
  /** What others see of a card that somebody gets. */
  static final String HIDDEN_CARD = "card ?";

  /** A field of a position in which there is nothing. */
  static final String NONE = "-";

  private static final String EXPECTED =
      "'%s' is no move: expected e.g. lay r8, lay C=g, lay C, draw, mau, silent, name g,"
          + " card r8, starter r8 or dealer 0";

  private MauMauNotation() {}

  static String text(MauMauMove move) {
    return switch (move) {
      case Lay(Card card, Colour named) when named != null -> "lay C=" + named.letter();
      case Lay(Card card, _) -> "lay " + card;
      case Draw() -> "draw";
      case Mau() -> "mau";
      case Silent() -> "silent";
      case Name(Colour colour) -> "name " + colour.letter();
      case Deal(Card card) -> "card " + card;
      case Starter(Card card) -> "starter " + card;
      case Dealer(int seat) -> "dealer " + seat;
    };
  }

  static MauMauMove parse(String text, int seats) {
    String[] words = text.split(" ", -1);
    if (words.length > 2) {
      throw new BadInput(EXPECTED.formatted(text));
    }
    return words.length == 1 ? word(text) : words(words[0], words[1], text, seats);
  }

  private static MauMauMove word(String text) {
    return switch (text) {
      case "draw" -> new Draw();
      case "mau" -> new Mau();
      case "silent" -> new Silent();
      default -> throw new BadInput(EXPECTED.formatted(text));
    };
  }

  private static MauMauMove words(String verb, String object, String text, int seats) {
    return switch (verb) {
      case "lay" -> lay(object);
      case "name" -> new Name(Colour.parse(object));
      case "card" -> new Deal(Card.parse(object));
      case "starter" -> new Starter(Card.parse(object));
      case "dealer" -> new Dealer(Notation.seat(object, seats));
      default -> throw new BadInput(EXPECTED.formatted(text));
    };
  }

  private static Lay lay(String object) {
    return object.startsWith("C=")
        ? new Lay(Card.of(Card.CHANGER), Colour.parse(object.substring(2)))
        : new Lay(Card.parse(object), null);
  }

  static Position write(MauMauState state) {
    MauMauView open = MauMauView.of(state, Seat.SPECTATOR);
    Colour named = open.named();
    Position position =
        new Position()
            .put("round", open.round())
            .put("dealer", open.dealer())
            .put("phase", Notation.word(open.phase()))
            .put("turn", open.turn())
            .put("direction", Notation.word(open.direction()))
            .put("turnsPlayed", open.turnsPlayed())
            .put("owed", open.owed())
            .put("due", open.due())
            .putAll("hands", hands(state))
            .put("discards", texts(open.discards()))
            .put("named", named == null ? NONE : named.letter())
            .put("pile", texts(state.cards.list(state.pile)))
            .put("scores", open.scores());
    return open.lastRound().isEmpty()
        ? position.put("shown", List.of())
        : position.putAll(
            "shown", open.lastRound().stream().map(shown -> texts(shown.hand())).toList());
  }

  private static List<List<String>> hands(MauMauState state) {
    return IntStream.range(0, state.seats).mapToObj(s -> texts(state.cards.list(s))).toList();
  }

  private static List<String> texts(List<Card> cards) {
    return cards.stream().map(Card::toString).toList();
  }
}
