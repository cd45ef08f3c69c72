package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
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
        assertAscending(trial, actor, Arrays.copyOf(actions, count));
        strangers &= ~Seat.bit(actor);
      }
      assertThat(strangers).as("nobody else acts in %s", text).isZero();
      assertThat(trial.acts(state, Seat.CHANCE) && Integer.bitCount(state.actors()) > 1)
          .as("chance acts alone in %s", text)
          .isFalse();
    });
  }

  private static <S extends State<S>, V, M> void assertAscending(
      Trial<S, V, M> trial, int actor, int[] actions) {
    for (int i = 0; i < actions.length; i++) {
      String wrong = wrong(trial, actions, i);
      if (wrong != null) {
        throw new AssertionError(
            "%s may play %s: %s".formatted(Seat.text(actor), listed(trial, actions), wrong));
      }
    }
  }

  /** What is wrong with an entry of a legal list and the one before it; null if all is well. */
  private static <S extends State<S>, V, M> @Nullable String wrong(
      Trial<S, V, M> trial, int[] actions, int entry) {
    int code = actions[entry];
    int last = trial.game().actionCount() - 1;
    if (code < 0 || code > last) {
      return "there is no code %d, they are 0–%d; is a constant of the state wrong?"
          .formatted(code, last);
    }
    if (entry > 0 && code == actions[entry - 1]) {
      return "two entries have the code %d, which is '%s'; is a constant of the state wrong?"
          .formatted(code, trial.game().text(code));
    }
    return entry > 0 && code < actions[entry - 1] ? "codes must ascend" : null;
  }

  /** Codes with their notation. */
  private static <S extends State<S>, V, M> String listed(Trial<S, V, M> trial, int[] actions) {
    return Arrays.stream(actions)
        .mapToObj(code ->
            code < 0 || code >= trial.game().actionCount()
                ? code + " ?"
                : code + " " + trial.game().text(code))
        .collect(Collectors.joining(", "));
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
            assertThat(state.why(actor, action) == Refusal.Common.GAME_OVER)
                .isEqualTo(state.over());
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
