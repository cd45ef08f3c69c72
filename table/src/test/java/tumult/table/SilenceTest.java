package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** While partners may not talk nobody at the table can write (R3 of Sequence Dice). */
final class SilenceTest {
  private static final String TEAMS = "sequence-dice(seats=4)";
  private static final TableView.Silence NO_TALKING =
      new TableView.Silence("sequence-dice", "refusal.NO_TALKING", 3);

  private static TableScene gathering() {
    return TableScene.open(TEAMS).arrives("eve").seated("anna", "bo", "cy", "di");
  }

  private static TableScene playing() {
    return gathering().does("anna", new Command.Start());
  }

  private static void assertSilent(TableScene scene) {
    for (String person : new String[] {"anna", "bo", "eve"}) {
      assertThat(scene.table.decide(Ask.of(person, scene.time, new Command.Say("b2!"))))
          .as(person)
          .isInstanceOfSatisfying(
              Decision.Refused.class,
              refused -> {
                assertThat(refused.room()).isEqualTo("sequence-dice");
                assertThat(refused.key()).isEqualTo("refusal.NO_TALKING");
                assertThat(refused.refusal().rule()).isEqualTo(3);
              });
      assertThat(scene.table.view(person).silence()).isEqualTo(NO_TALKING);
    }
    scene.does("bo", new Command.Emote("wave"));
    scene.does("eve", new Command.Emote("wave"));
  }

  private static void assertFree(TableScene scene) {
    assertThat(scene.table.view("anna").silence()).isNull();
    assertThat(scene.table.view("eve").silence()).isNull();
    scene.does("anna", new Command.Say("Hej!"));
    scene.does("eve", new Command.Say("Hej!"));
    scene.does("bo", new Command.Emote("wave"));
  }

  @Test
  void before_the_game_people_write() {
    assertFree(gathering());
  }

  @Test
  void during_a_game_of_teams_nobody_writes_but_all_may_react() {
    assertSilent(playing());
    assertSilent(playing().playsOn(5));
  }

  @Test
  void a_pause_is_no_time_to_confer() {
    TableScene scene = playing().does("anna", new Command.Pause());
    assertSilent(scene);
    assertSilent(scene.does("anna", new Command.Resume()));
  }

  @Test
  void after_the_game_and_between_games_people_write_until_the_next_one_starts() {
    TableScene scene = playing().playsOn(1_000);
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    assertFree(scene);
    scene.does("anna", new Command.Rematch(""));
    assertFree(scene);
    for (String person : new String[] {"bo", "cy", "di"}) {
      scene.does(person, new Command.Rematch(""));
    }
    assertThat(scene.table.phase()).isEqualTo(Phase.PLAYING);
    assertSilent(scene);
  }

  @Test
  void when_all_others_have_resigned_people_write_again() {
    TableScene scene = playing();
    for (String person : new String[] {"bo", "cy", "di"}) {
      scene.does(person, new Command.Resign());
    }
    assertThat(scene.table.phase()).isEqualTo(Phase.OVER);
    assertFree(scene);
  }

  @Test
  void who_is_muted_may_not_even_react() {
    TableScene scene = playing().does("anna", new Command.Mute("bo", true));
    scene.refuses("bo", new Command.Say("b2!"), TableRefusal.MUTED);
    scene.refuses("bo", new Command.Emote("wave"), TableRefusal.MUTED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sequence-dice(seats=3)", "kaos(seats=3)"})
  void without_teams_people_write_all_the_time(String game) {
    TableScene scene = TableScene.playing(game, "anna", "bo", "cy").arrives("eve");
    assertFree(scene);
  }
}
