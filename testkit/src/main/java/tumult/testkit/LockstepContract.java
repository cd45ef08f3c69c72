package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * A game and its reference agree. A game's test extends this and names variants that end soon
 * enough to be played by the thousand.
 *
 * @param <S> the game's positions
 */
public abstract class LockstepContract<S extends State<S>> {
  /** How many games are usual; more by {@code -Dlockstep.games}. */
  private static final int GAMES = Integer.getInteger("lockstep.games", 10_000);

  /** The variants to compare. */
  protected abstract List<? extends Game<S, ?, ?>> variants();

  /** A reference of the game with these options. */
  protected abstract Reference reference(Map<String, String> options);

  /** How many games to compare. */
  protected int games() {
    return GAMES;
  }

  @Test
  void random_games_agree_at_every_step() {
    long steps = Lockstep.playMany(variants(), this::reference, games());
    GameKind kind = variants().getFirst().setup().kind();
    System.out.printf(
        "%s@%d: %d games, %d steps agree%n", kind.id(), kind.version(), games(), steps);
    assertThat(steps).isGreaterThan(games());
  }

  @Test
  void all_ways_to_go_on_from_small_positions_are_counted_alike() {
    for (int n = 0; n < 40; n++) {
      Game<S, ?, ?> game = variants().get(n % variants().size());
      Rng rng = new Rng(n);
      assertThat(new Lockstep<>(game, this::reference).perft(rng, rng.below(60), 2)).isPositive();
    }
  }
}
