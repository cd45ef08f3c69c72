package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.GameRecord;
import tumult.engine.Match;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** What is true of a game's course: nothing gets lost, nobody is favoured, and it ends. */
final class CourseLaws {
  /** Long enough for every game that ends at all. */
  private static final int STEP_LIMIT = 3_000_000;

  /** Long enough for what grows without end to grow beyond any bound that somebody guessed. */
  private static final int EXTREME_STEPS = 50_000;

  private CourseLaws() {}

  static <S extends State<S>, V, M> void conservation(Trial<S, V, M> trial) {
    trial.visit(state -> trial.contract().assertConserved(trial.game(), state));
  }

  static <S extends State<S>, V, M> void ending(Trial<S, V, M> trial) {
    trial.visit(state ->
        assertThat(state.winners() != 0)
            .as("somebody has won: %s", trial.text(state))
            .isEqualTo(state.over()));
    for (int number = 0; number < Trial.GAMES; number++) {
      S state = trial.game().newState();
      Rng rng = trial.luckOfGame(number);
      for (int steps = 0; steps < STEP_LIMIT && !state.over(); steps += 1_000) {
        trial.playOn(state, rng, 1_000);
      }
      assertEnded(trial, state);
    }
  }

  private static <S extends State<S>, V, M> void assertEnded(Trial<S, V, M> trial, S state) {
    String text = trial.text(state);
    assertThat(state.over()).as("over: %s", text).isTrue();
    int seats = trial.game().seats();
    int sign = trial.contract().lowestScoreWins() ? -1 : 1;
    int best = IntStream.range(0, seats).map(seat -> sign * state.score(seat)).max().orElseThrow();
    for (int seat = 0; seat < seats; seat++) {
      boolean won = (state.winners() & Seat.bit(seat)) != 0;
      assertThat(won).as("seat %d won: %s", seat, text).isEqualTo(sign * state.score(seat) == best);
    }
    assertThat(state.winners() >> seats).as("only seats win: %s", text).isZero();
    trial.contract().assertConserved(trial.game(), state);
  }

  /** Everybody always takes the first or the last of the legal actions. */
  static <S extends State<S>, V, M> void hostilePlay(Trial<S, V, M> trial) {
    for (int habit = 0; habit < 4; habit++) {
      S state = trial.game().newState();
      playHostile(trial, state, habit < 2, habit % 2 == 0);
      assertEnded(trial, state);
    }
  }

  private static <S extends State<S>, V, M> void playHostile(
      Trial<S, V, M> trial, S state, boolean lowestSeat, boolean firstAction) {
    int[] actions = new int[trial.game().actionCount()];
    Rng rng = trial.luck(lowestSeat ? 4 : 5);
    for (int step = 0; step < STEP_LIMIT && !state.over(); step++) {
      int actors = state.actors();
      int actor =
          Integer.numberOfTrailingZeros(lowestSeat ? actors : Integer.highestOneBit(actors));
      int count = state.actions(actor, actions);
      int chosen = actions[firstAction ? 0 : count - 1];
      state.play(actor, actor == Seat.CHANCE ? state.chance(rng) : chosen);
    }
  }

  /**
   * Chance always lets the first or the last of its outcomes happen, and so do people: what is
   * counted stays within what a position may say. Such a game need not end.
   */
  static <S extends State<S>, V, M> void extremeLuck(Trial<S, V, M> trial) {
    for (int habit = 0; habit < 4; habit++) {
      S state = trial.game().newState();
      playExtreme(trial, state, habit < 2, habit % 2 == 0);
      trial.show(state, end -> assertReadable(trial, end));
    }
  }

  private static <S extends State<S>, V, M> void playExtreme(
      Trial<S, V, M> trial, S state, boolean firstAction, boolean firstOutcome) {
    int[] actions = new int[trial.game().actionCount()];
    for (int step = 0; step < EXTREME_STEPS && !state.over(); step++) {
      int actor = Integer.numberOfTrailingZeros(state.actors());
      int count = state.actions(actor, actions);
      boolean first = actor == Seat.CHANCE ? firstOutcome : firstAction;
      state.play(actor, actions[first ? 0 : count - 1]);
      if (step < 200) {
        trial.show(state, now -> assertReadable(trial, now));
      }
    }
  }

  private static <S extends State<S>, V, M> void assertReadable(Trial<S, V, M> trial, S state) {
    String text = trial.text(state);
    assertThat(trial.text(trial.game().read(Position.parse(text)))).isEqualTo(text);
  }

  static <S extends State<S>, V, M> void rotation(Trial<S, V, M> trial) {
    int seats = trial.game().seats();
    for (int number = 0; number < Trial.GAMES; number++) {
      Match<S, V, M> match = trial.played(number, 3_000);
      List<String> before = GameRecord.of(match, List.of()).steps();
      List<String> steps = trial.contract().rotated(trial.game(), before);
      State<?> moved =
          new GameRecord(trial.game().setup(), List.of(), steps, "").replay(steps.size()).state();
      for (int seat = 0; seat < seats; seat++) {
        int further = (seat + 1) % seats;
        assertThat(moved.score(further))
            .as("score of %d", seat)
            .isEqualTo(match.state().score(seat));
        assertThat(moved.winners() >> further & 1)
            .as("%d won", seat)
            .isEqualTo(match.state().winners() >> seat & 1);
      }
    }
  }
}
