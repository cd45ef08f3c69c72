package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.GameRecord;
import tumult.engine.Match;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.State;

/** What is true of text: positions and records say everything, and bad ones are explained. */
final class NotationLaws {
  private static final int DAMAGED = 400;

  private NotationLaws() {}

  static <S extends State<S>, V, M> void positions(Trial<S, V, M> trial) {
    Game<S, V, M> game = trial.game();
    Map<Long, String> hashes = new HashMap<>();
    trial.visit(state -> {
      String text = trial.text(state);
      assertThat(hashes.computeIfAbsent(state.hash(), hash -> text))
          .as("two positions with one hash")
          .isEqualTo(text);
      S read = game.read(Position.parse(text));
      assertThat(trial.text(read)).isEqualTo(text);
      assertThat(read.hash()).as(text).isEqualTo(state.hash());
      assertThat(read.actors()).as(text).isEqualTo(state.actors());
      for (int seat : trial.lookers()) {
        assertThat(game.view(read, seat)).as(text).isEqualTo(game.view(state, seat));
      }
      S copy = trial.copy(state);
      trial.playOn(copy, trial.luck(text.hashCode()), 40);
      trial.playOn(read, trial.luck(text.hashCode()), 40);
      assertThat(trial.text(read)).as("after %s", text).isEqualTo(trial.text(copy));
    });
  }

  static <S extends State<S>, V, M> void damagedPositions(Trial<S, V, M> trial) {
    List<String> texts = new ArrayList<>();
    trial.visit(state -> texts.add(trial.text(state)));
    Rng rng = trial.luck(2);
    for (int n = 0; n < DAMAGED; n++) {
      String damaged = Damage.to(texts.get(rng.below(texts.size())), rng);
      S read = readOrExplained(trial.game(), damaged);
      if (read != null) {
        assertPlayable(trial, read, damaged, rng);
      }
    }
  }

  private static <S extends State<S>> @Nullable S readOrExplained(
      Game<S, ?, ?> game, String damaged) {
    try {
      return game.read(Position.parse(damaged));
    } catch (BadInput explained) {
      assertThat(explained.getMessage()).as(damaged).isNotBlank();
      return null;
    } catch (RuntimeException crash) {
      throw new AssertionError("not explained: " + damaged, crash);
    }
  }

  /** What is read after all must be a position of the game like any other. */
  private static <S extends State<S>, V, M> void assertPlayable(
      Trial<S, V, M> trial, S read, String damaged, Rng rng) {
    Game<S, V, M> game = trial.game();
    try {
      trial.contract().assertConserved(game, read);
      trial.playOn(read, rng, 60);
      assertThat(trial.text(game.read(game.write(read)))).isEqualTo(trial.text(read));
    } catch (RuntimeException | AssertionError wrong) {
      throw new AssertionError(
          "read, but is no position of the game: %s%n%s".formatted(damaged, wrong.getMessage()),
          wrong);
    }
  }

  static <S extends State<S>, V, M> void records(Trial<S, V, M> trial) {
    Match<S, V, M> match = trial.played(7, 1_500);
    List<String> names =
        IntStream.range(0, trial.game().seats()).mapToObj(seat -> "Player " + seat).toList();
    GameRecord record = GameRecord.of(match, names);
    GameKind kind = trial.game().setup().kind();
    GameRecord read = GameRecord.parse(record.toString(), Map.of(kind.id(), kind));
    assertThat(read).hasToString(record.toString());
    Match<?, ?, ?> again = read.replay();
    assertThat(again.plies()).isEqualTo(match.plies());
    assertThat(again.state().hash()).isEqualTo(match.state().hash());
    int half = match.plies().size() / 2;
    assertThat(read.replay(half).plies()).isEqualTo(match.plies().subList(0, half));
  }
}
