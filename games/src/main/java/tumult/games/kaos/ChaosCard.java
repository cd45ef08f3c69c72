package tumult.games.kaos;

import java.util.List;
import java.util.Locale;

/** A kind of chaos card (R2). */
public enum ChaosCard {
  CHANCE(1, 8),
  RESET(2, 4),
  STEAL(3, 4),
  PERFECT(4, 4),
  DESTROY(5, 4),
  SWITCH(6, 4);

  private static final ChaosCard[] BY_NUMBER = values();

  private final int number;
  private final int copies;

  ChaosCard(int number, int copies) {
    this.number = number;
    this.copies = copies;
  }

  /** The number that stands for this kind in {@link Cards}, from 1. */
  int number() {
    return number;
  }

  static ChaosCard of(int number) {
    return BY_NUMBER[number - 1];
  }

  /** All 28 of them (R2). */
  static long deck() {
    long deck = Cards.NONE;
    for (ChaosCard card : BY_NUMBER) {
      deck += card.copies * Cards.one(card.number());
    }
    return deck;
  }

  static long cards(List<ChaosCard> list) {
    return Cards.of(list.stream().map(ChaosCard::number).toList());
  }

  static List<ChaosCard> list(long cards) {
    return Cards.list(cards).stream().map(ChaosCard::of).toList();
  }

  /** The card in notation. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
