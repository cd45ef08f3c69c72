package tumult.table.races;

import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.RaceRules;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;

/** A position of a race game, as its arbiter sees it. */
public record RacePosition<S extends State<S>>(RaceRules<S> race, S state) {

  /** Null unless it is a race game. */
  public static <S extends State<S>> @Nullable RacePosition<S> of(Game<S, ?, ?> game, S state) {
    RaceRules<S> race = game.race();
    return race == null ? null : new RacePosition<>(race, state);
  }

  public int openings() {
    return race.openings(state);
  }

  public boolean isTouch(int action) {
    return race.isTouch(action);
  }

  public boolean isOpening(int action) {
    return race.isOpening(action);
  }

  public int answered(int touch) {
    return race.answered(state, touch);
  }

  /** The same touch as an answer to another opening, {@link RaceRules#NONE} if there is no such. */
  public int answering(int touch, int opening) {
    return race.answering(state, touch, opening);
  }

  public boolean isRight(int seat, int touch) {
    return race.isRight(state, seat, touch);
  }

  public boolean isEntitled(int seat, int opening) {
    return (race.entitled(state, opening) & Seat.bit(seat)) != 0;
  }

  public int tie() {
    return race.tie();
  }

  public Refusal tooLate() {
    return race.tooLate();
  }

  public Refusal tooEarly() {
    return race.tooEarly();
  }
}
