package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;

final class WinOddsTest {
  @Test
  void what_is_counted_agrees_with_what_is_played() {
    assertThat(compared(Games.named("mau-mau(seats=2,rounds=1)"))).isGreaterThanOrEqualTo(3);
  }

  /** Compares near the end of games at random; says how often it could. */
  private static <S extends State<S>> int compared(Game<S, ?, ?> game) {
    int compared = 0;
    for (int n = 0; n < 60 && compared < 5; n++) {
      S late = beforeTheEnd(game, n);
      double[] exact = new WinOdds<>(game, true, 3_000).exact(late);
      if (exact != null) {
        compared++;
        Estimate played =
            new WinOdds<>(game, true, 0).sampled(late, Seat.CHANCE, 500, 1).getFirst();
        double half = 1e-6 + 2 * (played.high() - played.mean()); // four standard errors
        assertThat(exact[0]).isBetween(played.mean() - half, played.mean() + half);
        assertThat(exact[0] + exact[1]).isBetween(0.999999, 1.000001);
      }
    }
    return compared;
  }

  private static <S extends State<S>> S beforeTheEnd(Game<S, ?, ?> game, int number) {
    Match<S, ?, ?> whole = new Match<>(game);
    Rng rng = new Rng(3, number);
    while (!whole.state().over()) {
      whole.random(rng);
    }
    S late = game.newState();
    for (Match.Ply ply : whole.plies().subList(0, whole.plies().size() - 3)) {
      late.play(ply.actor(), ply.action());
    }
    return late;
  }

  @Test
  void too_much_to_count_is_said() {
    Game<?, ?, ?> game = Games.named("sequence-dice");
    assertThat(exactAtTheBeginning(game)).isNull();
  }

  private static <S extends State<S>> double @Nullable [] exactAtTheBeginning(Game<S, ?, ?> game) {
    return new WinOdds<>(game, true, 1_000).exact(game.newState());
  }
}
