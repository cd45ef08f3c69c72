package tumult.engine;

/**
 * Something that a seat did in a game and that can be told with a number, for the awards of an
 * evening.
 */
public record Feat(Kind kind, int seat, int number) {
  /**
   * What feats are called and compared by. Of most kinds more is better; where less is, what is
   * outstanding is less than what is remarkable.
   *
   * @param key of its texts among the game's: {@code feat.<key>} names it, {@code
   *     feat.<key>.number} tells the number
   * @param remarkable the number from which on one is worth telling: the best of every other game
   * @param outstanding what is reached in one game out of fifty
   */
  public record Kind(String key, int remarkable, int outstanding) {}

  /**
   * How good it is, so that feats of different kinds compare: 0 for what is just worth telling, 1
   * for what is outstanding.
   */
  public double merit() {
    return (double) (number - kind.remarkable) / (kind.outstanding - kind.remarkable);
  }
}
