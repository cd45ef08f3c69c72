package tumult.lab;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A seeded game for a program that learns: luck acts by itself, and one seat at a time is asked.
 * Where several may act at once, they are asked in an order drawn by lot, and each may wait; if all
 * do, the arbiter says that nobody came.
 *
 * @param <S> the game's positions
 * @param <V> its views
 */
public final class SteppedGame<S extends State<S>, V> {
  /** What is asked for nobody: the game is over. */
  public static final int NOBODY = -1;

  private final Game<S, V, ?> game;
  private final S start;
  private final S state;
  private final Rng rng = new Rng(0);
  private final int[] legal;
  private final int[] waiting;
  private int asked;
  private int seat;
  private int count;

  public SteppedGame(Game<S, V, ?> game) {
    this.game = game;
    start = game.newState();
    state = game.newState();
    legal = new int[game.actionCount() + 1];
    waiting = new int[game.seats()];
  }

  /** Begins one of many games that share a seed. */
  public void begin(long seed, long number) {
    rng.seed(seed, number);
    state.set(start);
    ask();
  }

  /** The code that means to wait, next after those of the game's actions. */
  public int waitAction() {
    return game.actionCount();
  }

  /** Who is asked now, or {@link #NOBODY}. */
  public int seat() {
    return seat;
  }

  public boolean isOver() {
    return seat == NOBODY;
  }

  /** The position; to be looked at only. */
  public S state() {
    return state;
  }

  /** What the seat that is asked may know; what a spectator may, when the game is over. */
  public V view() {
    return game.view(state, isOver() ? Seat.SPECTATOR : seat);
  }

  /** How many actions the seat that is asked may choose from. */
  public int count() {
    return count;
  }

  /** One of them: ascending, and last, where that is allowed, {@link #waitAction}. */
  public int action(int place) {
    return legal[place];
  }

  /** Whether the seat that is asked may choose an action. */
  public boolean isLegal(int action) {
    return Arrays.binarySearch(legal, 0, count, action) >= 0;
  }

  /** Why an action may not be chosen; null if it may, or where no rule says why. */
  public @Nullable Refusal why(int action) {
    boolean known = action >= 0 && action < game.actionCount() && !isOver();
    return isLegal(action) || !known ? null : state.why(seat, action);
  }

  /** Lets the seat that is asked do something legal. */
  public void step(int action) {
    if (action == game.actionCount()) {
      next();
      return;
    }
    state.play(seat, action);
    ask();
  }

  private void ask() {
    state.luck(rng);
    int actors = state.actors();
    asked = 0;
    for (int rest = actors & ~Seat.bit(Seat.ARBITER); rest != 0; rest &= rest - 1) {
      waiting[asked++] = Integer.numberOfTrailingZeros(rest);
    }
    for (int i = asked - 1; i > 0; i--) {
      int other = rng.below(i + 1);
      int swapped = waiting[i];
      waiting[i] = waiting[other];
      waiting[other] = swapped;
    }
    if (asked == 0 && actors != 0) {
      arbiter();
    } else {
      next();
    }
  }

  /** Asks the next of those who may act; when all have waited, the arbiter ends it. */
  private void next() {
    if (state.over()) {
      seat = NOBODY;
      count = 0;
    } else if (asked == 0) {
      arbiter();
    } else {
      seat = waiting[--asked];
      count = state.actions(seat, legal);
      if (game.setup().kind().realTime() && !game.awaits(state, seat)) {
        legal[count++] = game.actionCount();
      }
    }
  }

  private void arbiter() {
    int words = state.actions(Seat.ARBITER, legal);
    if (words == 0) {
      ask(); // somebody has to: all are asked again
    } else {
      state.play(Seat.ARBITER, legal[words - 1]);
      ask();
    }
  }
}
