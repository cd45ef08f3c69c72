package tumult.games.haos;

import static tumult.engine.Position.wrong;

import java.util.List;

/** Counts the cards that a position names, and complains of the first that is there too often. */
final class CardCount {
  private final HaosOptions options;
  private final int[] named = new int[Face.COUNT];
  private int rest;

  CardCount(HaosOptions options) {
    this.options = options;
    this.rest = options.deck();
  }

  void add(String field, List<String> cards) {
    for (String card : cards) {
      int face = Face.parse(card);
      named[face]++;
      rest--;
      if (named[face] > options.copies(face)) {
        throw wrong(
            field,
            "%s is there %d times, can be %d at most"
                .formatted(card, named[face], options.copies(face)));
      }
    }
  }

  /** How many cards have not been named. */
  int rest() {
    return rest;
  }
}
