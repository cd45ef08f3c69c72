package tumult.engine;

/**
 * A ply as a record or a test writes it: {@code 0 place b2}, {@code * roll 3+4}.
 *
 * @param actor the seat, {@link Seat#CHANCE} or {@link Seat#ARBITER}
 * @param move what it did, in the game's notation
 */
public record NotatedPly(int actor, String move) {
  /** The ply that a text names, at a table of so many seats. */
  public static NotatedPly parse(String ply, int seats) {
    int space = ply.indexOf(' ');
    if (space < 1) {
      throw new BadInput("'%s' is no ply: expected an actor and a move".formatted(ply));
    }
    return new NotatedPly(Seat.parse(ply.substring(0, space), seats), ply.substring(space + 1));
  }

  @Override
  public String toString() {
    return Seat.text(actor) + " " + move;
  }
}
