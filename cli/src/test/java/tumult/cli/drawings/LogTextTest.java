package tumult.cli.drawings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.games.Messages;
import tumult.table.records.Robots;
import tumult.table.steps.LogLine;

/** What happened is told in words, short where much of the same happens. */
final class LogTextTest {
  private static final Messages WORDS = Messages.of("terminal", "en");
  private static final SeatNames NAMES = SeatNames.amongBots(WORDS, 4, 0);

  private static LogLine line(String key, String... arguments) {
    return new LogLine(key, List.of(arguments));
  }

  private static String told(LogLine... lines) {
    return new LogText(new Language()).paragraph(List.of(lines), NAMES);
  }

  @Test
  void seats_are_named_and_counted_from_one() {
    assertThat(told(line("kaos.reset", "0", "2")))
        .isEqualTo("  Seat 1 plays Reset: Rusty begins again with one card.");
    assertThat(told(line("table.stood", "0"))).isEqualTo("  Seat 1 is free again.");
  }

  @Test
  void every_robot_has_a_short_name_in_every_language() {
    for (String language : Messages.LANGUAGES) {
      assertThat(Messages.of("table", language).text("robots").split(" ", -1))
          .hasSize(Robots.COUNT)
          .doesNotHaveDuplicates()
          .allMatch(name -> !name.isEmpty() && name.length() <= 7);
    }
  }

  @Test
  void much_of_the_same_is_told_in_one_sentence() {
    LogLine hidden = line("mau-mau.card", "*", "?");
    assertThat(told(hidden, hidden, line("mau-mau.card", "*", "r7"), line("mau-mau.draw", "1")))
        .isEqualTo("  A card is drawn: face down ×2, red 7. Bolt draws.");
  }

  @Test
  void talk_is_told_as_it_was_said() {
    LogLine said = line("table.said", "Bo", "Yes.");
    assertThat(told(said, said)).isEqualTo("  Bo: Yes. Bo: Yes.");
  }

  @Test
  void a_move_that_names_a_seat_says_who_is_meant() {
    MoveList list = new MoveList(Messages.of("kaos", "en"), NAMES, Ansi.PLAIN);
    assertThat(list.of(List.of("done", "reset 0", "reset 2")).replaceAll(" +", " "))
        .isEqualTo(" 1 done 2 reset 0 (Seat 1) 3 reset 2 (Rusty) ");
  }

  @Test
  void a_long_name_leaves_room_for_whose_it_is() {
    SeatNames names = SeatNames.written(WORDS, List.of("Maximiliane-Josephine"));
    assertThat(names.marked(0, 12)).isEqualTo("Maximiliane…");
    assertThat(NAMES.marked(0, 10)).isEqualTo("Sea… (you)");
  }
}
