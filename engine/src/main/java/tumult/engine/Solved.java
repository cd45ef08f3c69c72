package tumult.engine;

/**
 * What a game knows of its positions because it has been solved. Asked for the first time it may
 * take seconds; it is shared by threads.
 *
 * @param <S> the game's positions
 */
public interface Solved<S extends State<S>> {
  /** The part of the win that a seat may expect if from here on everybody plays for the win. */
  double share(S state, int seat);

  /** The points that an action may be expected to bring the seat that is to choose. */
  double points(S state, int action);
}
