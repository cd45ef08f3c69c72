package tumult.table;

/** What a key gives a right to. */
public enum Right {
  /** To come in and to take a seat. */
  INVITE,
  /** To come in and to watch. */
  WATCH,
  /** To show the table on a screen that everybody in a room sees. */
  SCREEN,
  /** To come in as a program, which plays and does nothing else. */
  PROGRAM,
  /** To take over one certain seat, once: one's own, from another device. */
  SEAT,
  /** To become the host, once. */
  HOST
}
