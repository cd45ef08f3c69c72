package tumult.games.maumau;

import java.util.Arrays;
import java.util.List;
import tumult.engine.Feat;
import tumult.engine.Feats;
import tumult.engine.Seat;

/** What players of Mau Mau can be proud of; words in quotes are keys of texts. */
final class MauMauFeats implements Feats<MauMauState> {
  /** From the first "mau" of a round to winning it, in turns of one's own. */
  private static final Feat.Kind MAU = new Feat.Kind("mau", 8, 36);

  /** Cards drawn at a stroke. */
  private static final Feat.Kind STROKE = new Feat.Kind("stroke", 6, 10);

  private static final int NOT_SAID = -1;

  private final int[] turnsSinceMau;

  MauMauFeats(int seats) {
    turnsSinceMau = new int[seats];
    Arrays.fill(turnsSinceMau, NOT_SAID);
  }

  @Override
  public List<Feat.Kind> kinds() {
    return List.of(MAU, STROKE);
  }

  @Override
  public void changesHands(int seat) {
    turnsSinceMau[seat] = NOT_SAID;
  }

  @Override
  public List<Feat> after(MauMauState before, int actor, int action, MauMauState after) {
    if (actor == Seat.CHANCE) {
      return List.of();
    }
    boolean said = turnsSinceMau[actor] != NOT_SAID;
    if (action <= Actions.DRAW) {
      turnsSinceMau[actor] += said ? 1 : 0;
    } else if (action == Actions.MAU && !said) {
      turnsSinceMau[actor] = 0;
    }
    if (action == Actions.DRAW && before.owed > 0) { // R14
      return List.of(new Feat(STROKE, actor, before.owed));
    }
    return after.round != before.round || after.phase == Phase.OVER
        ? roundOver(before, actor, action)
        : List.of();
  }

  private List<Feat> roundOver(MauMauState before, int actor, int action) {
    int turns = turnsSinceMau[actor];
    Arrays.fill(turnsSinceMau, NOT_SAID);
    boolean won = action < Actions.DRAW && before.cards.size(actor) == 1; // R22
    return won && turns != NOT_SAID ? List.of(new Feat(MAU, actor, turns)) : List.of();
  }
}
