package tumult.games.kaos;

import java.util.List;
import java.util.stream.IntStream;

/** A set of seats in an int, a bit each. */
final class SeatSet {
  private SeatSet() {}

  static boolean has(int set, int seat) {
    return (set >> seat & 1) != 0;
  }

  static int of(List<Integer> seats) {
    int set = 0;
    for (int seat : seats) {
      set |= 1 << seat;
    }
    return set;
  }

  static List<Integer> list(int set) {
    return IntStream.range(0, Integer.SIZE).filter(seat -> has(set, seat)).boxed().toList();
  }

  static int lowest(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  /** The first of the set clockwise from a seat, that seat included. */
  static int firstFrom(int set, int seat) {
    int further = set & -(1 << seat);
    return lowest(further != 0 ? further : set);
  }

  /** The first of the set to the left of a seat. */
  static int leftOf(int set, int seat) {
    int further = set & -(2 << seat);
    return lowest(further != 0 ? further : set);
  }

  /** The last of the set before a seat, going clockwise. */
  static int rightOf(int set, int seat) {
    int before = set & ((1 << seat) - 1);
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(before != 0 ? before : set);
  }
}
