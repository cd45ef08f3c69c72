package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.haos.Scenes.cards;
import static tumult.games.haos.Scenes.four;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Refusal;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** How a game of three or more ends. */
final class HaosEndTest {
  /** Seat 0 has one card left. */
  private static final String LAST_CARD =
      "phase=turn turn=0 unseen=1,17,17,17 piles=-/gA/gB/- totem=" + cards("LMNO");

  /** Seat 3 is to open; seat 0 and seat 1 have one card left. */
  private static final String TWO_LAST_CARDS =
      "phase=turn turn=3 unseen=1,1,17,17 piles=-/-/gA/gB totem=" + cards("HIJKLMNO");

  /** Seat 1 has the fewest cards, and the cards opened are close to the limit. */
  private static Scene<HaosState, HaosView, HaosMove> nearTheLimit(int opened) {
    return four(
        "phase=turn turn=0 unseen=16,15,16,16 piles=-/gA/gB/gC totem=gL,gM,gN,gO opened=" + opened);
  }

  @Test
  @Rule(27)
  void who_opens_the_last_card_wins() {
    var scene = four(LAST_CARD).play("0 open", "* card gC");
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.winners()).containsExactly(0);
    assertThat(List.of(scene.state().score(0), scene.state().score(1))).containsExactly(1, 0);
    assertThat(scene.refusal("1 grab")).isEqualTo(Refusal.Common.GAME_OVER);
  }

  @Test
  @Rule(27)
  void nobody_has_won_before_the_last_card_is_open() {
    var scene = four(LAST_CARD).play("0 open");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.state().score(0)).isZero();
  }

  @Test
  @Rule(28)
  void the_last_card_wins_whatever_it_is_or_would_cause() {
    for (String card : List.of("Grab", "Palm", "All", "Left", "rA")) {
      var scene = four(LAST_CARD).play("0 open", "* card " + card);
      assertThat(scene.winners()).as(card).containsExactly(0);
    }
  }

  @Test
  @Rule({25, 27})
  void the_card_after_a_left_can_be_the_last() {
    var scene = four(LAST_CARD.replace("unseen=1,17", "unseen=2,16"));
    scene.play("0 open", "* card Left");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.play("* card gC").winners()).containsExactly(0);
  }

  @Test
  @Rule({20, 28})
  void several_who_open_their_last_card_together_share_the_win() {
    var scene = four(TWO_LAST_CARDS).play("3 open", "* card All", "* card gC", "* card gD");
    assertThat(scene.winners()).as("not all have opened").isEmpty();
    scene.play("* card Grab");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.play("* card All").winners()).containsExactly(0, 1);
    assertThat(scene.actors()).isEmpty();
  }

  @Test
  @Rule({24, 28})
  void cards_after_a_left_are_opened_before_winners_are_named() {
    var scene = four(TWO_LAST_CARDS.replace("unseen=1,1,17", "unseen=1,2,16"));
    scene.play("3 open", "* card All", "* card gC", "* card gD", "* card Left", "* card gE");
    assertThat(scene.play("* card gF").winners()).containsExactly(0, 1);
  }

  @Test
  @Rule({24, 28})
  void a_left_as_last_card_among_them_needs_no_other() {
    var scene = four(TWO_LAST_CARDS).play("3 open", "* card All", "* card gC", "* card Left");
    assertThat(scene.field("turn")).isEqualTo("1");
    assertThat(scene.play("* card gE", "* card gF").winners()).containsExactly(0, 1);
  }

  @Test
  @Rule(28)
  void after_3000_opened_cards_the_fewest_cards_win() {
    var scene = nearTheLimit(2_999).play("0 open", "* card Grab");
    assertThat(scene.actors()).isEmpty();
    assertThat(scene.winners()).as("0 and 1 have 16, the others 17").containsExactly(0, 1);
  }

  @Test
  @Rule(28)
  void before_3000_opened_cards_the_game_goes_on() {
    assertThat(nearTheLimit(2_998).play("0 open", "* card gE").winners()).isEmpty();
  }

  @Test
  @Rule({26, 28})
  void stacks_face_up_cards_and_active_lefts_are_counted() {
    var scene =
        four(
            "phase=turn turn=1 nameable=1 unseen=15,15,16,15 returned=-/-/-/gH"
                + " piles=gA/gB/gC/gD lefts=1,0,0,0 totem=gL,gM,gN opened=2999");
    assertThat(scene.play("1 open", "* card gE").winners()).containsExactly(1);
  }

  @Test
  @Rule({23, 28})
  void an_all_open_as_the_3000th_card_is_an_opening_of_its_own() {
    assertThat(nearTheLimit(2_999).play("0 open", "* card All").actors()).isEmpty();
  }

  @Test
  @Rule({25, 28})
  void a_left_as_the_3000th_card_still_gets_the_other_card() {
    var scene = nearTheLimit(2_999).play("0 open", "* card Left");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.play("* card gE").actors()).isEmpty();
  }

  @Test
  @Rule(28)
  void an_opening_in_progress_is_completed() {
    var scene = nearTheLimit(2_997).play("0 open", "* card All", "* card gE", "* card gF");
    assertThat(scene.winners()).isEmpty();
    assertThat(scene.play("* card gG", "* card gH").actors()).isEmpty();
    assertThat(scene.field("opened")).isEqualTo("3002");
  }

  @Test
  @Rule({24, 28})
  void nothing_comes_after_the_opening_that_reaches_the_limit() {
    var scene = nearTheLimit(2_995).play("0 open", "* card All", "* card gE", "* card All");
    assertThat(scene.play("* card gG", "* card gH").actors()).isEmpty();
    scene = nearTheLimit(2_994).play("0 open", "* card All", "* card gE", "* card All");
    assertThat(scene.play("* card gG", "* card gH").field("phase")).isEqualTo("together");
  }

  @Test
  @Rule({27, 28})
  void a_last_card_wins_also_at_the_limit() {
    var scene = four(LAST_CARD + " opened=2999").play("0 open", "* card gC");
    assertThat(scene.winners()).containsExactly(0);
  }
}
