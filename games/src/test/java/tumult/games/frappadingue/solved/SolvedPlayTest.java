package tumult.games.frappadingue.solved;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.frappadingue.FrappadingueMove;
import tumult.games.frappadingue.FrappadingueState;
import tumult.games.frappadingue.FrappadingueView;

/** The solution at live tables: nobody need wait for it, and it never takes more than its share. */
final class SolvedPlayTest {
  private final List<Runnable> tasks = new ArrayList<>();
  private final SolvedPlay play = new SolvedPlay(tasks::add);

  private static Setup setup(int target) {
    return Setup.parse(
        "frappadingue(seats=3,specials=0,copies=5,target=%d)".formatted(target),
        Map.of(Frappadingue.KIND.id(), Frappadingue.KIND));
  }

  private boolean isReady(int target) {
    return play.of(setup(target)).isReady();
  }

  @Test
  void while_nothing_is_worked_out_it_says_so_and_asks_once() {
    assertThat(isReady(500)).isFalse();
    assertThat(isReady(500)).isFalse();
    assertThat(tasks).hasSize(1);
    tasks.removeFirst().run();
    assertThat(isReady(500)).isTrue();
    assertThat(tasks).isEmpty();
  }

  @Test
  void whoever_asks_before_waits_and_gets_a_legal_action() {
    Frappadingue game = new Frappadingue(setup(500));
    Match<FrappadingueState, FrappadingueView, FrappadingueMove> match = new Match<>(game);
    match.luck(new Rng(1));
    int seat = Integer.numberOfTrailingZeros(match.state().actors());
    int[] actions = match.actions(seat);
    SolvedPlay atOnce = new SolvedPlay(Runnable::run);
    int chosen = atOnce.of(game.setup()).choose(game.view(match.state(), seat), seat, actions);
    assertThat(actions).contains(chosen);
  }

  @Test
  void only_a_few_choices_of_options_are_worked_out_at_a_time() {
    for (int target = 500; target < 1500; target += 100) {
      assertThat(isReady(target)).isFalse();
    }
    assertThat(tasks).hasSize(4);
    tasks.removeFirst().run();
    assertThat(isReady(1400)).isFalse();
    assertThat(tasks).hasSize(4);
  }
}
