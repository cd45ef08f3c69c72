package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What waits for a client that reads slowly. */
final class OutboxTest {
  private int dropped;

  private final CommonRoom room = new CommonRoom(2000);

  private Outbox outbox(HandMadeLine line) {
    return new Outbox(line, 1000, room, () -> dropped++);
  }

  @Test
  void nothing_follows_the_frame_that_closes() {
    HandMadeLine line = new HandMadeLine();
    Outbox outbox = outbox(line);
    outbox.send(Frame.CLOSE, Frame.reason(4003, ""), false);
    outbox.send(Frame.TEXT, new byte[] {'x'}, false);
    outbox.send(Frame.CLOSE, Frame.reason(1001, ""), false);
    outbox.send(Frame.PONG, new byte[0], false);
    assertThat(line.reads()).isEqualTo(HandMadeLine.close(4003, ""));
    assertThat(outbox.empty()).isCompleted();
  }

  private static void send(Outbox outbox, int length) {
    outbox.send(Frame.TEXT, new byte[length - 4], false);
  }

  @Test
  void who_has_not_read_for_long_is_cut_off_alone() {
    HandMadeLine slow = new HandMadeLine(10);
    Outbox much = outbox(slow);
    send(much, 900);
    assertThat(slow.isOpen()).isTrue();
    send(much, 200);
    assertThat(slow.isOpen()).isFalse();
    assertThat(dropped).isEqualTo(1);
    assertThat(room.taken()).as("what waited is given back").isZero();
  }

  @Test
  void all_who_do_not_read_have_only_so_much_together() {
    List<HandMadeLine> lines = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      HandMadeLine line = new HandMadeLine(10);
      send(outbox(line), 400);
      lines.add(line);
    }
    assertThat(room.taken()).isLessThan(2000);
    assertThat(lines.getFirst().isOpen()).isTrue();
    assertThat(lines.getLast().isOpen()).isFalse();
    HandMadeLine modest = new HandMadeLine(10);
    send(outbox(modest), 130);
    assertThat(modest.isOpen()).as("for who has little there is room").isTrue();
  }

  @Test
  void what_has_been_read_makes_room() {
    HandMadeLine line = new HandMadeLine(10);
    Outbox outbox = outbox(line);
    for (int i = 0; i < 10; i++) {
      send(outbox, 500);
      for (String some = line.reads(); !some.isEmpty(); some = line.reads()) {
        assertThat(line.isOpen()).isTrue();
      }
      assertThat(room.taken()).isZero();
    }
    assertThat(dropped).isZero();
  }
}
