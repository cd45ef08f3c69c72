package tumult.games.kaos;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import tumult.engine.Position;

/** The cards of a deck whose place in a position has not been read yet. */
final class Unplaced {
  private final KaosFields fields;
  private final IntFunction<String> text;
  private long cards;

  Unplaced(KaosFields fields, long deck, IntFunction<String> text) {
    this.fields = fields;
    this.cards = deck;
    this.text = text;
  }

  /** A field has placed some cards. */
  void place(String field, List<Integer> placed) {
    for (int card : placed) {
      fields.check(
          Cards.has(cards, card), field, "'%s' is there too often".formatted(text.apply(card)));
      cards -= Cards.one(card);
    }
  }

  /** Places all that are left: they are the shuffled part of a pile, named in a field or not. */
  long placeRest(String field, Function<String, Integer> parser) {
    long rest = cards;
    if (fields.has(field)) {
      place(field, fields.list(field, parser));
      if (cards != Cards.NONE) {
        throw Position.wrong(
            field, "'%s' is missing".formatted(text.apply(Cards.lowest(Cards.kinds(cards)))));
      }
    }
    return rest;
  }
}
