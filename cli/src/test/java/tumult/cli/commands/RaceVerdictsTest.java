package tumult.cli.commands;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.cli.CommandResult;

/** The arbiter judges a file of races. */
final class RaceVerdictsTest {
  private static final String ANNA =
      """
      {"id": "anna", "sent_ms": 0, "arrived_ms": 435.5, "reaction_ms": 412.25, "visible": true, \
      "pings": [{"sent_ms": -500, "pong_ms": -480}]}\
      """;
  private static final String BO =
      """
      {"id": "bo", "sent_ms": 0, "arrived_ms": 700, "reaction_ms": 392, "visible": true, \
      "pings": [{"sent_ms": -500, "pong_ms": -200}, {"sent_ms": 0, "pong_ms": null}], \
      "handshakes_ms": [301.5]}\
      """;

  @TempDir private Path folder = Path.of("");

  private CommandResult judge(String... lines) throws IOException {
    Path races = Files.write(folder.resolve("races.jsonl"), List.of(lines));
    String verdicts = folder.resolve("verdicts.jsonl").toString();
    return CommandResult.to(
        "bench", "arbiter", "--races", races.toString(), "--verdicts", verdicts);
  }

  private static String race(String... rivals) {
    return "{\"race\": \"r1\", \"rivals\": [%s]}".formatted(String.join(",", rivals));
  }

  @Test
  void the_verdict_names_the_winner_the_time_and_what_it_rests_on() throws IOException {
    assertThat(judge(race(ANNA, BO), "", race(ANNA)).status()).isZero();
    List<String> verdicts = Files.readAllLines(folder.resolve("verdicts.jsonl"));
    assertThat(verdicts).hasSize(2);
    assertThat(verdicts.getFirst())
        .contains("\"race\":\"r1\"", "\"outcome\":\"won\"", "\"winner\":\"bo\"")
        .contains("\"decided_ms\":700.0", "\"reaction_ms\":412.25", "\"claimed_ms\":392.0");
  }

  /**
   * Anna's connection falls silent after 300 ms, so that Bo has not clearly won; in the race
   * before, with a zero of its own, pings of 400 ms and later were answered.
   */
  @Test
  void pings_of_an_earlier_race_are_not_taken_for_those_of_this_one() throws IOException {
    String before = race(pinged("anna", "480", 1000), pinged("bo", "520", 1000));
    String silent = race(pinged("anna", "null", 300), pinged("bo", "420", 1000));
    judge(before, before, before, before, before, silent);
    assertThat(Files.readAllLines(folder.resolve("verdicts.jsonl")).getLast())
        .contains("\"outcome\":\"dead_heat\"");
  }

  private static String pinged(String id, String arrived, int silence) {
    StringBuilder pings = new StringBuilder("{\"sent_ms\": -500, \"pong_ms\": -480}");
    for (int at = 0; at < 600; at += 60) {
      String pong = at < silence ? String.valueOf(at + 20) : "null";
      pings.append(", {\"sent_ms\": %d, \"pong_ms\": %s}".formatted(at, pong));
    }
    String claimed = arrived.equals("null") ? "null" : arrived + " ";
    return """
    {"id": "%s", "sent_ms": 0, "arrived_ms": %s, "reaction_ms": %s, "visible": true, \
    "pings": [%s]}\
    """
        .formatted(id, arrived, claimed, pings);
  }

  /** Races at two tables: at one people are slow, at the other somebody is quick from afar. */
  private static String[] tables(String slow, String quick) {
    String cleo = ANNA.replace("anna", "cleo").replace("435.5", "850").replace("412.25", "800");
    String[] lines = new String[80];
    for (int i = 0; i < lines.length; i += 2) {
      lines[i] = race(cleo).replace("{\"race\"", slow + "\"race\"");
      lines[i + 1] = race(BO).replace("{\"race\"", quick + "\"race\"");
    }
    return lines;
  }

  private String lastVerdict(String[] lines) throws IOException {
    CommandResult answer = judge(lines);
    assertThat(answer.status()).as(answer.err()).isZero();
    return Files.readAllLines(folder.resolve("verdicts.jsonl")).getLast();
  }

  @Test
  void only_those_who_sit_together_are_compared() throws IOException {
    assertThat(lastVerdict(tables("{\"table\": \"a\", ", "{\"table\": \"b\", ")))
        .contains("\"doubt_ms\":0.0");
    assertThat(lastVerdict(tables("{\"table\": 1, ", "{\"table\": 2, ")))
        .contains("\"doubt_ms\":0.0");
  }

  @Test
  void races_without_a_table_are_all_at_one() throws IOException {
    assertThat(lastVerdict(tables("{", "{"))).doesNotContain("\"doubt_ms\":0.0");
    assertThat(lastVerdict(tables("{\"table\": 1, ", "{\"table\": 1, ")))
        .doesNotContain("\"doubt_ms\":0.0");
  }

  @Test
  void a_race_without_a_touch_has_no_winner() throws IOException {
    String idle = ANNA.replace("435.5", "null").replace("412.25", "null");
    assertThat(judge(race(idle, idle.replace("anna", "bo"))).status()).isZero();
    assertThat(Files.readString(folder.resolve("verdicts.jsonl")))
        .contains("\"outcome\":\"nobody\"", "\"winner\":null", "\"decided_ms\":null");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '#',
      value = {
        "\"arrived_ms\": 435.5  | \"arrived\": 435.5     | rival 'anna': arrived_ms is missing",
        "\"arrived_ms\": 435.5  | \"arrived_ms\": -1     | arrived_ms is before sent_ms",
        "\"arrived_ms\": 435.5  | \"arrived_ms\": \"x\"  | must be a number of milliseconds",
        "\"sent_ms\": 0         | \"sent_ms\": null      | sent_ms must be a number",
        "\"visible\": true      | \"visible\": 1         | visible must be true or false",
        "\"pings\": [           | \"pongs\": [           | pings must be a list",
        "\"pong_ms\": -480      | \"pong_ms\": -900      | pong_ms is before its sent_ms",
        "\"id\": \"anna\"       | \"id\": \"bo\"         | rival 'bo' is there twice",
        "\"id\": \"anna\",      | ''                     | has no id",
        "{                      | [                      | is no JSON",
        "}]}                    | }]}], \"table\": [1  | table must be a name or a number",
      })
  void a_bad_line_is_refused_with_its_number(String good, String bad, String hint)
      throws IOException {
    String wrong = ANNA.replace(good, bad.equals("''") ? "" : bad);
    CommandResult answer = judge(race(ANNA, BO), race(wrong, BO));
    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains("races.jsonl, line 2", hint);
    assertThat(folder.resolve("verdicts.jsonl")).doesNotExist();
  }

  @Test
  void races_and_verdicts_go_together() {
    assertThat(CommandResult.to("bench", "arbiter", "--races", "x").err()).contains("go together");
  }

  @Test
  void the_figures_have_their_names() throws IOException {
    Path json = folder.resolve("figures.json");
    CommandResult answer =
        CommandResult.to("bench", "arbiter", "--count", "10000", "--json", json.toString());
    assertThat(answer.status()).as(answer.err()).isZero();
    assertThat(answer.out()).contains("perfect referee", "inflated round trip");
    assertThat(Files.readString(json))
        .contains("\"races\":", "\"bias_pp\":", "\"wrong_rate_20ms\":", "\"dead_heat_rate\":")
        .contains("\"perfect_dead_heat_rate\":", "\"liar_gain_ms\":", "\"slow_pong_gain_ms\":")
        .contains("\"inflated_rtt_gain_ms\":", "\"verdict_p95_over_rtt_ms\":")
        .contains("\"feigned_stall_gain_ms\":", "\"two\":{\"liar_gain_ms\":")
        .contains(
            "\"weather\":[{\"late\":0.02,\"ordered\":true,\"seats\":\"2\",\"wrong_rate_20ms\":")
        .contains("\"best_p95_over_rtt_ms\":");
  }
}
