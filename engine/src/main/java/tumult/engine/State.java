package tumult.engine;

/**
 * A position, and the only class that knows the rules of its game.
 *
 * <p>Actions are small ints; {@link Game#move} says what they mean. Chance is a seat like any
 * other: {@code actions(CHANCE, …)} lists its outcomes, {@link #weight} says how likely each is,
 * and {@code play(CHANCE, …)} lets one happen. Nothing here allocates, checks or remembers more
 * than the rules need: {@link Match} checks.
 *
 * @param <S> the state itself
 */
public interface State<S extends State<S>> {
  /**
   * Who may act now, a {@link Seat#bit} each. While {@link Seat#CHANCE} acts it acts alone. 0 when
   * the game is over.
   */
  int actors();

  /**
   * Writes the legal actions of a seat, ascending, and returns how many; none if it may not act.
   */
  int actions(int seat, int[] out);

  /**
   * Why an action that {@link #actions} does not list for this seat is not legal now. A game whose
   * rules forbid more than to act out of turn overrides this.
   */
  default Refusal why(int seat, int action) {
    if (over()) {
      return Refusal.Common.GAME_OVER;
    }
    boolean acts = (actors() & Seat.bit(seat)) != 0;
    return acts ? Refusal.Common.NOT_NOW : Refusal.Common.NOT_YOUR_TURN;
  }

  /** Lets a legal action happen. What an illegal one does is undefined. */
  void play(int seat, int action);

  /** Picks one outcome by its weight, without playing it. Only while chance acts. */
  int chance(Rng rng);

  /**
   * Lets chance act until somebody else may, or the game is over.
   *
   * <p>A game overrides this with the same loop: there the calls are direct, while here, with
   * several games in one JVM, each is a virtual call.
   */
  default void luck(Rng rng) {
    while (actors() == Seat.bit(Seat.CHANCE)) {
      play(Seat.CHANCE, chance(rng));
    }
  }

  /** In how many equally likely ways an outcome can come about now: 0 if it cannot. */
  int weight(int outcome);

  /** What a seat has scored so far, in the game's own count. */
  int score(int seat);

  /** Those who won or share the win, a bit each: everybody in a draw, nobody before the end. */
  int winners();

  /** Becomes a copy of another position of the same game. */
  void set(S other);

  /** A hash: equal positions have the same, different ones almost never. */
  long hash();

  /** Writes so many actions with codes in a row, for {@link #actions}, and returns how many. */
  static int list(int first, int count, int[] out) {
    for (int i = 0; i < count; i++) {
      out[i] = first + i;
    }
    return count;
  }

  /** Whether nobody, not even chance, will act again. */
  default boolean over() {
    return actors() == 0;
  }
}
