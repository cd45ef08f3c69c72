package tumult.testkit.highcard;

import java.util.List;

/**
 * What a seat knows.
 *
 * @param seat whose view it is
 * @param phase of the game
 * @param first who began
 * @param turn whose turn it is
 * @param discards how many cards of each rank lie open
 * @param hands everybody's card, 0 for none and {@link #HIDDEN} for one that is not shown
 */
public record HighCardView(
    int seat,
    HighCardState.Phase phase,
    int first,
    int turn,
    List<Integer> discards,
    List<Integer> hands) {
  public static final int HIDDEN = -1;
}
