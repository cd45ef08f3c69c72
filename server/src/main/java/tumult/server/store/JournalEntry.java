package tumult.server.store;

import tumult.table.Event;

/**
 * One line of a table's journal: an event, and the command that it answers.
 *
 * <p>The command is kept so that, repeated after a crash, it is recognised.
 *
 * @param event what happened
 * @param who the person who asked for it; empty where a command has no id
 * @param command the id that person's client gave to the command; empty where it has none
 * @param json all of this as stored
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, never changed
public record JournalEntry(Event event, String who, String command, byte[] json) {
  /** An event to be stored. */
  public static JournalEntry of(Event event, String who, String command) {
    return new JournalEntry(event, who, command, EventFormat.write(event, who, command));
  }
}
