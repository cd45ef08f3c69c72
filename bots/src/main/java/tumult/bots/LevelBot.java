package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.State;

/**
 * A bot as good as people ask for: 1 errs like a child, 2 now and then, 3 follows the rule of
 * thumb, 4 looks ahead a little and 5 far. In a race game all levels are a matter of hands and
 * eyes; where an expert is known, that is the fifth.
 *
 * @param level from 1 to {@link #BEST}
 */
public record LevelBot(int level) implements Bot {
  public static final int BEST = 5;

  private static final Bot LITTLE = new SearchBot(false, Budget.iterations(120), 1);
  private static final Bot FAR = new SearchBot(false, Budget.iterations(6_000), 1);

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    boolean thinks = !turn.game().setup().kind().realTime() && turn.game().expert() == null;
    if (thinks && level > RuleOfThumb.USUAL) {
      return (level < BEST ? LITTLE : FAR).choose(turn, rng);
    }
    return byRule(turn, rng);
  }

  private <S extends State<S>, V> @Nullable Plan byRule(Turn<S, V> turn, Rng rng) {
    RuleOfThumb<V> expert = level < BEST ? null : turn.game().expert();
    RuleOfThumb<V> rule = expert == null ? turn.game().ruleOfThumb() : expert;
    return rule.plan(turn.view(), turn.seat(), level, turn.actions(), rng);
  }
}
