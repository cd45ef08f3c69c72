package tumult.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tumult.engine.BadInput;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;

/** A game played over again, its luck drawn anew. */
final class FairReplay<S extends State<S>, V, M> {
  static final String RESIGNS = "resigns";

  private final CachedGame<S, V, M> title;
  private final Draws draws;
  private final S state;
  private final int[] actions;
  private final List<String> race = new ArrayList<>();
  private int givenUp;

  FairReplay(CachedGame<S, V, M> title, Luck luck) {
    this.title = title;
    draws = new Draws(title, luck);
    state = title.game().newState();
    actions = new int[title.game().actionCount()];
  }

  /** Whether the game has ended by its rules, or because all but one have given up. */
  boolean over() {
    return state.over() || Resignations.decides(givenUp, title.game().seats());
  }

  String end() {
    int seats = title.game().seats();
    return FairRecord.end(
        Board.seats(Resignations.winners(state, seats, givenUp)), Board.scores(state, seats));
  }

  void play(String step) {
    if (state.actors() == Seat.bit(Seat.CHANCE)) {
      draw(step);
      return;
    }
    int space = step.indexOf(' ');
    if (space < 1) {
      throw new BadInput("'%s' is no step: expected an actor and a move".formatted(step));
    }
    if (step.startsWith(PhotoFinish.MARK)) {
      race.add(step);
      return;
    }
    int actor = Seat.parse(step.substring(0, space), title.game().seats());
    checkRace(step);
    String move = step.substring(space + 1);
    if (move.equals(RESIGNS) && actor < title.game().seats()) {
      giveUp(step, actor);
    } else {
      move(step, actor, title.action(move));
    }
  }

  /** What is said of a race must lead to the step that follows it. */
  private void checkRace(String step) {
    RacePosition<S> heat = RacePosition.of(title.game(), state);
    if (!race.isEmpty()) {
      if (heat == null) {
        throw new BadInput("'%s': there are no races in this game".formatted(race.getFirst()));
      }
      new RaceCheck(race, heat, title).confirm(step);
      race.clear();
    }
  }

  private void giveUp(String step, int seat) {
    if ((givenUp & Seat.bit(seat)) != 0) {
      throw new BadInput("'%s': that seat has done so already".formatted(step));
    }
    givenUp |= Seat.bit(seat);
  }

  private void draw(String step) {
    int outcome = draws.next(state);
    String right = "* " + title.text(outcome);
    if (!step.equals(right)) {
      throw new BadInput(
          "the record says '%s', but the luck of this game gives '%s'".formatted(step, right));
    }
    state.play(Seat.CHANCE, outcome);
  }

  private void move(String step, int actor, int action) {
    int count = state.actions(actor, actions);
    if (Arrays.binarySearch(actions, 0, count, action) < 0) {
      Refusal refusal = state.why(actor, action);
      String rule = refusal.rule() == 0 ? "" : ", R" + refusal.rule();
      throw new BadInput(
          "'%s' is not legal here (%s%s); %s".formatted(step, refusal.name(), rule, expected()));
    }
    state.play(actor, action);
  }

  /** What could be next, in words. */
  String expected() {
    if (state.actors() == Seat.bit(Seat.CHANCE)) {
      return "the luck of this game gives '* " + title.text(draws.next(state)) + "'";
    }
    List<String> steps = new ArrayList<>();
    for (int actors = state.actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      int count = state.actions(actor, actions);
      title.texts(actions, count).forEach(text -> steps.add(Seat.text(actor) + " " + text));
    }
    return "legal: "
        + steps.stream().limit(12).collect(Collectors.joining(", "))
        + (steps.size() > 12 ? ", …" : "");
  }
}
