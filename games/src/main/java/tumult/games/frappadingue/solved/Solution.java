package tumult.games.frappadingue.solved;

import tumult.engine.Setup;
import tumult.games.frappadingue.FrappadingueOptions;

/**
 * Frappadingue with its options chosen, to be solved: one turn for its points, a match for the win.
 */
public final class Solution {
  private final Setup setup;
  private final Turn turn;
  private final int target;

  /** Takes a game of Frappadingue; how many seats it has does not matter. */
  public Solution(Setup setup) {
    this.setup = setup.withSeats(2);
    FrappadingueOptions options = FrappadingueOptions.of(this.setup);
    turn = new Turn(options);
    target = (options.target() + 99) / 100; // R13
  }

  /**
   * The best turn from the whole deck.
   *
   * @param width how near to each other its bounds shall be, in points
   */
  public TurnSolution turn(double width) {
    return new TurnSolution(setup, turn, width);
  }

  /** The match for two. */
  public MatchSolution match(MatchSolution.Detail detail) {
    return new MatchSolution(setup, turn, target, detail);
  }
}
