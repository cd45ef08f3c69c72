package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.haos.Scenes.four;
import static tumult.games.haos.Scenes.hands;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tumult.testkit.Scene;

/** What a person at the table would try, mostly. */
final class HaosThumbTest {
  /** How often in a thousand times a seat tries this; an empty text for waiting. */
  private static int often(Scene<?, ?, ?> scene, int seat, String move) {
    return (int)
        LongStream.range(0, 1_000).filter(seed -> scene.advice(seat, seed).equals(move)).count();
  }

  @Test
  void who_is_in_a_duel_grabs_unless_the_match_is_overlooked() {
    var scene = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    scene.play("2 open", "* card bA");
    assertThat(often(scene, 0, "grab")).isBetween(970, 997);
    assertThat(often(scene, 2, "grab")).isBetween(970, 997);
  }

  @Test
  void who_is_not_waits_or_opens() {
    var scene = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    scene.play("2 open", "* card bA");
    assertThat(often(scene, 1, "")).isEqualTo(1_000);
    assertThat(often(scene, 3, "open")).isEqualTo(1_000);
  }

  @Test
  void a_look_alike_fools_sometimes_and_another_symbol_hardly_ever() {
    var alike = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    alike.play("2 open", "* card bB");
    assertThat(often(alike, 0, "grab")).isBetween(8, 40);
    var different = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    different.play("2 open", "* card bK");
    assertThat(often(different, 0, "grab")).isLessThan(15);
  }

  @Test
  void what_was_looked_at_before_fools_no_more() {
    var scene = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    scene.play("2 open", "* card bB", "3 open", "* card gK");
    assertThat(often(scene, 2, "grab")).isLessThan(15);
  }

  @Test
  void a_left_changes_whose_match_it_is() {
    var scene = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    scene.play("2 open", "* card Left", "* card bA");
    assertThat(often(scene, 0, "grab")).isLessThan(15);
    assertThat(often(scene, 1, "grab")).isBetween(970, 997);
    assertThat(often(scene, 3, "grab")).isBetween(970, 997);
  }

  @Test
  void everybody_joins_a_race_with_the_right_gesture() {
    var scene = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    scene.play("2 open", "* card Palm");
    assertThat(often(scene, 1, "palm")).isGreaterThan(800);
    assertThat(often(scene, 1, "grab")).isBetween(4, 40);
  }

  @Test
  void of_two_hands_the_one_in_the_duel_grabs() {
    var scene = hands("phase=turn turn=1 nameable=1 piles=rA/bA/gC/gD totem=gN");
    assertThat(often(scene, 0, "grab right")).isGreaterThan(800);
    assertThat(often(scene, 0, "grab left")).isLessThan(100);
  }

  @Test
  void a_duel_is_chosen_before_the_race() {
    var scene = four("phase=turn turn=2 piles=rA/-/gC/- totem=gN,gO");
    scene.play("2 open", "* card bA", "3 open", "* card Grab", "0 grab");
    assertThat(scene.advice(0, 1)).isEqualTo("choose duel");
  }
}
