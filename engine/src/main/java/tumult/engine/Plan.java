package tumult.engine;

/**
 * An action that a seat means to play, and when.
 *
 * @param action its code
 * @param afterMillis how long after the position was shown a person would play it; 0 where time
 *     does not matter
 */
public record Plan(int action, int afterMillis) {
  /** An action where time does not matter. */
  public static Plan now(int action) {
    return new Plan(action, 0);
  }
}
