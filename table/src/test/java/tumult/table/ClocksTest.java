package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.games.Games;

/** Time runs out: a bot stands in, or the game itself knows what happens. */
final class ClocksTest {
  private static final long PACE = 30_000;

  private static TableScene paced() {
    return TableScene.open("sequence-dice(seats=2)", Visibility.PUBLIC, Spectators.OPEN, 30)
        .seated("anna", "bo")
        .does("anna", new Command.Start());
  }

  private static List<Long> deadlines(TableScene scene) {
    return scene.play("anna").deadlines();
  }

  @Test
  void an_unhurried_table_has_no_deadline() {
    TableScene scene = TableScene.playing("sequence-dice(seats=2)", "anna", "bo");
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
    assertThat(deadlines(scene)).containsExactly(0L, 0L);
  }

  @Test
  void every_decision_has_its_time() {
    TableScene scene = paced();
    assertThat(deadlines(scene).get(scene.acting())).isEqualTo(scene.time + PACE);
    assertThat(deadlines(scene).get(1 - scene.acting())).isZero();
    scene.later(10_000).playsOn(1);
    assertThat(scene.table.nextDeadline()).isEqualTo(scene.time + PACE);
  }

  @Test
  void a_bot_stands_in_when_the_time_runs_out_and_until_the_owner_does_anything() {
    TableScene scene = paced().later(PACE - 1).ticks();
    int seat = scene.acting();
    assertThat(scene.chair(seat).standIn()).isFalse();
    scene.later(1).ticks();
    assertThat(scene.chair(seat).standIn()).isTrue();
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
    assertThat(scene.table.botTurns()).hasSize(1);
    scene.server(new Command.BotPlay(seat, scene.table.actions(seat)[0], 0));
    assertThat(((Event.Played) scene.last()).by()).isEqualTo(By.STAND_IN);
    scene.does(scene.chair(seat).person(), new Command.Say("back"));
    assertThat(scene.journal.get(scene.journal.size() - 2)).isInstanceOf(Event.Returned.class);
    assertThat(scene.chair(seat).standIn()).isFalse();
  }

  @Test
  void the_owner_s_own_move_goes_before_the_bot_s() {
    TableScene scene = paced().later(PACE).ticks();
    int seat = scene.acting();
    scene.plays(scene.onTurn(), scene.table.moves(seat).getFirst());
    assertThat(((Event.Played) scene.last()).by()).isEqualTo(By.PERSON);
    assertThat(scene.chair(seat).standIn()).isFalse();
  }

  @Test
  void the_owner_s_arrival_hands_the_seat_back_with_full_time() {
    TableScene scene = paced();
    String owner = scene.onTurn();
    scene.leaves(owner).later(PACE).ticks().later(5_000).arrives(owner);
    assertThat(scene.last()).isInstanceOf(Event.Returned.class);
    assertThat(scene.table.nextDeadline()).isEqualTo(scene.time + PACE);
  }

  @Test
  void one_can_simply_return() {
    TableScene scene = paced().arrives("cleo");
    String owner = scene.onTurn();
    scene.refuses(owner, new Command.Return(), TableRefusal.NOBODY_STANDS_IN);
    scene.refuses("cleo", new Command.Return(), TableRefusal.NOT_SEATED);
    scene.later(PACE).ticks().does(owner, new Command.Return());
    assertThat(scene.chair(scene.acting()).standIn()).isFalse();
  }

  @Test
  void no_clock_runs_during_a_pause() {
    TableScene scene = paced().later(10_000).does("anna", new Command.Pause());
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
    scene.later(100_000).ticks().does("anna", new Command.Resume());
    assertThat(scene.table.nextDeadline()).isEqualTo(scene.time + PACE - 10_000);
  }

  @Test
  void a_bot_s_decision_has_no_deadline() {
    TableScene scene =
        TableScene.open("sequence-dice(seats=2)", Visibility.PUBLIC, Spectators.OPEN, 30)
            .does("anna", new Command.AddBot(0, 1))
            .does("anna", new Command.AddBot(1, 1))
            .does("anna", new Command.Start());
    assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
  }

  @Test
  void a_clock_set_back_does_not_turn_time_back() {
    TableScene scene = paced().later(-50_000).playsOn(1);
    assertThat(scene.last().time()).isEqualTo(scene.time + 50_000);
  }

  @Test
  void the_game_s_own_time_runs_out_by_a_move_of_the_game_s_choice() {
    TableScene scene =
        TableScene.open(
                name -> TimedGame.of(Games.named(name), "silent"), "mau-mau(seats=2,rounds=1)")
            .seated("anna", "bo")
            .does("anna", new Command.Start());
    while (!scene.table.moves(scene.acting()).contains("silent")) {
      assertThat(scene.table.nextDeadline()).isEqualTo(Clocks.NEVER);
      scene.playsOn(1);
    }
    int seat = scene.acting();
    assertThat(scene.table.nextDeadline()).isEqualTo(scene.time + TimedGame.MILLIS);
    scene.later(TimedGame.MILLIS).ticks();
    assertThat(scene.last())
        .isInstanceOfSatisfying(
            Event.Played.class,
            played -> {
              assertThat(played.actor()).isEqualTo(Integer.toString(seat));
              assertThat(played.move()).isEqualTo("silent");
              assertThat(played.by()).isEqualTo(By.CLOCK);
            });
    assertThat(scene.chair(seat).standIn()).as("nobody has to stand in").isFalse();
  }

  @Test
  void the_arbiter_s_time_runs_out_too() {
    TableScene scene =
        TableScene.open(name -> TimedGame.of(Games.named(name), "lapse"), "haos(seats=3,grabs=6)")
            .seated("anna", "bo", "cleo")
            .does("anna", new Command.Start());
    while (scene.table.nextDeadline() == Clocks.NEVER) {
      String opener = opener(scene);
      scene.plays(opener, "open");
    }
    scene.later(TimedGame.MILLIS).ticks();
    assertThat(scene.last())
        .isInstanceOfSatisfying(
            Event.Played.class,
            played -> {
              assertThat(played.actor()).isEqualTo("!");
              assertThat(played.by()).isEqualTo(By.CLOCK);
            });
  }

  private static String opener(TableScene scene) {
    for (Chair chair : scene.table.view("anna").seats()) {
      if (scene.table.moves(chair.seat()).contains("open")) {
        return chair.person();
      }
    }
    throw new AssertionError("nobody opens");
  }
}
