package tumult.table.races;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What claims are worth that go beyond what was measured. */
final class LiarsTest {
  private static final int RACES = 100;

  @ParameterizedTest
  @ValueSource(longs = {10, 20, 40, 80, 160, 299, 500, 10_000})
  void a_lie_about_the_reaction_gains_little_in_the_long_run(long lie) {
    ArbiterScene scene = ArbiterScene.of(80, 80);
    long gained = 0;
    for (int race = 0; race < RACES; race++) {
      scene.open();
      gained += 400_000 - scene.touch(0, 400, 400 - lie).reaction();
      scene.touch(1, 400);
    }
    assertThat(gained / RACES).isBetween(0L, 25_000L);
  }

  @Test
  void a_single_lie_of_a_newcomer_gains_the_handling_and_the_first_credit() {
    ArbiterScene scene = ArbiterScene.of(80);
    scene.open();
    assertThat(scene.touch(0, 400, 100).reaction()).isEqualTo(370_000);
  }

  @Test
  void credit_is_drawn_regained_and_limited() {
    ArbiterScene scene = ArbiterScene.of(80);
    scene.open();
    scene.touch(0, 400, 100);
    scene.open();
    assertThat(scene.touch(0, 400, 100).limits().credit()).isEqualTo(5_000);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      scene.touch(0, 400);
    }
    scene.open();
    assertThat(scene.touch(0, 400).limits().credit()).isEqualTo(150_000);
    scene.open();
    assertThat(scene.touch(0, 400, 100).reaction()).isEqualTo(360_000);
  }

  @Test
  void a_stall_seen_by_a_ping_lets_more_credit_be_drawn() {
    ArbiterScene scene = ArbiterScene.of(80);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      scene.touch(0, 400);
    }
    scene.open();
    scene.arbiter.pinged(0, scene.opened());
    scene.arbiter.ponged(0, scene.opened(), scene.opened() + 180_000);
    // The opening came 100 ms late, as did the ping beside it: the server sees 500 for 400.
    assertThat(scene.touch(0, 500, 400).reaction()).isEqualTo(400_000);
  }

  @Test
  void nobody_is_compensated_less_than_the_best_round_trip_or_more_than_the_cap() {
    ArbiterScene scene = ArbiterScene.of(80, 2_000);
    scene.open();
    assertThat(scene.touch(0, 400, 480).reaction()).isEqualTo(408_000);
    assertThat(scene.touch(1, 400, 100).granted())
        .isEqualTo(RaceLimits.STANDARD.mostCompensation());
  }

  @Test
  void the_word_of_a_hidden_page_is_worth_nothing() {
    ArbiterScene scene = ArbiterScene.of(80);
    scene.open();
    assertThat(scene.touch(0, 400, 100, false).reaction()).isEqualTo(408_000);
  }

  @Test
  void a_client_that_cannot_measure_is_compensated_by_the_usual_round_trip() {
    ArbiterScene scene = ArbiterScene.of(80);
    scene.open();
    long arrived = scene.opened() + 490_000;
    Reading reading =
        scene.arbiter.touched(new Touch(0, scene.opening(), arrived, Touch.UNCLAIMED, 0, true));
    assertThat(reading).isNotNull().extracting(Reading::reaction).isEqualTo(400_000L);
  }

  @Test
  void pongs_are_not_believed_far_beyond_the_handshakes() {
    ArbiterScene scene = ArbiterScene.of(280);
    scene.arbiter.shookHands(0, 80_000);
    scene.open();
    assertThat(scene.touch(0, 400, 400).limits().expected()).isEqualTo(88_000);
  }

  @Test
  void pongs_held_back_now_and_then_change_nothing() {
    ArbiterScene scene = ArbiterScene.of(80);
    scene.measured(0, 80, 5);
    scene.measured(0, 280, 4);
    scene.open();
    assertThat(scene.touch(0, 400).limits().expected()).isEqualTo(80_000);
  }

  @Test
  void who_is_far_faster_than_all_others_is_believed_only_so_far() {
    ArbiterScene scene = ArbiterScene.of(300, 60, 60);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      scene.touch(0, 200);
      scene.touch(1, 400);
      scene.touch(2, 400);
    }
    scene.open();
    Reading reading = scene.touch(0, 200);
    assertThat(reading.reaction()).isBetween(250_000L, 350_000L);
    assertThat(reading.benefit()).isEqualTo(RaceLimits.STANDARD.benefit());
  }

  @Test
  void who_is_faster_by_as_much_as_people_differ_is_believed() {
    ArbiterScene scene = ArbiterScene.of(300, 60, 60);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      assertThat(scene.touch(0, 340).limits().doubt()).isZero();
      scene.touch(1, 400);
      scene.touch(2, 400);
    }
  }

  @Test
  void who_is_fast_from_nearby_loses_nothing_by_it() {
    ArbiterScene scene = ArbiterScene.of(20, 200);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      assertThat(scene.touch(0, 200).reaction()).isEqualTo(200_000);
      scene.touch(1, 500);
    }
  }

  @Test
  void a_new_connection_is_measured_afresh() {
    ArbiterScene scene = ArbiterScene.of(280);
    scene.arbiter.connected(0);
    scene.measured(0, 20, 1);
    scene.open();
    assertThat(scene.touch(0, 400).limits().expected()).isEqualTo(20_000);
  }
}
