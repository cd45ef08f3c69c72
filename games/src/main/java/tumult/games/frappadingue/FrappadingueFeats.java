package tumult.games.frappadingue;

import java.util.List;
import tumult.engine.Feat;
import tumult.engine.Feats;

/** What players of Frappadingue can be proud of; words in quotes are keys of texts. */
final class FrappadingueFeats implements Feats<FrappadingueState> {
  /** What was in the counter when somebody drove on who could have stopped. */
  private static final Feat.Kind DRIVE = new Feat.Kind("drive", 200, 600);

  /** What was banked in one turn. */
  private static final Feat.Kind BANK = new Feat.Kind("bank", 600, 1200);

  @Override
  public List<Feat.Kind> kinds() {
    return List.of(DRIVE, BANK);
  }

  @Override
  public List<Feat> after(
      FrappadingueState before, int actor, int action, FrappadingueState after) {
    if (action == FrappadingueMove.REDEAL) { // R13
      return before.counter().scorable()
          ? List.of(new Feat(DRIVE, actor, before.counter().total()))
          : List.of();
    }
    int seat = before.turn();
    int banked = seat == FrappadingueState.NOBODY ? 0 : after.score(seat) - before.score(seat);
    return banked > 0 ? List.of(new Feat(BANK, seat, banked)) : List.of();
  }
}
