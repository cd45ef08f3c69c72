package tumult.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.engine.Feat;
import tumult.engine.Feats;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * The best that people have done in a game, one feat of each kind. What happens to a seat is of
 * whoever made its last move, and bots do nothing to be proud of.
 */
final class GameFeats<S extends State<S>> {
  private final String id;
  private final Feats<S> feats;
  private final S before;
  private final S state;
  private final @Nullable Chair[] players;
  private final Map<String, Done> best = new LinkedHashMap<>();

  /**
   * A feat and who did it.
   *
   * @param room the game's id
   */
  record Done(String room, Feat feat, Chair player) {
    /** What can be compared with it. */
    String kind() {
      return room + "." + feat.kind().key();
    }

    Done orBetter(Done later) {
      return later.feat.merit() > feat.merit() ? later : this;
    }
  }

  private GameFeats(Game<S, ?, ?> game) {
    id = game.setup().kind().id();
    feats = game.feats();
    before = game.newState();
    state = game.newState();
    players = new Chair[game.seats()];
  }

  /**
   * Those of a game that is over.
   *
   * @param movers the chair from which each step was played
   */
  static <S extends State<S>> List<Done> of(
      Game<S, ?, ?> game, List<Step> steps, List<@Nullable Chair> movers) {
    GameFeats<S> found = new GameFeats<>(game);
    for (int i = 0; i < steps.size(); i++) {
      found.play(steps.get(i), movers.get(i));
    }
    return List.copyOf(found.best.values());
  }

  private void play(Step step, @Nullable Chair mover) {
    if (mover != null && step.by() != By.CLOCK) {
      isPlayedBy(step.by() == By.PERSON ? mover : null, step.actor());
    }
    if (step.finish() != null) {
      keep(step.finish().quickest(step.actor()));
    }
    if (step.isMove()) {
      play(step.actor(), step.action());
    }
    for (int outcome : step.outcomes()) {
      play(Seat.CHANCE, outcome);
    }
  }

  private void isPlayedBy(@Nullable Chair player, int seat) {
    Chair last = players[seat];
    boolean same = last != null && player != null && last.person().equals(player.person());
    players[seat] = player;
    if (!same) {
      feats.changesHands(seat);
    }
  }

  private void play(int actor, int action) {
    before.set(state);
    state.play(actor, action);
    feats.after(before, actor, action, state).forEach(this::keep);
  }

  private void keep(@Nullable Feat feat) {
    Chair player = feat == null ? null : players[feat.seat()];
    if (feat != null && player != null && feat.merit() >= 0) {
      Done done = new Done(id, feat, player);
      best.merge(done.kind(), done, Done::orBetter);
    }
  }
}
