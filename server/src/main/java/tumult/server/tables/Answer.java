package tumult.server.tables;

import tumult.table.Decision;

/** What comes of an ask. */
public sealed interface Answer {
  /**
   * It has happened, and is on disk.
   *
   * @param number that of the last event at the table then
   * @param time by the table's clock, in milliseconds
   */
  record Accepted(long number, long time) implements Answer {}

  /** It has not happened, and nothing has changed. */
  record Refused(Decision.Refused reason) implements Answer {}
}
