package tumult.table.races;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Rng;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.Result;

/** Who was first, and when that can be said. */
final class ArbiterTest {
  private static final long LATE = 3_000;

  @Test
  void the_faster_person_wins_from_afar() {
    ArbiterScene scene = ArbiterScene.of(20, 300);
    scene.open();
    scene.touch(0, 431);
    scene.touch(1, 412);
    Verdict verdict = scene.verdict(LATE, 0, 1);
    assertThat(verdict.result()).isEqualTo(Result.WON);
    assertThat(verdict.rivals()).containsExactly(1);
    assertThat(verdict.touches())
        .extracting(Verdict.TimedTouch::reaction)
        .containsExactly(412_000L, 431_000L);
  }

  @Test
  void it_decides_as_soon_as_nobody_entitled_could_still_be_faster() {
    ArbiterScene scene = ArbiterScene.of(20, 300);
    scene.open();
    scene.touch(0, 400);
    Verdict waiting = scene.verdict(420, 0, 1);
    assertThat(waiting.result()).isEqualTo(Result.WAIT);
    // 400 and the dead zone; the way, the client's handling and some patience on top
    long safe = scene.opened() + ArbiterScene.micros(408 + 300 + 10 + 25);
    assertThat(waiting.until()).isEqualTo(safe);
    assertThat(scene.arbiter.verdict(scene.opening(), Set.of(0, 1), safe - 1).result())
        .isEqualTo(Result.WAIT);
    assertThat(scene.arbiter.verdict(scene.opening(), Set.of(0, 1), safe).rivals())
        .containsExactly(0);
  }

  @Test
  void it_does_not_wait_for_who_is_not_entitled() {
    ArbiterScene scene = ArbiterScene.of(20, 300, 20);
    scene.open();
    scene.touch(0, 400);
    scene.touch(2, 450);
    assertThat(scene.verdict(470, 0, 2).rivals()).containsExactly(0);
  }

  @Test
  void without_a_touch_there_is_nothing_to_wait_for() {
    ArbiterScene scene = ArbiterScene.of(20, 300);
    scene.open();
    assertThat(scene.verdict(LATE, 0, 1).until()).isEqualTo(Arbiter.NEVER);
  }

  @ParameterizedTest
  @ValueSource(longs = {-7, 0, 7})
  void a_gap_within_the_dead_zone_is_a_dead_heat_whoever_is_ahead(long gap) {
    ArbiterScene scene = ArbiterScene.of(20, 300);
    scene.open();
    scene.touch(0, 400);
    scene.touch(1, 400 + gap);
    Verdict verdict = scene.verdict(LATE, 0, 1);
    assertThat(verdict.result()).isEqualTo(Result.DEAD_HEAT);
    assertThat(verdict.rivals()).containsExactlyInAnyOrder(0, 1);
  }

  @ParameterizedTest
  @ValueSource(longs = {-8, 8})
  void a_gap_of_the_dead_zone_is_clear(long gap) {
    ArbiterScene scene = ArbiterScene.of(20, 300);
    scene.open();
    scene.touch(0, 400);
    scene.touch(1, 400 + gap);
    assertThat(scene.verdict(LATE, 0, 1).rivals()).containsExactly(gap < 0 ? 1 : 0);
  }

  @Test
  void a_dead_heat_waits_for_who_could_still_beat_both() {
    ArbiterScene scene = ArbiterScene.of(20, 20, 300);
    scene.open();
    scene.touch(0, 400);
    scene.touch(1, 403);
    assertThat(scene.verdict(430, 0, 1, 2).result()).isEqualTo(Result.WAIT);
    scene.touch(2, 390);
    assertThat(scene.verdict(LATE, 0, 1, 2).rivals()).containsExactly(2);
  }

  @Test
  void who_reacts_within_100_ms_has_guessed_and_is_not_in_the_race() {
    ArbiterScene scene = ArbiterScene.of(20, 20);
    scene.open();
    scene.touch(0, 99);
    scene.touch(1, 400);
    Verdict verdict = scene.verdict(LATE, 0, 1);
    assertThat(verdict.rivals()).containsExactly(1);
    assertThat(verdict.touches())
        .extracting(Verdict.TimedTouch::plausibility)
        .containsExactly(Plausibility.ANTICIPATION, Plausibility.FAIR);
  }

  @Test
  void a_very_fast_reaction_is_flagged_and_counts() {
    ArbiterScene scene = ArbiterScene.of(20, 20);
    scene.open();
    scene.touch(0, 149);
    scene.touch(1, 400);
    Verdict verdict = scene.verdict(LATE, 0, 1);
    assertThat(verdict.rivals()).containsExactly(0);
    assertThat(verdict.touches())
        .extracting(Verdict.TimedTouch::plausibility)
        .containsExactly(Plausibility.FLAGGED, Plausibility.FAIR);
  }

  @Test
  void a_mistaken_touch_counts_only_if_nobody_entitled_was_as_fast() {
    ArbiterScene scene = ArbiterScene.of(20, 20);
    scene.open();
    scene.touch(0, 400);
    scene.touch(1, 405);
    assertThat(scene.verdict(LATE, 1).result()).isEqualTo(Result.WON); // R14
    scene.open();
    scene.touch(0, 400);
    scene.touch(1, 450);
    Verdict verdict = scene.verdict(LATE, 1);
    assertThat(verdict.result()).isEqualTo(Result.MISTAKE);
    assertThat(verdict.rivals()).containsExactly(0);
  }

  @Test
  void a_touch_that_names_a_later_opening_is_timed_from_the_one_that_began_the_race() {
    ArbiterScene scene = ArbiterScene.of(20, 20);
    scene.open();
    int began = scene.opening();
    long sent = scene.opened();
    scene.open();
    scene.touch(0, 200);
    Verdict verdict = scene.arbiter.verdict(began, Set.of(0, 1), scene.opened() + 3_000_000);
    assertThat(verdict.rivals()).containsExactly(0);
    assertThat(verdict.touches().getFirst().reaction()).isEqualTo(scene.opened() - sent + 200_000);
  }

  @Test
  void the_order_of_arrival_changes_nothing() {
    Rng rng = new Rng(5);
    for (int trial = 0; trial < 500; trial++) {
      List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3));
      long[] reactions = times(rng);
      long[] claims = times(rng);
      Verdict expected = race(order, reactions, claims);
      Collections.swap(order, rng.below(4), rng.below(4));
      Collections.rotate(order, rng.below(4));
      Verdict verdict = race(order, reactions, claims);
      assertThat(verdict.result()).isEqualTo(expected.result());
      assertThat(verdict.rivals()).hasSameElementsAs(expected.rivals());
    }
  }

  private static long[] times(Rng rng) {
    return LongStream.generate(() -> 80 + rng.below(420)).limit(4).toArray();
  }

  private static Verdict race(List<Integer> order, long[] reactions, long[] claims) {
    ArbiterScene scene = ArbiterScene.of(20, 80, 150, 300);
    scene.open();
    order.forEach(rival -> scene.touch(rival, reactions[rival], claims[rival]));
    return scene.verdict(LATE, 0, 1, 2, 3);
  }

  @Test
  void a_ruling_stands_whatever_comes_in_later() {
    Rng rng = new Rng(6);
    for (int trial = 0; trial < 500; trial++) {
      ArbiterScene scene = ArbiterScene.of(20, 150, 300);
      scene.open();
      scene.touch(0, 150 + rng.below(350));
      Verdict waiting = scene.verdict(520, 0, 1, 2);
      while (waiting.result() == Result.WAIT) {
        waiting = scene.arbiter.verdict(scene.opening(), Set.of(0, 1, 2), waiting.until());
      }
      long after = waiting.until() - scene.opened();
      for (int rival = 1; rival <= 2; rival++) {
        long way = rival == 1 ? 150 : 300;
        scene.touch(rival, after / 1000 + 1 - way + rng.below(50), rng.below(500));
      }
      assertThat(scene.verdict(LATE, 0, 1, 2).rivals()).isEqualTo(waiting.rivals());
    }
  }

  @Test
  void an_attempt_at_an_opening_never_shown_is_void() {
    ArbiterScene scene = ArbiterScene.of(20);
    scene.open();
    Touch touch = new Touch(0, 7, scene.opened() + 300_000, 250_000, 0, true);
    assertThat(scene.arbiter.touched(touch)).isNull();
  }
}
