package tumult.table;

import java.util.List;

/**
 * One line of the worded log, for every client to say in its own language.
 *
 * @param key e.g. {@code mau-mau.lay} or {@code table.sat}
 * @param arguments of a move: the actor and the words after the verb, {@code ?} where hidden
 */
public record LogLine(String key, List<String> arguments) {
  public LogLine {
    arguments = List.copyOf(arguments);
  }
}
