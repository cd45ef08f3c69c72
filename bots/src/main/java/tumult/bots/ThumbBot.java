package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.State;

/**
 * A bot that plays every game by the rule of thumb which that game offers.
 *
 * @param level how well, from {@link RuleOfThumb#BEGINNER}
 */
public record ThumbBot(int level) implements Bot {
  /** A bot that follows the rule as it is. */
  public ThumbBot() {
    this(RuleOfThumb.FAULTLESS);
  }

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    return plan(turn, rng);
  }

  private <S extends State<S>, V> @Nullable Plan plan(Turn<S, V> turn, Rng rng) {
    return turn.game().ruleOfThumb().plan(turn.view(), turn.seat(), level, turn.actions(), rng);
  }
}
