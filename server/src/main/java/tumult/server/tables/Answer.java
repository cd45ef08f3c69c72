package tumult.server.tables;

import tumult.table.Decision;

/** What comes of an ask. */
public sealed interface Answer {
  /**
   * It has happened, and is on disk.
   *
   * @param number that of the last event at the table then
   * @param time by the table's clock, in milliseconds; 0 if this was answered before
   */
  record Accepted(long number, long time) implements Answer {
    /** The answer to a command that is repeated. */
    public Accepted(long number) {
      this(number, 0);
    }
  }

  /** It has not happened, and nothing has changed. */
  record Refused(Decision.Refused reason) implements Answer {}
}
