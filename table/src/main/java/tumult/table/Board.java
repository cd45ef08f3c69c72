package tumult.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.State;

/** A position that is shown to some, with the steps that led to it last. */
final class Board<S extends State<S>, V, M> {
  private final CachedGame<S, V, M> title;
  private final Game<S, V, M> game;
  private final S state;
  private final S before;
  private final S scratch;
  private final StepLog<S> narrator;
  private final int[] actions;
  private List<Step> latest = List.of();
  private int moves;

  Board(CachedGame<S, V, M> title, Step opening) {
    this.title = title;
    game = title.game();
    state = game.newState();
    before = game.newState();
    scratch = game.newState();
    narrator = new StepLog<>(title.game());
    actions = new int[game.actionCount()];
    opening.play(state);
    latest = List.of(opening);
  }

  S state() {
    return state;
  }

  /** How many moves have led here. */
  int moves() {
    return moves;
  }

  /** Lets steps happen, which are told together. */
  void play(List<Step> steps) {
    before.set(state);
    for (Step step : steps) {
      step.play(state);
    }
    latest = steps;
    moves += steps.size();
  }

  /** Goes back to the position that these steps, the opening first, lead to. */
  void rewind(List<Step> steps) {
    state.set(game.newState());
    for (Step step : steps) {
      step.play(state);
    }
    latest = List.of();
    moves = steps.size() - 1;
  }

  /** What an observer is told about the latest steps. */
  List<LogLine> log(int observer) {
    if (latest.isEmpty()) {
      return List.of();
    }
    scratch.set(before);
    List<LogLine> lines = new ArrayList<>();
    for (Step step : latest) {
      if (step.isMove()) {
        narrator.tell(scratch, step.actor(), step.action(), observer, lines);
      }
      if (step.finish() != null) {
        lines.add(step.finish().line(title.id()));
      }
      for (int outcome : step.outcomes()) {
        narrator.tell(scratch, Seat.CHANCE, outcome, observer, lines);
      }
    }
    return lines;
  }

  V view(int seat) {
    return game.view(state, seat);
  }

  /** The legal moves of a seat in notation. */
  List<String> moves(int seat) {
    if ((state.actors() & Seat.bit(seat)) == 0) {
      return List.of();
    }
    return title.texts(actions, state.actions(seat, actions));
  }

  boolean isLegal(int actor, int action) {
    return Arrays.binarySearch(actions, 0, state.actions(actor, actions), action) >= 0;
  }

  List<Integer> actors() {
    return seats(state.actors());
  }

  List<Integer> scores() {
    return scores(state, game.seats());
  }

  static List<Integer> scores(State<?> state, int seats) {
    Integer[] scores = new Integer[seats];
    for (int seat = 0; seat < seats; seat++) {
      scores[seat] = state.score(seat);
    }
    return List.of(scores);
  }

  /** The seats of a bit set; chance and the arbiter are none. */
  static List<Integer> seats(int bits) {
    int rest = bits & (Seat.bit(Seat.SPECTATOR) - 1);
    if (Integer.bitCount(rest) == 1) {
      return List.of(Integer.numberOfTrailingZeros(rest));
    }
    List<Integer> seats = new ArrayList<>();
    for (; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return List.copyOf(seats);
  }
}
