package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GameRecordTest {
  private static final Map<String, GameKind> KINDS = Map.of("race", SprintGame.KIND);

  private static final String WON =
      """
      tumult record 1
      game race@1(seats=2,goal=3)
      seat 0 Anna
      seat 1 Bo Diddley
      * roll 1
      0 run
      * roll 2
      1 walk
      * roll 2
      0 walk
      end won 0 scores 4,2
      """;

  @Test
  void a_record_survives_being_read_and_written() {
    assertThat(parse(WON)).hasToString(WON);
    assertThat(parse(WON).names()).containsExactly("Anna", "Bo Diddley");
    assertThat(parse(WON).replay().plies()).hasSize(6);
  }

  @Test
  void a_played_match_is_recorded_and_replayed() {
    for (int game = 0; game < 20; game++) {
      var match = new Match<>(new SprintGame(SprintGame.KIND.setup(Map.of("seats", "3"))));
      Rng rng = new Rng(1, game);
      for (int step = 0; step < 8 + 2 * game && !match.state().over(); step++) {
        match.random(rng);
      }
      GameRecord record = parse(GameRecord.of(match, List.of("A", "B", "C")).toString());
      assertThat(record.replay().plies()).isEqualTo(match.plies());
    }
  }

  @Test
  void a_running_game_is_a_record_too() {
    String running =
        """
        tumult record 1
        game race@1(seats=2,goal=3)
        seat 0 Anna
        seat 1 Bo
        * roll 2
        0 walk
        end running scores 2,0
        """;
    assertThat(GameRecord.of(parse(running).replay(), List.of("Anna", "Bo"))).hasToString(running);
  }

  @Test
  void a_game_that_has_not_begun_is_a_record_too() {
    GameRecord record = GameRecord.of(new Match<>(SprintGame.to(3)), List.of("", " x "));
    assertThat(parse(record.toString())).isEqualTo(record);
    assertThat(record.replay().plies()).isEmpty();
  }

  @Test
  void a_record_replays_to_any_ply() {
    GameRecord record = parse(WON);
    String[] places = {"0,0", "0,0", "2,0", "2,0", "2,2", "2,2", "4,2"};
    for (int ply = 0; ply <= 6; ply++) {
      assertThat(record.replay(ply).state().score(0) + "," + record.replay(ply).state().score(1))
          .isEqualTo(places[ply]);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 7})
  void there_is_no_ply_outside_the_record(int ply) {
    assertThatThrownBy(() -> parse(WON).replay(ply))
        .isInstanceOf(BadInput.class)
        .hasMessage("ply %d: the record has 0–6", ply);
  }

  @Test
  void a_record_may_have_the_line_ends_of_another_system() {
    assertThat(parse(WON.replace("\n", "\r\n"))).hasToString(WON);
  }

  @Test
  void a_file_cut_off_anywhere_is_refused_with_the_line() {
    for (int length = 0; length < WON.length(); length++) {
      String cut = WON.substring(0, length);
      assertThatThrownBy(() -> parse(cut))
          .as(cut)
          .isInstanceOf(BadInput.class)
          .hasMessageStartingWith("line ")
          .hasMessageMatching("(?s).*(expected|must be|breaks off|the games are|version).*");
    }
  }

  @Test
  void a_file_without_its_end_breaks_off() {
    refuses(
        WON.replace("end won 0 scores 4,2\n", ""),
        "line 10: the record breaks off here: its last line must begin with 'end '");
    refuses(
        WON.strip(),
        "line 11: the record breaks off here: its last line has no line break after it");
  }

  @Test
  void missing_lines_are_named_with_what_is_expected() {
    refuses("", "line 1: expected 'tumult record 1'");
    refuses(WON.replace("record 1", "record 2"), "line 1: expected 'tumult record 1'");
    refuses(
        "tumult record 1\nseat 0 Anna\n",
        "line 2: expected 'game …', e.g. game mau-mau@1(seats=4,rounds=3)");
    refuses(WON.replace("seat 0 Anna\n", ""), "line 3: expected 'seat 0' and a name");
    refuses(WON.replace("seat 1 Bo Diddley\n", ""), "line 4: expected 'seat 1' and a name");
  }

  @Test
  void the_game_must_be_known() {
    refuses(
        WON.replace("race@1", "chess@1"), "line 2: there is no game 'chess': the games are race");
    refuses(WON.replace("race@1", "race@2"), "line 2: race: the rules version is 1, not 2");
    refuses(WON.replace("goal=3", "goal=0"), "line 2: race: option goal=0: must be 1–40");
  }

  @Test
  void an_illegal_step_is_named_with_the_rule_and_what_is_legal() {
    fails(
        WON.replace("1 walk", "1 run"),
        "line 8, ply 4: '1 run' is not legal here (TOO_FAR, R7); legal: 1 walk");
  }

  @Test
  void a_step_out_of_turn_is_named_with_what_is_legal() {
    fails(
        WON.replace("1 walk", "0 walk"),
        "line 8, ply 4: '0 walk' is not legal here (NOT_YOUR_TURN); legal: 1 walk");
    fails(
        WON.replace("* roll 2\n1 walk", "1 walk"),
        "line 7, ply 3: '1 walk' is not legal here (NOT_YOUR_TURN); legal: * roll 1, * roll 2");
  }

  @Test
  void a_step_after_the_end_is_refused() {
    fails(
        WON.replace("end", "* roll 1\nend"),
        "line 11, ply 7: '* roll 1' is not legal here (GAME_OVER); legal: nothing, the game is"
            + " over");
  }

  @Test
  void what_is_no_step_is_named_with_what_is_expected() {
    fails(
        WON.replace("1 walk", "1 fly"),
        "line 8, ply 4: 'fly' is no move: expected roll 1, roll 2, walk or run");
    fails(
        WON.replace("1 walk", "7 walk"),
        "line 8, ply 4: '7' is no actor: expected a seat 0–1, '*' (chance) or '!' (arbiter)");
    fails(
        WON.replace("1 walk", "walk"),
        "line 8, ply 4: 'walk' is no ply: expected an actor and a move");
    fails(
        WON.replace("1 walk\n", "\n"), "line 8, ply 4: '' is no ply: expected an actor and a move");
  }

  @Test
  void a_wrong_step_is_found_only_when_it_is_reached() {
    assertThat(parse(WON.replace("1 walk", "1 run")).replay(3).plies()).hasSize(3);
  }

  @Test
  void a_wrong_end_is_named_with_the_right_one() {
    fails(
        WON.replace("won 0", "won 1"),
        "line 11: the record says 'end won 1 scores 4,2', but the game says 'end won 0 scores"
            + " 4,2'");
    fails(
        WON.replace("won 0 scores", "running scores"),
        "line 11: the record says 'end running scores 4,2', but the game says 'end won 0 scores"
            + " 4,2'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anna\nend won 0", "Anna\r", "\n"})
  void a_name_stays_on_its_line(String name) {
    assertThatThrownBy(() -> GameRecord.of(new Match<>(SprintGame.to(3)), List.of("Bo", name)))
        .isInstanceOf(BadInput.class)
        .hasMessage("the name of seat 1 must be on one line");
  }

  private static GameRecord parse(String text) {
    return GameRecord.parse(text, KINDS);
  }

  private static void refuses(String text, String message) {
    assertThatThrownBy(() -> parse(text)).isInstanceOf(BadInput.class).hasMessage(message);
  }

  private static void fails(String text, String message) {
    GameRecord record = parse(text);
    assertThatThrownBy(record::replay).isInstanceOf(BadInput.class).hasMessage(message);
  }
}
