package tumult.games.frappadingue;

import java.util.List;
import tumult.engine.BadInput;

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

  /** The code of a move, at a table of so many seats. */
  static int code(FrappadingueMove move, int seats) {
    return switch (move) {
      case Place(var cards) -> Placement.of(CardSet.of(cards));
      case Score() -> SCORE;
      case Redeal() -> REDEAL;
      case Show(var card) -> SHOW + card.number();
      case First(int seat) when seat >= 0 && seat < seats -> FIRST + seat;
      case First(int seat) ->
          throw new BadInput("there is no seat %d: expected 0–%d".formatted(seat, seats - 1));
    };
  }

  /** The move that a code stands for. */
  static FrappadingueMove of(int code) {
    if (code < SCORE) {
      return new Place(CardSet.cards(Placement.cards(code)));
    }
    if (code == SCORE) {
      return new Score();
    }
    if (code == REDEAL) {
      return new Redeal();
    }
    return code < FIRST ? new Show(Card.of(code - SHOW)) : new First(code - FIRST);
  }
}
