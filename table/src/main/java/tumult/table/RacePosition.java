package tumult.table;

import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.RaceRules;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;

/** A position of a game of quickness, as its arbiter sees it. */
record RacePosition<S extends State<S>>(RaceRules<S> race, S state) {

  /** Null if the game is none of quickness. */
  static <S extends State<S>> @Nullable RacePosition<S> of(Game<S, ?, ?> game, S state) {
    RaceRules<S> race = game.race();
    return race == null ? null : new RacePosition<>(race, state);
  }

  int openings() {
    return race.openings(state);
  }

  boolean isAttempt(int action) {
    return race.isAttempt(action);
  }

  boolean isOpening(int action) {
    return race.isOpening(action);
  }

  int answered(int attempt) {
    return race.answered(state, attempt);
  }

  /** The same attempt as an answer to another opening, {@link RaceRules#NONE} if there is no such. */
  int answering(int attempt, int opening) {
    return race.answering(state, attempt, opening);
  }

  boolean isRight(int seat, int attempt) {
    return race.isRight(state, seat, attempt);
  }

  boolean isEntitled(int seat, int opening) {
    return (race.entitled(state, opening) & Seat.bit(seat)) != 0;
  }

  int tie() {
    return race.tie();
  }

  Refusal tooLate() {
    return race.tooLate();
  }

  Refusal tooEarly() {
    return race.tooEarly();
  }
}
