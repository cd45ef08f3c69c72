package tumult.lab;

/**
 * What bots have won in blocks, of which each is one observation. Sums of whole numbers only, so
 * that parts can be joined.
 */
public final class Score {
  private final int gamesPerBlock;
  private long blocks;
  private final long[] wins;

  /** For each two bots, the sum of the products of what they won in a block. */
  private final long[] products;

  public Score(int bots, int gamesPerBlock) {
    this.gamesPerBlock = gamesPerBlock;
    wins = new long[bots];
    products = new long[bots * bots];
  }

  /**
   * A score as it is kept in a file.
   *
   * @param blocks how many blocks
   * @param gamesPerBlock how many games each had
   * @param wins what each bot won, in parts of {@link Totals#WIN}
   * @param products for each two bots, the first one's row first, the sum of the products of what
   *     they won in a block
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Stored(long blocks, int gamesPerBlock, long[] wins, long[] products) {}

  public Score(Stored stored) {
    this(stored.wins.length, stored.gamesPerBlock);
    blocks = stored.blocks;
    System.arraycopy(stored.wins, 0, wins, 0, wins.length);
    System.arraycopy(stored.products, 0, products, 0, products.length);
  }

  public Stored stored() {
    return new Stored(blocks, gamesPerBlock, wins.clone(), products.clone());
  }

  /** Adds what each bot won in a block, in parts of {@link Totals#WIN}. */
  public void add(long[] block) {
    blocks++;
    for (int bot = 0; bot < wins.length; bot++) {
      wins[bot] += block[bot];
      for (int other = 0; other < wins.length; other++) {
        products[bot * wins.length + other] += block[bot] * block[other];
      }
    }
  }

  /** Adds other blocks of the same bots. */
  public void add(Score other) {
    blocks += other.blocks;
    for (int bot = 0; bot < wins.length; bot++) {
      wins[bot] += other.wins[bot];
    }
    for (int i = 0; i < products.length; i++) {
      products[i] += other.products[i];
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
    return Estimate.of(blocks, wins[bot] / whole, square(bot) / (whole * whole)).within(0, 1);
  }

  /** The variance of a bot's part of the wins from block to block; 0 before the second. */
  public double variance(int bot) {
    double whole = (double) Totals.WIN * gamesPerBlock;
    double sum = wins[bot] / whole;
    double mean = sum / blocks;
    return blocks < 2 ? 0 : (square(bot) / (whole * whole) - sum * mean) / (blocks - 1);
  }

  private long square(int bot) {
    return products[bot * wins.length + bot];
  }

  /** How many games a bot has won; those who share a win have a part of it each. */
  double won(int bot) {
    return (double) wins[bot] / Totals.WIN;
  }

  /** How much what two bots win varies together from block to block, for all blocks together. */
  double covariance(int bot, int other) {
    double both = products[bot * wins.length + other] / ((double) Totals.WIN * Totals.WIN);
    double rest = both - won(bot) * won(other) / blocks;
    return blocks < 2 ? Double.POSITIVE_INFINITY : rest * blocks / (blocks - 1);
  }
}
