package tumult.table.races;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.table.races.ArbiterScene.micros;

import org.junit.jupiter.api.Test;
import tumult.table.races.Verdict.Result;

/** Connections that stand still for a moment. */
final class StallsTest {
  private static final int RACES = 100;

  /** A card is opened, and pings travel with it and 80 ms after it. */
  private static void openAndPing(ArbiterScene scene, int rival) {
    scene.open();
    scene.arbiter.pinged(rival, scene.opened());
    scene.arbiter.pinged(rival, scene.opened() + micros(80));
  }

  private static void pong(ArbiterScene scene, int rival, long pinged, long at) {
    scene.arbiter.ponged(rival, scene.opened() + micros(pinged), scene.opened() + micros(at));
  }

  @Test
  void who_is_shown_a_card_late_is_compensated_for_it_even_as_a_newcomer() {
    ArbiterScene scene = ArbiterScene.of(80);
    openAndPing(scene, 0);
    pong(scene, 0, 0, 200);
    pong(scene, 0, 80, 201);
    // Card and ping came 120 ms late: the server sees 520 for 400.
    assertThat(scene.touch(0, 520, 400).reaction()).isEqualTo(400_000);
  }

  @Test
  void a_touch_that_comes_in_together_with_late_pongs_was_held_up_with_them() {
    ArbiterScene scene = ArbiterScene.of(80);
    openAndPing(scene, 0);
    pong(scene, 0, 0, 80);
    pong(scene, 0, 80, 160);
    scene.arbiter.pinged(0, scene.opened() + micros(380));
    pong(scene, 0, 380, 580);
    // The touch of 400 should have been in at 480, the ping's answer at 460.
    assertThat(scene.touch(0, 500, 400).reaction()).isEqualTo(400_000);
  }

  @Test
  void feigned_stalls_gain_little_in_the_long_run() {
    ArbiterScene scene = ArbiterScene.of(80, 80);
    long gained = 0;
    for (int race = 0; race < RACES; race++) {
      openAndPing(scene, 0);
      gained += 400_000 - scene.touch(0, 400, 150).reaction();
      pong(scene, 0, 0, 480);
      pong(scene, 0, 80, 480);
      scene.measured(0, 80, 9);
      scene.touch(1, 400);
    }
    assertThat(gained / RACES).isBetween(0L, 30_000L);
  }

  /** One has touched after 420 ms; the other's connection has been silent since a certain time. */
  private static ArbiterScene silentSince(long silence) {
    ArbiterScene scene = ArbiterScene.of(20, 100);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      scene.touch(0, 420);
      scene.touch(1, 400);
    }
    scene.open();
    silence(scene, silence);
    scene.touch(0, 420);
    return scene;
  }

  private static void silence(ArbiterScene scene, long silence) {
    for (long ping = 0; ping < 560; ping += 40) {
      scene.arbiter.pinged(1, scene.opened() + micros(ping));
      if (ping < silence) {
        pong(scene, 1, ping, ping + 100);
      }
    }
  }

  /** Long after an unhindered touch would have been in: 428 + 100 + 10 + 25. */
  private static final long LATE = 640;

  @Test
  void a_connection_that_stands_still_is_waited_for_if_the_person_has_likely_touched() {
    ArbiterScene scene = silentSince(360);
    assertThat(scene.verdict(LATE, 0, 1).result()).isEqualTo(Result.WAIT);
    assertThat(scene.verdict(LATE + 170, 0, 1).rivals()).as("a dead heat").containsExactly(0, 1);
  }

  @Test
  void it_is_not_waited_for_if_everything_up_to_then_has_come_in() {
    assertThat(silentSince(440).verdict(LATE, 0, 1).rivals()).containsExactly(0);
  }

  @Test
  void it_is_not_waited_for_if_the_person_is_seldom_so_quick() {
    ArbiterScene scene = ArbiterScene.of(20, 100);
    for (int race = 0; race < RACES; race++) {
      scene.open();
      scene.touch(0, 420);
      scene.touch(1, 500);
    }
    scene.open();
    scene.arbiter.pinged(1, scene.opened());
    pong(scene, 1, 0, 100);
    scene.arbiter.pinged(1, scene.opened() + micros(360));
    scene.touch(0, 420);
    assertThat(scene.verdict(LATE, 0, 1).rivals()).containsExactly(0);
  }

  @Test
  void it_is_not_waited_for_if_it_has_been_silent_for_long() {
    assertThat(silentSince(80).verdict(LATE, 0, 1).rivals()).containsExactly(0);
  }

  @Test
  void a_pong_that_comes_alone_ends_the_waiting() {
    ArbiterScene scene = silentSince(360);
    Verdict waiting = scene.verdict(LATE, 0, 1);
    assertThat(waiting.until() - scene.opened()).isLessThanOrEqualTo(micros(LATE + 10));
    for (long ping = 360; ping < 560; ping += 40) {
      pong(scene, 1, ping, Math.max(LATE + 1, ping + 100));
    }
    assertThat(scene.verdict(LATE + 12, 0, 1).rivals()).containsExactly(0);
  }

  @Test
  void if_it_was_waited_for_lately_the_race_is_a_dead_heat_instead_of_a_loss() { // R14
    ArbiterScene scene = silentSince(360);
    scene.verdict(LATE, 0, 1);
    for (int race = 1; race < WAITS; race++) {
      fallSilentAgain(scene);
      assertThat(scene.verdict(LATE, 0, 1).result()).isEqualTo(Result.WAIT);
    }
    fallSilentAgain(scene);
    Verdict verdict = scene.verdict(LATE, 0, 1);
    assertThat(verdict.result()).isEqualTo(Result.DEAD_HEAT);
    assertThat(verdict.rivals()).containsExactly(0, 1);
    assertThat(verdict.heldUp()).containsExactly(1);
    assertThat(scene.verdict(LATE, 0, 1)).as("asked again").isEqualTo(verdict);
  }

  @Test
  void what_came_in_too_late_to_be_made_up_for_is_a_dead_heat_if_the_connection_stood_still() {
    ArbiterScene scene = ArbiterScene.of(20, 80);
    assertThat(verdictOnLate(scene, 190).rivals()).as("made up for").containsExactly(1);
    Verdict verdict = verdictOnLate(scene, 190);
    assertThat(verdict.rivals()).containsExactly(0, 1);
    assertThat(verdict.heldUp()).containsExactly(1);
    assertThat(verdictOnLate(scene, 0).rivals()).as("no sign").containsExactly(0);
  }

  /** The near one takes 450 ms, the other 390; that touch is late by 190, a ping by so much. */
  private static Verdict verdictOnLate(ArbiterScene scene, long late) {
    scene.measured(1, 80, 20);
    openAndPing(scene, 1);
    pong(scene, 1, 0, 80);
    pong(scene, 1, 80, 160);
    scene.arbiter.pinged(1, scene.opened() + micros(380));
    pong(scene, 1, 380, 460 + late);
    scene.touch(0, 450);
    scene.touch(1, 390 + 190, 390);
    return scene.verdict(2_000, 0, 1);
  }

  /** How often somebody is waited for at most who has not been for long. */
  private static final int WAITS = 2;

  @Test
  void who_falls_silent_in_every_race_seldom_keeps_the_other_from_winning() {
    ArbiterScene scene = silentSince(360);
    int won = 0;
    for (int race = 0; race < RACES; race++) {
      fallSilentAgain(scene);
      Verdict verdict = scene.verdict(LATE, 0, 1);
      won += verdict.result() == Result.WON ? 1 : 0;
      scene.touch(1, 460);
    }
    assertThat(won).isBetween(RACES * 85 / 100, RACES * 95 / 100);
  }

  /** Everything that was late has come in; after a while the same happens once more. */
  private static void fallSilentAgain(ArbiterScene scene) {
    for (long ping = 360; ping < 560; ping += 40) {
      pong(scene, 1, ping, LATE + 20);
    }
    scene.measured(1, 100, 30);
    scene.open();
    silence(scene, 360);
    scene.touch(0, 420);
  }

  @Test
  void doubt_is_stronger_at_a_table_of_two() {
    assertThat(doubt(ArbiterScene.of(300, 60)) - doubt(ArbiterScene.of(300, 60, 60, 60)))
        .isBetween(35_000L, 65_000L);
  }

  private static long doubt(ArbiterScene scene) {
    for (int race = 0; race < RACES; race++) {
      scene.open();
      scene.touch(0, 200);
      scene.touch(1, 400);
      if (scene.seats() > 2) {
        scene.touch(2, 400);
        scene.touch(3, 400);
      }
    }
    scene.open();
    return scene.touch(0, 200).limits().doubt();
  }
}
