package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * A bot that looks ahead in the worlds that its view allows. Race games are no place for it: there
 * it follows the rule of thumb.
 *
 * @param most the budget that it needs at most
 * @param threads how many threads it may think with
 */
public record SearchBot(Budget most, int threads) implements Bot {
  private static final Bot THUMB = new ThumbBot();

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    if (turn.game().setup().kind().realTime()) {
      return THUMB.choose(turn, rng);
    }
    return turn.actions().length == 1 ? Plan.now(turn.actions()[0]) : best(turn, rng);
  }

  private <S extends State<S>, V> Plan best(Turn<S, V> turn, Rng rng) {
    Estimates found = MonteCarlo.search(turn, most.and(turn.budget()), threads, rng);
    return Plan.now(found.action(found.best()));
  }
}
