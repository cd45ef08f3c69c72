package tumult.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Outlook;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;

/** Looking ahead in endings of Sequence Dice that are solved exactly: three turns are left. */
final class EndgameTest {
  private static final double TOLERANCE = 0.02;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "phase=place turn=0 turns=997 chips=a2,b2,c2,d2/a5,b5,c5,d5,f5 dice=3+4",
        "phase=place turn=0 turns=997 chips=a2,b2,c2,d2,f2/a5,b5,c5,d5,f5 dice=1+3",
        "phase=place turn=0 turns=997 chips=a1,b2,c3,d4/a6,b6,c6,d6,e6 dice=5+6",
        "phase=remove turn=0 turns=997 chips=c1,c2,c3,c4,c5/a5,b5,d5,e5,d6,e6 dice=4+6",
        "phase=place turn=0 turns=997 chips=a3,b3,c3,d3,f5/b1,b2,b4,b5,b6 dice=3+6",
      })
  void the_tree_finds_what_is_exact(String position) {
    check(Games.named("sequence-dice(seats=2)"), position);
  }

  private static <S extends State<S>, V> void check(Game<S, V, ?> game, String position) {
    S state = game.read(Position.parse(position));
    int[] actions = new Match<>(game, state).actions(0);
    Turn<S, V> turn = new Turn<>(game, game.view(state, 0), 0, actions, Budget.iterations(20_000));
    Estimates found = TreeSearch.search(turn, turn.budget(), 1, TreeSearch.NODES, new Rng(1));
    double[] exact =
        Arrays.stream(actions).mapToDouble(each -> after(game, state, 0, each)).toArray();
    double best = Arrays.stream(exact).max().orElseThrow();
    int chosen = found.best();
    assertThat(exact[chosen]).isCloseTo(best, within(TOLERANCE));
    assertThat(found.share(chosen)).isCloseTo(best, within(TOLERANCE + 3 * found.error(chosen)));
  }

  /** What seat 0 may expect if both play as well as can be. */
  private static <S extends State<S>> double exact(Game<S, ?, ?> game, S state) {
    if (state.over()) {
      return Outlook.shareOfWin(state, 0);
    }
    int actor = Integer.numberOfTrailingZeros(state.actors());
    int[] actions = new int[game.actionCount()];
    int count = state.actions(actor, actions);
    double worth = actor == 1 ? 1 : 0;
    int ways = 0;
    for (int i = 0; i < count; i++) {
      double each = after(game, state, actor, actions[i]);
      if (actor == Seat.CHANCE) {
        int weight = state.weight(actions[i]);
        ways += weight;
        worth += weight * each;
      } else {
        worth = actor == 0 ? Math.max(worth, each) : Math.min(worth, each);
      }
    }
    return actor == Seat.CHANCE ? worth / ways : worth;
  }

  private static <S extends State<S>> double after(
      Game<S, ?, ?> game, S state, int actor, int action) {
    S next = game.newState();
    next.set(state);
    next.play(actor, action);
    return exact(game, next);
  }
}
