package tumult.games.kaos;

import tumult.engine.Rng;

/** Who has held 30–36 since the end of the last turn (R11); sets of seats are bits. */
final class Tenures {
  private int held;
  private int untouched;
  private int robbed;

  /** Whether a seat has held 30–36 all the time, so that its call is right at its next turn. */
  boolean held(int seat) {
    return SeatSet.has(held, seat);
  }

  /** What everybody may know of it. */
  Tenure of(int seat) {
    if (SeatSet.has(untouched, seat)) {
      return Tenure.UNTOUCHED;
    }
    return SeatSet.has(robbed, seat) ? Tenure.ROBBED : Tenure.NONE;
  }

  /** A new round. */
  void clear() {
    held = 0;
    untouched = 0;
    robbed = 0;
  }

  /** A seat's turn ends. */
  void begin(int seat, boolean inRange) {
    untouched |= 1 << seat;
    held |= inRange ? 1 << seat : 0;
  }

  /** A seat's turn is under way, or its hand was reset. */
  void end(int seat) {
    int others = ~(1 << seat);
    held &= others;
    untouched &= others;
    robbed &= others;
  }

  /** A card was stolen from a seat. */
  void rob(int seat, boolean inRange) {
    robbed |= untouched & 1 << seat;
    untouched &= ~(1 << seat);
    held &= inRange ? -1 : ~(1 << seat);
  }

  /** Puts a seat in a state of its own. */
  void lay(int seat, Tenure tenure, boolean holds) {
    end(seat);
    held |= holds ? 1 << seat : 0;
    untouched |= tenure == Tenure.UNTOUCHED ? 1 << seat : 0;
    robbed |= tenure == Tenure.ROBBED ? 1 << seat : 0;
  }

  /** A seat holds what agrees with what everybody knows; where that leaves it open, perhaps. */
  void suppose(int seat, boolean inRange, Rng rng) {
    boolean holds =
        switch (of(seat)) {
          case NONE -> false;
          case UNTOUCHED -> inRange;
          case ROBBED -> inRange && rng.below(2) == 0;
        };
    held = holds ? held | 1 << seat : held & ~(1 << seat);
  }

  void set(Tenures other) {
    held = other.held;
    untouched = other.untouched;
    robbed = other.robbed;
  }

  /** Mixes everything into a hash. */
  long hash(long seed) {
    return Rng.mix(seed + (held | untouched << 8 | robbed << 16));
  }
}
