package tumult.table.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tumult.engine.BadInput;
import tumult.engine.NotatedPly;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.table.luck.Draws;
import tumult.table.luck.Luck;
import tumult.table.races.PhotoFinish;
import tumult.table.races.RaceCheck;
import tumult.table.races.RacePosition;
import tumult.table.steps.CachedGame;

/** A game played over again, its luck drawn anew. */
public final class FairReplay<S extends State<S>, V, M> {
  public static final String RESIGNS = "resigns";

  private final CachedGame<S, V, M> cachedGame;
  private final Draws draws;
  private final S state;
  private final int[] actions;
  private final List<String> race = new ArrayList<>();
  private int givenUp;

  public FairReplay(CachedGame<S, V, M> cachedGame, Luck luck) {
    this.cachedGame = cachedGame;
    draws = new Draws(cachedGame, luck);
    state = cachedGame.game().newState();
    actions = new int[cachedGame.game().actionCount()];
  }

  /** Whether the game has ended by its rules, or because all but one have given up. */
  public boolean over() {
    return state.over() || Resignations.decides(givenUp, cachedGame.game().seats());
  }

  public String end() {
    int seats = cachedGame.game().seats();
    return FairRecord.end(
        Seat.seats(Resignations.winners(state, seats, givenUp)), cachedGame.scores(state));
  }

  public void play(String step) {
    if (state.actors() == Seat.bit(Seat.CHANCE)) {
      draw(step);
      return;
    }
    if (step.startsWith(PhotoFinish.MARK)) {
      race.add(step);
      return;
    }
    NotatedPly parsed = NotatedPly.parse(step, cachedGame.game().seats());
    checkRace(step);
    if (parsed.move().equals(RESIGNS) && parsed.actor() < cachedGame.game().seats()) {
      giveUp(step, parsed.actor());
    } else {
      move(step, parsed.actor(), cachedGame.action(parsed.move()));
    }
  }

  /** What is said of a race must lead to the step that follows it. */
  private void checkRace(String step) {
    RacePosition<S> position = RacePosition.of(cachedGame.game(), state);
    if (!race.isEmpty()) {
      if (position == null) {
        throw new BadInput("'%s': there are no races in this game".formatted(race.getFirst()));
      }
      new RaceCheck(race, position, cachedGame).confirm(step);
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
    String right = "* " + cachedGame.text(outcome);
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
  public String expected() {
    if (state.actors() == Seat.bit(Seat.CHANCE)) {
      return "the luck of this game gives '* " + cachedGame.text(draws.next(state)) + "'";
    }
    List<String> steps = new ArrayList<>();
    for (int actors = state.actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      int count = state.actions(actor, actions);
      cachedGame.texts(actions, count).forEach(text -> steps.add(Seat.text(actor) + " " + text));
    }
    return "legal: "
        + steps.stream().limit(12).collect(Collectors.joining(", "))
        + (steps.size() > 12 ? ", …" : "");
  }
}
