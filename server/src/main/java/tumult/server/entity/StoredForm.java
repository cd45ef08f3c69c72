package tumult.server.entity;

import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.Serializer;
import org.apache.pekko.serialization.Serializers;
import tumult.server.store.Change.Stored;

/** How Pekko's serialization writes and reads what is stored. */
final class StoredForm {
  private StoredForm() {}

  /** Throws what Scala need not declare: that there is no serializer, or that it fails. */
  static Stored of(String id, long number, long time, Object payload, Serialization serialization) {
    Serializer serializer = serialization.findSerializerFor(payload);
    return new Stored(
        id,
        number,
        time,
        serializer.identifier(),
        Serializers.manifestFor(serializer, payload),
        serialization.serialize(payload).get());
  }

  static Object read(Stored stored, Serialization serialization) {
    return serialization.deserialize(stored.bytes(), stored.serializer(), stored.manifest()).get();
  }
}
