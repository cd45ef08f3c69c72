package tumult.games.kaos;

import tumult.engine.Rng;

/**
 * Seats that draw against each other, for the start (R5) or the pot (R32); sets of seats are bits.
 */
final class Contest {
  /** The seats still to draw. */
  int waiting;

  /** Those that lead so far, all with the same result. */
  int ahead;

  /** Their result. */
  int best;

  /** Nobody draws. */
  void clear() {
    begin(0);
  }

  /** Some seats begin to draw. */
  void begin(int seats) {
    waiting = seats;
    ahead = 0;
    best = 0;
  }

  /** Those that lead draw again. */
  void again() {
    begin(ahead);
  }

  /** A seat has drawn; the higher result leads. */
  void enter(int seat, int result) {
    waiting &= ~(1 << seat);
    if (ahead == 0 || result > best) {
      best = result;
      ahead = 1 << seat;
    } else if (result == best) {
      ahead |= 1 << seat;
    }
  }

  /** Whether all have drawn. */
  boolean complete() {
    return waiting == 0;
  }

  /** How many lead. */
  int leaders() {
    return Integer.bitCount(ahead);
  }

  /** The next to draw, clockwise from a seat and that seat first. */
  int next(int from) {
    return SeatSet.firstFrom(waiting, from);
  }

  void set(Contest other) {
    waiting = other.waiting;
    ahead = other.ahead;
    best = other.best;
  }

  /** Mixes everything into a hash. */
  long hash(long seed) {
    return Rng.mix(Rng.mix(seed + waiting) + ((long) best << 8 | ahead));
  }
}
