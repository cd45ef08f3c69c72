package tumult.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

/** What looking ahead finds, and what it may not depend on. */
final class SearchTest {
  private static final int ITERATIONS = 600;

  private static <S extends State<S>, V> Turn<S, V> turn(
      Game<S, V, ?> game, S state, int seat, Budget budget) {
    int[] actions = new Match<>(game, state).actions(seat);
    return new Turn<>(game, game.view(state, seat), seat, actions, budget);
  }

  private static String found(Estimates estimates) {
    StringBuilder text = new StringBuilder().append(estimates.best());
    for (int i = 0; i < estimates.size(); i++) {
      text.append(' ').append(estimates.share(i)).append('/').append(estimates.tries(i));
    }
    return text.toString();
  }

  private static String searched(Turn<?, ?> turn, boolean tree, int threads, Rng rng) {
    return found(
        tree
            ? TreeSearch.search(turn, turn.budget(), threads, TreeSearch.NODES, rng)
            : MonteCarlo.search(turn, turn.budget(), threads, rng));
  }

  /** A position in which somebody has a choice, some way into a game played at random. */
  private static <S extends State<S>, V> Match<S, V, ?> middle(Game<S, V, ?> game, int seed) {
    Match<S, V, ?> match = new Match<>(game);
    Rng rng = new Rng(seed);
    for (int step = 0; step < 40 || choices(match) < 2; step++) {
      match.random(rng);
    }
    return match;
  }

  private static int choices(Match<?, ?, ?> match) {
    int actor = Integer.numberOfTrailingZeros(match.state().actors());
    return actor < match.game().seats() ? match.actions(actor).length : 0;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"mau-mau(seats=3)", "sequence-dice(seats=2)", "kaos(seats=3)", "frappadingue"})
  void a_seed_gives_the_same_by_any_number_of_threads(String name) {
    for (int seed = 0; seed < 3; seed++) {
      sameByThreads(Games.named(name), seed);
    }
  }

  private static <S extends State<S>, V> void sameByThreads(Game<S, V, ?> game, int seed) {
    S state = middle(game, seed).state();
    int seat = Integer.numberOfTrailingZeros(state.actors());
    Turn<S, V> turn = turn(game, state, seat, Budget.iterations(ITERATIONS));
    for (boolean tree : new boolean[] {false, true}) {
      String alone = searched(turn, tree, 1, new Rng(seed));
      assertThat(searched(turn, tree, 1, new Rng(seed))).isEqualTo(alone);
      assertThat(searched(turn, tree, 2, new Rng(seed))).isEqualTo(alone);
      assertThat(searched(turn, tree, 3, new Rng(seed))).isEqualTo(alone);
    }
  }

  /** Whatever the others hold: same view, same seed, same iterations, same choice. */
  @ParameterizedTest
  @ValueSource(strings = {"mau-mau(seats=3)", "kaos(seats=3)"})
  void what_is_hidden_makes_no_difference(String name) {
    for (int seed = 0; seed < 5; seed++) {
      sameWhateverIsHidden(Games.named(name), seed);
    }
  }

  private static <S extends State<S>, V> void sameWhateverIsHidden(Game<S, V, ?> game, int seed) {
    S state = middle(game, seed).state();
    int seat = Integer.numberOfTrailingZeros(state.actors());
    S other = game.newState();
    other.set(state);
    game.reimagine(other, seat, new Rng(seed));
    Budget budget = Budget.iterations(ITERATIONS);
    for (boolean tree : new boolean[] {false, true}) {
      assertThat(searched(turn(game, other, seat, budget), tree, 1, new Rng(9)))
          .isEqualTo(searched(turn(game, state, seat, budget), tree, 1, new Rng(9)));
    }
    for (int level = 1; level <= LevelBot.BEST; level++) {
      Bot bot = Bots.ofLevel(level);
      assertThat(bot.choose(turn(game, other, seat, budget), new Rng(9)))
          .isEqualTo(bot.choose(turn(game, state, seat, budget), new Rng(9)));
    }
  }

  /** Endings in which one action is right by the rules alone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sequence-dice(seats=2) | phase=place turn=0 chips=a2,b2,c2,d2,f2/a5,b5,c5,d5,f5 dice=3+4"
            + " | place e2",
        "sequence-dice(seats=2) | phase=place turn=0 chips=a1/a5,b5,c5,d5,f5 dice=3+4 | place e5",
        "mau-mau(seats=2,rounds=1) | turn=0 hands=r2,C/g1,g2,g3 discards=r8 | lay r2",
      })
  void what_is_plain_is_found(String name, String position, String move) {
    Game<?, ?, ?> game = Games.named(name);
    for (boolean tree : new boolean[] {false, true}) {
      assertThat(choice(game, position, tree)).isEqualTo(move);
    }
  }

  private static <S extends State<S>, V> String choice(
      Game<S, V, ?> game, String position, boolean tree) {
    S state = game.read(Position.parse(position));
    Turn<S, V> turn = turn(game, state, 0, Budget.iterations(2_000));
    var plan = new SearchBot(tree, Budget.ANY, 1).choose(turn, new Rng(1));
    return plan == null ? "" : game.text(plan.action());
  }

  @ParameterizedTest
  @ValueSource(strings = {"mau-mau(seats=2)", "kaos(seats=2)", "sequence-dice(seats=2)"})
  void shares_are_chances_and_all_iterations_are_used(String name) {
    used(Games.named(name));
  }

  private static <S extends State<S>, V> void used(Game<S, V, ?> game) {
    S state = middle(game, 4).state();
    int seat = Integer.numberOfTrailingZeros(state.actors());
    Turn<S, V> turn = turn(game, state, seat, Budget.iterations(ITERATIONS));
    Estimates found = MonteCarlo.search(turn, turn.budget(), 1, new Rng(1));
    assertThat(found.iterations()).isBetween(ITERATIONS / 2L, (long) ITERATIONS);
    int[] actions = new int[found.size()];
    for (int i = 0; i < actions.length; i++) {
      actions[i] = found.action(i);
      assertThat(found.share(i)).isBetween(0.0, 1.0);
      assertThat(found.error(i)).isBetween(0.0, 0.5);
      assertThat(found.tries(i)).isPositive();
    }
    assertThat(Arrays.equals(actions, turn.actions())).isTrue();
  }

  /** A budget of time ends in time, and has tried everything. */
  @ParameterizedTest
  @ValueSource(strings = {"mau-mau(seats=8)", "sequence-dice(seats=4)"})
  void a_millisecond_is_enough_for_an_answer(String name) {
    hurry(Games.named(name));
  }

  private static <S extends State<S>, V> void hurry(Game<S, V, ?> game) {
    S state = middle(game, 4).state();
    int seat = Integer.numberOfTrailingZeros(state.actors());
    Turn<S, V> turn = turn(game, state, seat, Budget.millis(1));
    Estimates found = MonteCarlo.search(turn, turn.budget(), 1, new Rng(1));
    assertThat(found.tries(found.best())).isPositive();
  }

  /** What is allocated is for the beginning: ten times as many iterations need no more. */
  @ParameterizedTest
  @ValueSource(strings = {"mau-mau(seats=3)", "kaos(seats=3)", "sequence-dice(seats=2)"})
  void iterations_allocate_nothing(String name) {
    for (boolean tree : new boolean[] {false, true}) {
      allocated(Games.named(name), tree, 300);
      long few = allocated(Games.named(name), tree, 300);
      long many = allocated(Games.named(name), tree, 3_000);
      assertThat(many - few).isLessThan(2_700); // less than a byte each
    }
  }

  private static <S extends State<S>, V> long allocated(
      Game<S, V, ?> game, boolean tree, int iterations) {
    S state = middle(game, 4).state();
    int seat = Integer.numberOfTrailingZeros(state.actors());
    Turn<S, V> turn = turn(game, state, seat, Budget.iterations(iterations));
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    if (tree) {
      TreeSearch.search(turn, turn.budget(), 1, TreeSearch.NODES, new Rng(1));
    } else {
      MonteCarlo.search(turn, turn.budget(), 1, new Rng(1));
    }
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mau-mau(seats=4)",
        "kaos(seats=2)",
        "kaos(seats=5,maxRounds=3)",
        "sequence-dice(seats=2)",
        "sequence-dice(seats=3)",
        "sequence-dice(seats=4)"
      })
  void what_a_position_promises_to_all_is_one_win(String name) {
    for (int seed = 0; seed < 20; seed++) {
      promises(Games.named(name), seed);
    }
  }

  private static <S extends State<S>, V> void promises(Game<S, V, ?> game, int seed) {
    S state = middle(game, seed).state();
    double all = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      double share = game.outlook().share(state, seat);
      assertThat(share).isBetween(0.0, 1.0);
      all += share;
    }
    assertThat(all).isCloseTo(1, within(1e-9));
  }
}
