package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

final class ArenaTest {
  private static <S extends State<S>> Arena<S> arena(Game<S, ?, ?> game, String... bots) {
    List<Bot> named = Arrays.stream(bots).map(Bots::named).toList();
    return new Arena<>(game, named, Budget.ANY, 3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2 2", "2 3", "3 3", "3 4", "4 2", "5 3"})
  void every_bot_has_every_seat_equally_often(String numbers) {
    int bots = Integer.parseInt(numbers.split(" ")[0]);
    int seats = Integer.parseInt(numbers.split(" ")[1]);
    int[][] times = new int[bots][seats];
    for (int[] seating : Arena.seatings(bots, seats)) {
      IntStream.range(0, seats).forEach(seat -> times[seating[seat]][seat]++);
    }
    for (int[] each : times) {
      assertThat(each).containsOnly(times[0][0]);
    }
  }

  @Test
  void luck_cancels_between_equal_bots() {
    // who always does the same with the same luck wins on whichever seat has it
    Bot first = (turn, rng) -> tumult.engine.Plan.now(turn.actions()[0]);
    Game<?, ?, ?> game = Games.named("sequence-dice(seats=2)");
    cancels(game, first);
  }

  private static <S extends State<S>> void cancels(Game<S, ?, ?> game, Bot bot) {
    Arena<S> arena = new Arena<>(game, List.of(bot, bot), Budget.ANY, 3);
    for (int block = 0; block < 20; block++) {
      assertThat(arena.block(block)).containsExactly(Totals.WIN, Totals.WIN);
    }
  }

  @Test
  void blocks_vary_less_than_single_games() {
    Arena<?> arena = arena(Games.named("mau-mau(seats=2,rounds=1)"), "thumb", "beginner");
    Score score = new Score(2, arena.gamesPerBlock());
    arena.run(
        0,
        200,
        2,
        wins -> {
          score.add(wins);
          return true;
        });
    double share = score.share(0).mean();
    double ofTwoGames = share * (1 - share) / 2; // if each had luck of its own
    assertThat(score.variance(0)).isLessThan(ofTwoGames);
  }

  @ParameterizedTest
  @ValueSource(strings = {"mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"})
  void any_number_of_threads_plays_the_same_blocks(String game) {
    List<List<long[]>> played = new ArrayList<>();
    for (int threads : new int[] {1, 4}) {
      List<long[]> blocks = new ArrayList<>();
      arena(Games.named(game), "thumb", "random").run(0, 12, threads, blocks::add);
      played.add(blocks);
    }
    assertThat(played.getFirst()).hasSize(12);
    assertThat(played.getLast()).containsExactlyElementsOf(played.getFirst());
  }

  /** Blocks of two games with given chances that the first bot wins none, one or both. */
  private static SequentialTest.Verdict verdict(double none, double both, Rng rng) {
    SequentialTest test = new SequentialTest(0.05, 0.05);
    Score score = new Score(2, 2);
    while (true) {
      double dice = (rng.next() >>> 11) * 0x1p-53;
      long wins = dice < none ? 0 : dice < none + both ? 2 * Totals.WIN : Totals.WIN;
      score.add(new long[] {wins, 2 * Totals.WIN - wins});
      SequentialTest.Verdict verdict = test.verdict(score);
      if (verdict != SequentialTest.Verdict.GO_ON) {
        return verdict;
      }
    }
  }

  /**
   * 2,000 tests of equal bots, and as many of bots whose difference is the margin. With at most 5
   * wrong in 100, more than 6.5 in 100 would be seen in less than one of 1,000 runs; the seed is
   * fixed besides.
   */
  @Test
  void the_sequential_test_is_seldom_wrong() {
    int wrong = 0;
    int missed = 0;
    for (int run = 0; run < 2000; run++) {
      if (verdict(0.25, 0.25, new Rng(1, run)) != SequentialTest.Verdict.NO_DIFFERENCE) {
        wrong++;
      }
      if (verdict(0.20, 0.30, new Rng(2, run)) != SequentialTest.Verdict.FIRST_IS_BETTER) {
        missed++;
      }
    }
    assertThat(wrong).isBetween(1, 130);
    assertThat(missed).isBetween(1, 130);
  }
}
