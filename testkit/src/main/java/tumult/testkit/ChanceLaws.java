package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** What is true of chance: its list, its weights and its draws say the same. */
final class ChanceLaws {
  private static final int DRAWS = 4_000;

  private ChanceLaws() {}

  static <S extends State<S>, V, M> void chance(Trial<S, V, M> trial) {
    Rng rng = trial.luck(3);
    int[] positions = {0};
    trial.visit(state -> {
      if (trial.acts(state, Seat.CHANCE)) {
        assertExhaustive(trial, state);
        // Counting takes long: every fifth of the first positions, then now and then.
        int position = positions[0]++;
        if (position < 100 ? position % 5 == 0 : rng.below(40) == 0) {
          assertFrequencies(trial, state, rng);
        }
      }
    });
  }

  private static <S extends State<S>, V, M> void assertExhaustive(Trial<S, V, M> trial, S state) {
    Game<S, V, M> game = trial.game();
    String text = trial.text(state);
    Set<Integer> outcomes = trial.legal(state, Seat.CHANCE);
    for (int action = 0; action < game.actionCount(); action++) {
      assertThat(state.weight(action) > 0)
          .as("%s in %s", game.text(action), text)
          .isEqualTo(outcomes.contains(action));
    }
    assertThat(outcomes).as(text).contains(state.chance(trial.luck(state.hash())));
    assertThat(trial.text(state)).as("a draw is not yet played").isEqualTo(text);
  }

  private static <S extends State<S>, V, M> void assertFrequencies(
      Trial<S, V, M> trial, S state, Rng rng) {
    int[] counts = new int[trial.game().actionCount()];
    long total = 0;
    for (int i = 0; i < DRAWS; i++) {
      counts[state.chance(rng)]++;
    }
    for (int action = 0; action < counts.length; action++) {
      total += state.weight(action);
    }
    for (int action = 0; action < counts.length; action++) {
      String what = trial.game().text(action) + " in " + trial.text(state);
      Odds.assertNear(what, counts[action], DRAWS, state.weight(action) / (double) total);
    }
  }
}
