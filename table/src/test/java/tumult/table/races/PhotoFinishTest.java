package tumult.table.races;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tumult.engine.Feat;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.TimedTouch;

/** How quick somebody was counts if it was honest. */
final class PhotoFinishTest {
  private static @Nullable Feat quickest(long reaction, Plausibility plausibility, boolean right) {
    Touch touch = new Touch(1, 7, 455_100, 431_200, 100, true);
    Compensation limits = new Compensation(21_000, 1, 20_000, 13_000, 31_000, 61_000, 61_001);
    TimedTouch timed =
        new TimedTouch(new Reading(touch, 0, limits, 23_900, 0), reaction, plausibility, right);
    PhotoFinish finish =
        new PhotoFinish(7, 8_000, null, null, List.of(new PhotoFinish.JudgedTouch("grab", timed)));
    assertThat(finish.quickest(0)).isNull();
    return finish.quickest(1);
  }

  @Test
  void a_fair_touch_that_was_right_is_told_in_milliseconds() {
    assertThat(quickest(431_600, Plausibility.FAIR, true))
        .isEqualTo(new Feat(PhotoFinish.QUICKEST, 1, 432));
  }

  @Test
  void a_mistake_a_guess_and_what_hardly_anybody_can_do_are_not() {
    assertThat(quickest(431_600, Plausibility.FAIR, false)).isNull();
    assertThat(quickest(90_000, Plausibility.FLAGGED, true)).isNull();
    assertThat(quickest(20_000, Plausibility.ANTICIPATION, true)).isNull();
  }

  @Test
  void whose_connection_stood_still_is_told_with_the_times() {
    PhotoFinish known = new PhotoFinish(7, 8_000, null, null, List.of());
    PhotoFinish unknown = new PhotoFinish(7, 8_000, null, List.of(2, 3), List.of());
    assertThat(known.line("haos").arguments()).containsExactly("", "", "8");
    assertThat(unknown.line("haos").arguments()).containsExactly("", "", "8", "2,3");
  }
}
