package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.bots.BestResponse;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.Estimates;
import tumult.bots.MonteCarlo;
import tumult.bots.SearchBot;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.Match;
import tumult.engine.Rng;

/**
 * Looking ahead where all of Kaos can be looked through: how good it is, and what it gives away.
 */
final class TinyKaosTest {
  private static final TinyKaos GAME = new TinyKaos(4);

  /** All deals. */
  private static List<KaosState> deals() {
    List<KaosState> deals = new ArrayList<>();
    for (int first : TinyKaos.HIDDEN) {
      for (int second : TinyKaos.HIDDEN) {
        if (first != second) {
          deals.add(GAME.deal(first, second));
        }
      }
    }
    return deals;
  }

  /** What both together could win beyond what there is to be won, if they knew the bot's plan. */
  private static double exploitability(Bot bot) {
    return new BestResponse<>(GAME, bot, 0).share(deals())
        + new BestResponse<>(GAME, bot, 1).share(deals())
        - 1;
  }

  private static Bot search(boolean tree, int iterations) {
    return new SearchBot(tree, Budget.iterations(iterations), 1);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void more_search_gives_no_more_away(boolean tree) {
    double thumb = exploitability(new ThumbBot());
    double little = exploitability(search(tree, 40));
    double far = exploitability(search(tree, Integer.getInteger("tiny-kaos", 800)));
    assertThat(far).isNotNegative().isLessThanOrEqualTo(little + 0.01).isLessThan(thumb);
  }

  /** The last choice of a seat, so that what follows is known exactly: the estimates must agree. */
  @Test
  void estimates_are_right_where_they_can_be_known() {
    for (int own : TinyKaos.HIDDEN) {
      KaosState root = new TinyKaos(2).deal(own, own == 8 ? 6 : 8);
      root.tenures.begin(1, root.inRange(1));
      KaosState state = afterDraw(root);
      int[] actions = new Match<>(GAME, state).actions(0);
      Turn<KaosState, KaosView> turn =
          new Turn<>(GAME, GAME.view(state, 0), 0, actions, Budget.iterations(8_000));
      Estimates found = MonteCarlo.search(turn, turn.budget(), 1, new Rng(3));
      for (int i = 0; i < actions.length; i++) {
        double exact = exact(state, actions[i]);
        assertThat(found.share(i)).isCloseTo(exact, within(5 * found.error(i) + 1e-6));
      }
    }
  }

  private static KaosState afterDraw(KaosState root) {
    KaosState state = GAME.newState();
    state.set(root);
    state.play(0, KaosCodes.DRAW);
    state.luck(new Rng(5));
    return state;
  }

  /** What an action of seat 0 brings if the other follows the rule of thumb from then on. */
  private static double exact(KaosState state, int action) {
    List<KaosState> worlds = new ArrayList<>();
    long unseen = Cards.NONE;
    for (int card : TinyKaos.HIDDEN) {
      unseen += Cards.has(state.numbers.of(0), card) ? Cards.NONE : Cards.one(card);
    }
    for (int card : Cards.list(unseen)) {
      KaosState world = GAME.newState();
      world.set(state);
      int held = Cards.lowest(Cards.kinds(state.numbers.of(1)) & ~Cards.one(7));
      world.numbers.remove(1, held, world.everybody);
      world.numbers.add(1, card, 0);
      world.numberPile.lay(unseen - Cards.one(card));
      world.tenures.lay(1, Tenure.UNTOUCHED, world.inRange(1));
      world.play(0, action);
      worlds.add(world);
    }
    return new BestResponse<>(GAME, new ThumbBot(), 0).share(worlds);
  }
}
