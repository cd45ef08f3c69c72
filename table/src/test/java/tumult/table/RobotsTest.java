package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tumult.table.records.Robots;

/** Every bot is somebody. */
final class RobotsTest {
  private static List<Integer> at(String table) {
    return IntStream.range(0, Robots.COUNT)
        .mapToObj(seat -> Robots.number(Robots.avatar(table, seat)))
        .toList();
  }

  @Test
  void no_two_seats_of_a_table_have_the_same_robot() {
    for (int i = 0; i < 1_000; i++) {
      assertThat(at("table-" + i)).doesNotHaveDuplicates().allMatch(number -> number >= 0);
    }
  }

  @Test
  void other_tables_have_others() {
    Set<List<Integer>> companies = new HashSet<>();
    for (int i = 0; i < 1_000; i++) {
      companies.add(at("table-" + i).subList(1, 4));
    }
    assertThat(companies).hasSizeGreaterThan(250);
  }

  @Test
  void a_table_keeps_its_own_for_ever() {
    assertThat(at("kitchen").subList(0, 5)).isEqualTo(List.of(1, 7, 13, 0, 6));
    assertThat(Robots.number("fox")).isEqualTo(-1);
    assertThat(Robots.number("robot-19")).isEqualTo(-1);
  }
}
