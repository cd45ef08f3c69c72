package tumult.games.sequencedice;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/**
 * What each line is worth to a side, by who has which of its spaces: a table that {@link
 * LineLearning} has made. A side's chance to win grows with the sum over all lines.
 *
 * <p>The board looks the same after a quarter turn (R2), so lines that turn into each other share
 * one part of the table.
 */
final class LineValues {
  /** So much makes a side's chance e times as large, compared with that of the others. */
  static final double UNIT = 1024;

  private static final int FREE_OWN_OTHER = 3;
  private static final int PER_LINE = 27;
  private static final char FIRST_LETTER = '!';
  private static final int BASE = 47; // half of the letters from ! to ~

  /** What has been read before; never changed. */
  private static final Map<String, LineValues> READ = new ConcurrentHashMap<>();

  /** The spaces of each line, in the order in which its part of the table counts them. */
  private final int[][] spaces;

  /** Which part of the table belongs to each line. */
  private final int[] part;

  /** The lines that go through each space. */
  private final int[][] through = new int[Board.SPACES][];

  private final int parts;

  /**
   * For each part, and each way to fill a line, what it is worth: first to the side that is on
   * turn, then to the one after it, and so on.
   */
  final int[][] worth;

  /** A table that knows nothing yet. */
  LineValues(int sides, int length) {
    long[] lines = Bitboard.allLines(length);
    spaces = new int[lines.length][];
    part = new int[lines.length];
    int count = 0;
    for (int line = 0; line < lines.length; line++) {
      if (spaces[line] == null) {
        turnAround(lines, line, count++);
      }
    }
    parts = count;
    Arrays.setAll(
        through,
        space ->
            IntStream.range(0, lines.length).filter(i -> (lines[i] >> space & 1) != 0).toArray());
    int ways = (int) Math.round(Math.pow(FREE_OWN_OTHER, length));
    worth = new int[sides * parts][ways];
  }

  /** The table for so many sides and lines of such a length. */
  static LineValues of(SequenceDiceOptions options) {
    return READ.computeIfAbsent(
        "lines-%d-%d.txt".formatted(options.sides(), options.length()),
        file -> read(file, options));
  }

  private static LineValues read(String file, SequenceDiceOptions options) {
    try (InputStream in = LineValues.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException(file + " is missing");
      }
      LineValues values = new LineValues(options.sides(), options.length());
      values.read(new String(in.readAllBytes(), StandardCharsets.US_ASCII));
      return values;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** Takes over a table as it is kept in a file. */
  void read(String text) {
    int at = 0;
    for (int[] ways : worth) {
      for (int i = 0; i < ways.length; i++) {
        int folded = 0;
        int scale = 1;
        int digit;
        do {
          char letter = text.charAt(at++);
          digit = letter - FIRST_LETTER;
          folded += digit % BASE * scale;
          scale *= BASE;
        } while (digit >= BASE);
        ways[i] = (folded >> 1) ^ -(folded & 1);
        at += text.startsWith("\n", at) ? 1 : 0;
      }
    }
  }

  /**
   * The table as it is kept in a file, which travels with every page: mostly a letter for a number.
   * Its sign is folded into its last bit; what has more digits than one has its last digit first,
   * and all digits but the last written one are other letters.
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int[] ways : worth) {
      for (int i = 0; i < ways.length; i++) {
        int rest = (ways[i] << 1) ^ (ways[i] >> 31);
        for (; rest >= BASE; rest /= BASE) {
          text.append((char) (FIRST_LETTER + BASE + rest % BASE));
        }
        text.append((char) (FIRST_LETTER + rest));
        if ((i + 1) % PER_LINE == 0) {
          text.append('\n');
        }
      }
    }
    return text.toString();
  }

  /** Gives a line, and those that it becomes when the board is turned, a part of the table. */
  private void turnAround(long[] lines, int first, int number) {
    int[] turned = Bitboard.spaces(lines[first]).stream().mapToInt(Integer::intValue).toArray();
    for (int turn = 0; turn < 4; turn++) {
      long set = IntStream.of(turned).mapToLong(space -> 1L << space).sum();
      int line =
          IntStream.range(0, lines.length).filter(i -> lines[i] == set).findFirst().orElseThrow();
      if (spaces[line] == null) {
        spaces[line] = turned;
        part[line] = number;
      }
      turned =
          IntStream.of(turned)
              .map(space -> Board.space(Board.SIZE - 1 - space / Board.SIZE, space % Board.SIZE))
              .toArray();
    }
  }

  int lines() {
    return part.length;
  }

  /** Which part of the table says what a line is worth to a side that is on turn after so many. */
  int part(int line, int later) {
    return later * parts + part[line];
  }

  /**
   * How a line is filled, as a side sees it: a digit for each space, 0 free, 1 own, 2 another's.
   */
  int way(int line, long own, long others) {
    int way = 0;
    for (int space : spaces[line]) {
      way = FREE_OWN_OTHER * way + (int) (own >> space & 1) + 2 * (int) (others >> space & 1);
    }
    return way;
  }

  /** What the lines through a space are worth to a side that is on turn after so many others. */
  int through(int space, int later, long own, long others) {
    int total = 0;
    for (int line : through[space]) {
      total += worth[part(line, later)][way(line, own, others)];
    }
    return total;
  }

  /** A side's part of the win: how its lines compare with those of the others. */
  double share(SequenceDiceState state, int side, int sides) {
    int own = total(state, side, sides);
    double all = 0;
    for (int each = 0; each < sides; each++) {
      all += each == side ? 1 : StrictMath.exp((total(state, each, sides) - own) / UNIT);
    }
    return 1 / all;
  }

  private int total(SequenceDiceState state, int side, int sides) {
    long own = state.chips[side];
    long others = state.taken() & ~own;
    int later = later(side, state.side(state.turn), sides);
    int total = 0;
    for (int line = 0; line < part.length; line++) {
      total += worth[part(line, later)][way(line, own, others)];
    }
    return total;
  }

  /** After how many others a side is on turn. */
  static int later(int side, int turn, int sides) {
    return side < turn ? side - turn + sides : side - turn;
  }
}
