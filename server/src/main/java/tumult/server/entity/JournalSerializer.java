package tumult.server.entity;

import org.apache.pekko.serialization.SerializerWithStringManifest;
import tumult.server.store.EventFormat;
import tumult.server.store.JournalEntry;

/** Hands journal entries and snapshots, which are text already, to the database. */
public final class JournalSerializer extends SerializerWithStringManifest {
  private static final String ENTRY = "event";
  private static final String SNAPSHOT = "history";

  @Override
  public int identifier() {
    return 1_414_876_493;
  }

  @Override
  public String manifest(Object stored) {
    return stored instanceof JournalEntry ? ENTRY : SNAPSHOT;
  }

  @Override
  public byte[] toBinary(Object stored) {
    return switch (stored) {
      case JournalEntry entry -> entry.json();
      case Snapshot snapshot -> snapshot.lines();
      default -> throw new IllegalArgumentException("never stored: " + stored.getClass());
    };
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return switch (manifest) {
      case ENTRY -> EventFormat.read(bytes);
      case SNAPSHOT -> new Snapshot(bytes);
      default -> throw new IllegalArgumentException("a newer Tumult wrote this: " + manifest);
    };
  }
}
