package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What all clients have together is bounded, and who wants little finds it. */
final class CommonRoomTest {
  @Test
  void nobody_has_more_than_is_left_for_the_others() {
    CommonRoom room = new CommonRoom(100);
    assertThat(room.take(51, 0)).isFalse();
    assertThat(room.take(40, 0)).isTrue();
    assertThat(room.take(11, 40)).isFalse();
    assertThat(room.take(10, 40)).isTrue();
    assertThat(room.taken()).isEqualTo(50);
  }

  @Test
  void the_more_there_are_the_less_each_may_have() {
    CommonRoom room = new CommonRoom(100);
    int clients = 0;
    while (room.take(10, 0)) {
      clients++;
    }
    assertThat(clients).isEqualTo(9);
    assertThat(room.take(5, 0)).as("who wants less").isTrue();
    room.giveBack(20);
    assertThat(room.take(10, 0)).isTrue();
  }
}
