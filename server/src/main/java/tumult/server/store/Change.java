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

  /** Deletes snapshots. */
  record Forget(Snapshots snapshots) implements Change {}

  /** Deletes events up to a number; the highest number there was is not forgotten. */
  record Cut(String id, long to) implements Change {}

  /** Keeps the record of a game, in place of one that was kept before. */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
  record Keep(String table, int game, byte[] content) implements Change {}

  /**
   * An event or a snapshot, as a serializer of Pekko's has written it.
   *
   * @param id whose it is: in Pekko's words, the persistence id
   * @param number the event's, or that of the last event the snapshot knows
   * @param time when it was stored, in milliseconds
   * @param serializer which serializer can read it
   * @param manifest what tells that serializer how
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared, never changed
  record Stored(String id, long number, long time, int serializer, String manifest, byte[] bytes) {}

  /** Which snapshots of an id: by number and by time, all of it inclusive. */
  record Snapshots(String id, long fromNumber, long toNumber, long fromTime, long toTime) {}
}
