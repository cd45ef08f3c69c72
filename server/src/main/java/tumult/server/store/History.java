package tumult.server.store;

import java.util.Arrays;
import java.util.function.Consumer;

/** Everything that has happened at one table, as stored: a line of JSON for each event. */
public final class History {
  private static final int FIRST_SIZE = 1024;

  private byte[] lines = new byte[FIRST_SIZE];
  private int length;

  /** All of it, to be kept in one piece. */
  public byte[] lines() {
    return Arrays.copyOf(lines, length);
  }

  /** Adds what has happened now. */
  public void add(JournalEntry entry) {
    byte[] json = entry.json();
    int needed = length + json.length + 1;
    if (needed > lines.length) {
      lines = Arrays.copyOf(lines, Math.max(needed, lines.length * 5 / 4));
    }
    System.arraycopy(json, 0, lines, length, json.length);
    lines[needed - 1] = '\n';
    length = needed;
  }

  /** Tells everything from the beginning. */
  public void tell(Consumer<JournalEntry> listener) {
    tell(lines, length, listener);
  }

  /** Tells everything that {@link #lines} has given. */
  public static void tell(byte[] lines, Consumer<JournalEntry> listener) {
    tell(lines, lines.length, listener);
  }

  private static void tell(byte[] lines, int length, Consumer<JournalEntry> listener) {
    int start = 0;
    for (int end = 0; end < length; end++) {
      if (lines[end] == '\n') {
        listener.accept(EventFormat.read(Arrays.copyOfRange(lines, start, end)));
        start = end + 1;
      }
    }
  }
}
