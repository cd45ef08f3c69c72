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

/** The solution at live tables: nobody waits for it, and it never takes more than its share. */
final class SolvedPlayTest {
  private final List<Runnable> tasks = new ArrayList<>();
  private final SolvedPlay play = new SolvedPlay(tasks::add);

  private int ask(String options) {
    Setup setup =
        Setup.parse(
            "frappadingue(seats=3,specials=0,copies=5%s)".formatted(options),
            Map.of(Frappadingue.KIND.id(), Frappadingue.KIND));
    Frappadingue game = new Frappadingue(setup);
    Match<FrappadingueState, FrappadingueView, FrappadingueMove> match = new Match<>(game);
    match.luck(new Rng(1));
    int seat = match.state().actors() == 1 ? 0 : match.state().actors() == 2 ? 1 : 2;
    return play.choose(setup, game.view(match.state(), seat), seat, match.actions(seat));
  }

  @Test
  void while_nothing_is_worked_out_it_says_so_and_asks_once() {
    assertThat(ask(",target=500")).isEqualTo(SolvedPlay.NOT_YET);
    assertThat(ask(",target=500")).isEqualTo(SolvedPlay.NOT_YET);
    assertThat(tasks).hasSize(1);
    tasks.removeFirst().run();
    assertThat(ask(",target=500")).isNotNegative();
    assertThat(tasks).isEmpty();
  }

  @Test
  void only_a_few_choices_of_options_are_worked_out_at_a_time() {
    for (int target = 500; target < 1500; target += 100) {
      assertThat(ask(",target=" + target)).isEqualTo(SolvedPlay.NOT_YET);
    }
    assertThat(tasks).hasSize(4);
    tasks.removeFirst().run();
    assertThat(ask(",target=1400")).isEqualTo(SolvedPlay.NOT_YET);
    assertThat(tasks).hasSize(4);
  }
}
