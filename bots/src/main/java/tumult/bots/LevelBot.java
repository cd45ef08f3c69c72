package tumult.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Expert;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * A bot as good as people ask for: the lowest err like a child, less and less, then one follows the
 * rule of thumb, and the highest look ahead as far as the game says that it helps ({@link
 * tumult.engine.Game#searches}), or are the expert that is known. In a race game all levels are a
 * matter of hands and eyes.
 *
 * @param level from 1 to {@link #BEST}
 */
public record LevelBot(int level) implements Bot {
  public static final int BEST = 5;

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    return plan(turn, rng);
  }

  private <S extends State<S>, V> @Nullable Plan plan(Turn<S, V> turn, Rng rng) {
    List<Integer> searches = turn.game().searches();
    int ahead = level - (BEST - searches.size()) - 1;
    if (turn.game().setup().kind().realTime() || ahead < 0) {
      return byRule(turn, rng);
    }
    Expert<V> expert = turn.game().expert();
    return level == BEST && expert != null
        ? byExpert(expert, turn, rng)
        : new SearchBot(false, Budget.iterations(searches.get(ahead)), 1).choose(turn, rng);
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
