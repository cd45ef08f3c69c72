package tumult.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.table.TableView;

/** The parts of a record are what its accessors give. */
final class PartsTest {
  private record Everything(
      boolean truth,
      byte tiny,
      char sign,
      short small,
      int number,
      long large,
      float part,
      double whole,
      Object thing) {}

  private static final Everything ONE =
      new Everything(true, (byte) 1, 'a', (short) 2, 3, 4, 5, 6, "thing");
  private static final Everything OTHER =
      new Everything(false, (byte) 2, 'b', (short) 3, 4, 1L << 40, 6, 7, "other");
  private static final int PARTS = 9;

  private final Parts parts = Parts.of(Everything.class);

  @Test
  void every_part_is_at_its_place() {
    List<Object> found = new ArrayList<>();
    for (int place = 0; place < PARTS; place++) {
      found.add(parts.part(ONE, place));
    }
    assertThat(found).containsExactly(true, (byte) 1, 'a', (short) 2, 3, 4L, 5f, 6d, "thing");
  }

  @Test
  void what_differs_has_a_bit() {
    assertThat(parts.differing(ONE, ONE)).isZero();
    assertThat(parts.differing(ONE, OTHER)).isEqualTo((1L << PARTS) - 1);
    Everything alike = new Everything(true, (byte) 1, 'a', (short) 2, 4, 4, 5, 6, List.of("thing"));
    assertThat(parts.differing(ONE, alike)).isEqualTo(1L << 4 | 1L << 8);
  }

  @Test
  void a_record_of_another_room_can_be_read() {
    TableView.Silence silence = new TableView.Silence("kaos", "quiet", 7);
    assertThat(Parts.of(TableView.Silence.class).part(silence, 2)).isEqualTo(7);
  }
}
