package tumult.server.entity;

import org.apache.pekko.serialization.SerializerWithStringManifest;
import tumult.server.store.JournalEntry;

/**
 * Hands journal entries and snapshots, which are bytes already, to the database. Nothing is read
 * here: what cannot be read is for the table to say.
 */
public final class JournalSerializer extends SerializerWithStringManifest {
  private static final String ENTRY = "event";

  @Override
  public int identifier() {
    return 1_414_876_493;
  }

  @Override
  public String manifest(Object stored) {
    return stored instanceof Snapshot snapshot ? snapshot.form() : ENTRY;
  }

  @Override
  public byte[] toBinary(Object stored) {
    return switch (stored) {
      case JournalEntry entry -> entry.json();
      case Snapshot snapshot -> snapshot.bytes();
      default -> throw new IllegalArgumentException("never stored: " + stored.getClass());
    };
  }

  @Override
  public Object fromBinary(byte[] bytes, String manifest) {
    return manifest.equals(ENTRY) ? JournalEntry.stored(bytes) : new Snapshot(manifest, bytes);
  }
}
