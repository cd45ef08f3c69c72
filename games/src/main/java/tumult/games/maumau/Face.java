package tumult.games.maumau;

import java.util.List;

/** What a card shows besides its colour: a number, or what a special does (R1). */
public enum Face {
  ONE(0, "1"),
  TWO(1, "2"),
  THREE(2, "3"),
  FOUR(3, "4"),
  FIVE(4, "5"),
  SIX(5, "6"),
  SEVEN(6, "7"),
  EIGHT(7, "8"),
  NINE(8, "9"),
  CHANGE_DIRECTION(9, "D"),
  DRAW_2(10, "+2"),
  DRAW_4(11, "+4"),
  STOP(12, "S"),
  COLOUR_CHANGER(13, "C");

  /** How many faces each colour has. */
  static final int PER_COLOUR = 13;

  /** How many of them are numbers; these come first. */
  static final int NUMBERS = 9;

  /** What a special counts when a round ends (R24). */
  static final int SPECIAL_POINTS = 10;

  private static final List<Face> ALL = List.of(values());

  private final int index;
  private final String text;

  Face(int index, String text) {
    this.index = index;
    this.text = text;
  }

  /** Its place in the order above, from 0. */
  int index() {
    return index;
  }

  /** The face of an index. */
  static Face of(int index) {
    return ALL.get(index);
  }

  /** The face in notation. */
  String text() {
    return text;
  }

  /** What it counts when a round ends (R24). */
  int points() {
    return index < NUMBERS ? index + 1 : SPECIAL_POINTS;
  }
}
