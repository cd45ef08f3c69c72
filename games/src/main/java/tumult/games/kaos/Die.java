package tumult.games.kaos;

import tumult.engine.Rng;

/** The die: which face each of its six sides shows (R3). Faces are numbered in their order. */
final class Die {
  static final int NOT_ROLLED = -1;

  private static final int SIDES = 6;

  private final int[] sides = new int[SIDES];
  private final int[] weights = new int[Face.values().length];

  Die(int blanks) {
    int side = 0;
    for (Face face : Face.values()) {
      int same = face.sides(blanks);
      weights[face.number()] = same;
      for (int i = 0; i < same; i++) {
        sides[side++] = face.number();
      }
    }
  }

  int roll(Rng rng) {
    return sides[rng.below(SIDES)];
  }

  /** How many sides show a face. */
  int weight(int face) {
    return weights[face];
  }
}
