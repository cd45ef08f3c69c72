package tumult.engine;

/**
 * A step as a record or a test writes it: {@code 0 place b2}, {@code * roll 3+4}.
 *
 * @param actor the seat, {@link Seat#CHANCE} or {@link Seat#ARBITER}
 * @param move what it did, in the game's notation
 */
public record NotatedStep(int actor, String move) {
  /** The step that a text names, at a table of so many seats. */
  public static NotatedStep parse(String step, int seats) {
    int space = step.indexOf(' ');
    if (space < 1) {
      throw new BadInput("'%s' is no step: expected an actor and a move".formatted(step));
    }
    return new NotatedStep(Seat.parse(step.substring(0, space), seats), step.substring(space + 1));
  }

  @Override
  public String toString() {
    return Seat.text(actor) + " " + move;
  }
}
