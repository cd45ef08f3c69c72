package tumult.games.maumau;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Rng;

/** The cards laid since the pile was last turned, in order, and what matches the top one. */
final class DiscardPile {
  /** The top card's action while nothing is laid. */
  private static final int NOTHING = -1;

  /** The coloured kinds that match a top card, by the action that laid it. */
  private static final long[] MATCHING = matchingByTop();

  private final byte[] kinds = new byte[CardSets.DECK];
  private int size;
  private int top = NOTHING;

  private static long[] matchingByTop() {
    long[] matching = new long[Actions.DRAW];
    for (int kind = 0; kind < Card.CHANGER; kind++) { // R6
      matching[kind] =
          CardSets.colour(kind / Face.PER_COLOUR) | CardSets.face(kind % Face.PER_COLOUR);
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) { // R8
      matching[Actions.LAY_CHANGER + colour] = CardSets.colour(colour);
    }
    return matching;
  }

  /** Puts a card on top, by the action that lays it: a colour changer may name a colour. */
  void lay(int action) {
    kinds[size++] = (byte) Math.min(action, Card.CHANGER);
    top = action;
  }

  /** Names the colour of the colour changer on top. */
  void name(int colour) {
    top = Actions.LAY_CHANGER + colour;
  }

  /** The coloured kinds that match a coloured card. */
  static long matching(int kind) {
    return MATCHING[kind];
  }

  /** The coloured kinds that match the top card, or the colour it names. */
  long matching() {
    return MATCHING[top];
  }

  /** Whether a colour changer lies on top. */
  boolean changerOnTop() {
    return top >= Card.CHANGER;
  }

  /** Whether the top card is one of these coloured kinds. */
  boolean topIs(long kinds) {
    return (1L << top & kinds) != 0;
  }

  /** The colour that the colour changer on top names, if there is one and it does. */
  @Nullable Colour named() {
    boolean names = top >= Actions.LAY_CHANGER && top < Actions.LAY_LAST_CHANGER;
    return names ? Colour.of(top - Actions.LAY_CHANGER) : null;
  }

  /** The cards, the top one last. */
  List<Card> cards() {
    List<Card> cards = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      cards.add(Card.of(kinds[i]));
    }
    return Collections.unmodifiableList(cards);
  }

  /** Moves every card but the top one into a set (R18); a named colour stays (R19). */
  void turn(CardSets cards, int set) {
    for (int i = 0; i < size - 1; i++) {
      cards.add(set, kinds[i]);
    }
    kinds[0] = kinds[size - 1];
    size = 1;
  }

  void clear() {
    size = 0;
    top = NOTHING;
  }

  void set(DiscardPile other) {
    System.arraycopy(other.kinds, 0, kinds, 0, other.size);
    size = other.size;
    top = other.top;
  }

  long hash() {
    long hash = top;
    for (int i = 0; i < size; i++) {
      hash = Rng.mix(hash + kinds[i]);
    }
    return hash;
  }
}
