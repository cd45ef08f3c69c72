package tumult.games.kaos;

import java.util.List;
import tumult.engine.Feat;
import tumult.engine.Feats;

/** What players of Kaos can be proud of; words in quotes are keys of texts. */
final class KaosFeats implements Feats<KaosState> {
  /** The chips in the pot when a dare was taken that could have been declined. */
  private static final Feat.Kind DARE = new Feat.Kind("dare", 15, 40);

  /** The chips of a pot that one player won alone. */
  private static final Feat.Kind POT = new Feat.Kind("pot", 25, 60);

  private static final int NOBODY = -1;

  @Override
  public List<Feat.Kind> kinds() {
    return List.of(DARE, POT);
  }

  @Override
  public List<Feat> after(KaosState before, int actor, int action, KaosState after) {
    int pot = before.chips.pot();
    if (before.phase == KaosPhase.DARE) {
      boolean free = before.chips.of(actor) > 0; // R20
      return action == KaosCodes.DARED && free ? List.of(new Feat(DARE, actor, pot)) : List.of();
    }
    boolean over = after.round != before.round || after.phase == KaosPhase.OVER;
    int winner = over ? soleWinner(before, after) : NOBODY;
    return winner == NOBODY ? List.of() : List.of(new Feat(POT, winner, pot)); // R32
  }

  private static int soleWinner(KaosState before, KaosState after) {
    int winner = NOBODY;
    for (int seat = 0; seat < before.options.seats(); seat++) {
      if (after.score(seat) > before.score(seat)) {
        if (winner != NOBODY) {
          return NOBODY;
        }
        winner = seat;
      }
    }
    return winner;
  }
}
