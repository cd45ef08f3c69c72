package tumult.table.steps;

import java.util.List;

/**
 * One line of the worded log, for every client to say in its own language.
 *
 * <p>The key is a room and a verb. The text is in the messages of that room under {@code
 * log.<verb>.<n>}, n being the number of arguments after the first, or else under {@code
 * log.<verb>}. What an argument is, the text itself says in its slots: {@code {0:seat}} is to be
 * replaced by the name of the player on that seat ({@code *} is luck, {@code !} the arbiter),
 * {@code {0:seats}} by several such, with commas between, {@code {0:place}} by the number of the
 * seat counted from 1, {@code {1:card}} by the text {@code card.<argument>} of the same room, and
 * {@code {1}} by the argument as it is. So nothing that a person has typed is ever taken for a
 * seat.
 *
 * @param key e.g. {@code mau-mau.lay} or {@code table.sat}
 * @param arguments of a move: the actor and the words after the verb, {@code ?} where hidden
 */
public record LogLine(String key, List<String> arguments) {
  public LogLine {
    arguments = List.copyOf(arguments);
  }
}
