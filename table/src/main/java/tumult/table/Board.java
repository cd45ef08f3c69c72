package tumult.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.OpenGame;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.table.steps.CachedGame;
import tumult.table.steps.LogLine;
import tumult.table.steps.StepLog;

/** A position that is shown to some, with the steps that led to it last. */
final class Board<S extends State<S>, V, M> {
  private final CachedGame<S, V, M> cachedGame;
  private final Game<S, V, M> game;

  /** Whether everybody sees the same. */
  private final boolean open;

  private final S state;
  private final S before;
  private final S scratch;
  private final StepLog<S> stepLog;
  private final int[] actions;
  private final Map<Integer, List<LogLine>> logs = new HashMap<>();
  private @Nullable V openView;
  private List<Step> latest;
  private int moves;

  Board(CachedGame<S, V, M> cachedGame, Step start) {
    this.cachedGame = cachedGame;
    game = cachedGame.game();
    open = game instanceof OpenGame;
    state = game.newState();
    before = game.newState();
    scratch = game.newState();
    stepLog = new StepLog<>(game);
    actions = new int[game.actionCount()];
    start.play(state);
    latest = List.of(start);
  }

  S state() {
    return state;
  }

  /** How many moves have led here. */
  int moveCount() {
    return moves;
  }

  /** Lets steps happen, which are told together. */
  void play(List<Step> steps) {
    advance(steps);
    for (Step step : steps) {
      step.play(state);
    }
  }

  /** Lets a step happen whose consequence has been worked out already. */
  void play(Step step, S after) {
    advance(List.of(step));
    state.set(after);
  }

  private void advance(List<Step> steps) {
    before.set(state);
    latest = steps;
    moves += steps.size();
    forget();
  }

  private void forget() {
    logs.clear();
    openView = null;
  }

  /** Goes back to the position that these steps, the first outcomes included, lead to. */
  void rewind(List<Step> steps) {
    state.set(game.newState());
    for (Step step : steps) {
      step.play(state);
    }
    latest = List.of();
    moves = steps.size() - 1;
    forget();
  }

  /**
   * What an observer is told about the latest steps. All who listen are worded for together, so
   * that the steps are played over once and not for each of them.
   *
   * @param listening all who will ask, a bit each; asked for once
   */
  List<LogLine> log(int observer, IntSupplier listening) {
    int eyes = open ? Seat.SPECTATOR : observer;
    if (!logs.containsKey(eyes)) {
      word(open ? Seat.bit(eyes) : listening.getAsInt() | Seat.bit(eyes));
    }
    return logs.getOrDefault(eyes, List.of());
  }

  private void word(int observers) {
    for (int rest = observers; rest != 0; rest &= rest - 1) {
      logs.put(Integer.numberOfTrailingZeros(rest), new ArrayList<>());
    }
    scratch.set(before);
    for (Step step : latest) {
      if (step.isMove()) {
        word(step.actor(), step.action());
      }
      if (step.finish() != null) {
        LogLine finish = step.finish().line(cachedGame.id());
        logs.values().forEach(lines -> lines.add(finish));
      }
      for (int outcome : step.outcomes()) {
        word(Seat.CHANCE, outcome);
      }
    }
  }

  private void word(int actor, int action) {
    logs.forEach((observer, lines) -> lines.add(stepLog.line(scratch, actor, action, observer)));
    List<LogLine> remarks = stepLog.play(scratch, actor, action);
    logs.values().forEach(lines -> lines.addAll(remarks));
  }

  V view(int seat) {
    V known = openView;
    if (known == null) {
      known = game.view(state, seat);
      openView = open ? known : null;
    }
    return known;
  }

  /** The legal moves of a seat in notation. */
  List<String> moves(int seat) {
    if ((state.actors() & Seat.bit(seat)) == 0) {
      return List.of();
    }
    return cachedGame.texts(actions, state.actions(seat, actions));
  }

  String position() {
    return game.write(state).toString();
  }

  int[] actions(int seat) {
    return Arrays.copyOf(actions, state.actions(seat, actions));
  }

  boolean isLegal(int actor, int action) {
    return Arrays.binarySearch(actions, 0, state.actions(actor, actions), action) >= 0;
  }

  List<Integer> actors() {
    return Seat.seats(state.actors());
  }

  List<Integer> scores() {
    return cachedGame.scores(state);
  }
}
