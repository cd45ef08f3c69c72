package tumult.games.toydice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tumult.engine.Seat;
import tumult.testkit.GameContract;
import tumult.testkit.Rule;
import tumult.testkit.Scene;

/** The rules of Toy Dice one by one, and the laws of every game. */
final class ToyDiceTest extends GameContract<ToyDiceState, ToyDice.View, ToyDice.Move> {
  ToyDiceTest() {
    super(ToyDice.KIND);
  }

  private static Scene<ToyDiceState, ToyDice.View, ToyDice.Move> at(String position) {
    return Scene.at(new ToyDice(ToyDice.KIND.setup(Map.of("seats", "3"))), position);
  }

  @Test
  @Rule(1)
  void the_lot_says_who_begins() {
    var scene = at("phase=lot");
    assertThat(scene.legal(Seat.CHANCE)).containsExactly("first 0", "first 1", "first 2");
    assertThat(scene.play("* first 1").actors()).containsExactly(1);
  }

  @Test
  @Rule(2)
  void what_is_rolled_goes_into_the_pot() {
    assertThat(at("phase=choice pot=4").play("0 roll", "* die 6").field("pot")).isEqualTo("10");
  }

  @Test
  @Rule(3)
  void a_1_takes_the_pot_and_ends_the_turn() {
    var scene = at("phase=choice pot=4 scores=7,0,0").play("0 roll");
    assertThat(scene.remarks("* die 1")).containsExactly("lost 0 4");
    assertThat(scene).hasToString("phase=choice turn=1 pot=0 scores=7,0,0");
  }

  @Test
  @Rule(4)
  void to_hold_scores_the_pot_unless_it_is_empty() {
    var scene = at("phase=choice turn=2 pot=4 scores=7,0,5").play("2 hold");
    assertThat(scene).hasToString("phase=choice turn=0 pot=0 scores=7,0,9");
    assertThat(scene.refusal("0 hold")).isEqualTo(ToyDiceState.Forbidden.EMPTY_POT);
  }

  @Test
  @Rule(5)
  void score_and_pot_together_win() {
    var scene = at("phase=choice pot=4 scores=20,29,0").play("0 roll", "* die 6");
    assertThat(scene.winners()).containsExactly(0);
  }
}
