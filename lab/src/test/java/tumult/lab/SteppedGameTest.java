package tumult.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

final class SteppedGameTest {
  @ParameterizedTest
  @ValueSource(strings = {"mau-mau", "sequence-dice", "kaos(maxRounds=3)", "haos", "frappadingue"})
  void everybody_is_asked_in_turn_and_the_same_seed_repeats_itself(String name) {
    List<Long> first = hashes(Games.named(name), 3);
    assertThat(first).hasSizeGreaterThan(5).isEqualTo(hashes(Games.named(name), 3));
    assertThat(first).isNotEqualTo(hashes(Games.named(name), 4));
  }

  /** A game at random, in which everybody waits three times out of four where that is allowed. */
  private static <S extends State<S>, V> List<Long> hashes(Game<S, V, ?> game, long seed) {
    SteppedGame<S, V> one = new SteppedGame<>(game);
    one.begin(seed, 1);
    Rng luck = new Rng(seed);
    List<Long> hashes = new ArrayList<>();
    while (!one.isOver() && hashes.size() < 20_000) {
      int last = one.action(one.count() - 1);
      boolean waits = last == one.waitAction() && luck.below(4) > 0;
      int action = waits ? last : one.action(luck.below(one.count()));
      assertThat(one.isLegal(action)).isTrue();
      one.step(action);
      hashes.add(one.state().hash());
    }
    return hashes;
  }
}
