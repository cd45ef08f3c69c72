package tumult.games.kaos;

import java.util.Locale;

/** A face of the die (R1), in the order in which the faces share its sides (R3). */
public enum Face {
  BLANK(0),
  DO(1),
  DARE(2),
  DECIDE(3);

  private static final Face[] BY_NUMBER = values();

  private final int number;

  Face(int number) {
    this.number = number;
  }

  /** The number that stands for this face in codes, from 0. */
  int number() {
    return number;
  }

  static Face of(int number) {
    return BY_NUMBER[number];
  }

  /** How many of the six sides show this face when so many are blank (R3). */
  int sides(int blanks) {
    return this == BLANK ? blanks : (6 - blanks + DECIDE.number - number) / 3;
  }

  /** The face in notation. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
