package tumult.engine;

/**
 * What a position promises, so that whoever looks ahead need not play every game to its end.
 *
 * @param <S> the game's positions
 */
public interface Outlook<S extends State<S>> {
  /** The part of the game that a position belongs to: a round or a turn, say, counted upwards. */
  int stage(S state);

  /** How many parts more than the one that they are in those play out who look ahead. */
  default int horizon() {
    return 0;
  }

  /**
   * The part of the win that a seat may expect, from 0 to 1: where the game is over, what it has.
   */
  double share(S state, int seat);

  /** No promise before the end. */
  static <S extends State<S>> Outlook<S> atTheEnd() {
    return new Outlook<>() {
      @Override
      public int stage(S state) {
        return 0;
      }

      @Override
      public double share(S state, int seat) {
        return shareOfWin(state, seat);
      }
    };
  }

  /** The part of the win that a seat has, once the game is over. */
  static double shareOfWin(State<?> state, int seat) {
    int winners = state.winners();
    return (winners & Seat.bit(seat)) == 0 ? 0 : 1.0 / Integer.bitCount(winners);
  }
}
