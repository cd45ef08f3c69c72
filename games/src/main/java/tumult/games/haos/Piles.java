package tumult.games.haos;

import java.util.Arrays;
import tumult.engine.Rng;

/**
 * Where every card lies: never seen yet, in a stack, in a face-up pile, or under the totem.
 *
 * <p>The cards never seen are one common set; a place only knows how many of them are its own.
 * Cards that went back under a stack form groups, drawn from one after the other (R16). Piles,
 * groups and the cards under the totem are chains: each card knows the next, so whole piles move in
 * one step and a copy is one small array. An active Left already lies at the bottom of its owner's
 * pile, where it would be slid (R26), and is only counted as lying beside.
 */
final class Piles {
  /** No card: what a chain ends with. */
  static final int NONE = 127;

  private static final int ENDS_GROUP = 128;

  private static final int TOTEM = HaosOptions.MOST_PLACES;
  private static final int PILE_TOP = Face.CARDS;
  private static final int PILE_BOTTOM = PILE_TOP + TOTEM + 1;
  private static final int STACK_TOP = PILE_BOTTOM + TOTEM + 1;
  private static final int STACK_BOTTOM = STACK_TOP + TOTEM;
  private static final int UNSEEN = STACK_BOTTOM + TOTEM;
  private static final int BESIDE = UNSEEN + TOTEM;
  private static final int SIZE = BESIDE + TOTEM;

  private final HaosOptions options;

  /** For each card the next of its chain; then where the chains begin and end; then counts. */
  private final byte[] cells = new byte[SIZE];

  private long unseenSymbols;
  private int unseenSpecials;

  Piles(HaosOptions options) {
    this.options = options;
    reset();
    Arrays.fill(cells, UNSEEN, UNSEEN + options.places(), (byte) options.share());
  }

  /** All cards unseen, and none of them in a stack. */
  void reset() {
    Arrays.fill(cells, PILE_TOP, UNSEEN, (byte) NONE);
    Arrays.fill(cells, UNSEEN, SIZE, (byte) 0);
    unseenSymbols = CardSet.ALL_SYMBOLS;
    unseenSpecials = 0;
    for (int face = Face.GRAB; face < Face.COUNT; face++) {
      unseenSpecials |= CardSet.kind(face) & ((1 << (4 * options.copies(face))) - 1);
    }
  }

  void set(Piles other) {
    System.arraycopy(other.cells, 0, cells, 0, SIZE);
    unseenSymbols = other.unseenSymbols;
    unseenSpecials = other.unseenSpecials;
  }

  // Drawing

  boolean stackEmpty(int place) {
    return unseen(place) == 0 && stackTop(place) == NONE;
  }

  /** The faces that the next card of a stack can show, a bit each. */
  long faces(int place) {
    int top = stackTop(place);
    return unseen(place) > 0 ? unseenFaces() : CardSet.faces(groupSymbols(top), groupSpecials(top));
  }

  /** The faces of the cards never seen, a bit each. */
  long unseenFaces() {
    return CardSet.faces(unseenSymbols, unseenSpecials);
  }

  /** How many cards of that face the next card of a stack can be. */
  int weight(int place, int face) {
    int top = stackTop(place);
    return unseen(place) > 0
        ? unseenWeight(face)
        : CardSet.weight(groupSymbols(top), groupSpecials(top), face);
  }

  /** How many cards of that face have never been seen. */
  int unseenWeight(int face) {
    return CardSet.weight(unseenSymbols, unseenSpecials, face);
  }

  /** The face of the next card of a stack, picked at random. */
  int pick(int place, Rng rng) {
    if (unseen(place) > 0) {
      return pickUnseen(rng);
    }
    int top = stackTop(place);
    return endsGroup(top) ? Face.of(top) : pickFromGroup(top, rng);
  }

  private int pickFromGroup(int top, Rng rng) {
    long faces = 0;
    long twice = 0;
    for (int card = top; card != NONE; card = nextInGroup(card)) {
      long face = 1L << Face.of(card);
      twice |= faces & face;
      faces |= face;
    }
    return twice == 0
        ? CardSet.pick(faces, 0, rng)
        : CardSet.pick(groupSymbols(top), groupSpecials(top), rng);
  }

  /** The face of a card never seen, picked at random. */
  int pickUnseen(Rng rng) {
    return CardSet.pick(unseenSymbols, unseenSpecials, rng);
  }

  private long groupSymbols(int top) {
    long symbols = 0;
    for (int card = top; card != NONE; card = nextInGroup(card)) {
      symbols |= card < Face.GRAB ? 1L << card : 0;
    }
    return symbols;
  }

  private int groupSpecials(int top) {
    int specials = 0;
    for (int card = top; card != NONE; card = nextInGroup(card)) {
      specials |= card < Face.GRAB ? 0 : 1 << (card - Face.GRAB);
    }
    return specials;
  }

  /** Takes a card of that face off a stack. */
  int take(int place, int face) {
    if (unseen(place) == 0) {
      return takeFromGroup(place, face);
    }
    cells[UNSEEN + place]--;
    return takeUnseen(face);
  }

  /** Takes a card of that face from those never seen. */
  int takeUnseen(int face) {
    if (face < Face.GRAB) {
      unseenSymbols &= ~(1L << face);
      return face;
    }
    int card = Integer.numberOfTrailingZeros(unseenSpecials & CardSet.kind(face));
    unseenSpecials &= ~(1 << card);
    return Face.GRAB + card;
  }

  private int takeFromGroup(int place, int face) {
    int above = NONE;
    int card = cells[STACK_TOP + place];
    while (Face.of(card) != face) {
      above = card;
      card = next(card);
    }
    if (above == NONE) {
      cells[STACK_TOP + place] = (byte) next(card);
    } else {
      cells[above] = cells[card]; // and with it the end of the group, if it was there
      if (cells[STACK_BOTTOM + place] == card) {
        cells[STACK_BOTTOM + place] = (byte) above;
      }
    }
    return card;
  }

  // Moving

  /** Lays a card on a face-up pile. */
  void lay(int place, int card) {
    layOn(place, card);
  }

  /** Lays a card under the totem. */
  void layUnderTotem(int card) {
    layOn(TOTEM, card);
  }

  private void layOn(int pile, int card) {
    int below = cells[PILE_TOP + pile];
    cells[card] = (byte) below;
    cells[PILE_TOP + pile] = (byte) card;
    if (below == NONE) {
      cells[PILE_BOTTOM + pile] = (byte) card;
    }
  }

  /** Lays a Left beside a face-up pile. */
  void layBeside(int place, int card) {
    cells[BESIDE + place]++;
    if (cells[PILE_TOP + place] == NONE) {
      layOn(place, card);
    } else {
      cells[cells[PILE_BOTTOM + place]] = (byte) card;
      cells[card] = NONE;
      cells[PILE_BOTTOM + place] = (byte) card;
    }
  }

  /** No Left is active any more: those beside are now part of the piles. */
  void endLefts() {
    Arrays.fill(cells, BESIDE, SIZE, (byte) 0);
  }

  /** Moves a face-up pile under the totem. */
  void moveUnderTotem(int place) {
    movePile(place, TOTEM);
  }

  private void movePile(int from, int to) {
    int top = cells[PILE_TOP + from];
    if (top == NONE) {
      return;
    }
    int bottom = cells[PILE_BOTTOM + from];
    cells[bottom] = cells[PILE_TOP + to];
    if (cells[PILE_TOP + to] == NONE) {
      cells[PILE_BOTTOM + to] = (byte) bottom;
    }
    cells[PILE_TOP + to] = (byte) top;
    cells[PILE_TOP + from] = NONE;
  }

  /** Moves the cards under the totem, as one group, under a stack. */
  void moveTotemUnderStack(int place) {
    movePileUnderStack(TOTEM, place);
  }

  /** Moves the face-up piles of two places, as one group, under the stack of the second. */
  void moveUnderStack(int other, int place) {
    movePile(other, place);
    movePileUnderStack(place, place);
  }

  private void movePileUnderStack(int pile, int place) {
    int top = cells[PILE_TOP + pile];
    if (top == NONE) {
      return;
    }
    int bottom = cells[PILE_BOTTOM + pile];
    cells[bottom] = (byte) (NONE | ENDS_GROUP);
    if (cells[STACK_TOP + place] == NONE) {
      cells[STACK_TOP + place] = (byte) top;
    } else {
      cells[cells[STACK_BOTTOM + place]] = (byte) (top | ENDS_GROUP);
    }
    cells[STACK_BOTTOM + place] = (byte) bottom;
    cells[PILE_TOP + pile] = NONE;
  }

  // Looking

  /** The card on top of a face-up pile. */
  int pileTop(int place) {
    return cells[PILE_TOP + place];
  }

  /** The first of the chain of cards that went back under a stack. */
  int stackTop(int place) {
    return cells[STACK_TOP + place];
  }

  /** The first of the chain of cards under the totem. */
  int totemTop() {
    return cells[PILE_TOP + TOTEM];
  }

  /** The card after this one in its chain. */
  int next(int card) {
    return cells[card] & NONE;
  }

  /** The card after this one in its group. */
  private int nextInGroup(int card) {
    return endsGroup(card) ? NONE : cells[card];
  }

  boolean endsGroup(int card) {
    return cells[card] < 0;
  }

  /** How many active Lefts lie beside a face-up pile. */
  int beside(int place) {
    return cells[BESIDE + place];
  }

  /** How many cards on top of a stack have never been seen. */
  int unseen(int place) {
    return cells[UNSEEN + place];
  }

  /** How many cards have never been seen. */
  int unseen() {
    return CardSet.size(unseenSymbols, unseenSpecials);
  }

  /** Says how many cards on top of a stack have never been seen. */
  void deal(int place, int count) {
    cells[UNSEEN + place] = (byte) count;
  }

  /** How many cards a place has, face down and face up. */
  int count(int place) {
    return unseen(place) + length(stackTop(place)) + faceUp(place);
  }

  /** How many face-up cards a place has, active Lefts included. */
  int faceUp(int place) {
    return length(pileTop(place));
  }

  private int length(int top) {
    int length = 0;
    for (int card = top; card != NONE; card = next(card)) {
      length++;
    }
    return length;
  }

  /** A number for all that is told apart: the order of piles and groups, not that within groups. */
  long hash() {
    long hash = Rng.mix(Rng.mix(unseenSymbols) + unseenSpecials) + sum(totemTop());
    for (int place = 0; place < options.places(); place++) {
      hash = Rng.mix(hash + 128L * unseen(place) + beside(place));
      for (int card = pileTop(place); card != NONE; card = next(card)) {
        hash = Rng.mix(hash + Face.of(card));
      }
      hash = groupsHash(Rng.mix(hash), place);
    }
    return hash;
  }

  private long groupsHash(long hash, int place) {
    long group = 0;
    for (int card = stackTop(place); card != NONE; card = next(card)) {
      group += Rng.mix(Face.of(card) + 1);
      if (endsGroup(card)) {
        hash = Rng.mix(hash + group);
        group = 0;
      }
    }
    return hash;
  }

  private long sum(int top) {
    long sum = 0;
    for (int card = top; card != NONE; card = next(card)) {
      sum += Rng.mix(Face.of(card) + 1);
    }
    return sum;
  }
}
