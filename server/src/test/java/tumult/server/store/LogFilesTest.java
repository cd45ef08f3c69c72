package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/** What was committed is read, whatever lies around it. */
final class LogFilesTest {
  private static final int NEVER = Integer.MAX_VALUE;

  @TempDir Path folder;
  private final FailingDisk disk = new FailingDisk();
  private Path database;

  @BeforeEach
  void place() {
    database = folder.resolve("tumult.db");
  }

  private static Append event(long number) {
    return event(number, "event " + number);
  }

  private static Append event(long number, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new Append(new Stored("table|kitchen", number, 5, 7, "event", bytes), "writer");
  }

  private LogFiles open() throws IOException {
    return new LogFiles(database, disk);
  }

  private static void write(LogFiles files, long... numbers) throws IOException {
    for (long number : numbers) {
      files.append(List.of(event(number)), NEVER);
    }
  }

  private Path file(int number) {
    return LogContent.file(database, number);
  }

  private static List<Long> numbers(LogContent content) {
    return content.events().stream().map(each -> each.event().number()).toList();
  }

  private static void put(Path file, long at, byte[] bytes) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(bytes), at);
    }
  }

  /** As much of a file as is used here. */
  private static byte[] begin(Path file) throws IOException {
    return Arrays.copyOf(Files.readAllBytes(file), 2 * LogForm.START);
  }

  /** How many bytes the record of such an event takes. */
  private static int size(Append event) throws IOException {
    return new LogForm().record(new LogForm.Life(1, 1), 0, List.of(event)).remaining();
  }

  @Test
  void what_was_committed_is_read_as_it_was() throws IOException {
    write(open(), 1, 2, 3);
    LogContent content = LogContent.read(file(1));
    assertThat(content.events())
        .usingRecursiveFieldByFieldElementComparator()
        .containsExactly(event(1), event(2), event(3));
    assertThat(content.brokenAt()).isZero();
  }

  @Test
  void a_record_that_was_cut_off_at_any_byte_is_as_if_it_had_never_been() throws IOException {
    write(open(), 1, 2, 3);
    byte[] whole = begin(file(1));
    int size = size(event(3));
    int begin = LogForm.START + 2 * size;
    for (int written = 0; written < size; written++) {
      byte[] torn = whole.clone();
      Arrays.fill(torn, begin + written, begin + size, (byte) 0);
      Files.write(file(1), torn);
      LogContent content = LogContent.read(file(1));
      boolean onlyPaddingIsMissing = Arrays.equals(torn, whole);
      assertThat(numbers(content))
          .as("%d of %d bytes", written, size)
          .isEqualTo(onlyPaddingIsMissing ? List.of(1L, 2L, 3L) : List.of(1L, 2L));
      assertThat(content.brokenAt()).isZero();
    }
  }

  @Test
  void so_is_one_of_which_any_byte_is_another() throws IOException {
    write(open(), 1, 2);
    byte[] whole = begin(file(1));
    int begin = LogForm.START + size(event(1));
    int end = begin + 20 + bytes(event(2));
    for (int at = begin; at < end; at++) {
      byte[] hurt = whole.clone();
      hurt[at] ^= 0x10;
      Files.write(file(1), hurt);
      assertThat(numbers(LogContent.read(file(1)))).as("byte %d", at).containsExactly(1L);
    }
  }

  private static int bytes(Append event) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    EventBytes.write(List.of(event), new DataOutputStream(bytes));
    return bytes.size();
  }

  @Test
  void a_file_that_ends_in_the_middle_of_a_record_is_read_up_to_there() throws IOException {
    write(open(), 1, 2, 3);
    byte[] whole = begin(file(1));
    for (int length = LogForm.START + 3 * size(event(1)) - 8; length >= 0; length -= 3) {
      Files.write(file(1), Arrays.copyOf(whole, length));
      int padding = size(event(1)) - 20 - bytes(event(1)); // which nobody would miss
      int left = Math.max(0, (length + padding - LogForm.START) / size(event(1)));
      assertThat(numbers(LogContent.read(file(1)))).hasSize(left);
    }
  }

  @Test
  void what_an_earlier_life_of_a_file_has_left_is_not_read() throws IOException {
    LogFiles files = open();
    write(files, 1, 2, 3, 4, 5);
    files.turn();
    files.release();
    files.turn(); // nothing was written: still the second file
    write(files, 6);
    files.turn();
    write(files, 7); // into the first once more, where 2 to 5 follow in the very next places
    assertThat(numbers(LogContent.read(file(1)))).containsExactly(7L);
    assertThat(LogContent.read(file(1)).brokenAt()).isZero();
    assertThat(numbers(LogContent.read(file(2)))).containsExactly(6L);
    assertThat(LogContent.all(database).stream().flatMap(each -> numbers(each).stream()))
        .as("in their order")
        .containsExactly(6L, 7L);
  }

  @Test
  void a_torn_record_at_the_place_of_an_older_one_is_no_damage() throws IOException {
    LogFiles files = open();
    write(files, 1, 2, 3);
    files.turn();
    files.release();
    write(files, 4);
    files.turn();
    disk.fullAfter(10);
    assertThatThrownBy(() -> write(files, 5)).isInstanceOf(IOException.class);
    assertThat(numbers(LogContent.read(file(1)))).isEmpty();
    assertThat(LogContent.read(file(1)).brokenAt()).isZero();
  }

  @Test
  void what_somebody_typed_is_no_record() throws IOException {
    LogFiles files = open();
    write(files, 1);
    byte[] record =
        Arrays.copyOfRange(
            Files.readAllBytes(file(1)), LogForm.START, LogForm.START + size(event(1)));
    String typed = new String(record, StandardCharsets.ISO_8859_1);
    LogFiles other = new LogFiles(folder.resolve("other.db"), disk);
    other.append(List.of(event(1, typed), event(2, typed)), NEVER);
    Path copy = LogContent.file(folder.resolve("other.db"), 1);
    put(copy, LogForm.START + 12, new byte[] {0, 0, 0, 1}); // its own record is broken
    assertThat(LogContent.read(copy).events()).isEmpty();
  }

  @Test
  void a_broken_record_before_whole_ones_is_damage_and_those_are_read() throws IOException {
    write(open(), 1, 2, 3, 4);
    int second = LogForm.START + size(event(1));
    put(file(1), second + 30, new byte[] {1, 2, 3});
    LogContent content = LogContent.read(file(1));
    assertThat(numbers(content)).containsExactly(1L, 3L, 4L);
    assertThat(content.brokenAt()).isEqualTo(second);
  }

  @Test
  void so_is_a_broken_head() throws IOException {
    write(open(), 1, 2);
    put(file(1), 3, new byte[] {'x'});
    LogContent content = LogContent.read(file(1));
    assertThat(numbers(content)).containsExactly(1L, 2L);
    assertThat(content.brokenAt()).isPositive();
  }

  @Test
  void a_damaged_file_is_set_aside_and_not_used_again() throws IOException {
    write(open(), 1, 2, 3);
    put(file(1), LogForm.START + 30, new byte[] {1, 2, 3});
    try (LogFiles next = open()) {
      assertThat(next.turn()).hasSize(2);
      next.release();
    }
    assertThat(folder.resolve("tumult.db-events-1.damaged")).exists();
    assertThat(LogContent.files(database)).isEmpty();
  }

  @Test
  void what_a_killed_server_has_left_is_found_and_a_file_is_begun_behind_it() throws IOException {
    write(open(), 1, 2);
    LogFiles next = open();
    assertThat(next.events()).hasSize(2);
    write(next, 3);
    LogFiles afterThat = open();
    assertThat(afterThat.events().stream().map(each -> each.event().number()))
        .containsExactly(1L, 2L, 3L);
    afterThat.turn();
    afterThat.release();
    afterThat.close();
    assertThat(LogContent.files(database)).isEmpty();
  }

  @Test
  void a_file_that_was_being_made_is_empty() throws IOException {
    open();
    byte[] whole = begin(file(1));
    for (int length : new int[] {0, 7, 30, LogForm.START, 2 * LogForm.START}) {
      Files.write(file(1), Arrays.copyOf(whole, length));
      assertThat(LogContent.read(file(1)).events()).isEmpty();
      Files.write(file(1), new byte[length]);
      assertThat(LogContent.read(file(1)).brokenAt()).isZero();
    }
  }

  @Test
  void more_than_there_is_room_for_makes_room() throws IOException {
    LogFiles files = open();
    String much = "much ".repeat(EventFile.ROOM / 8);
    files.append(List.of(event(1, much), event(2, much)), NEVER);
    assertThat(files.append(List.of(event(3)), NEVER)).as("full").isTrue();
    assertThat(numbers(LogContent.read(file(1)))).containsExactly(1L, 2L, 3L);
  }

  @Test
  void where_a_record_found_no_room_the_next_one_comes() throws IOException {
    LogFiles files = open();
    write(files, 1);
    for (int room = 0; room < 20 + bytes(event(2)); room += 7) {
      disk.fullAfter(room);
      assertThatThrownBy(() -> write(files, 2)).hasMessageContaining("No space left");
      disk.hasRoom();
      assertThat(numbers(LogContent.read(file(1)))).containsExactly(1L);
    }
    files.append(List.of(event(2, "")), NEVER); // shorter than what had failed
    write(files, 3);
    assertThat(numbers(LogContent.read(file(1)))).containsExactly(1L, 2L, 3L);
    assertThat(LogContent.read(file(1)).brokenAt()).isZero();
  }

  @Test
  void a_record_that_was_told_to_have_failed_is_not_left_behind() throws IOException {
    LogFiles files = open();
    write(files, 1);
    disk.doesNotSync();
    assertThatThrownBy(() -> files.append(List.of(event(2, "failed")), NEVER))
        .hasMessageContaining("Input/output error");
    assertThatThrownBy(files::turn).as("it may be on disk, whole").isInstanceOf(IOException.class);
    disk.hasRoom();
    files.turn();
    files.append(List.of(event(2, "again")), NEVER);
    assertThat(numbers(LogContent.read(file(1)))).containsExactly(1L);
    assertThat(LogContent.all(database).getLast().events().getFirst().event().bytes())
        .asString(StandardCharsets.UTF_8)
        .isEqualTo("again");
  }

  @Test
  void where_there_is_no_room_for_another_file_the_one_there_is_goes_on() throws IOException {
    LogFiles files = open();
    write(files, 1);
    disk.fullAfter(EventFile.ROOM / 2);
    assertThatThrownBy(files::turn).hasMessageContaining("No space left");
    disk.hasRoom();
    write(files, 2);
    assertThat(numbers(LogContent.read(file(1)))).containsExactly(1L, 2L);
    assertThat(files.turn()).hasSize(2);
    assertThat(IntStream.range(1, 9).filter(n -> Files.exists(file(n))).boxed()).hasSize(2);
  }
}
