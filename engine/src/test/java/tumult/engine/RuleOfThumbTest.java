package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class RuleOfThumbTest {
  private static final int BEST = 2;

  /** How often out of 1,000 times a rule chooses the best. */
  private static long best(RuleOfThumb<String> rule, int level) {
    return LongStream.range(0, 1_000).filter(seed -> chosen(rule, level, seed) == BEST).count();
  }

  private static int chosen(RuleOfThumb<String> rule, int level, long seed) {
    var plan = rule.plan("a view", 0, level, new int[] {0, 1, BEST, 3}, new Rng(seed));
    return plan == null ? -1 : plan.action();
  }

  @Test
  void the_faultless_level_and_better_ones_follow_the_rule_and_the_others_slip_as_often_as_said() {
    RuleOfThumb<String> rule =
        RuleOfThumb.inTurn(
            (view, seat, actions, rng) -> BEST, (view, seat, actions, rng) -> 0, 50, 20);
    assertThat(best(rule, RuleOfThumb.FAULTLESS)).isEqualTo(1_000);
    assertThat(best(rule, RuleOfThumb.FAULTLESS + 2)).isEqualTo(1_000);
    assertThat(best(rule, 2)).isBetween(750L, 850L);
    assertThat(best(rule, RuleOfThumb.BEGINNER)).isBetween(440L, 560L);
  }

  @Test
  void without_a_rule_every_action_is_equally_likely_and_a_seed_repeats() {
    Policy<String> anything = Policy.random();
    RuleOfThumb.Choice<String> any =
        (view, seat, actions, rng) -> anything.choose(view, seat, actions, actions.length, rng);
    RuleOfThumb<String> rule = RuleOfThumb.inTurn(any, any);
    assertThat(best(rule, RuleOfThumb.FAULTLESS)).isBetween(200L, 300L);
    assertThat(chosen(rule, RuleOfThumb.FAULTLESS, 7))
        .isEqualTo(chosen(rule, RuleOfThumb.FAULTLESS, 7));
  }
}
