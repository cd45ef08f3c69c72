package tumult.bots;

import org.jspecify.annotations.Nullable;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * A bot that looks ahead in the worlds that its view allows. Race games are no place for it: there
 * it follows the rule of thumb.
 *
 * @param tree whether it grows a tree, or compares only what it can do at once
 * @param most the budget that it needs at most
 * @param threads how many threads it may think with
 */
public record SearchBot(boolean tree, Budget most, int threads) implements Bot {
  private static final Bot THUMB = new ThumbBot();

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    if (turn.game().setup().kind().realTime()) {
      return THUMB.choose(turn, rng);
    }
    return turn.actions().length == 1 ? Plan.now(turn.actions()[0]) : best(turn, rng);
  }

  private <S extends State<S>, V> Plan best(Turn<S, V> turn, Rng rng) {
    Budget budget = most.and(turn.budget());
    Estimates found =
        tree
            ? TreeSearch.search(turn, budget, threads, TreeSearch.NODES, rng)
            : MonteCarlo.search(turn, budget, threads, rng);
    return Plan.now(found.action(turn.temperament().pick(found, rng)));
  }
}
