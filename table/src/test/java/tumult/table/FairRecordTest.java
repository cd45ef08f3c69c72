package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.BadInput;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.table.records.FairRecord;
import tumult.testkit.ShortGames;

/** A record can be checked by everybody, and a changed one is found out, to the line. */
final class FairRecordTest {
  private static FairRecord record(TableScene scene) {
    return Objects.requireNonNull(scene.table.record());
  }

  private static TableScene finished() {
    return TableScene.playing("mau-mau(seats=2,rounds=1)", "anna", "bo").playsOn(100_000);
  }

  private static void assertWrong(List<String> lines, String complaint) {
    String text = String.join("\n", lines) + "\n";
    assertThatThrownBy(() -> FairRecord.verify(text, Games::named))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  private static List<String> lines() {
    return new ArrayList<>(record(finished()).toString().lines().toList());
  }

  private static int find(List<String> lines, String start) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(start)) {
        return i;
      }
    }
    throw new AssertionError("no line " + start);
  }

  static Stream<String> games() {
    return ShortGames.of(Games.ALL.values(), 3);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_true_record_of_every_game_is_confirmed(String game) {
    TableScene scene = TableScene.open(game);
    int seats = scene.table.game().seats();
    for (int seat = 0; seat < seats; seat++) {
      scene.does("anna", new Command.AddBot(seat, 1));
    }
    scene.does("anna", new Command.Start());
    Rng rng = new Rng(5);
    while (scene.table.phase() == Phase.PLAYING) {
      List<Table.BotTurn> turns = scene.table.botTurns();
      int seat = turns.get(rng.below(turns.size())).seat();
      int[] actions = scene.table.actions(seat);
      scene.server(new Command.BotPlay(seat, actions[rng.below(actions.length)], Command.ANY_PLY));
    }
    FairRecord record = record(scene);
    assertThat(FairRecord.verify(record.toString(), Games::named)).isEqualTo(record);
    assertThat(record.toString()).endsWith("hash " + record.hash() + "\n");
    assertThat(FairRecord.end(record.winners(), record.scores())).isEqualTo(record.end());
  }

  @Test
  void a_running_game_has_no_record() {
    assertThat(TableScene.open("mau-mau(seats=2)").table.record()).isNull();
    assertThat(TableScene.playing("mau-mau(seats=2)", "anna", "bo").table.record()).isNull();
  }

  @Test
  void a_resignation_is_part_of_the_record() {
    TableScene scene = TableScene.playing("mau-mau(seats=3)", "anna", "bo", "cleo").playsOn(2);
    scene.does("bo", new Command.Resign()).playsOn(1).does("cleo", new Command.Resign());
    FairRecord record = record(scene);
    assertThat(record.steps()).contains("1 resigns", "2 resigns");
    assertThat(record.end()).startsWith("won 0 ");
    assertThat(FairRecord.verify(record.toString(), Games::named)).isEqualTo(record);
  }

  @Test
  void a_changed_name_is_found() {
    List<String> lines = lines();
    lines.set(2, lines.get(2).replace("Anna", "Eva"));
    assertWrong(lines, "line 3: 'seat 0 Eva #");
  }

  @Test
  void a_changed_draw_is_found_and_the_right_one_named() {
    List<String> lines = lines();
    int at = find(lines, "* card ");
    String right = lines.get(at).replaceAll(" #.*", "");
    String wrong = right.equals("* card C") ? "* card r1" : "* card C";
    lines.set(at, lines.get(at).replace(right, wrong));
    assertWrong(
        lines,
        "line %d: the record says '%s', but the luck of this game gives '%s'"
            .formatted(at + 1, wrong, right));
  }

  @Test
  void an_illegal_move_is_found_with_its_rule() {
    List<String> lines = lines();
    int at = Math.min(find(lines, "0 "), find(lines, "1 "));
    lines.set(at, lines.get(at).charAt(0) + " mau #0000000000000000");
    assertWrong(
        lines, "line %d: '%s mau' is not legal here".formatted(at + 1, lines.get(at).charAt(0)));
  }

  @Test
  void a_changed_commitment_seed_or_contribution_is_found() {
    List<String> lines = lines();
    int commitment = find(lines, "luck commitment ");
    lines.set(commitment, "luck commitment " + "0".repeat(64) + " #0");
    assertWrong(lines, "line %d: 'luck commitment 0".formatted(commitment + 1));
    List<String> others = lines();
    int seed = find(others, "luck seed ");
    others.set(seed, "luck seed " + "0".repeat(64) + " #0");
    assertWrong(others, "line %d: this seed is not the one committed to".formatted(seed + 1));
    List<String> more = lines();
    int added = find(more, "luck added 1");
    more.set(added, "luck added 1 zz #0");
    assertWrong(more, "line %d: ".formatted(added + 1));
  }

  @Test
  void a_changed_end_is_found_and_the_right_one_named() {
    List<String> lines = lines();
    int end = find(lines, "end ");
    String right = lines.get(end).replaceAll(" #.*", "");
    lines.set(end, "end won 0,1 scores 0,0 #0");
    assertWrong(lines, "line %d: ".formatted(end + 1));
    assertWrong(lines, "right would be '%s'".formatted(right));
  }

  @Test
  void a_record_that_breaks_off_or_goes_on_is_found() {
    List<String> lines = lines();
    assertWrong(lines.subList(0, 20), "line 21: the record breaks off here");
    assertWrong(lines.subList(0, lines.size() - 1), "line %d: ".formatted(lines.size()));
    lines.add("more");
    assertWrong(lines, "line %d: nothing may follow".formatted(lines.size()));
    List<String> early = lines();
    early.add(20, "end won 0 scores 0,0 #0");
    assertWrong(early, "line 21: the game does not end here");
    assertWrong(List.of("hello"), "line 1: ");
    assertWrong(List.of(), "line 1: ");
  }

  @Test
  void every_single_changed_character_is_found() {
    String text = record(finished()).toString();
    for (int i = 0; i < text.length(); i += 7) {
      char other = text.charAt(i) == '1' ? '2' : '1';
      String changed = text.substring(0, i) + other + text.substring(i + 1);
      assertThatThrownBy(() -> FairRecord.verify(changed, Games::named))
          .as("character %d", i)
          .isInstanceOf(BadInput.class);
    }
  }
}
