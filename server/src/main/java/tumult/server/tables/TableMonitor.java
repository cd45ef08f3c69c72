package tumult.server.tables;

import tumult.table.Event;

/** Is told of everything that happens at the tables, for figures and logs; must never block. */
public interface TableMonitor {
  /** Does nothing. */
  TableMonitor NOBODY = new TableMonitor() {};

  /** An event is on disk. */
  default void happened(String table, long number, Event event) {}

  /** A decision's events were on disk so long after it was made. */
  default void appended(long nanos) {}

  /** So many more seats than before are taken at the tables in memory. */
  default void seated(int more) {}
}
