package tumult.lab;

/**
 * What bots have won in blocks, of which each is one observation. Sums of whole numbers only, so
 * that parts can be joined.
 */
public final class Score {
  private final int gamesPerBlock;
  private long blocks;
  private final long[] wins;
  private final long[] squares;

  public Score(int bots, int gamesPerBlock) {
    this.gamesPerBlock = gamesPerBlock;
    wins = new long[bots];
    squares = new long[bots];
  }

  /**
   * A score as it is kept in a file.
   *
   * @param blocks how many blocks
   * @param gamesPerBlock how many games each had
   * @param wins what each bot won, in parts of {@link Totals#WIN}
   * @param squares the sum of the squares of what it won in a block
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Stored(long blocks, int gamesPerBlock, long[] wins, long[] squares) {}

  public Score(Stored stored) {
    this(stored.wins.length, stored.gamesPerBlock);
    blocks = stored.blocks;
    System.arraycopy(stored.wins, 0, wins, 0, wins.length);
    System.arraycopy(stored.squares, 0, squares, 0, wins.length);
  }

  public Stored stored() {
    return new Stored(blocks, gamesPerBlock, wins.clone(), squares.clone());
  }

  /** Adds what each bot won in a block, in parts of {@link Totals#WIN}. */
  public void add(long[] block) {
    blocks++;
    for (int bot = 0; bot < wins.length; bot++) {
      wins[bot] += block[bot];
      squares[bot] += block[bot] * block[bot];
    }
  }

  /** Adds other blocks of the same bots. */
  public void add(Score other) {
    blocks += other.blocks;
    for (int bot = 0; bot < wins.length; bot++) {
      wins[bot] += other.wins[bot];
      squares[bot] += other.squares[bot];
    }
  }

  public long blocks() {
    return blocks;
  }

  public long games() {
    return blocks * gamesPerBlock;
  }

  public int gamesPerBlock() {
    return gamesPerBlock;
  }

  /** The part of all wins that goes to a bot, by the means of the blocks. */
  public Estimate share(int bot) {
    double whole = (double) Totals.WIN * gamesPerBlock;
    return Estimate.of(blocks, wins[bot] / whole, squares[bot] / (whole * whole)).within(0, 1);
  }

  /** The variance of a bot's part of the wins from block to block; 0 before the second. */
  double variance(int bot) {
    double whole = (double) Totals.WIN * gamesPerBlock;
    double sum = wins[bot] / whole;
    double mean = sum / blocks;
    return blocks < 2 ? 0 : (squares[bot] / (whole * whole) - sum * mean) / (blocks - 1);
  }
}
