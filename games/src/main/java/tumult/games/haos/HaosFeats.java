package tumult.games.haos;

import java.util.List;
import tumult.engine.Feat;
import tumult.engine.Feats;
import tumult.engine.Remark;

/** What players of Haos can be proud of, beside being quick; words in quotes are keys of texts. */
final class HaosFeats implements Feats<HaosState> {
  /** The cards that the loser of a duel had to take. */
  private static final Feat.Kind DUEL = new Feat.Kind("duel", 12, 26);

  @Override
  public List<Feat.Kind> kinds() {
    return List.of(DUEL);
  }

  @Override
  public List<Feat> after(HaosState before, int actor, int action, HaosState after) {
    for (Remark remark : HaosRemarks.of(before, actor, action, after)) {
      if (remark.key().equals(HaosRemarks.DUEL)) {
        return List.of(new Feat(DUEL, actor, Integer.parseInt(remark.arguments().getLast())));
      }
    }
    return List.of();
  }
}
