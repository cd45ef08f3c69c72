package tumult.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbers of those who act or look: chairs from 0 upwards, clockwise, and three without a
 * chair.
 */
public final class Seat {
  /** Draws the cards and rolls the dice. */
  public static final int CHANCE = 30;

  /** Says, in a race game, what only a clock can know: a dead heat, a time run out. */
  public static final int ARBITER = 29;

  /** Looks on from outside, and never acts. */
  public static final int SPECTATOR = 28;

  private static final String CHANCE_TEXT = "*";
  private static final String ARBITER_TEXT = "!";

  private Seat() {}

  /** The bit of a seat in {@link State#actors} and {@link State#winners}. */
  public static int bit(int seat) {
    return 1 << seat;
  }

  /** The seats of a bit set, ascending; chance, the arbiter and the spectator are none. */
  public static List<Integer> seats(int bits) {
    int rest = bits & (bit(SPECTATOR) - 1);
    if (Integer.bitCount(rest) == 1) {
      return List.of(Integer.numberOfTrailingZeros(rest));
    }
    List<Integer> seats = new ArrayList<>();
    for (; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return List.copyOf(seats);
  }

  /** The seats with the highest of some scores, a bit each. */
  public static int best(int[] scores) {
    int best = 0;
    int most = Integer.MIN_VALUE;
    for (int seat = 0; seat < scores.length; seat++) {
      best = scores[seat] > most ? 0 : best;
      most = Math.max(most, scores[seat]);
      best |= scores[seat] == most ? bit(seat) : 0;
    }
    return best;
  }

  /**
   * A seat in notation: {@code 0}, {@code 1}, …, {@code *} for chance, {@code !} for the arbiter.
   */
  public static String text(int seat) {
    return switch (seat) {
      case CHANCE -> CHANCE_TEXT;
      case ARBITER -> ARBITER_TEXT;
      default -> Integer.toString(seat);
    };
  }

  /** The actor that a text names, at a table of so many seats. */
  public static int parse(String text, int seats) {
    if (text.equals(CHANCE_TEXT)) {
      return CHANCE;
    }
    if (text.equals(ARBITER_TEXT)) {
      return ARBITER;
    }
    for (int seat = 0; seat < seats; seat++) {
      if (text.equals(text(seat))) {
        return seat;
      }
    }
    throw new BadInput(
        "'%s' is no actor: expected a seat 0–%d, '*' (chance) or '!' (arbiter)"
            .formatted(text, seats - 1));
  }
}
