package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Options, the kinds of game that have them, and the names that carry them. */
final class SetupTest {
  private static final GameKind PICNIC =
      new GameKind(
          "pic-nic",
          3,
          false,
          List.of(
              Option.number("seats", 2, 6, 4),
              Option.number("laps", 1, 99, seats -> 10 * seats),
              Option.word("weather", "sun", "rain", "snow"),
              Option.flag("ants", true),
              Option.number("debt", -5, 0, 0).because("nobody lends more")),
          SprintGame::new);

  private static final Map<String, GameKind> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("pic-nic", PICNIC);
    KINDS.put("race", SprintGame.KIND);
  }

  @Test
  void what_is_not_chosen_takes_its_default() {
    assertThat(PICNIC.setup(Map.of()))
        .hasToString("pic-nic@3(seats=4,laps=40,weather=sun,ants=true,debt=0)");
  }

  @Test
  void a_default_may_depend_on_the_number_of_seats() {
    assertThat(PICNIC.setup(Map.of("seats", "2")).number("laps")).isEqualTo(20);
  }

  @Test
  void what_is_chosen_is_kept() {
    Setup setup =
        PICNIC.setup(
            Map.of("debt", "-5", "ants", "false", "weather", "snow", "laps", "99", "seats", "6"));
    assertThat(setup.seats()).isEqualTo(6);
    assertThat(setup.number("laps")).isEqualTo(99);
    assertThat(setup.number("weather")).isEqualTo(2);
    assertThat(setup.flag("ants")).isFalse();
    assertThat(setup.number("debt")).isEqualTo(-5);
    assertThat(setup.texts())
        .containsExactly(
            Map.entry("seats", "6"),
            Map.entry("laps", "99"),
            Map.entry("weather", "snow"),
            Map.entry("ants", "false"),
            Map.entry("debt", "-5"));
  }

  @Test
  void the_game_is_made_with_its_setup() {
    assertThat(SprintGame.KIND.game(Map.of("seats", "3")).seats()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seats   | 7     | 2–6",
        "seats   | 1     | 2–6",
        "seats   | two   | 2–6",
        "seats   | +2    | 2–6",
        "seats   | 02    | 2–6",
        "seats   | 2.0   | 2–6",
        "seats   | ٣     | 2–6",
        "laps    | 99999999999 | 1–99",
        "laps    | ''    | 1–99",
        "weather | fog   | sun or rain or snow",
        "weather | Sun   | sun or rain or snow",
        "weather | 0     | sun or rain or snow",
        "ants    | yes   | false or true",
        "ants    | 1     | false or true",
        "debt    | -6    | -5–0 (nobody lends more)",
      })
  void a_bad_value_is_named_with_what_is_allowed(String option, String value, String allowed) {
    assertThatThrownBy(() -> PICNIC.setup(Map.of(option, value)))
        .isInstanceOf(BadInput.class)
        .hasMessage("pic-nic: option %s=%s: must be %s", option, value, allowed);
  }

  @Test
  void an_unknown_option_is_named_with_those_there_are() {
    assertThatThrownBy(() -> PICNIC.setup(Map.of("wine", "red")))
        .isInstanceOf(BadInput.class)
        .hasMessage("pic-nic has no option 'wine': it has seats, laps, weather, ants, debt");
  }

  @Test
  void asking_a_setup_for_an_option_that_the_game_lacks_is_a_bug() {
    assertThatThrownBy(() -> PICNIC.setup(Map.of()).number("wine"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("pic-nic has no option wine");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "race@1(seats=2,goal=10)",
        "race@1(seats=3,goal=1)",
        "pic-nic@3(seats=2,laps=7,weather=rain,ants=false,debt=-3)"
      })
  void a_name_survives_being_read_and_written(String name) {
    assertThat(Setup.parse(name, KINDS)).hasToString(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"race", "race@1", "race()", "race@1()", "race(goal=10)", "race(seats=2)"})
  void version_and_options_may_be_left_out(String name) {
    assertThat(Setup.parse(name, KINDS)).hasToString("race@1(seats=2,goal=10)");
  }

  @Test
  void the_order_in_which_options_are_written_does_not_matter() {
    assertThat(Setup.parse("race(goal=4,seats=3)", KINDS)).hasToString("race@1(seats=3,goal=4)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chess | there is no game 'chess': the games are pic-nic, race",
        "''    | '''' names no game: the games are pic-nic, race, with options e.g."
            + " mau-mau@1(seats=4,rounds=3)",
        "SprintGame! | 'SprintGame!' names no game: the games are pic-nic, race, with options e.g."
            + " mau-mau@1(seats=4,rounds=3)",
        "race@1(goal=3 | 'race@1(goal=3' names no game: the games are pic-nic, race, with options"
            + " e.g. mau-mau@1(seats=4,rounds=3)",
        "race@2 | race: these rules are version 1, not 2",
        "race@99999999999 | race: these rules are version 1, not 99999999999",
        "race(goal=0) | race: option goal=0: must be 1–40",
        "race(goal=) | race: option goal=: must be 1–40",
        "race(speed=3) | race has no option 'speed': it has seats, goal",
        "race(goal=3,goal=4) | race: option goal is given twice",
        "race(goal) | race: 'goal' is no option: expected name=value, where name is seats or goal",
        "race(=3) | race: '=3' is no option: expected name=value, where name is seats or goal",
        "race(goal=3,) | race: '' is no option: expected name=value, where name is seats or goal",
      },
      quoteCharacter = '\0')
  void a_bad_name_is_explained(String name, String message) {
    assertThatThrownBy(() -> Setup.parse(name.equals("''") ? "" : name, KINDS))
        .isInstanceOf(BadInput.class)
        .hasMessage(message.replace("''''", "''"));
  }

  @Test
  void setups_are_equal_if_game_and_values_are() {
    Setup setup = Setup.parse("race(goal=4)", KINDS);
    assertThat(setup)
        .isEqualTo(SprintGame.KIND.setup(Map.of("goal", "4")))
        .hasSameHashCodeAs(setup);
    assertThat(setup).isNotEqualTo(SprintGame.KIND.setup(Map.of("goal", "5")));
  }
}
