package tumult.games.sequencedice;

import java.util.List;
import tumult.engine.Feat;
import tumult.engine.Feats;
import tumult.engine.Seat;

/** What players of Sequence Dice can be proud of; words in quotes are keys of texts. */
final class SequenceDiceFeats implements Feats<SequenceDiceState> {
  /** Rolls one after the other, by twos and twelves. */
  private static final Feat.Kind ROLLS = new Feat.Kind("rolls", 2, 4);

  /** Chips of opponents taken off or replaced in one game. */
  private static final Feat.Kind RAID = new Feat.Kind("raid", 10, 40);

  private final int[] raided;
  private int rolls;

  SequenceDiceFeats(int seats) {
    raided = new int[seats];
  }

  @Override
  public List<Feat.Kind> kinds() {
    return List.of(ROLLS, RAID);
  }

  @Override
  public void changesHands(int seat) {
    raided[seat] = 0;
  }

  @Override
  public List<Feat> after(
      SequenceDiceState before, int actor, int action, SequenceDiceState after) {
    if (actor == Seat.CHANCE) {
      return before.phase() == Phase.ROLL ? rolled(before.turn, after.turn) : List.of();
    }
    rolls = after.turn == actor ? rolls : 0;
    return before.phase() == Phase.PLACE
        ? List.of()
        : List.of(new Feat(RAID, actor, ++raided[actor])); // R10, R12, R13
  }

  private List<Feat> rolled(int seat, int next) {
    Feat feat = new Feat(ROLLS, seat, ++rolls); // R14, R15
    rolls = next == seat ? rolls : 0;
    return List.of(feat);
  }
}
