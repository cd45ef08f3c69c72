package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A game whose rules have changed is still played as it was, if that is asked for. */
final class VersionsTest {
  private static final Map<String, GameKind> KINDS = Map.of("matches", Matches.KIND);

  private static String record(String game, String steps, String end) {
    return """
    tumult record 1
    game %s
    seat 0 Anna
    seat 1 Bo
    %s
    end %s
    """
        .formatted(game, steps, end);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "matches@1(seats=2,heap=3)          | '0 take 2,1 take 1'  | won 1 scores 0,1",
        "matches@2(seats=2,heap=3,atOnce=3) | 0 take 3             | won 0 scores 1,0",
        "matches@3(seats=2,heap=3,atOnce=3) | 0 take 3             | won 1 scores 0,1",
      })
  void a_record_of_every_version_replays_by_its_own_rules(String game, String steps, String end) {
    String text = record(game, steps.replace(',', '\n'), end);
    GameRecord record = GameRecord.parse(text, KINDS);
    assertThat(GameRecord.of(record.replay(), record.names())).hasToString(text);
  }

  @Test
  void what_only_newer_rules_allow_is_refused_under_older_ones() {
    String three = "0 take 3";
    GameRecord first =
        GameRecord.parse(record("matches@1(seats=2,heap=3)", three, "won 0 scores 1,0"), KINDS);
    assertThatThrownBy(first::replay)
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'0 take 3' is not legal here");
    assertThatThrownBy(() -> Setup.parse("matches@1(atOnce=3)", KINDS))
        .isInstanceOf(BadInput.class)
        .hasMessage("matches has no option 'atOnce': it has seats, heap");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "matches   | matches@3(seats=2,heap=7,atOnce=3)",
        "matches@3 | matches@3(seats=2,heap=7,atOnce=3)",
        "matches@2 | matches@2(seats=2,heap=7,atOnce=2)",
        "matches@1 | matches@1(seats=2,heap=7)",
      })
  void each_version_has_its_own_options_and_defaults_and_no_version_means_the_newest(
      String name, String full) {
    assertThat(Setup.parse(name, KINDS)).hasToString(full);
  }

  @ParameterizedTest
  @CsvSource({"0", "4", "02", "99999999999"})
  void a_version_that_never_was_is_refused(String version) {
    assertThatThrownBy(() -> Setup.parse("matches@" + version, KINDS))
        .isInstanceOf(BadInput.class)
        .hasMessage("matches: rules versions are 1, 2 and 3, not " + version);
  }

  @Test
  void setups_of_different_versions_are_not_equal() {
    assertThat(Setup.parse("matches@2(atOnce=3)", KINDS))
        .isNotEqualTo(Setup.parse("matches@3(atOnce=3)", KINDS));
  }
}
