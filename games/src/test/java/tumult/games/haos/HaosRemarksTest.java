package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.haos.Scenes.four;
import static tumult.games.haos.Scenes.hands;
import static tumult.games.haos.Scenes.version1;

import org.junit.jupiter.api.Test;
import tumult.testkit.Scene;

/** The log says where the cards have gone. */
final class HaosRemarksTest {
  /** Seats 0 and 2 are in a duel; seat 1 is to open. */
  private static final String DUEL =
      "phase=turn turn=1 nameable=1 piles=rA/gB/bA,gC/gD totem=gN,gO ";

  private static final String TURN = "phase=turn turn=0 piles=gA/gB/gC,gF/gD totem=gN,gO ";

  @Test
  void who_wins_a_duel_and_who_takes_how_many_cards() {
    assertThat(four(DUEL).remarks("0 grab")).containsExactly("duel 0 2 5");
  }

  @Test
  void of_two_players_the_loser_takes_the_two_piles_only() {
    String duel = "phase=turn turn=1 nameable=1 piles=rA/bA,gE/gC/gD totem=gN";
    assertThat(hands(duel).remarks("0 grab right")).containsExactly("duel 0 1 3");
    assertThat(Scene.at(version1("seats=2"), duel).remarks("0 grab right"))
        .containsExactly("duel 0 1 4");
  }

  @Test
  void who_erred_takes_all_open_cards() {
    assertThat(four(DUEL).remarks("1 grab")).containsExactly("mistake 1 7");
    assertThat(four(DUEL).remarks("0 palm")).containsExactly("mistake 0 7");
  }

  @Test
  void who_is_first_in_a_race() {
    var scene = four(TURN).play("0 open", "* card Grab");
    assertThat(scene.remarks("2 grab")).containsExactly("race 2");
  }

  @Test
  void nothing_more_is_said_of_what_speaks_for_itself() {
    var scene = four(TURN);
    assertThat(scene.remarks("0 open")).isEmpty();
    assertThat(scene.remarks("* card Grab")).isEmpty();
    assertThat(scene.remarks("! lapse")).isEmpty();
  }

  @Test
  void a_choice_is_remarked_on_when_it_is_made() {
    String race = "phase=turn turn=3 nameable=1 piles=rA/gB/bA,gC/gD totem=gN,gO ";
    var duel = four(race).play("3 open", "* card Grab");
    assertThat(duel.remarks("0 grab")).isEmpty();
    assertThat(duel.remarks("0 choose duel")).containsExactly("duel 0 2 5");
    var special = four(race).play("3 open", "* card Grab", "0 grab");
    assertThat(special.remarks("0 choose special")).containsExactly("race 0");
    var late = four(race).play("3 open", "* card Grab", "0 grab");
    assertThat(late.remarks("! lapse")).containsExactly("race 0");
  }
}
