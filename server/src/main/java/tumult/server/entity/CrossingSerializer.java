package tumult.server.entity;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.pekko.actor.ExtendedActorSystem;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorRefResolver;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.serialization.SerializerWithStringManifest;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.engine.Refusal;
import tumult.server.entity.Listener.Heard;
import tumult.server.tables.Answer;
import tumult.server.tables.Door;
import tumult.server.tables.Measurement;
import tumult.server.tables.WordedMessage;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.wire.EveningResults;

/**
 * How what crosses between two nodes is written: finished words as they are, everything else as
 * JSON.
 *
 * <p>Nodes of two neighbouring versions talk to each other during an upgrade. A name here never
 * changes its meaning: something new gets a name of its own, and what is not known in a record is
 * passed over.
 */
public final class CrossingSerializer extends SerializerWithStringManifest {
  /** The name of everything that crosses; the number is that of its form. */
  static final Map<Class<?>, String> NAMES =
      Map.ofEntries(
          Map.entry(Request.AskTable.class, "ask1"),
          Map.entry(Request.Look.class, "look1"),
          Map.entry(Request.Results.class, "results1"),
          Map.entry(Request.Knock.class, "knock1"),
          Map.entry(Request.Advise.class, "advise1"),
          Map.entry(Advice.class, "advice1"),
          Map.entry(Request.CountGames.class, "countGames1"),
          Map.entry(Request.Subscribe.class, "subscribe1"),
          Map.entry(Request.Show.class, "show1"),
          Map.entry(Request.Measured.class, "measured1"),
          Map.entry(Request.LetGo.class, "letGo1"),
          Map.entry(Request.Wake.class, "wake1"),
          Map.entry(Request.Expire.class, "expire1"),
          Map.entry(Heard.Worded.class, "worded1"),
          Map.entry(Heard.MissedWords.class, "missed1"),
          Map.entry(Heard.Fall.class, "fall1"),
          Map.entry(Heard.Welcome.class, "welcome1"),
          Map.entry(Heard.Lost.class, "lost1"),
          Map.entry(Answer.Accepted.class, "accepted1"),
          Map.entry(Answer.Refused.class, "refused1"),
          Map.entry(TableView.class, "view1"),
          Map.entry(Door.class, "door1"),
          Map.entry(EveningResults.class, "evening1"));

  private static final Map<String, Class<?>> CLASSES =
      NAMES.entrySet().stream().collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));

  private final long node = new SecureRandom().nextLong();
  private final OtherClocks clocks = new OtherClocks();
  private final ExtendedActorSystem system;
  private final JsonMapper json;

  /** Made by Pekko. */
  public CrossingSerializer(ExtendedActorSystem system) {
    this.system = system;
    json =
        JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .addMixIn(Ask.class, Undated.class)
            .registerSubtypes(kinds(Command.class))
            .registerSubtypes(kinds(Measurement.class))
            .addMixIn(Command.class, Typed.class)
            .addMixIn(Measurement.class, Typed.class)
            .addModule(
                new SimpleModule()
                    .addSerializer(new RefWriter())
                    .addDeserializer(ActorRef.class, new RefReader())
                    .addSerializer(new RefusalWriter())
                    .addDeserializer(Decision.Refused.class, new RefusalReader()))
            .build();
  }

  /** Each is called as its class: that stays for as long as nodes of two versions meet. */
  private static NamedType[] kinds(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .map(kind -> new NamedType(kind, kind.getSimpleName()))
        .toArray(NamedType[]::new);
  }

  @Override
  public int identifier() {
    return 1_414_876_494;
  }

  @Override
  public String manifest(Object crossing) {
    String name = NAMES.get(crossing.getClass());
    if (name == null) {
      throw new IllegalArgumentException("never crosses: " + crossing.getClass());
    }
    return name;
  }

  @Override
  public byte[] toBinary(Object crossing) {
    return switch (crossing) {
      case Heard.Worded(WordedMessage words, boolean opening) -> {
        ByteBuffer bytes = ByteBuffer.allocate(1 + size(words));
        put(bytes.put((byte) (opening ? 1 : 0)), words);
        yield bytes.array();
      }
      case Heard.MissedWords(List<WordedMessage> missed) -> {
        ByteBuffer bytes =
            ByteBuffer.allocate(missed.stream().mapToInt(CrossingSerializer::size).sum());
        missed.forEach(words -> put(bytes, words));
        yield bytes.array();
      }
      case Request.AskTable ask -> dated(ask);
      case Request.Measured measured -> dated(measured);
      default -> write(crossing);
    };
  }

  private static int size(WordedMessage words) {
    return Long.BYTES + 1 + 2 * Integer.BYTES + words.command().length() + words.text().length;
  }

  private static void put(ByteBuffer bytes, WordedMessage words) {
    bytes.putLong(words.number()).put((byte) (words.changes() ? 1 : 0));
    put(bytes, words.command().getBytes(StandardCharsets.US_ASCII));
    put(bytes, words.text());
  }

  private static void put(ByteBuffer bytes, byte[] text) {
    bytes.putInt(text.length).put(text);
  }

  private static WordedMessage words(ByteBuffer bytes) {
    long number = bytes.getLong();
    boolean changes = bytes.get() != 0;
    String command = new String(text(bytes), StandardCharsets.US_ASCII);
    return new WordedMessage(number, command, text(bytes), changes);
  }

  private static byte[] text(ByteBuffer bytes) {
    byte[] text = new byte[bytes.getInt()];
    bytes.get(text);
    return text;
  }

  /** What has times in it begins with whose they are, and what time it is there. */
  private byte[] dated(Request request) {
    byte[] text = write(request);
    return ByteBuffer.allocate(2 * Long.BYTES + text.length)
        .putLong(node)
        .putLong(Measurement.now())
        .put(text)
        .array();
  }

  private byte[] write(Object crossing) {
    try {
      return json.writeValueAsBytes(crossing);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public Object fromBinary(byte[] binary, String manifest) {
    Class<?> type = CLASSES.get(manifest);
    if (type == null) {
      throw new IllegalArgumentException("of a newer Tumult: " + manifest);
    }
    ByteBuffer bytes = ByteBuffer.wrap(binary);
    if (type == Heard.Worded.class) {
      boolean opening = bytes.get() != 0;
      return new Heard.Worded(words(bytes), opening);
    }
    if (type == Heard.MissedWords.class) {
      List<WordedMessage> missed = new ArrayList<>();
      while (bytes.hasRemaining()) {
        missed.add(words(bytes));
      }
      return new Heard.MissedWords(missed);
    }
    boolean dated = type == Request.AskTable.class || type == Request.Measured.class;
    long shift = dated ? clocks.shift(bytes.getLong(), bytes.getLong(), Measurement.now()) : 0;
    return shifted(read(binary, bytes.position(), type), shift);
  }

  private Object read(byte[] bytes, int from, Class<?> type) {
    try {
      return json.readValue(bytes, from, bytes.length - from, type);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** What was read, with times of this node. */
  private static Object shifted(Object read, long shift) {
    return switch (read) {
      case Request.AskTable ask ->
          new Request.AskTable(ask.ask(), ask.command(), ask.arrived() + shift, ask.replyTo());
      case Request.Measured(String person, Measurement measurement) ->
          new Request.Measured(person, measurement.shifted(shift));
      default -> read;
    };
  }

  /** The time of an ask is the table's, not that of the node from which it comes. */
  @JsonIgnoreProperties("time")
  private interface Undated {}

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface Typed {}

  private final class RefWriter extends StdSerializer<ActorRef<?>> {
    private static final long serialVersionUID = 1;

    RefWriter() {
      super(ActorRef.class, false);
    }

    @Override
    public void serialize(ActorRef<?> ref, JsonGenerator to, SerializerProvider provider)
        throws IOException {
      to.writeString(refs().toSerializationFormat(ref));
    }
  }

  private final class RefReader extends StdDeserializer<ActorRef<?>> {
    private static final long serialVersionUID = 1;

    RefReader() {
      super(ActorRef.class);
    }

    @Override
    public ActorRef<?> deserialize(JsonParser from, DeserializationContext context)
        throws IOException {
      return refs().resolveActorRef(from.getText());
    }
  }

  private ActorRefResolver refs() {
    return ActorRefResolver.get(Adapter.toTyped(system));
  }

  /**
   * A refusal as it crosses.
   *
   * @param key the reason's name
   */
  private record Reason(String key, int rule, String room, String detail) {}

  /** A game's reason, of which nobody needs to know more than this. */
  private record Told(String name, int rule) implements Refusal {}

  private static final class RefusalWriter extends StdSerializer<Decision.Refused> {
    private static final long serialVersionUID = 1;

    RefusalWriter() {
      super(Decision.Refused.class);
    }

    @Override
    public void serialize(Decision.Refused refused, JsonGenerator to, SerializerProvider provider)
        throws IOException {
      Refusal why = refused.refusal();
      to.writePOJO(new Reason(why.name(), why.rule(), refused.room(), refused.detail()));
    }
  }

  private static final class RefusalReader extends StdDeserializer<Decision.Refused> {
    private static final long serialVersionUID = 1;

    RefusalReader() {
      super(Decision.Refused.class);
    }

    @Override
    public Decision.Refused deserialize(JsonParser from, DeserializationContext context)
        throws IOException {
      Reason reason = context.readValue(from, Reason.class);
      Refusal tables = reason.room().equals(TableRefusal.ROOM) ? table(reason.key()) : null;
      return new Decision.Refused(
          tables == null ? new Told(reason.key(), reason.rule()) : tables,
          reason.room(),
          reason.detail());
    }

    private static @Nullable Refusal table(String name) {
      for (TableRefusal each : TableRefusal.values()) {
        if (each.name().equals(name)) {
          return each;
        }
      }
      return null;
    }
  }
}
