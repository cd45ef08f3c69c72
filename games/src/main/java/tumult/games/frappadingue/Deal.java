package tumult.games.frappadingue;

import java.util.ArrayList;
import java.util.List;

/** The piles of a deal: their faces in the order shown, and how many are still to come. */
final class Deal {
  private static final int BITS = 4;
  private static final int MASK = (1 << BITS) - 1;

  /** Four bits a pile, one more than the card, the first pile highest. */
  private int faces;

  private long cards;
  private int due;

  void begin(int piles) {
    faces = 0;
    cards = CardSet.EMPTY;
    due = piles;
  }

  void show(int card) {
    faces = (faces << BITS) | (card + 1);
    cards += CardSet.one(card);
    due--;
  }

  int due() {
    return due;
  }

  /** The faces without their order. */
  long cards() {
    return cards;
  }

  /** The faces in their order, packed. */
  int faces() {
    return faces;
  }

  void set(Deal other) {
    faces = other.faces;
    cards = other.cards;
    due = other.due;
  }

  static int pack(List<Card> cards) {
    int faces = 0;
    for (Card card : cards) {
      faces = (faces << BITS) | (card.number() + 1);
    }
    return faces;
  }

  static List<Card> unpack(int faces) {
    List<Card> cards = new ArrayList<>();
    for (int rest = faces; rest != 0; rest >>>= BITS) {
      cards.addFirst(Card.of((rest & MASK) - 1));
    }
    return List.copyOf(cards);
  }
}
