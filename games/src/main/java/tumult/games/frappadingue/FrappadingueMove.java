package tumult.games.frappadingue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Moves;

/**
 * Something that chance or a seat does, and its code: the placements first, then {@code score} and
 * {@code redeal}, then chance's cards, then its lots.
 */
public sealed interface FrappadingueMove {
  /** The codes below this one are those of {@link Placement}. */
  int SCORE = Placement.COUNT;

  int REDEAL = SCORE + 1;
  int SHOW = REDEAL + 1;
  int FIRST = SHOW + Card.KINDS;

  /** The lot gives a seat the first turn (R24). */
  record First(int seat) implements FrappadingueMove {}

  /** A card appears on the next pile. */
  record Show(Card card) implements FrappadingueMove {}

  /** The chosen scoring cards go into the counter, and every visible special with them (R9). */
  record Place(List<Card> cards) implements FrappadingueMove {
    public Place {
      cards = cards.stream().sorted().toList();
      check(cards);
    }

    private static Place of(int code) {
      return new Place(CardSet.cards(Placement.cards(code)));
    }

    String text() {
      return cards.stream().map(Card::text).collect(Collectors.joining(","));
    }

    private static void check(List<Card> cards) {
      for (Card card : cards) {
        if (!card.isKilometres()) {
          throw new BadInput(
              card.isSpecial()
                  ? "%s is not named: visible specials go along (R9)".formatted(card.text())
                  : "a crash is never placed (R16)");
        }
      }
      if (cards.isEmpty() || cards.size() > Counter.FULL_HAND) {
        throw new BadInput("%d cards: one to five are placed".formatted(cards.size()));
      }
      if (Placement.of(CardSet.of(cards)) == Placement.NONE) {
        throw new BadInput("7, 9, 10, 11 and 13 are placed three, four or five at a time (R5)");
      }
    }
  }

  /** The turn ends and its total is written on the pad (R13). */
  record Score() implements FrappadingueMove {}

  /** What is not in the counter is dealt again (R4). */
  record Redeal() implements FrappadingueMove {}

  /** Every move without those of the lot, which the seats make. */
  Moves<FrappadingueMove> WITHOUT_LOT =
      new Moves<FrappadingueMove>()
          .with(
              "place",
              "8s, 12s or a combination, e.g. place 8,12",
              IntStream.range(0, Placement.COUNT).mapToObj(Place::of).toList(),
              Place::text,
              place -> place)
          .with("score", new Score())
          .with("redeal", new Redeal())
          .with("card", Card.TEXTS, Card.ALL, Card::text, Show::new);

  /** Every move at a table of so many seats. */
  static Moves<FrappadingueMove> all(int seats) {
    return WITHOUT_LOT.with("first", 0, seats - 1, First::new);
  }
}
