package tumult.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a game was about: how likely each seat was to win at every moment, and what made the
 * difference. All numbers are thousandths of a win, whole ones, so that they add up exactly.
 *
 * @param basis how the chances were found out
 * @param error how far a chance may be off where it was found out by trying: two standard errors
 * @param prospects from the empty table to the end
 * @param ledger of each seat, seat 0 first
 * @param turningPoints where most changed, in their order
 */
public record Story(
    Basis basis,
    int error,
    List<Prospect> prospects,
    List<Account> ledger,
    List<TurningPoint> turningPoints) {
  /** How one knows what a position promises. */
  public enum Basis {
    /** The game has been solved. */
    SOLVED,
    /** By playing on from it many times. */
    SAMPLED,
    /** By counting what everybody has left, where reactions decide. */
    COUNTED
  }

  /** How many turning points there are at most. */
  static final int MOST_POINTS = 3;

  public Story {
    prospects = List.copyOf(prospects);
    ledger = List.copyOf(ledger);
    turningPoints = List.copyOf(turningPoints);
  }

  /**
   * A position and what it promised.
   *
   * @param ply how many steps had been played
   * @param shares the part of the win that each seat could expect
   * @param seat who had chosen the step before; -1 if it was chance
   * @param better what would have been better than that step, in notation
   */
  public record Prospect(int ply, List<Integer> shares, int seat, @Nullable String better) {
    public Prospect {
      shares = List.copyOf(shares);
    }
  }

  /**
   * How a seat came to its result, which is the sum of {@code start}, {@code luck}, {@code skill}
   * and {@code others}.
   *
   * @param start what it could expect before anything had happened
   * @param luck what chance gave, against its expectation
   * @param skill what its own choices cost, against the best ones
   * @param others what the others' choices gave or cost it
   * @param result the part of the win that it had in the end
   * @param error how far luck, skill and others may be off: two standard errors
   */
  public record Account(int start, int luck, int skill, int others, int result, int error) {}

  /**
   * A step that changed much.
   *
   * @param ply the number of the step, from 1
   * @param seat for whom it changed most
   * @param gain by how much
   */
  public record TurningPoint(int ply, int seat, int gain) {}
}
