package tumult.server.tables;

/**
 * A message as it is sent to a client: finished, so that it can come from another node.
 *
 * @param number the event's
 * @param command the id of the client's own command by which it has happened; else empty
 * @param text the JSON in UTF-8
 * @param changes whether it says what has changed: then it can answer a command as well
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, never changed
public record WordedMessage(long number, String command, byte[] text, boolean changes) {}
