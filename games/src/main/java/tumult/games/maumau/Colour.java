package tumult.games.maumau;

import java.util.List;
import java.util.stream.Collectors;
import tumult.engine.BadInput;

/** One of the four colours (R1). */
public enum Colour {
  GREEN(0, "g"),
  BLUE(1, "b"),
  RED(2, "r"),
  YELLOW(3, "y");

  /** How many colours there are. */
  static final int COUNT = 4;

  private static final List<Colour> ALL = List.of(values());

  private final int index;
  private final String letter;

  Colour(int index, String letter) {
    this.index = index;
    this.letter = letter;
  }

  /** Its place in the order above, from 0. */
  int index() {
    return index;
  }

  /** The colour of an index. */
  static Colour of(int index) {
    return ALL.get(index);
  }

  /** Its letter in notation. */
  String letter() {
    return letter;
  }

  /** The colour of a letter. */
  static Colour parse(String letter) {
    return ALL.stream()
        .filter(colour -> colour.letter.equals(letter))
        .findAny()
        .orElseThrow(
            () -> new BadInput("'%s' is no colour: expected %s".formatted(letter, letters())));
  }

  private static String letters() {
    return ALL.stream().map(Colour::letter).collect(Collectors.joining(", "));
  }
}
