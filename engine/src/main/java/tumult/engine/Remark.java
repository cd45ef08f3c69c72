package tumult.engine;

import java.util.Arrays;
import java.util.List;

/**
 * Something that a step has led to and that its notation does not say, for the worded log.
 *
 * @param key of its text among the game's texts, after {@code log.}
 * @param arguments of the text
 */
public record Remark(String key, List<String> arguments) {
  public Remark {
    arguments = List.copyOf(arguments);
  }

  public static Remark of(String key, Object... arguments) {
    return new Remark(key, Arrays.stream(arguments).map(String::valueOf).toList());
  }
}
