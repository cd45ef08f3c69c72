package tumult.server.web;

/**
 * How much one may ask for.
 *
 * @param commandsAtOnce on one socket
 * @param commandsPerSecond on one socket in the long run
 * @param requestsAtOnce of one address, with the hellos of its sockets
 * @param requestsPerSecond of one address in the long run
 * @param sockets of one address at a time
 * @param connections of one address at a time, its sockets among them
 * @param connectionsInAll of all addresses together
 * @param tablesAtOnce that one address may open
 * @param secondsPerTable after which it may open one more
 * @param tablesListed how many of those that one address has opened the lobby shows
 * @param unsent bytes that may wait for a slow reader
 */
public record RequestLimits(
    int commandsAtOnce,
    int commandsPerSecond,
    int requestsAtOnce,
    int requestsPerSecond,
    int sockets,
    int connections,
    int connectionsInAll,
    int tablesAtOnce,
    int secondsPerTable,
    int tablesListed,
    int unsent) {
  /** For people, of whom a whole household may share an address. */
  public static final RequestLimits USUAL =
      new RequestLimits(60, 20, 200, 20, 200, 400, 20_000, 20, 20, 20, 2_000_000);

  /** For measurements, and among friends. */
  public static final RequestLimits NONE =
      new RequestLimits(
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          Integer.MAX_VALUE,
          1,
          Integer.MAX_VALUE,
          2_000_000);

  /** All addresses together may open as many tables as so many single ones. */
  static final int HOSTS = 100;

  /** The lobby's list, in tables. */
  static final int LONGEST_LIST = 200;

  /** A frame, in bytes. */
  static final int LARGEST_FRAME = 16 * 1024;

  /** A request's body, in bytes: a record to be checked may be long. */
  static final int LARGEST_BODY = 4 * 1024 * 1024;

  /** So many messages that are not understood, and a socket is closed. */
  static final int MOST_ERRORS = 50;
}
