package tumult.games.sequencedice;

import tumult.engine.BadInput;

/** The printed board: 36 spaces, numbered row by row from the upper left corner. */
final class Board {
  static final int SIZE = 6;
  static final int SPACES = SIZE * SIZE;

  // R1, R2
  private static final int[] SUMS = {
    2, 3, 4, 5, 6, 2, //
    6, 7, 8, 9, 7, 3, //
    5, 9, 12, 12, 8, 4, //
    4, 8, 12, 12, 9, 5, //
    3, 7, 9, 8, 7, 6, //
    2, 6, 5, 4, 3, 2, //
  };

  private Board() {}

  /** The number printed on a space. */
  static int sum(int space) {
    return SUMS[space];
  }

  /** The space of a column and a row, both from 0. */
  static int space(int column, int row) {
    return row * SIZE + column;
  }

  /** A space in notation: {@code c3} is in the third column from the left, third row from above. */
  static String name(int space) {
    return "" + (char) ('a' + space % SIZE) + (char) ('1' + space / SIZE);
  }

  /** The space that a notation stands for. */
  static int parse(String name) {
    if (name.length() == 2) {
      int column = name.charAt(0) - 'a';
      int row = name.charAt(1) - '1';
      if (column >= 0 && column < SIZE && row >= 0 && row < SIZE) {
        return space(column, row);
      }
    }
    throw new BadInput("'%s' is no space: expected a1 to f6, e.g. c3".formatted(name));
  }
}
