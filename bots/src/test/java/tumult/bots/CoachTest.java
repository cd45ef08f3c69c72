package tumult.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.games.Messages;

/** What a coach says: about every legal move, by the view alone, and in words that there are. */
final class CoachTest {
  private static final Budget LITTLE = Budget.iterations(300);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mau-mau(seats=3)", "sequence-dice(seats=2)", "kaos(seats=3,maxRounds=4)",
        "frappadingue(seats=2,target=500)", "frappadingue(seats=3,target=500)", "haos(seats=3)",
        "toy-dice"
      })
  void every_move_is_judged_by_the_view_alone_and_worded(String name) {
    advise(Games.named(name));
  }

  private static <S extends State<S>, V, M> void advise(Game<S, V, M> game) {
    Match<S, V, M> match = new Match<>(game);
    Rng rng = new Rng(3);
    S other = game.newState();
    int asked = 0;
    SeatedBots<S, V> bots =
        SeatedBots.around(Seat.SPECTATOR, match, new RandomBot(), Budget.ANY, rng);
    for (int step = 0; asked < 25 && !match.state().over(); step++) {
      int seat = Integer.numberOfTrailingZeros(match.state().actors());
      if (seat < game.seats() && (step % 3 == 0 || match.actions(seat).length > 3)) {
        asked++;
        V view = game.view(match.state(), seat);
        Advice advice = Coach.advise(turn(game, match.state(), seat, match.actions(seat)));
        game.imagine(view, other, rng);
        assertThat(Coach.advise(turn(game, other, seat, match.actions(seat)))).isEqualTo(advice);
        check(game, advice, match.actions(seat));
      }
      bots.act();
    }
    assertThat(asked).isPositive();
  }

  private static <S extends State<S>, V> Turn<S, V> turn(
      Game<S, V, ?> game, S state, int seat, int[] actions) {
    return new Turn<>(game, game.view(state, seat), seat, actions, LITTLE);
  }

  private static void check(Game<?, ?, ?> game, Advice advice, int[] actions) {
    List<String> moves = java.util.Arrays.stream(actions).mapToObj(game::text).toList();
    List<String> judged = advice.choices().stream().map(Advice.Choice::move).toList();
    if (game.setup().kind().realTime()) {
      assertThat(moves).containsAll(judged);
    } else {
      assertThat(judged).containsExactlyInAnyOrderElementsOf(moves);
    }
    for (Advice.Choice choice : advice.choices()) {
      assertThat(choice.share()).isBetween(-1, 1000);
      if (choice.reason() != null) {
        for (String language : Messages.LANGUAGES) {
          String text =
              Messages.of(game.setup().kind().id(), language)
                  .line(choice.reason().key(), choice.reason().arguments(), seat -> "Bo");
          assertThat(text).doesNotContain("why-").doesNotContain("{").isNotBlank();
        }
      }
    }
  }
}
