package tumult.games.maumau;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tumult.engine.NthBit;
import tumult.engine.Rng;

/**
 * Several multisets of cards, each in two longs: bit <i>k</i> of the first says whether kind
 * <i>k</i> is there, of the second whether it is there twice.
 *
 * <p>The colour changers, of which there are six, fill bits 52–57 of the first long from below, so
 * that every set bit is one card and counting cards is counting bits.
 */
final class CardSets {
  /** Every kind, colour changers included. */
  static final long ALL = -1;

  /** The kinds that have a colour. */
  static final long COLOURED = (1L << Card.CHANGER) - 1;

  /** The number cards. */
  static final long NUMBERS = numbers();

  static final long CHANGE_DIRECTION = face(Face.CHANGE_DIRECTION.index());
  static final long DRAW_2 = face(Face.DRAW_2.index());
  static final long DRAW_4 = face(Face.DRAW_4.index());
  static final long STOP = face(Face.STOP.index());

  /** The colour changer. */
  static final long CHANGER = 1L << Card.CHANGER;

  /** How many cards there are (R1). */
  static final int DECK = 110;

  /** What all cards together count (R24). */
  static final int DECK_POINTS = 740;

  private static final long ALL_CHANGERS = 0b111111 * CHANGER;

  private final long[] planes;

  CardSets(int sets) {
    planes = new long[2 * sets];
  }

  /** The kinds of one colour. */
  static long colour(int colour) {
    return ((1L << Face.PER_COLOUR) - 1) << (colour * Face.PER_COLOUR);
  }

  /** The kinds of one face in all colours. */
  static long face(int face) {
    long kinds = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      kinds |= 1L << (colour * Face.PER_COLOUR + face);
    }
    return kinds;
  }

  private static long numbers() {
    long numbers = 0;
    for (int face = 0; face < Face.NUMBERS; face++) {
      numbers |= face(face);
    }
    return numbers;
  }

  /** The kinds in a set, a bit each. */
  long kinds(int set) {
    return planes[2 * set] & (1L << Card.KINDS) - 1;
  }

  /** How many cards a set holds. */
  int size(int set) {
    return Long.bitCount(planes[2 * set]) + Long.bitCount(planes[2 * set + 1]);
  }

  boolean isEmpty(int set) {
    return planes[2 * set] == 0;
  }

  /** How many of a kind a set holds. */
  int count(int set, int kind) {
    long once = planes[2 * set] >>> kind;
    return kind == Card.CHANGER
        ? Long.bitCount(once)
        : (int) ((once & 1) + (planes[2 * set + 1] >>> kind & 1));
  }

  /** What the cards of a set count (R24). */
  int points(int set) {
    int points = Face.SPECIAL_POINTS * count(set, ~NUMBERS);
    for (int face = 0; face < Face.NUMBERS; face++) {
      points += (face + 1) * count(set, face(face));
    }
    return points;
  }

  /** How many cards of some coloured kinds a set holds; of all changers, with those of the rest. */
  int count(int set, long kinds) {
    return Long.bitCount(planes[2 * set] & kinds) + Long.bitCount(planes[2 * set + 1] & kinds);
  }

  /** The cards of a set in the order of their kinds. */
  List<Card> list(int set) {
    List<Card> cards = new ArrayList<>();
    for (int kind = 0; kind < Card.KINDS; kind++) {
      for (int copy = count(set, kind); copy > 0; copy--) {
        cards.add(Card.of(kind));
      }
    }
    return List.copyOf(cards);
  }

  void add(int set, int kind) {
    long once = planes[2 * set];
    long bit = kind == Card.CHANGER ? Long.lowestOneBit(~(once | COLOURED)) : 1L << kind;
    planes[2 * set] = once | bit;
    planes[2 * set + 1] |= once & bit;
  }

  void remove(int set, int kind) {
    long once = planes[2 * set];
    long twice = planes[2 * set + 1];
    long bit = kind == Card.CHANGER ? Long.highestOneBit(once) : 1L << kind;
    planes[2 * set] = once & (~bit | twice);
    planes[2 * set + 1] = twice & ~bit;
  }

  /** Puts all cards of one set into another. */
  void move(int from, int to) {
    long once = planes[2 * from];
    long twice = planes[2 * from + 1];
    long there = planes[2 * to];
    int changers = Long.bitCount(once >>> Card.CHANGER) + Long.bitCount(there >>> Card.CHANGER);
    planes[2 * to + 1] |= (there & once & COLOURED) | twice;
    planes[2 * to] = ((there | once) & COLOURED) | (((1L << changers) - 1) << Card.CHANGER);
    clear(from);
  }

  void clear(int set) {
    planes[2 * set] = 0;
    planes[2 * set + 1] = 0;
  }

  /** Empties all sets. */
  void clear() {
    Arrays.fill(planes, 0);
  }

  /** Makes a set all 110 cards (R1). */
  void fill(int set) {
    planes[2 * set] = COLOURED | ALL_CHANGERS;
    planes[2 * set + 1] = COLOURED;
  }

  /** Makes one set the same as another. */
  void copy(int from, int to) {
    planes[2 * to] = planes[2 * from];
    planes[2 * to + 1] = planes[2 * from + 1];
  }

  /** The kind of a random card of a set, each card of the wanted kinds equally likely. */
  int any(int set, long wanted, Rng rng) {
    long once = planes[2 * set] & wanted;
    long twice = planes[2 * set + 1] & wanted;
    int first = Long.bitCount(once);
    int pick = rng.below(first + Long.bitCount(twice));
    long inFirst =
        ((long) pick - first) >> 63; // all bits if the pick is in the first long, else none
    int rank = pick - (first & (int) ~inFirst);
    return Math.min(NthBit.of((once & inFirst) | (twice & ~inFirst), rank), Card.CHANGER);
  }

  void set(CardSets other) {
    System.arraycopy(other.planes, 0, planes, 0, planes.length);
  }

  long hash() {
    long hash = 0;
    for (long plane : planes) {
      hash = Rng.mix(hash ^ plane) + plane;
    }
    return hash;
  }
}
