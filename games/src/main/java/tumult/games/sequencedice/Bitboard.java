package tumult.games.sequencedice;

import java.util.List;
import java.util.stream.IntStream;

/** Sets of spaces, a bit each: bit 0 is {@code a1}, bit 1 {@code b1}, bit 35 {@code f6}. */
final class Bitboard {
  static final long ALL = (1L << Board.SPACES) - 1;

  private static final long COLUMN_A = 0x41041041L;

  // How far apart, as bits, the spaces of a line are. R5
  private static final int ACROSS = 1;
  private static final int DOWN = Board.SIZE;
  private static final int DOWN_RIGHT = Board.SIZE + 1;
  private static final int DOWN_LEFT = Board.SIZE - 1;

  private static final long[] REACH =
      IntStream.rangeClosed(0, 12).mapToLong(Bitboard::reachOf).toArray();

  private Bitboard() {}

  /** The spaces that a roll of this sum is about, with chips or without. */
  static long reach(int sum) {
    return REACH[sum];
  }

  private static long reachOf(int sum) {
    return switch (sum) {
      case 10 -> ALL & ~printed(2) & ~printed(12); // R12
      case 11 -> ALL; // R13
      default -> printed(sum); // R9
    };
  }

  private static long printed(int sum) {
    return IntStream.range(0, Board.SPACES)
        .filter(space -> Board.sum(space) == sum)
        .mapToLong(space -> 1L << space)
        .sum();
  }

  /** Whether a set holds a straight line of 5 or 6 spaces. R5 */
  static boolean hasLine(long set, int length) {
    return (starts(set, ACROSS, length)
            | starts(set, DOWN, length)
            | starts(set, DOWN_RIGHT, length)
            | starts(set, DOWN_LEFT, length))
        != 0;
  }

  /** All spaces of the straight lines of 5 or 6 that a set holds. R5 */
  static long lines(long set, int length) {
    return line(set, ACROSS, length)
        | line(set, DOWN, length)
        | line(set, DOWN_RIGHT, length)
        | line(set, DOWN_LEFT, length);
  }

  private static long line(long set, int step, int length) {
    long starts = starts(set, step, length);
    long line = 0;
    for (int i = 0; i < length; i++) {
      line |= starts << (i * step);
    }
    return line;
  }

  /** Every line of 5 or 6 spaces that the board has. R5 */
  static long[] allLines(int length) {
    return IntStream.of(ACROSS, DOWN, DOWN_RIGHT, DOWN_LEFT)
        .boxed()
        .flatMapToLong(step ->
            spaces(starts(ALL, step, length)).stream()
                .mapToLong(start -> lineFrom(start, step, length)))
        .toArray();
  }

  private static long lineFrom(int start, int step, int length) {
    return IntStream.range(0, length).mapToLong(i -> 1L << (start + i * step)).sum();
  }

  /** The upper or left ends of the lines that a set holds in one direction. */
  private static long starts(long set, int step, int length) {
    long two = set & (set >>> step);
    long four = two & (two >>> (2 * step));
    long rest = length == 6 ? two : set;
    return four & (rest >>> (4 * step)) & room(step, length);
  }

  /** Where a line can start without running over the left or right edge. */
  private static long room(int step, int length) {
    long left = length == 6 ? COLUMN_A : COLUMN_A | (COLUMN_A << 1);
    return switch (step) {
      case DOWN -> ALL;
      case DOWN_LEFT -> left << (length - 1);
      default -> left;
    };
  }

  /** The first set, or the second if that is empty; branchless, as no processor can guess it. */
  static long orElse(long set, long other) {
    return set | (other & ((set - 1) >> 63));
  }

  /**
   * Writes the numbers of a set's spaces, ascending and each raised by so much; returns how many.
   * It writes four at a time, the numbers after the last being of no meaning, since most sets are
   * not larger and a loop that ends at their size would be mispredicted.
   */
  static int list(long set, int raise, int[] out) {
    int count = 0;
    for (long rest = set; rest != 0; count += 4) {
      long second = rest & (rest - 1);
      long third = second & (second - 1);
      long fourth = third & (third - 1);
      out[count] = raise + Long.numberOfTrailingZeros(rest);
      out[count + 1] = raise + Long.numberOfTrailingZeros(second);
      out[count + 2] = raise + Long.numberOfTrailingZeros(third);
      out[count + 3] = raise + Long.numberOfTrailingZeros(fourth);
      rest = fourth & (fourth - 1);
    }
    return Long.bitCount(set);
  }

  /** The spaces of a set, ascending. */
  static List<Integer> spaces(long set) {
    return IntStream.range(0, Board.SPACES)
        .filter(space -> (set >> space & 1) != 0)
        .boxed()
        .toList();
  }
}
