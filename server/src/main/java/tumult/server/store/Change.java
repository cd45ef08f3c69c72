package tumult.server.store;

/** Something to be written into the journal's database. */
public sealed interface Change {
  /**
   * Appends an event.
   *
   * @param writer which life of the table's actor has written it
   */
  record Append(Stored event, String writer) implements Change {}

  /** Saves a snapshot, which replaces one of the same number. */
  record Save(Stored snapshot) implements Change {}

  /** Deletes the snapshots of an id that know less than the events before a number. */
  record Forget(String id, long before) implements Change {}

  /** Keeps the record of a game, in place of one that was kept before. */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
  record Keep(String table, int game, byte[] content) implements Change {}

  /**
   * An event or a snapshot as it is stored.
   *
   * @param id whose it is
   * @param number the event's, or that of the last event the snapshot knows
   * @param time when it was stored, in milliseconds
   * @param serializer who can read it, by a number
   * @param manifest what its bytes are
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
  record Stored(String id, long number, long time, int serializer, String manifest, byte[] bytes) {}
}
