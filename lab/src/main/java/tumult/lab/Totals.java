package tumult.lab;

import java.util.Arrays;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * What many games add up to. All of it are sums of whole numbers, so it does not matter in which
 * order games are added, by which thread, or on which machine.
 */
public final class Totals {
  /** A whole win; those who share one get equal parts of it, without a remainder. */
  public static final long WIN = 2520;

  private long games;
  private long decisions;
  private long decisionSquares;
  private long fewest = Long.MAX_VALUE;
  private long most;
  private long hash;
  private final long[] wins;
  private final long[] winSquares;
  private final long[] points;

  public Totals(int seats) {
    wins = new long[seats];
    winSquares = new long[seats];
    points = new long[seats];
  }

  /** What was stored of others; the lists have seat 0 first. */
  public Totals(Stored stored) {
    this(stored.wins.length);
    games = stored.games;
    decisions = stored.decisions;
    decisionSquares = stored.decisionSquares;
    fewest = stored.fewest;
    most = stored.most;
    hash = Long.parseUnsignedLong(stored.hash, 16);
    System.arraycopy(stored.wins, 0, wins, 0, wins.length);
    System.arraycopy(stored.winSquares, 0, winSquares, 0, wins.length);
    System.arraycopy(stored.points, 0, points, 0, wins.length);
  }

  /**
   * Totals as they are kept in a file: whole numbers only, so that parts can be joined without a
   * rounding.
   *
   * @param games how many games
   * @param decisions how many decisions were made in all
   * @param decisionSquares the sum of the squares of each game's decisions
   * @param fewest decisions in a game
   * @param most decisions in a game
   * @param wins what each seat won, in parts of {@link #WIN}
   * @param winSquares the sum of their squares
   * @param points what each seat scored in all
   * @param hash as {@link #hash}
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Stored(
      long games,
      long decisions,
      long decisionSquares,
      long fewest,
      long most,
      long[] wins,
      long[] winSquares,
      long[] points,
      String hash) {}

  /** All of it, to be kept. */
  public Stored stored() {
    return new Stored(
        games,
        decisions,
        decisionSquares,
        games == 0 ? 0 : fewest,
        most,
        wins.clone(),
        winSquares.clone(),
        points.clone(),
        hash());
  }

  /**
   * Adds a game that is over.
   *
   * @param number which of the seeded games it is
   */
  public void add(long number, State<?> end, long made) {
    games++;
    decisions += made;
    decisionSquares += made * made;
    fewest = Math.min(fewest, made);
    most = Math.max(most, made);
    int winners = end.winners();
    long part = WIN / Math.max(1, Integer.bitCount(winners));
    long print = Rng.mix(Rng.mix(number) + end.hash() + made);
    for (int seat = 0; seat < wins.length; seat++) {
      points[seat] += end.score(seat);
      print = Rng.mix(print + end.score(seat));
      if ((winners & Seat.bit(seat)) != 0) {
        wins[seat] += part;
        winSquares[seat] += part * part;
      }
    }
    hash += Rng.mix(print + winners);
  }

  /** Adds other games. */
  public void add(Totals other) {
    games += other.games;
    decisions += other.decisions;
    decisionSquares += other.decisionSquares;
    fewest = Math.min(fewest, other.fewest);
    most = Math.max(most, other.most);
    hash += other.hash;
    Arrays.setAll(wins, seat -> wins[seat] + other.wins[seat]);
    Arrays.setAll(winSquares, seat -> winSquares[seat] + other.winSquares[seat]);
    Arrays.setAll(points, seat -> points[seat] + other.points[seat]);
  }

  public long games() {
    return games;
  }

  public long fewestDecisions() {
    return games == 0 ? 0 : fewest;
  }

  public long mostDecisions() {
    return most;
  }

  public double decisionsPerGame() {
    return (double) decisions / games;
  }

  /** How many decisions were made in all. */
  public long decisions() {
    return decisions;
  }

  public Estimate winShare(int seat) {
    return Estimate.of(games, (double) wins[seat] / WIN, winSquares[seat] / ((double) WIN * WIN));
  }

  public double pointsPerGame(int seat) {
    return (double) points[seat] / games;
  }

  /** Equal for equal games, however they were played; different if any step of any game is. */
  public String hash() {
    return "%016x".formatted(hash);
  }
}
