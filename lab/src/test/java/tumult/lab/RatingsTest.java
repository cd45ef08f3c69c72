package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Rng;

final class RatingsTest {
  /** Meetings of three for two seats, in which each wins in proportion to its strength. */
  private static Score score(double[] strength, int blocks, long seed) {
    List<int[]> seatings = Arena.seatings(3, 2);
    Score score = new Score(3, seatings.size());
    Rng rng = new Rng(seed);
    for (int block = 0; block < blocks; block++) {
      long[] wins = new long[3];
      for (int[] seats : seatings) {
        double first = strength[seats[0]] / (strength[seats[0]] + strength[seats[1]]);
        wins[rng.below(1_000_000) < 1_000_000 * first ? seats[0] : seats[1]] += Totals.WIN;
      }
      score.add(wins);
    }
    return score;
  }

  @Test
  void known_strengths_are_found_again_and_intervals_cover_them() {
    List<String> names = List.of("random", "better", "best");
    int covered = 0;
    for (int seed = 0; seed < 200; seed++) {
      Score score = score(new double[] {1, 2, 10}, 100, seed);
      Ratings ratings = new Ratings(List.of(new Ratings.Meeting(names, 2, score)), "random");
      assertThat(ratings.rating("random").mean()).isZero();
      Estimate best = ratings.rating("best");
      covered += best.low() <= 400 && best.high() >= 400 ? 1 : 0; // ten times the strength
    }
    assertThat(covered).isBetween(178, 200);
    Ratings sure =
        new Ratings(
            List.of(new Ratings.Meeting(names, 2, score(new double[] {1, 2, 10}, 20_000, 7))),
            "random");
    assertThat(sure.rating("best").mean()).isCloseTo(400, within(12.0));
    assertThat(sure.rating("better").mean()).isCloseTo(120.4, within(12.0));
  }

  @Test
  void meetings_of_several_games_are_rated_together_and_who_never_wins_has_a_rating() {
    Score clear = score(new double[] {1e-9, 1, 1}, 50, 1);
    List<Ratings.Meeting> meetings =
        List.of(
            new Ratings.Meeting(List.of("random", "a", "b"), 2, clear),
            new Ratings.Meeting(
                List.of("random", "a", "c"), 2, score(new double[] {1, 2, 4}, 50, 2)));
    Ratings ratings = new Ratings(meetings, "random");
    assertThat(ratings.bots()).containsExactly("random", "a", "b", "c");
    assertThat(ratings.rating("b").mean()).isFinite().isPositive();
  }
}
