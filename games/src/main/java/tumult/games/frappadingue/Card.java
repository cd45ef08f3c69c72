package tumult.games.frappadingue;

import java.util.List;
import java.util.stream.Collectors;
import tumult.engine.BadInput;

/** A kind of card (R1), in the order of the notation. */
public enum Card {
  SEVEN("7"),
  EIGHT("8"),
  NINE("9"),
  TEN("10"),
  ELEVEN("11"),
  TWELVE("12"),
  THIRTEEN("13"),
  PLUS_FIVE("+5"),
  MINUS_FIVE("-5"),
  PLUS_TEN("+10"),
  MINUS_TEN("-10"),
  CRASH("X");

  static final List<Card> ALL = List.of(values());
  static final int KINDS = ALL.size();

  /** All of them in notation, for those who write something else. */
  static final String TEXTS = ALL.stream().map(Card::text).collect(Collectors.joining(" "));

  private final String text;

  Card(String text) {
    this.text = text;
  }

  /** The card in notation. */
  public String text() {
    return text;
  }

  /** Its place in the order, by which hot code knows it. */
  @SuppressWarnings("EnumOrdinal") // the order is the notation's, and does not change
  int number() {
    return ordinal();
  }

  /** Whether it is one of 7–13 KM. */
  public boolean isKilometres() {
    return compareTo(THIRTEEN) <= 0;
  }

  /** Whether it is a special KM card: +5, −5, +10 or −10. */
  public boolean isSpecial() {
    return !isKilometres() && this != CRASH;
  }

  static Card of(int number) {
    return ALL.get(number);
  }

  /** The card that a notation stands for. */
  static Card parse(String text) {
    for (Card card : ALL) {
      if (card.text.equals(text)) {
        return card;
      }
    }
    throw new BadInput("'%s' is no card: the cards are %s".formatted(text, TEXTS));
  }
}
