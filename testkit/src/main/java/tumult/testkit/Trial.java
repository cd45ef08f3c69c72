package tumult.testkit;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * One variant of a game on trial: its random positions, and what the laws like to ask of them.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
final class Trial<S extends State<S>, V, M> {
  static final int GAMES = 6;

  private static final long SEED = 20_26;

  private final GameContract<S, V, M> contract;
  private final Game<S, V, M> game;
  private @Nullable S visited;
  private @Nullable S played;

  Trial(GameContract<S, V, M> contract, Game<S, V, M> game) {
    this.contract = contract;
    this.game = game;
  }

  GameContract<S, V, M> contract() {
    return contract;
  }

  Game<S, V, M> game() {
    return game;
  }

  String name() {
    return game.setup().toString();
  }

  /** The position being looked at, or else the one played last: where a law has failed. */
  String where() {
    S state = visited == null ? played : visited;
    try {
      return state == null ? "every position" : text(state);
    } catch (RuntimeException unwritable) {
      return "a position that cannot be written: " + unwritable;
    }
  }

  /** The luck of one of the played games. */
  Rng luckOfGame(int number) {
    return new Rng(SEED, number);
  }

  /** Luck that is not the luck of any played game. */
  Rng luck(long stream) {
    return new Rng(~SEED, stream);
  }

  /** Shows the positions of some random games: the first ones all, later ones now and then. */
  void visit(Consumer<S> visitor) {
    for (int number = 0; number < GAMES; number++) {
      Match<S, V, M> match = new Match<>(game);
      S state = match.state();
      Rng rng = luckOfGame(number);
      for (int step = 0; step < 4_000 && !state.over(); step++) {
        if (step < 60 || rng.below(40) == 0) {
          show(state, visitor);
        }
        match.random(rng);
      }
      if (state.over()) {
        show(state, visitor);
      }
    }
  }

  /** Lets a position be looked at: should that fail, {@link #where} tells it. */
  void show(S state, Consumer<S> visitor) {
    visited = state;
    visitor.accept(state);
    visited = null;
  }

  /** A game played at random to its end, or for so many steps. */
  Match<S, V, M> played(int number, int steps) {
    return played(new Match<>(game), luckOfGame(number), steps);
  }

  /** Plays on at random from a position, which changes. */
  void playOn(S state, Rng rng, int steps) {
    played(new Match<>(game, state), rng, steps);
  }

  private Match<S, V, M> played(Match<S, V, M> match, Rng rng, int steps) {
    played = match.state();
    for (int step = 0; step < steps && !match.state().over(); step++) {
      match.random(rng);
    }
    return match;
  }

  S copy(S state) {
    S copy = game.newState();
    copy.set(state);
    return copy;
  }

  String text(S state) {
    return game.write(state).toString();
  }

  Set<Integer> legal(S state, int actor) {
    int[] actions = new int[game.actionCount()];
    int count = state.actions(actor, actions);
    return new HashSet<>(Arrays.stream(actions, 0, count).boxed().toList());
  }

  boolean acts(S state, int actor) {
    return (state.actors() & Seat.bit(actor)) != 0;
  }

  /** Everybody who may ever act: every seat, chance and the arbiter. */
  List<Integer> everybody() {
    return seatsAnd(Seat.CHANCE, Seat.ARBITER);
  }

  /** Everybody who looks on: every seat and the spectator. */
  List<Integer> lookers() {
    return seatsAnd(Seat.SPECTATOR);
  }

  private List<Integer> seatsAnd(int... others) {
    return IntStream.concat(IntStream.range(0, game.seats()), IntStream.of(others))
        .boxed()
        .toList();
  }
}
