package tumult.server.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.table.Event;

/**
 * The line of an ordinary move, put together directly, since nearly all lines are such: byte for
 * byte what is written for any event ({@link EventFormat}).
 */
final class MoveLine {
  private static final int USUAL = 192;

  private final StringBuilder line = new StringBuilder(USUAL);

  private MoveLine() {}

  /** The line; null if there is more to be said of the move, or anything in other than ASCII. */
  static byte @Nullable [] of(Event.Played move, String who, String command) {
    boolean plain =
        move.finish() == null
            && isPlain(move.actor())
            && isPlain(move.move())
            && isPlain(who)
            && isPlain(command);
    for (String outcome : move.outcomes()) {
      plain = plain && isPlain(outcome);
    }
    return plain ? new MoveLine().written(move, who, command) : null;
  }

  /** Whether a text is written as it is. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < ' ' || c > '~' || c == '"' || c == '\\') {
        return false;
      }
    }
    return true;
  }

  private byte[] written(Event.Played move, String who, String command) {
    line.append("{\"type\":\"played\",\"time\":").append(move.time());
    text(",\"actor\":\"", move.actor());
    text(",\"move\":\"", move.move());
    text(",\"by\":\"", move.by().name());
    outcomes(move.outcomes());
    if (!command.isEmpty()) {
      text(",\"who\":\"", who);
      text(",\"command\":\"", command);
    }
    return line.append('}').toString().getBytes(ISO_8859_1);
  }

  private void text(String name, String text) {
    line.append(name).append(text).append('"');
  }

  private void outcomes(List<String> outcomes) {
    line.append(",\"outcomes\":[");
    for (int i = 0; i < outcomes.size(); i++) {
      text(i == 0 ? "\"" : ",\"", outcomes.get(i));
    }
    line.append(']');
  }
}
