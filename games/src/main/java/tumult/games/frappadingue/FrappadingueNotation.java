package tumult.games.frappadingue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.games.frappadingue.FrappadingueMove.First;
import tumult.games.frappadingue.FrappadingueMove.Place;
import tumult.games.frappadingue.FrappadingueMove.Redeal;
import tumult.games.frappadingue.FrappadingueMove.Score;
import tumult.games.frappadingue.FrappadingueMove.Show;

/**
 * Moves as text, in and out, and positions out; {@link PositionReader} reads them.
 *
 * <p>A position: {@code phase=choose first=0 turn=1 round=3 deal=8,12,7,-5,X counter=8,-5 total=50
 * placed=2 …}. The counter has a list for each placing; in the phase {@code choose} the last of
 * them came from the deal, which still shows it.
 */
final class FrappadingueNotation {
  private static final String FIRST = "first ";
  private static final String SHOW = "card ";
  private static final String PLACE = "place ";
  private static final String SCORE = "score";
  private static final String REDEAL = "redeal";

  private FrappadingueNotation() {}

  static String text(FrappadingueMove move) {
    return switch (move) {
      case First(int seat) -> FIRST + seat;
      case Show(var card) -> SHOW + card.text();
      case Place(var cards) ->
          PLACE + cards.stream().map(Card::text).collect(Collectors.joining(","));
      case Score() -> SCORE;
      case Redeal() -> REDEAL;
    };
  }

  static FrappadingueMove parse(String text, int seats) {
    FrappadingueMove move = move(text, seats);
    if (!text(move).equals(text)) {
      throw new BadInput("'%s' is written '%s'".formatted(text, text(move)));
    }
    return move;
  }

  private static FrappadingueMove move(String text, int seats) {
    if (text.startsWith(PLACE)) {
      return new Place(
          Arrays.stream(text.substring(PLACE.length()).split(",", -1)).map(Card::parse).toList());
    }
    if (text.startsWith(SHOW)) {
      return new Show(Card.parse(text.substring(SHOW.length())));
    }
    if (text.startsWith(FIRST)) {
      return new First(seat(text.substring(FIRST.length()), seats));
    }
    return switch (text) {
      case SCORE -> new Score();
      case REDEAL -> new Redeal();
      default ->
          throw new BadInput(
              "'%s' is no move: expected place 8,12 or score, redeal, card 8, first 0"
                  .formatted(text));
    };
  }

  /** The seat that a text names. */
  static int seat(String text, int seats) {
    if (text.length() != 1 || text.charAt(0) < '0' || text.charAt(0) >= '0' + seats) {
      throw new BadInput("'%s' is no seat: expected 0–%d".formatted(text, seats - 1));
    }
    return text.charAt(0) - '0';
  }

  static Position write(FrappadingueState state, int seats) {
    Counter counter = state.counter();
    Pad pad = state.pad();
    Position position =
        new Position()
            .put("phase", word(state.phase()))
            .put("first", seatOrNone(state.first()))
            .put("turn", seatOrNone(state.turn()))
            .put("round", state.round())
            .put("deal", texts(Deal.unpack(state.deal().faces())))
            .put("due", state.deal().due());
    return putCounter(position, counter)
        .put("total", counter.total())
        .put("placed", counter.placed())
        .put("deck", each(Card.KINDS, card -> CardSet.count(state.supply(), card)))
        .put("scores", each(seats, pad::score))
        .put("lastEndings", each(seats, seat -> word(pad.ending(seat))))
        .put("lastTotals", each(seats, pad::lastTotal))
        .putAll("lastDeals", each(seats, seat -> texts(pad.lastDeal(seat))));
  }

  private static Position putCounter(Position position, Counter counter) {
    List<List<String>> placings =
        counter.placings().mapToObj(cards -> texts(CardSet.cards(cards))).toList();
    return placings.isEmpty()
        ? position.put("counter", placings)
        : position.putAll("counter", placings);
  }

  private static <T> List<T> each(int count, IntFunction<T> entry) {
    return IntStream.range(0, count).mapToObj(entry).toList();
  }

  private static List<String> texts(List<Card> cards) {
    return cards.stream().map(Card::text).toList();
  }

  private static String seatOrNone(int seat) {
    return seat == FrappadingueState.NOBODY ? PositionReader.NONE : Integer.toString(seat);
  }

  /** How a phase or an ending is written: {@code OUT_OF_CARDS} is {@code out-of-cards}. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
