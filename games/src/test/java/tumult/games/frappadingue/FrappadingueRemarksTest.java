package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.frappadingue.Tables.at;

import org.junit.jupiter.api.Test;

/** The log says how a turn ended, and what it brought or cost. */
final class FrappadingueRemarksTest {
  @Test
  void a_deal_in_which_nothing_scores_loses_the_total() {
    var scene = at("phase=choose counter=8,8,12 deal=8,8,12,7,9").play("0 redeal", "* card 7");
    String total = Integer.toString(scene.state().counter().total());
    assertThat(scene.remarks("* card 9")).containsExactly("bust 0 " + total);
  }

  @Test
  void a_crash_loses_the_total() {
    var scene = at("phase=choose counter=8,8,12 deal=8,8,12,7,9").play("0 redeal", "* card X");
    String total = Integer.toString(scene.state().counter().total());
    assertThat(scene.remarks("* card 8")).containsExactly("crash 0 " + total);
  }

  @Test
  void what_is_scored_is_written_down_also_in_practice_alone() {
    var scene = at("seats=1", "phase=choose counter=10,10,10 deal=10,10,10,7,9");
    String total = Integer.toString(scene.state().counter().total());
    assertThat(scene.legal(0)).contains("score");
    assertThat(scene.remarks("0 score")).containsExactly("scored 0 " + total);
  }

  @Test
  void nothing_is_said_while_the_turn_goes_on() {
    assertThat(at("phase=place deal=8,8,12,12,7").remarks("0 place 8")).isEmpty();
  }
}
