package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.engine.Game;
import tumult.engine.Playout;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;

final class SimulationTest {
  private record Result(Totals totals, String lines) {}

  private static <S extends State<S>> Result played(
      Game<S, ?, ?> game, String bot, long from, long to, int threads) {
    List<Bot> bots = Collections.nCopies(game.seats(), Bots.named(bot));
    Totals totals = new Totals(game.seats());
    StringBuilder all = new StringBuilder();
    new Simulation<>(game, bots, Budget.ANY, 7)
        .run(
            from,
            to,
            threads,
            true,
            (more, lines) -> {
              totals.add(more);
              all.append(lines);
            });
    return new Result(totals, all.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"})
  void any_number_of_threads_plays_the_same_games(String name) {
    for (String bot : List.of("random", "thumb")) {
      int games = bot.equals("random") && !name.equals("haos") ? 3000 : 20; // races are slow
      Result one = played(Games.named(name), bot, 0, games, 1);
      Result many = played(Games.named(name), bot, 0, games, 5);
      assertThat(many.totals.stored()).usingRecursiveComparison().isEqualTo(one.totals.stored());
      assertThat(many.lines).isEqualTo(one.lines);
      assertThat(one.lines.lines()).hasSize(games);
      assertThat(one.totals.games()).isEqualTo(games);
    }
  }

  @Test
  void parts_add_up_to_the_whole() {
    for (String name : List.of("mau-mau", "sequence-dice", "kaos", "frappadingue")) {
      Game<?, ?, ?> game = Games.named(name);
      Totals whole = played(game, "random", 0, 2500, 2).totals;
      Totals parts = new Totals(game.seats());
      long[] bounds = {0, 1, 1030, 2499, 2500};
      for (int i = 1; i < bounds.length; i++) {
        parts.add(played(game, "random", bounds[i - 1], bounds[i], 2).totals);
      }
      assertThat(parts.stored()).usingRecursiveComparison().isEqualTo(whole.stored());
      assertThat(new Totals(whole.stored()).stored())
          .usingRecursiveComparison()
          .isEqualTo(whole.stored());
    }
  }

  @Test
  void other_games_have_another_hash() {
    Game<?, ?, ?> game = Games.named("kaos");
    assertThat(played(game, "random", 0, 20, 1).totals.hash())
        .isNotEqualTo(played(game, "random", 1, 21, 1).totals.hash())
        .isNotEqualTo(played(game, "thumb", 0, 20, 1).totals.hash());
  }

  @Test
  void the_figures_are_those_of_the_games_counted_by_hand() {
    counted(Games.named("mau-mau(seats=3)"));
  }

  private static <S extends State<S>> void counted(Game<S, ?, ?> game) {
    int games = 500;
    double[] wins = new double[game.seats()];
    double[] points = new double[game.seats()];
    long decisions = 0;
    for (int n = 0; n < games; n++) {
      S state = game.newState();
      decisions += Playout.run(state, new Rng(7, n), new int[game.actionCount()]);
      for (int seat = 0; seat < game.seats(); seat++) {
        boolean won = (state.winners() & Seat.bit(seat)) != 0;
        wins[seat] += won ? 1.0 / Integer.bitCount(state.winners()) : 0;
        points[seat] += state.score(seat);
      }
    }
    Totals totals = played(game, "random", 0, games, 2).totals;
    assertThat(totals.decisions()).isEqualTo(decisions);
    for (int seat = 0; seat < game.seats(); seat++) {
      Estimate share = totals.winShare(seat);
      assertThat(share.mean())
          .isCloseTo(wins[seat] / games, org.assertj.core.data.Offset.offset(1e-9));
      assertThat(share.low()).isLessThan(share.mean());
      assertThat(totals.pointsPerGame(seat)).isEqualTo(points[seat] / games);
    }
  }

  @Test
  void an_interval_is_that_of_the_textbook() {
    // 40 of 100: the standard error with n - 1 is √(0.4·0.6/99)
    Estimate share = Estimate.of(100, 40, 40);
    double error = 1.959964 * Math.sqrt(0.4 * 0.6 / 99);
    assertThat(share.mean()).isEqualTo(0.4);
    assertThat(share.low()).isCloseTo(0.4 - error, org.assertj.core.data.Offset.offset(1e-12));
    assertThat(share.high()).isCloseTo(0.4 + error, org.assertj.core.data.Offset.offset(1e-12));
    assertThat(Estimate.of(1, 1, 1).within(0, 1)).isEqualTo(new Estimate(1, 0, 1));
  }
}
