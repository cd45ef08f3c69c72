package tumult.server.tables;

import tumult.table.Phase;
import tumult.table.Visibility;

/**
 * A table as the lobby lists it.
 *
 * @param id the table's
 * @param number its last event's when this was so
 * @param game the full name of the game
 * @param host the host's name
 * @param seats how many there are
 * @param taken how many a person or a bot has
 * @param present how many people are connected
 * @param time when this became so, in milliseconds
 */
public record LobbyTable(
    String id,
    long number,
    String game,
    String host,
    Phase phase,
    Visibility visibility,
    int seats,
    int taken,
    int present,
    long time) {}
