package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Expert;
import tumult.engine.OpenGame;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * A bot as good as people ask for: 1 errs like a child, 2 and 3 less and less. Where something is
 * hidden, 3 follows the rule of thumb, 4 looks ahead a little and 5 far. Where nothing is, a little
 * is no better than the rule, which is 4, and 5 looks far ahead or is the expert that is known. In
 * a race game all levels are a matter of hands and eyes.
 *
 * @param level from 1 to {@link #BEST}
 */
public record LevelBot(int level) implements Bot {
  public static final int BEST = 5;

  private static final Bot LITTLE = new SearchBot(false, Budget.iterations(400), 1);
  private static final Bot FAR = new SearchBot(false, Budget.iterations(6_000), 1);

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    return plan(turn, rng);
  }

  private <S extends State<S>, V> @Nullable Plan plan(Turn<S, V> turn, Rng rng) {
    boolean little = level == BEST - 1 && !(turn.game() instanceof OpenGame);
    if (turn.game().setup().kind().realTime() || (level < BEST && !little)) {
      return byRule(turn, rng);
    }
    if (little) {
      return LITTLE.choose(turn, rng);
    }
    Expert<V> expert = turn.game().expert();
    return expert == null ? FAR.choose(turn, rng) : byExpert(expert, turn, rng);
  }

  /** Whoever has no more than a certain time does not wait for an expert that is not ready. */
  private <S extends State<S>, V> @Nullable Plan byExpert(
      Expert<V> expert, Turn<S, V> turn, Rng rng) {
    return !turn.budget().isTimed() || expert.isReady()
        ? Plan.now(expert.choose(turn.view(), turn.seat(), turn.actions()))
        : byRule(turn, rng);
  }

  private <S extends State<S>, V> @Nullable Plan byRule(Turn<S, V> turn, Rng rng) {
    return turn.game().ruleOfThumb().plan(turn.view(), turn.seat(), level, turn.actions(), rng);
  }
}
