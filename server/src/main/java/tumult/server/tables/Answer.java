package tumult.server.tables;

import tumult.table.Decision;

/** What comes of an ask. */
public sealed interface Answer {
  /**
   * It has happened, and is on disk.
   *
   * @param number that of the last event at the table then
   */
  record Accepted(long number) implements Answer {}

  /** It has not happened, and nothing has changed. */
  record Refused(Decision.Refused reason) implements Answer {}
}
