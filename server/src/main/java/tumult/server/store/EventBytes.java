package tumult.server.store;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import tumult.server.store.Change.Append;
import tumult.server.store.Change.Stored;

/** Events as bytes, one after the other, in the form in which they are logged. */
final class EventBytes {
  private EventBytes() {}

  static void write(List<Append> events, DataOutputStream out) throws IOException {
    for (Append each : events) {
      Stored event = each.event();
      out.writeUTF(event.id());
      out.writeLong(event.number());
      out.writeLong(event.time());
      out.writeInt(event.serializer());
      out.writeUTF(event.manifest());
      out.writeUTF(each.writer());
      out.writeInt(event.bytes().length);
      out.write(event.bytes());
    }
  }

  static void tell(byte[] bytes, Consumer<Append> listener) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    while (in.available() > 0) {
      String id = in.readUTF();
      long number = in.readLong();
      long time = in.readLong();
      int serializer = in.readInt();
      String manifest = in.readUTF();
      String writer = in.readUTF();
      byte[] content = in.readNBytes(in.readInt());
      listener.accept(
          new Append(new Stored(id, number, time, serializer, manifest, content), writer));
    }
  }
}
