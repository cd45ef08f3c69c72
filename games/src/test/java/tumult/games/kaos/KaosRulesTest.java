package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.engine.Seat.CHANCE;
import static tumult.engine.Seat.SPECTATOR;
import static tumult.games.kaos.KaosScenes.at;
import static tumult.games.kaos.KaosScenes.start;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.testkit.Rule;

/** The rules of docs/rules/kaos about components and opening (R1–R9). */
final class KaosRulesTest {
  private static int many(String card, String list) {
    return Collections.frequency(List.of(list.split(",")), card);
  }

  // Components

  @Test
  @Rule({1, 36})
  void everybody_begins_with_30_chips_at_a_table_of_2_to_6() {
    assertThat(start("seats=2").field("chips")).isEqualTo("30,30");
    assertThat(start("seats=6").field("chips")).isEqualTo("30,30,30,30,30,30");
  }

  @Test
  @Rule(2)
  void there_are_28_chaos_cards() {
    String pile = at("seats=2", "phase=start turn=0 hands=5/3").field("chaosPile");
    assertThat(pile.split(",")).hasSize(28);
    assertThat(many("chance", pile)).isEqualTo(8);
    for (String card : List.of("reset", "steal", "perfect", "destroy", "switch")) {
      assertThat(many(card, pile)).as(card).isEqualTo(4);
    }
  }

  @ParameterizedTest
  @CsvSource({"12,5", "6,3", "15,10"})
  @Rule(3)
  void there_are_so_many_copies_of_each_number_up_to_the_highest(int highest, int copies) {
    var scene = start("seats=2,highest=%d,copies=%d".formatted(highest, copies));
    List<String> outcomes =
        IntStream.rangeClosed(1, highest).mapToObj(card -> "card " + card).toList();
    assertThat(scene.legal(CHANCE)).isEqualTo(outcomes);
    assertThat(outcomes).allMatch(outcome -> scene.weight(outcome) == copies);
  }

  @Test
  @Rule(3)
  void twelve_values_of_five_copies_and_three_blanks_are_usual() {
    assertThat(start("seats=2").game().setup())
        .hasToString("kaos@1(seats=2,highest=12,copies=5,blanks=3,forgiving=false,maxRounds=0)");
  }

  @ParameterizedTest
  @CsvSource({"0,0,2,2,2", "1,1,2,2,1", "2,2,2,1,1", "3,3,1,1,1"})
  @Rule(3)
  void do_dare_and_decide_share_what_is_not_blank(
      int blanks, int blank, int doFace, int dare, int decide) {
    var scene = at("seats=2,blanks=" + blanks, "phase=die turn=0 hands=5/3");
    assertThat(scene.weight("die blank")).isEqualTo(blank);
    assertThat(scene.weight("die do")).isEqualTo(doFace);
    assertThat(scene.weight("die dare")).isEqualTo(dare);
    assertThat(scene.weight("die decide")).isEqualTo(decide);
    assertThat(scene.legal(CHANCE)).hasSize(blank == 0 ? 3 : 4);
  }

  // Aim

  @ParameterizedTest
  @CsvSource({"'12,12,5',false", "'12,12,6',true", "'12,12,12',true", "'12,12,12,1',false"})
  @Rule({4, 10})
  void a_hand_of_30_to_36_can_end_the_round(String hand, boolean right) {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=%s/3 chips=20,20".formatted(hand));
    scene.play("0 call");
    assertThat(scene.field("chips")).isEqualTo(right ? "40,20" : "19,21");
  }

  @Test
  @Rule(4)
  void over_36_one_plays_on_and_may_come_down() {
    var scene = at("seats=2", "phase=use turn=0 die=blank hands=12,12,12,4/3 saved=chance/-");
    scene.play("0 chance 4 drop", "0 pass");
    assertThat(scene.field("held")).isEqualTo("0");
  }

  // The opening of a round

  @Test
  @Rule(5)
  void the_highest_card_starts_and_then_all_pay_a_chip() {
    var scene = start("seats=3").play("* card 4", "* card 9", "* card 7");
    assertThat(scene.actors()).containsExactly(1);
    assertThat(scene.field("chips")).isEqualTo("29,29,29");
    assertThat(scene.field("pot")).isEqualTo("3");
    assertThat(scene.view(0).ahead()).isEmpty();
  }

  @Test
  @Rule({5, 6})
  void equal_highest_draw_again_and_only_they() {
    var scene = start("seats=3").play("* card 9", "* card 4", "* card 9");
    assertThat(scene.field("waiting")).isEqualTo("0,2");
    scene.play("* card 2", "* card 3");
    assertThat(scene.actors()).containsExactly(2);
    assertThat(scene.field("hands")).isEqualTo("9/4/9");
    assertThat(scene.field("under")).isEqualTo("2,3");
  }

  @Test
  @Rule({5, 6})
  void those_equal_again_draw_until_one_is_found() {
    var scene = start("seats=3").play("* card 9", "* card 9", "* card 9");
    scene.play("* card 5", "* card 3", "* card 5");
    assertThat(scene.field("waiting")).isEqualTo("0,2");
    scene.play("* card 12", "* card 1");
    assertThat(scene.actors()).containsExactly(0);
  }

  @Test
  @Rule(6)
  void the_first_cards_are_shown_and_stay_in_hand() {
    var scene = start("seats=2").play("* card 4", "* card 9");
    assertThat(scene.view(0).players().get(1).knownCards()).containsExactly(9);
    assertThat(scene.view(SPECTATOR).players())
        .extracting(KaosView.Player::startCard)
        .containsExactly(4, 9);
    assertThat(scene.field("hands")).isEqualTo("4/9");
  }

  @Test
  @Rule(6)
  void cards_drawn_again_are_shown_and_go_under_the_pile() {
    var scene = start("seats=2").play("* card 9", "* card 9", "* card 2");
    assertThat(scene.view(SPECTATOR).under())
        .containsExactly(new KaosView.UnderCard(2, true, false));
    assertThat(scene.weight("card 2")).isEqualTo(4);
  }

  @Test
  @Rule(6)
  void when_all_that_is_left_was_drawn_again_the_pile_is_shuffled() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=tie hands=6/6 waiting=0,1 ahead=- best=0 pile=1"
                + " under=1,1,2,2,2,3,3,3,4,4,4,5,5,5,6");
    scene.play("* card 1");
    assertThat(scene.field("under")).isEqualTo("-");
    assertThat(scene.weight("card 1")).isEqualTo(3);
    assertThat(scene.weight("card 6")).isEqualTo(1);
  }

  @Test
  @Rule(6)
  void the_pile_is_not_shuffled_once_the_start_is_settled() {
    var scene =
        at(
            "seats=2,highest=6,copies=3",
            "phase=tie hands=6/6 waiting=1 ahead=0 best=6 pile=1"
                + " under=6,1,1,2,2,2,3,3,3,4,4,4,5,5,5");
    scene.play("* card 1", "0 draw");
    assertThat(scene.legal(CHANCE)).containsExactly("card 6");
  }

  @Test
  @Rule({7, 8})
  void who_has_no_chips_sits_out_the_next_round() {
    var scene = at("seats=3", "phase=start turn=0 turns=3 hands=12,12,12/3/4 chips=20,0,20");
    scene.play("0 call");
    assertThat(scene.field("in")).isEqualTo("0,2");
    scene.play("* card 4", "* card 3", "0 draw", "* card 1", "* die blank", "0 pass");
    assertThat(scene.actors()).containsExactly(2);
  }

  @Test
  @Rule(8)
  void who_has_lost_the_last_chip_is_in_the_round_until_it_ends() {
    var scene = at("seats=2", "phase=raise turn=0 die=blank hands=5/3 chips=29,0");
    scene.play("0 raise 1");
    assertThat(scene.actors()).containsExactly(1);
  }

  @Test
  @Rule(8)
  void a_new_round_begins_with_all_cards_in_the_piles() {
    var scene =
        at(
            "seats=2",
            "phase=start turn=0 turns=2 hands=12,12,12/3,5 saved=steal,reset/switch under=7,7"
                + " chaosUnder=chance");
    scene.play("0 call");
    assertThat(scene.field("round")).isEqualTo("2");
    assertThat(scene.field("hands")).isEqualTo("-/-");
    assertThat(scene.field("under")).isEqualTo("-");
    assertThat(scene.weight("card 12")).isEqualTo(5);
    scene.play("* card 3", "* card 4");
    assertThat(scene.field("tenure")).isEqualTo("none,none");
    assertThat(scene.field("saved")).isEqualTo("-/-");
    assertThat(scene.field("chaosPile").split(",")).hasSize(28);
  }

  @Test
  @Rule(9)
  void a_turn_is_draw_then_die_then_raise_or_pass_and_goes_on_clockwise() {
    var scene = at("seats=3", "phase=start turn=1 hands=5/3/8");
    scene.play("1 draw", "* card 2", "* die blank", "1 pass");
    assertThat(scene.actors()).containsExactly(2);
    scene.play("2 draw", "* card 2", "* die blank", "2 pass");
    assertThat(scene.actors()).containsExactly(0);
  }
}
