package tumult.games.sequencedice;

import java.util.List;

/** The colour of a side's chips. R3 */
public enum Colour {
  GREEN,
  BLUE,
  /** Used by three players only. */
  RED;

  /** The colours in the order of the sides. */
  static final List<Colour> BY_SIDE = List.of(values());
}
