package tumult.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: its position, what has happened, and the check that {@link State#play}
 * omits.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
public final class Match<S extends State<S>, V, M> {
  private final Game<S, V, M> game;
  private final S state;
  private final List<Ply> plies = new ArrayList<>();
  private final int[] buffer;

  /** One step of a game: who did what. */
  public record Ply(int actor, int action) {}

  public Match(Game<S, V, M> game) {
    this(game, game.newState());
  }

  /** A game that goes on from a position, which becomes the match's own. */
  public Match(Game<S, V, M> game, S state) {
    this.game = game;
    this.state = state;
    this.buffer = new int[game.actionCount()];
  }

  public Game<S, V, M> game() {
    return game;
  }

  /** The position now; to be looked at only. */
  public S state() {
    return state;
  }

  /** What has happened so far. */
  public List<Ply> plies() {
    return Collections.unmodifiableList(plies);
  }

  /** The legal actions of a seat. */
  public int[] actions(int seat) {
    int count = state.actions(seat, buffer);
    return java.util.Arrays.copyOf(buffer, count);
  }

  /** Plays an action if it is legal; else says why not, and nothing changes. */
  public @Nullable Refusal play(int seat, int action) {
    int count = state.actions(seat, buffer);
    if (java.util.Arrays.binarySearch(buffer, 0, count, action) < 0) {
      return state.over() ? Refusal.Common.GAME_OVER : state.why(seat, action);
    }
    state.play(seat, action);
    plies.add(new Ply(seat, action));
    return null;
  }

  /** Lets chance act until somebody else may, or the game is over. */
  public void luck(Rng rng) {
    while (state.actors() == Seat.bit(Seat.CHANCE)) {
      chance(rng);
    }
  }

  /** Lets chance act once and returns what happened. */
  public int chance(Rng rng) {
    if (state.actors() != Seat.bit(Seat.CHANCE)) {
      throw bug("chance may not act");
    }
    int outcome = state.chance(rng);
    state.play(Seat.CHANCE, outcome);
    plies.add(new Ply(Seat.CHANCE, outcome));
    return outcome;
  }

  /** Lets one of those who may act, chance included, do something at random; returns the step. */
  public Ply random(Rng rng) {
    if (state.over()) {
      throw bug("nobody may act");
    }
    int actor = Playout.anyActor(state.actors(), rng);
    if (actor == Seat.CHANCE) {
      chance(rng);
    } else {
      int count = state.actions(actor, buffer);
      int action = buffer[rng.below(count)];
      state.play(actor, action);
      plies.add(new Ply(actor, action));
    }
    return plies.getLast();
  }

  private IllegalStateException bug(String what) {
    return new IllegalStateException(what + " in " + game.write(state));
  }
}
