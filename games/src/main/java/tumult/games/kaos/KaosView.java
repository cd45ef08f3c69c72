package tumult.games.kaos;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one seat, or a spectator, may know of a position (R37), with what it may remember.
 *
 * <p>Of another hand an observer knows the cards it saw come in (the card for the start, R6; a card
 * it knew under the pile; all hands of a showdown, R33) as long as no card has left that hand that
 * it did not see (R31). Cards are their values; where a card is hidden it is 0.
 *
 * @param seat whose view it is
 * @param phase what is going on
 * @param round the number of the round, from 1
 * @param turns how many turns of the round have ended
 * @param first the seat that had the first turn; -1 before
 * @param turn the seat on turn; -1 before the first turn and after the match
 * @param target the seat that gets or loses a number card now; else the seat on turn, or -1
 * @param called whether the seat on turn has just called, wrongly
 * @param callIsRight whether this seat has held 30–36 long enough to call at its next start of turn
 * @param die what was rolled in this turn
 * @param using the chaos card that lies open, being carried out
 * @param pot the chips in the pot
 * @param players everybody, by seat
 * @param pileSize how many number cards the pile has
 * @param under the number cards at the bottom, put under since the pile was shuffled, the first to
 *     be drawn first
 * @param pileCards what the number pile holds, for the player of Perfect draw while it chooses
 * @param chaosPileSize how many chaos cards the pile has
 * @param chaosUnder the chaos cards used since that pile was shuffled, the first to be drawn first
 * @param waiting the seats still to draw against each other, for the start or the pot
 * @param ahead the seats that lead in it
 * @param best what those have: a card for the start; for the pot, how far from 36 as a negative
 *     number
 */
public record KaosView(
    int seat,
    KaosPhase phase,
    int round,
    int turns,
    int first,
    int turn,
    int target,
    boolean called,
    boolean callIsRight,
    @Nullable Face die,
    @Nullable ChaosCard using,
    int pot,
    List<Player> players,
    int pileSize,
    List<UnderCard> under,
    List<Integer> pileCards,
    int chaosPileSize,
    List<ChaosCard> chaosUnder,
    List<Integer> waiting,
    List<Integer> ahead,
    int best) {

  /**
   * One seat.
   *
   * @param inRound whether it began this round
   * @param chips its chips
   * @param cards how many number cards it holds
   * @param openCards those of them that everybody knows
   * @param knownCards those that the viewer knows: all of its own
   * @param startCard the card it drew for the start of this round; 0 for none
   * @param saved how many chaos cards it holds
   * @param openSaved those of them that everybody knows
   * @param knownSaved those of them that the viewer knows: all of its own
   * @param tenure how it has fared since its last turn
   * @param shownCards its hand in the last showdown
   */
  public record Player(
      boolean inRound,
      int chips,
      int cards,
      List<Integer> openCards,
      List<Integer> knownCards,
      int startCard,
      int saved,
      List<ChaosCard> openSaved,
      List<ChaosCard> knownSaved,
      Tenure tenure,
      List<Integer> shownCards) {}

  /**
   * A number card under the pile.
   *
   * @param card its value; 0 if the viewer does not know it
   * @param open whether everybody knows it
   * @param follows whether it was put under in one go with the one before, so is not lower (R30)
   */
  public record UnderCard(int card, boolean open, boolean follows) {}
}
