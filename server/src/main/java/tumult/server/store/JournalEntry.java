package tumult.server.store;

import org.jspecify.annotations.Nullable;
import tumult.table.Event;

/**
 * One line of a table's journal: an event, and the command that it answers.
 *
 * <p>The command is kept so that, repeated after a crash, it is recognised. What was stored is read
 * when somebody wants to know it: one line that cannot be read does not hide the others.
 */
public final class JournalEntry {
  private final byte[] json;
  private @Nullable Content content;

  /**
   * What a line says.
   *
   * @param event what happened
   * @param who the person who asked for it; empty where a command has no id
   * @param command the id that person's client gave to the command; empty where it has none
   */
  record Content(Event event, String who, String command) {}

  private JournalEntry(byte[] json, @Nullable Content content) {
    this.json = json;
    this.content = content;
  }

  /** An event to be stored. */
  public static JournalEntry of(Event event, String who, String command) {
    return new JournalEntry(
        EventFormat.write(event, who, command), new Content(event, who, command));
  }

  /** An entry as it was stored. */
  public static JournalEntry stored(byte[] json) {
    return new JournalEntry(json, null);
  }

  /** All of it as stored; not to be changed. */
  public byte[] json() {
    return json;
  }

  public Event event() {
    return content().event;
  }

  public String who() {
    return content().who;
  }

  public String command() {
    return content().command;
  }

  private Content content() {
    Content known = content;
    if (known == null) {
      known = EventFormat.read(json);
      content = known;
    }
    return known;
  }
}
