package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Who only says that much will come takes from nobody else what they need. */
final class BodiesTest {
  private static final int LONG = RequestLimits.LARGEST_FRAME + 1;

  private final CommonRoom room = new CommonRoom(100 * LONG);
  private final Bodies bodies = new Bodies(room);

  @Test
  void an_address_has_half_of_the_room_at_most_in_however_many_requests() {
    int taken = 0;
    while (bodies.comes("greedy", LONG)) {
      taken++;
    }
    assertThat(taken).isEqualTo(50);
    assertThat(bodies.comes("somebody", 20 * LONG)).isTrue();
  }

  @Test
  void a_short_one_finds_room_always() {
    while (bodies.comes("greedy", LONG)) {
      assertThat(bodies.comes("greedy", LONG - 1)).isTrue();
    }
    long before = room.taken();
    assertThat(bodies.comes("greedy", LONG - 1)).isTrue();
    bodies.done("greedy", LONG - 1);
    assertThat(room.taken()).isEqualTo(before);
  }

  @Test
  void what_has_come_makes_room_again() {
    assertThat(bodies.comes("somebody", 30 * LONG)).isTrue();
    assertThat(bodies.comes("somebody", 20 * LONG)).isTrue();
    assertThat(bodies.comes("somebody", 20 * LONG)).isFalse();
    bodies.done("somebody", 30 * LONG);
    assertThat(bodies.comes("somebody", 30 * LONG)).isTrue();
    bodies.done("somebody", 30 * LONG);
    bodies.done("somebody", 20 * LONG);
    assertThat(room.taken()).isZero();
  }
}
