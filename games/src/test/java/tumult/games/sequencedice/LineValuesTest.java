package tumult.games.sequencedice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.Scene;

/** What those who look ahead know of lines. */
final class LineValuesTest {
  private static Setup setup(int seats, int length) {
    return Setup.parse("sequence-dice(seats=%d,length=%d)".formatted(seats, length), Games.ALL);
  }

  private static int choice(SequenceDiceState state) {
    int[] actions = new int[2 * Board.SPACES];
    int count = state.actions(state.turn, actions);
    return new SequenceDice(setup(2, 6))
        .policy()
        .choose(state, state.turn, actions, count, new Rng(1));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "completing beats blocking | a2,b2,c2,d2,f2/a5,b5,c5,d5,f5    | 3+4 | e2",
        "an opponent's is blocked  | a2,c3/a5,b5,c5,d5,f5             | 3+4 | e5",
      })
  void the_policy_goes_to_the_right_space(String why, String chips, String roll, String space) {
    SequenceDice game = new SequenceDice(setup(2, 6));
    var scene = Scene.at(game, "turn=0 chips=" + chips).play("* roll " + roll);
    assertThat(choice(scene.state()))
        .as(why)
        .isEqualTo(Phase.PLACE.firstAction + Board.parse(space));
  }

  @ParameterizedTest
  @ValueSource(strings = {"2,6", "2,5", "3,6", "3,5", "4,6", "4,5"})
  void the_parts_of_the_win_are_one_together_and_grow_with_lines(String game) {
    String[] parts = game.split(",");
    Setup setup = setup(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    SequenceDice played = new SequenceDice(setup);
    Outlook<SequenceDiceState> outlook = played.outlook();
    SequenceDiceState state = played.newState();
    state.chips[1] = 0b1111L << Board.SIZE;
    double all = 0;
    for (int seat = 0; seat < setup.seats(); seat++) {
      all += outlook.share(state, seat);
    }
    assertThat(all).isBetween(1 - 1e-9, 1 + 1e-9);
    assertThat(outlook.share(state, 1)).isGreaterThan(1.05 / setup.seats());
  }

  /** So that the tables that are kept can be made again, letter by letter. */
  @Test
  void the_same_seed_gives_the_same_table_everywhere() {
    String table = LineLearning.table(setup(2, 6), 300, 3);
    assertThat(LineLearning.table(setup(2, 6), 300, 3)).isEqualTo(table);
    assertThat(Rng.hash(table.chars().toArray(), 0)).isEqualTo(GOLDEN);
    assertThat(LineLearning.table(setup(2, 6), 300, 4)).isNotEqualTo(table);
  }

  private static final long GOLDEN = 8220193937697140759L;

  @Test
  void a_little_learning_is_better_than_none() {
    SequenceDiceOptions options = SequenceDiceOptions.of(setup(2, 6));
    LineValues learned = new LineValues(2, 6);
    learned.read(LineLearning.table(setup(2, 6), 3_000, 1));
    LinePolicy[] players = {
      new LinePolicy(options, learned), new LinePolicy(options, new LineValues(2, 6))
    };
    Rng rng = new Rng(2);
    int[] actions = new int[2 * Board.SPACES];
    int won = 0;
    for (int number = 0; number < 200; number++) {
      SequenceDiceState state = new SequenceDiceState(options);
      while (true) {
        state.luck(rng);
        if (state.over()) {
          break;
        }
        int count = state.actions(state.turn, actions);
        LinePolicy player = players[(state.turn + number) % 2];
        state.play(state.turn, player.choose(state, state.turn, actions, count, rng));
      }
      won += (state.winners() >> number % 2 & 1);
    }
    assertThat(won).isGreaterThan(115); // of 200
  }
}
