package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.table.luck.Luck;

/** Luck is even, repeatable, and as published. */
final class LuckTest {
  private static final String SEED =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

  private static Luck luck(String... added) {
    return new Luck(SEED, "kitchen", 1, List.of(added));
  }

  @Test
  void the_published_vectors_hold() throws IOException {
    String page = Files.readString(Path.of("../docs/fair-luck.md"));
    String root = "ff".repeat(32);
    Luck luck = luck("a1b2", "");
    assertThat(page)
        .contains("| commitment | `" + Luck.commitment(SEED) + "` |")
        .contains("| seed of game 1 | `" + Luck.seed(root, 1) + "` |")
        .contains("| seed of game 2 | `" + Luck.seed(root, 2) + "` |");
    for (int counter = 0; counter < 3; counter++) {
      assertThat(page)
          .contains(
              "| `card %d 0` | `%016x` | %d |"
                  .formatted(
                      counter, luck.bits("card", counter, 0), luck.below(60, "card", counter)));
    }
    assertThat(page)
        .contains(
            "| `roll 0 0` | `%016x` | %d |"
                .formatted(luck.bits("roll", 0, 0), luck.below(36, "roll", 0)));
  }

  @Test
  void everything_that_goes_in_matters() {
    long first = luck("a1", "").bits("card", 0, 0);
    assertThat(luck("", "a1").bits("card", 0, 0)).isNotEqualTo(first);
    assertThat(luck("a1").bits("card", 0, 0)).isNotEqualTo(first);
    assertThat(luck("a1", "").bits("card", 1, 0)).isNotEqualTo(first);
    assertThat(luck("a1", "").bits("card", 0, 1)).isNotEqualTo(first);
    assertThat(luck("a1", "").bits("roll", 0, 0)).isNotEqualTo(first);
    assertThat(new Luck(SEED, "kitchen", 2, List.of("a1", "")).bits("card", 0, 0))
        .isNotEqualTo(first);
    assertThat(new Luck(SEED, "cellar", 1, List.of("a1", "")).bits("card", 0, 0))
        .isNotEqualTo(first);
  }

  @Test
  void every_number_is_equally_likely() {
    int[] counts = new int[7];
    int draws = 70_000;
    Luck luck = luck("a1", "");
    for (int counter = 0; counter < draws; counter++) {
      counts[(int) luck.below(counts.length, "card", counter)]++;
    }
    double spread = Math.sqrt(draws / 7.0 * 6 / 7);
    for (int count : counts) {
      assertThat(Math.abs(count - draws / 7.0)).isLessThan(5 * spread);
    }
  }

  @Test
  void what_would_favour_low_numbers_is_drawn_again() {
    long bound = (1L << 63) + 1; // almost half of all 64-bit numbers have to be rejected
    Luck luck = luck();
    boolean rejected = false;
    for (int counter = 0; counter < 50; counter++) {
      long number = luck.below(bound, "card", counter);
      assertThat(Long.compareUnsigned(number, bound)).isNegative();
      rejected |= number != luck.bits("card", counter, 0);
    }
    assertThat(rejected).isTrue();
  }

  @Test
  void at_every_moment_all_outcomes_of_chance_have_the_same_verb() {
    for (String game : Games.ALL.keySet()) {
      assertOneVerb(Games.named(game));
    }
  }

  private static <S extends State<S>, V, M> void assertOneVerb(Game<S, V, M> game) {
    Match<S, V, M> match = new Match<>(game);
    Rng rng = new Rng(1);
    for (int i = 0; i < 3_000 && !match.state().over(); i++) {
      if (match.state().actors() == Seat.bit(Seat.CHANCE)) {
        assertThat(IntStream.of(match.actions(Seat.CHANCE)).mapToObj(a -> verb(game, a)).distinct())
            .hasSize(1);
      }
      match.random(rng);
    }
  }

  private static String verb(Game<?, ?, ?> game, int action) {
    return game.text(action).split(" ", -1)[0];
  }
}
