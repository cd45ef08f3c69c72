package tumult.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import org.junit.jupiter.api.Test;
import tumult.bots.RandomBot;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.games.toydice.ToyDice;

/** The numbers of a report against a second computation of a small game, written only here. */
final class CourseTest {
  private static final String TOY = "toy-dice(seats=2,target=20)";

  /** Toy Dice once more, holding from 15 on: decisions, and how many of them had a choice. */
  private static int[] toy(Rng rng) {
    int[] scores = new int[2];
    int turn = rng.below(2);
    int pot = 0;
    int[] decisions = new int[2];
    while (scores[turn] + pot < 20) {
      decisions[0]++;
      decisions[1] += pot > 0 ? 1 : 0;
      int die = pot >= 15 ? 0 : 1 + rng.below(6);
      scores[turn] += die == 0 ? pot : 0;
      pot = die > 1 ? pot + die : 0;
      turn = die > 1 ? turn : 1 - turn;
    }
    return decisions;
  }

  @Test
  void length_choices_and_seats_of_toy_dice_are_as_counted_elsewhere() {
    Course<?> course = course(Games.named(TOY));
    double length = 0;
    double real = 0;
    for (int n = 0; n < 20_000; n++) {
      int[] decisions = toy(new Rng(9, n));
      length += decisions[0] / 20_000.0;
      real += (double) decisions[1] / decisions[0] / 20_000.0;
    }
    assertThat(course.length().mean()).isCloseTo(length, within(0.6));
    assertThat(course.real().mean()).isCloseTo(real, within(0.01));
    assertThat(course.branching().mean()).isCloseTo(1 + course.real().mean(), within(0.02));
    assertThat(course.seat(0).mean()).isCloseTo(0.5, within(0.03));
    assertThat(course.uniformity()).isGreaterThan(0.99);
  }

  private static <S extends tumult.engine.State<S>> Course<S> course(Game<S, ?, ?> game) {
    return new Course<>(game, 4_000, 1);
  }

  @Test
  void all_of_the_result_comes_from_luck_where_all_play_at_random() {
    assertThat(ToyDice.KIND.id()).isEqualTo("toy-dice");
    var shares = sources(Games.named(TOY));
    assertThat(shares).containsKey("play");
    assertThat(shares.values().stream().mapToDouble(share -> share.mean()).sum())
        .isGreaterThan(0.95);
  }

  private static <S extends tumult.engine.State<S>>
      java.util.Map<String, tumult.lab.Estimate> sources(Game<S, ?, ?> game) {
    return new Sources<>(game, Collections.nCopies(2, new RandomBot()), 600, 3).shares();
  }

  @Test
  void the_length_of_a_series_is_what_a_count_gives() {
    assertThat(Series.won(1, 0.6)).isCloseTo(0.6, within(1e-12));
    assertThat(Series.won(3, 0.6)).isCloseTo(0.6 * 0.6 * (3 - 2 * 0.6), within(1e-12));
    assertThat(Series.length(0.95, 0.9)).isEqualTo(1);
    assertThat(Series.won(Series.length(0.6, 0.9) - 2, 0.6)).isLessThan(0.9);
    assertThat(Series.length(0.5, 0.9)).isZero();
  }
}
