package tumult.server.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Rng;

/** What is written is read again, whatever the lines are, and takes little more room than they. */
final class AlikeLinesTest {
  private static final int ROUNDS = 300;
  private static final int LINES = 40;

  /**
   * What may be said of a difference besides what is new; there are no more of them than fields.
   */
  private static final int SAID = 10;

  private final Rng rng = new Rng(2026);

  private static byte[] written(List<byte[]> lines) {
    AlikeLines alike = new AlikeLines();
    lines.forEach(line -> alike.add(line.clone()));
    return Arrays.copyOf(alike.bytes(), alike.length());
  }

  private static void assertRead(List<byte[]> lines) {
    byte[] written = written(lines);
    List<byte[]> read = new ArrayList<>();
    AlikeLines.read(written, written.length, read::add);
    assertThat(read).usingElementComparator(Arrays::compare).isEqualTo(lines);
    long most = lines.stream().mapToLong(line -> line.length + SAID * (fields(line) + 1)).sum();
    assertThat((long) written.length).isLessThanOrEqualTo(most);
  }

  private static long fields(byte[] line) {
    return 1 + new String(line, ISO_8859_1).chars().filter(c -> c == ',').count();
  }

  /** Bytes of few kinds, so that much is alike by chance. */
  private byte[] line(int longest, int kinds) {
    byte[] line = new byte[rng.below(longest)];
    for (int i = 0; i < line.length; i++) {
      line[i] = (byte) (',' + rng.below(kinds));
    }
    return line;
  }

  @Test
  void any_lines_are_read_as_they_were_written() {
    for (int round = 0; round < ROUNDS; round++) {
      int longest = 1 + rng.below(round % 10 == 0 ? 2_000 : 60);
      int kinds = 1 + rng.below(round % 3 == 0 ? 256 : 4);
      List<byte[]> lines = new ArrayList<>();
      for (int i = rng.below(LINES); i >= 0; i--) {
        lines.add(line(longest, kinds));
      }
      assertRead(lines);
    }
  }

  @Test
  void lines_that_change_in_places_are_read_as_they_were_written() {
    for (int round = 0; round < ROUNDS; round++) {
      byte[] line = line(400, 1 + rng.below(30));
      List<byte[]> lines = new ArrayList<>();
      for (int i = 0; i < LINES; i++) {
        for (int changes = rng.below(4); changes > 0 && line.length > 0; changes--) {
          line[rng.below(line.length)] = (byte) (',' + rng.below(5));
        }
        lines.add(line.clone());
        line = rng.below(6) == 0 ? Arrays.copyOf(line, rng.below(line.length + 3)) : line;
      }
      assertRead(lines);
    }
  }

  @Test
  void moves_take_a_fifth_of_their_room() {
    List<byte[]> lines = new ArrayList<>();
    long size = 0;
    for (int move = 0; move < 500; move++) {
      String json =
          "{\"type\":\"played\",\"time\":17635812%05d,\"actor\":\"%d\",\"move\":\"place %c%d\",\"by\":\"PERSON\",\"outcomes\":[\"roll %d+%d\"],\"who\":\"somebody-%d\",\"command\":\"%d\"}"
              .formatted(
                  20 * move + rng.below(20),
                  move % 2,
                  'a' + rng.below(6),
                  1 + rng.below(6),
                  1 + rng.below(6),
                  1 + rng.below(6),
                  move % 2,
                  7 + move);
      lines.add(json.getBytes(UTF_8));
      size += json.length();
    }
    assertRead(lines);
    assertThat((long) written(lines).length).isLessThan(size / 5);
  }
}
