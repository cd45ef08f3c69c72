package tumult.games.frappadingue;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Notation;
import tumult.engine.Position;
import tumult.games.frappadingue.FrappadingueMove.Place;

/**
 * Placements being read, and positions being written; {@link PositionReader} reads those.
 *
 * <p>A position: {@code phase=choose first=0 turn=1 round=3 deal=8,12,7,-5,X counter=8,-5 total=50
 * placed=2 …}. The counter has a list for each placing; in the phase {@code choose} the last of
 * them came from the deal, which still shows it.
 */
final class FrappadingueNotation {
  private static final String PLACE = "place ";

  private FrappadingueNotation() {}

  /** The placement that a notation stands for. */
  static Place place(String text) {
    Place place =
        new Place(
            Arrays.stream(text.substring(PLACE.length()).split(",", -1)).map(Card::parse).toList());
    if (!text.equals(PLACE + place.text())) {
      throw new BadInput("'%s' is written '%s%s'".formatted(text, PLACE, place.text()));
    }
    return place;
  }

  static Position write(FrappadingueState state, int seats) {
    Counter counter = state.counter();
    Pad pad = state.pad();
    Position position =
        new Position()
            .put("phase", Notation.word(state.phase()))
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
        .put("lastEndings", each(seats, seat -> Notation.word(pad.ending(seat))))
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
}
