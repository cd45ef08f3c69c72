package tumult.engine;

/**
 * A limit that the rules of a game themselves set for a decision made live at a table.
 *
 * @param millis how long the decision may take, in milliseconds
 * @param action what happens in the actor's name when it takes longer
 */
public record Timeout(int millis, int action) {}
