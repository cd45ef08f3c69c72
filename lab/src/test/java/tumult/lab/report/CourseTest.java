package tumult.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;
import tumult.games.toydice.ToyDice;
import tumult.lab.Estimate;

/** The numbers of a report against a second computation of a small game, written only here. */
final class CourseTest {
  private static final int TARGET = 20;
  private static final int HOLDS_FROM = 15;
  private static final int THREADS = 2;

  /** Toy Dice once more: a position is two scores, whose turn it is, and the pot. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Toy(int[] scores, int turn, int pot) {
    Toy next(int die) {
      int[] now = scores.clone();
      now[turn] += die == 0 ? pot : 0;
      return die > 1 ? new Toy(now, turn, pot + die) : new Toy(now, 1 - turn, 0);
    }

    boolean over() {
      return scores[turn] + pot >= TARGET;
    }
  }

  /** The positions of a game at which somebody decides, and last the one that ends it. */
  private static List<Toy> game(Rng rng) {
    List<Toy> game = new ArrayList<>();
    game.add(new Toy(new int[2], rng.below(2), 0));
    while (!game.getLast().over()) {
      game.add(game.getLast().next(game.getLast().pot >= HOLDS_FROM ? 0 : 1 + rng.below(6)));
    }
    return game;
  }

  @Test
  void length_choices_and_seats_of_toy_dice_are_as_counted_elsewhere() {
    Course course = course(Games.named("toy-dice(seats=2,target=20)"));
    double length = 0;
    double real = 0;
    double begins = 0;
    int games = 40_000;
    for (int n = 0; n < games; n++) {
      List<Toy> game = game(new Rng(9, n));
      int decisions = game.size() - 1;
      long choices = game.stream().limit(decisions).filter(toy -> toy.pot > 0).count();
      length += (double) decisions / games;
      real += (double) choices / decisions / games;
      begins += game.getLast().turn == game.getFirst().turn ? 1.0 / games : 0;
    }
    assertThat(ToyDice.KIND.id()).isEqualTo("toy-dice");
    assertThat(course.length().mean()).isCloseTo(length, within(0.3));
    assertThat(course.real().mean()).isCloseTo(real, within(0.01));
    assertThat(course.branching().mean()).isCloseTo(1 + course.real().mean(), within(0.03));
    assertThat(course.seats().getFirst().mean()).isCloseTo(0.5, within(0.02));
    assertThat(course.places().getFirst().mean()).isCloseTo(begins, within(0.02));
    assertThat(course.beginning().isBeyondChance(3.5)).isTrue();
  }

  private static <S extends State<S>> Course course(Game<S, ?, ?> game) {
    return Course.of(game, 10_000, 1, THREADS);
  }

  /** The chance of seat 0 at each position, exactly, by going through all until nothing changes. */
  private static final class Chances {
    private final double[][][][] first = new double[TARGET][TARGET][2][TARGET];

    Chances() {
      for (int sweep = 0; sweep < 200; sweep++) {
        for (int one = 0; one < TARGET; one++) {
          for (int two = 0; two < TARGET; two++) {
            sweep(new int[] {one, two});
          }
        }
      }
    }

    private void sweep(int[] scores) {
      for (int turn = 0; turn < 2; turn++) {
        for (int pot = 0; scores[turn] + pot < TARGET; pot++) {
          Toy toy = new Toy(scores, turn, pot);
          double sum = pot >= HOLDS_FROM ? 6 * of(toy.next(0)) : 0;
          for (int die = 1; die <= 6 && pot < HOLDS_FROM; die++) {
            sum += of(toy.next(die));
          }
          first[scores[0]][scores[1]][turn][pot] = sum / 6;
        }
      }
    }

    double of(Toy toy) {
      return toy.over() ? 1 - toy.turn : first[toy.scores[0]][toy.scores[1]][toy.turn][toy.pot];
    }
  }

  @Test
  void the_lead_of_toy_dice_changes_as_often_as_exact_chances_say() {
    Chances chances = new Chances();
    double changes = 0;
    double lowest = 0;
    int games = 20_000;
    for (int n = 0; n < games; n++) {
      List<Toy> game = game(new Rng(5, n));
      int winner = game.getLast().turn;
      int decisions = game.size() - 1;
      int leader = -1;
      double low = 1;
      for (int moment = 0; moment < Tension.MOMENTS; moment++) {
        double chance = chances.of(game.get(moment * decisions / Tension.MOMENTS));
        double lead = 2 * chance - 1;
        int ahead = leader >= 0 && Math.abs(lead) < Tension.CLEARLY ? leader : lead >= 0 ? 0 : 1;
        changes += ahead != leader && leader >= 0 ? 1.0 / games : 0;
        leader = ahead;
        low = Math.min(low, winner == 0 ? chance : 1 - chance);
      }
      lowest += low / games;
    }
    Tension tension = tension(Games.named("toy-dice(seats=2,target=20)"));
    // A chance that is played out is a little wrong, so the lead seems to change a little more.
    assertThat(tension.changes().mean()).isBetween(changes - 0.05, changes + 0.25);
    assertThat(tension.lowest().mean()).isCloseTo(lowest, within(0.03));
  }

  private static <S extends State<S>> Tension tension(Game<S, ?, ?> game) {
    return Tension.of(game, 2_000, 60, 1, THREADS);
  }

  @Test
  void every_value_of_an_option_is_tried_that_is_worth_it() {
    assertThat(Variant.of(Games.named("mau-mau").setup()).stream().map(Variant::toString))
        .contains("seats=2", "seats=8", "rounds=1", "rounds=6", "rounds=20", "starter=number")
        .contains("mustPlay=false")
        .doesNotContain("rounds=3", "mustPlay=true");
    assertThat(
            Variant.of(Games.named("sequence-dice(seats=2)").setup()).stream()
                .map(variant -> variant.setup().toString()))
        .contains("sequence-dice@1(seats=3,length=5)", "sequence-dice@1(seats=2,length=5)");
  }

  @Test
  void the_length_of_a_series_is_what_a_count_gives() {
    assertThat(Series.won(1, 0.6)).isCloseTo(0.6, within(1e-12));
    assertThat(Series.won(3, 0.6)).isCloseTo(0.6 * 0.6 * (3 - 2 * 0.6), within(1e-12));
    assertThat(Series.length(0.95, 0.9)).isEqualTo(1);
    assertThat(Series.length(1, 0.9)).isEqualTo(1);
    assertThat(Series.won(Series.length(0.6, 0.9) - 2, 0.6)).isLessThan(0.9);
    assertThat(Series.length(0.5, 0.9)).isZero();
  }

  /** Levels of Toy Dice: what two win against each other, and the ratings that follow. */
  @Test
  void meetings_give_shares_and_ratings_that_belong_together() {
    Skill met = met(Games.named("toy-dice(seats=2,target=20)"));
    Estimate share = met.share();
    assertThat(share.low()).isGreaterThan(0.5);
    double rating = Skill.ratings(List.of(met), "random").rating("thumb").mean();
    assertThat(1 / (1 + Math.pow(10, -rating / 400))).isCloseTo(share.mean(), within(0.005));
  }

  private static <S extends State<S>> Skill met(Game<S, ?, ?> game) {
    return Skill.of(game, "thumb", "random", 1_000, 1, THREADS);
  }
}
