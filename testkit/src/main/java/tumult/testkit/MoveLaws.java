package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** What is true of moves: which are legal, what happens to the others, how they are written. */
final class MoveLaws {
  private MoveLaws() {}

  static <S extends State<S>, V, M> void legalLists(Trial<S, V, M> trial) {
    int[] actions = new int[trial.game().actionCount()];
    trial.visit(state -> {
      String text = trial.text(state);
      int strangers = state.actors();
      for (int actor : trial.everybody()) {
        int count = state.actions(actor, actions);
        assertThat(count > 0).as("%s acts in %s", actor, text).isEqualTo(trial.acts(state, actor));
        assertAscending(actions, count, text);
        strangers &= ~Seat.bit(actor);
      }
      assertThat(strangers).as("nobody else acts in %s", text).isZero();
      assertThat(trial.acts(state, Seat.CHANCE) && Integer.bitCount(state.actors()) > 1)
          .as("chance acts alone in %s", text)
          .isFalse();
    });
  }

  private static void assertAscending(int[] actions, int count, String text) {
    for (int i = 0; i < count; i++) {
      int least = i == 0 ? 0 : actions[i - 1] + 1;
      assertThat(actions[i]).as(text).isGreaterThanOrEqualTo(least).isLessThan(actions.length);
    }
  }

  static <S extends State<S>, V, M> void refusals(Trial<S, V, M> trial) {
    Game<S, V, M> game = trial.game();
    Rng rng = trial.luck(1);
    trial.visit(state -> {
      String before = trial.text(state);
      long hash = state.hash();
      for (int actor : trial.everybody()) {
        Set<Integer> legal = trial.legal(state, actor);
        for (int attempt = 0; attempt < 12; attempt++) {
          int action = rng.below(game.actionCount());
          if (!legal.contains(action)) {
            Refusal refusal = new Match<>(game, state).play(actor, action);
            assertThat(refusal).as("%s in %s", game.text(action), before).isNotNull();
          }
        }
      }
      assertThat(trial.text(state)).isEqualTo(before);
      assertThat(state.hash()).as(before).isEqualTo(hash);
    });
  }

  static <S extends State<S>, V, M> void codec(Trial<S, V, M> trial) {
    Game<S, V, M> game = trial.game();
    Set<String> texts = new HashSet<>();
    for (int action = 0; action < game.actionCount(); action++) {
      M move = game.move(action);
      String text = game.text(move);
      assertThat(game.action(move)).as(text).isEqualTo(action);
      assertThat(game.parse(text)).isEqualTo(move);
      assertThat(texts.add(text)).as("%s stands for one move only", text).isTrue();
    }
    for (String garbage : List.of("", " ", "?", "*", "lay", "ää 8", "place zz", "-1", "card")) {
      if (!texts.contains(garbage)) {
        assertThatThrownBy(() -> game.parse(garbage)).as(garbage).isInstanceOf(BadInput.class);
      }
    }
  }
}
