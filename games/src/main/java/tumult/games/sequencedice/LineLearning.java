package tumult.games.sequencedice;

import java.util.Arrays;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Setup;

/**
 * Learns what lines are worth by playing against itself: after each game every position in it is
 * moved towards what came after it (temporal differences), the more the later the game was lost or
 * won. The same seed gives the same table on every machine.
 */
public final class LineLearning {
  /** How far a position looks ahead to what came, instead of to what the next one promised. */
  private static final double TRACE = 0.3;

  /** How fast it learns at first; in the end a twentieth of it. */
  private static final double STEP = 0.01;

  private static final double LAST_STEP = 0.05;

  private final SequenceDiceOptions options;
  private final int sides;
  private final Rng rng;
  private final LineValues values;
  private final LinePolicy policy;
  private final double[][] worth;

  /** The positions of a game: the chips of each side, and who is on turn. */
  private final long[][] chips = new long[SequenceDiceState.MOST_TURNS][];

  private final int[] turn = new int[SequenceDiceState.MOST_TURNS];

  LineLearning(SequenceDiceOptions options, Rng rng) {
    this.options = options;
    this.rng = rng;
    sides = options.sides();
    values = new LineValues(sides, options.length());
    policy = new LinePolicy(options, values);
    worth = new double[values.worth.length][values.worth[0].length];
    Arrays.setAll(chips, i -> new long[sides]);
  }

  /** The table after so many games, as it is kept in a file. */
  public static String table(Setup setup, int games, long seed) {
    SequenceDiceOptions options = SequenceDiceOptions.of(setup);
    LineLearning learning = new LineLearning(options, new Rng(seed));
    for (int number = 0; number < games; number++) {
      learning.play(
          new SequenceDiceState(options), STEP * Math.max(LAST_STEP, 1 - (double) number / games));
    }
    return learning.values.toString();
  }

  private void play(SequenceDiceState state, double step) {
    int[] actions = new int[2 * Board.SPACES];
    int count = 0;
    while (!state.over()) {
      state.luck(rng);
      if (state.over()) {
        break;
      }
      int seat = Integer.numberOfTrailingZeros(state.actors());
      int choices = state.actions(seat, actions);
      state.play(seat, policy.choose(state, seat, actions, choices, rng));
      if (!state.over()) {
        System.arraycopy(state.chips, 0, chips[count], 0, sides);
        turn[count++] = state.side(state.turn);
      }
    }
    learn(state, count, step);
  }

  private void learn(SequenceDiceState end, int count, double step) {
    double[] came = new double[sides];
    for (int side = 0; side < sides; side++) {
      came[side] = Integer.bitCount(options.seatsOf(side)) * Outlook.shareOfWin(end, side);
    }
    for (int i = count - 1; i >= 0; i--) {
      double[] promised = shares(chips[i], turn[i]);
      for (int side = 0; side < sides; side++) {
        move(chips[i], side, turn[i], step * (came[side] - promised[side]));
        came[side] = TRACE * came[side] + (1 - TRACE) * promised[side];
      }
    }
  }

  private static long others(long[] chips, int side) {
    long others = 0;
    for (int each = 0; each < chips.length; each++) {
      others |= each == side ? 0 : chips[each];
    }
    return others;
  }

  private double[] shares(long[] board, int turn) {
    double[] shares = new double[sides];
    double all = 0;
    for (int side = 0; side < sides; side++) {
      double sum = 0;
      int later = LineValues.later(side, turn, sides);
      long others = others(board, side);
      for (int line = 0; line < values.lines(); line++) {
        sum += worth[values.part(line, later)][values.way(line, board[side], others)];
      }
      shares[side] = StrictMath.exp(sum);
      all += shares[side];
    }
    for (int side = 0; side < sides; side++) {
      shares[side] /= all;
    }
    return shares;
  }

  private void move(long[] board, int side, int turn, double by) {
    long others = others(board, side);
    int later = LineValues.later(side, turn, sides);
    for (int line = 0; line < values.lines(); line++) {
      int part = values.part(line, later);
      int way = values.way(line, board[side], others);
      worth[part][way] += by;
      values.worth[part][way] = (int) Math.round(worth[part][way] * LineValues.UNIT);
    }
  }
}
