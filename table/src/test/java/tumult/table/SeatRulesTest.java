package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.table.records.Robots;

/** Who sits where. */
final class SeatRulesTest {
  private static final String GAME = "mau-mau(seats=2,rounds=1)";

  private final TableScene scene = TableScene.open(GAME);

  private static Command.Sit sit(int seat) {
    return new Command.Sit(seat, "Bo", "bear", "");
  }

  @Test
  void a_free_seat_is_taken_with_a_name_and_an_avatar() {
    scene.arrives("bo").does("bo", sit(1));
    assertThat(scene.chair(1)).isEqualTo(new Chair(1, "bo", "Bo", "bear", 0, true, false, false));
    assertThat(scene.table.view("bo").you()).isEqualTo(1);
  }

  @Test
  void any_seat_is_the_first_free_one() {
    scene.sits("anna", 0).arrives("bo").does("bo", sit(Command.ANY_SEAT));
    assertThat(scene.chair(1).person()).isEqualTo("bo");
  }

  @Test
  void a_seat_is_refused_for_a_reason() {
    scene.refuses("bo", sit(0), TableRefusal.NOT_HERE);
    scene.arrives("bo").sits("anna", 0);
    scene.refuses("bo", sit(0), TableRefusal.SEAT_TAKEN);
    scene.refuses("bo", sit(2), TableRefusal.NO_SUCH_SEAT);
    scene.refuses("bo", sit(-2), TableRefusal.NO_SUCH_SEAT);
    scene.refuses("anna", sit(1), TableRefusal.ALREADY_SEATED);
    scene.refuses("bo", new Command.Sit(1, "", "bear", ""), TableRefusal.BAD_NAME);
    scene.refuses("bo", new Command.Sit(1, "Bo", "dragon", ""), TableRefusal.BAD_AVATAR);
    scene.refuses("bo", new Command.Sit(1, "Bo", "bear", "xyz"), TableRefusal.BAD_LUCK);
  }

  @Test
  void who_stands_up_before_the_game_leaves_the_seat_free() {
    scene.sits("anna", 0).does("anna", new Command.Stand());
    assertThat(scene.chair(0)).isEqualTo(Chair.vacant(0));
    scene.ignores("anna", new Command.Stand());
  }

  @Test
  void who_stands_up_during_the_game_leaves_the_seat_to_a_bot() {
    scene.seated("bo").seated("cleo").does("anna", new Command.Start());
    scene.does("bo", new Command.Stand());
    String robot = Robots.avatar(scene.table.view("anna").table(), 0);
    assertThat(scene.chair(0)).isEqualTo(Chair.vacant(0).takenByBot(robot, Chair.STAND_IN_LEVEL));
  }

  @Test
  void each_seat_has_a_robot_of_its_own_which_comes_back_to_it() {
    scene.does("anna", new Command.FillSeats(3));
    List<Chair> bots = scene.table.view("anna").seats();
    assertThat(bots).extracting(Chair::avatar).doesNotHaveDuplicates().doesNotContain("");
    scene.sits("anna", 1).does("anna", new Command.Stand());
    scene.does("anna", new Command.AddBot(1, 3));
    assertThat(scene.table.view("anna").seats()).isEqualTo(bots);
  }

  @Test
  void a_bot_s_seat_can_be_taken_during_the_game_but_not_after_seeing_another_hand() {
    scene.seated("bo").seated("cleo").does("anna", new Command.Start());
    scene.does("bo", new Command.Stand()).does("cleo", new Command.Stand());
    scene.refuses("bo", sit(1), TableRefusal.HAS_SEEN_ANOTHER_HAND);
    scene.does("bo", sit(Command.ANY_SEAT));
    assertThat(scene.chair(0).person()).isEqualTo("bo");
    scene.arrives("dora").does("dora", sit(1));
    assertThat(scene.chair(1).person()).isEqualTo("dora");
  }

  @Test
  void bots_are_the_host_s_to_add_and_remove() {
    scene.arrives("bo");
    scene.refuses("bo", new Command.AddBot(0, 1), TableRefusal.NOT_HOST);
    scene.refuses("anna", new Command.AddBot(0, 0), TableRefusal.BAD_LEVEL);
    scene.refuses("anna", new Command.AddBot(0, 6), TableRefusal.BAD_LEVEL);
    scene.refuses("anna", new Command.AddBot(2, 1), TableRefusal.NO_SUCH_SEAT);
    scene.refuses("anna", new Command.RemoveBot(0), TableRefusal.NO_BOT_THERE);
    scene.refuses("anna", new Command.RemoveBot(7), TableRefusal.NO_SUCH_SEAT);
    scene.does("anna", new Command.AddBot(Command.ANY_SEAT, 3));
    assertThat(scene.chair(0).level()).isEqualTo(3);
    scene.does("anna", new Command.RemoveBot(0));
    assertThat(scene.chair(0).vacant()).isTrue();
    scene.sits("bo", 0).does("anna", new Command.AddBot(1, 1));
    scene.refuses("anna", new Command.AddBot(0, 1), TableRefusal.SEAT_TAKEN);
    scene.refuses("anna", new Command.AddBot(Command.ANY_SEAT, 1), TableRefusal.NO_FREE_SEAT);
    scene.does("anna", new Command.Start());
    scene.refuses("anna", new Command.RemoveBot(1), TableRefusal.GAME_IS_ON);
  }

  @Test
  void only_an_absent_person_is_kicked() {
    scene.seated("bo", "cleo");
    scene.refuses("bo", new Command.Kick(1), TableRefusal.NOT_HOST);
    scene.refuses("anna", new Command.Kick(1), TableRefusal.STILL_PRESENT);
    scene.refuses("anna", new Command.Kick(2), TableRefusal.NO_SUCH_SEAT);
    scene.leaves("cleo").does("anna", new Command.Kick(1));
    assertThat(scene.chair(1).vacant()).isTrue();
    scene.refuses("anna", new Command.Kick(1), TableRefusal.NOBODY_THERE);
  }

  @Test
  void a_kicked_person_can_take_the_own_seat_again() {
    scene.seated("bo", "cleo").does("anna", new Command.Start());
    scene.leaves("cleo").does("anna", new Command.Kick(1));
    assertThat(scene.chair(1).level()).isEqualTo(Chair.STAND_IN_LEVEL);
    scene.arrives("cleo").does("cleo", sit(1));
    assertThat(scene.chair(1).person()).isEqualTo("cleo");
  }

  @Test
  void a_seat_is_passed_on_to_somebody_present_without_a_seat() {
    scene.seated("bo", "cleo").arrives("dora");
    scene.refuses("dora", new Command.PassOn("anna"), TableRefusal.NOT_SEATED);
    scene.refuses("bo", new Command.PassOn("nemo"), TableRefusal.NOBODY_OF_THAT_NAME);
    scene.refuses("bo", new Command.PassOn("cleo"), TableRefusal.ALREADY_SEATED);
    scene.does("anna", new Command.Start()).does("bo", new Command.PassOn("dora"));
    assertThat(scene.chair(0).person()).isEqualTo("dora");
    assertThat(scene.table.view("bo").you()).isEqualTo(-1);
    scene.does("cleo", new Command.Stand());
    scene.refuses("dora", new Command.PassOn("cleo"), TableRefusal.HAS_SEEN_ANOTHER_HAND);
    scene.leaves("anna");
    scene.refuses("dora", new Command.PassOn("anna"), TableRefusal.ABSENT);
  }
}
