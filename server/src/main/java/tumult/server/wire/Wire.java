package tumult.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.cfg.MutableCoercionConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.table.Command;
import tumult.table.Hints;
import tumult.table.Message;
import tumult.table.TableView;
import tumult.table.steps.LogLine;
import tumult.wire.FromClient;
import tumult.wire.Names;
import tumult.wire.ToClient;

/** How messages are written: JSON, told apart by {@code type}. */
public final class Wire {
  /** For everything that is sent or received. */
  public static final JsonMapper JSON = mapper();

  /** What is meant where nothing is said, by those who do not know of it yet. */
  private static final InjectableValues USUALLY =
      new InjectableValues.Std()
          .addValue(FromClient.Views.class, FromClient.Views.WHOLE)
          .addValue(Hints.class, Hints.ALONE);

  private static final ObjectReader FROM = strict(FromClient.class).with(USUALLY);
  private static final ObjectWriter FROM_WRITER = JSON.writerFor(FromClient.class);
  private static final ObjectReader TO = JSON.readerFor(ToClient.class);
  private static final ObjectWriter TO_WRITER = JSON.writerFor(ToClient.class);
  private static final int DEEPEST = 20;

  /** Where each thread writes what has changed: most of it is shorter. */
  private static final ThreadLocal<JsonBytes> DESK =
      ThreadLocal.withInitial(() -> new JsonBytes(512));

  private static final byte[] CHANGED = ascii("{\"type\":\"changed\",\"number\":");
  private static final byte[] LOG = ascii(",\"log\":[");
  private static final byte[] VIEW = ascii(",\"view\":");
  private static final byte[] DONE = ascii(",\"done\":");

  private Wire() {}

  /** What a client has sent. */
  public static FromClient fromClient(String text) {
    return read(FROM, FromClient.class, text);
  }

  /** What the server has sent. */
  public static ToClient toClient(String text) {
    return read(TO, ToClient.class, text);
  }

  private static <T> T read(ObjectReader reader, Class<T> type, String text) {
    try {
      T read = type.cast(reader.<@Nullable Object>readValue(text));
      if (read == null) {
        throw new BadInput("null is nothing to say");
      }
      return read;
    } catch (JsonProcessingException wrong) {
      throw new BadInput(Unreadable.reason(wrong));
    }
  }

  /** A reader of what comes from outside: nothing may be missing. */
  private static ObjectReader strict(Class<?> type) {
    return JSON.readerFor(type)
        .with(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
        .with(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES);
  }

  /** What somebody has sent, of that type. */
  public static <T> T read(Class<T> type, String text) {
    return read(strict(type).with(USUALLY), type, text);
  }

  public static String text(FromClient message) {
    return write(FROM_WRITER, message);
  }

  public static String text(ToClient message) {
    return write(TO_WRITER, message);
  }

  /** The same in UTF-8, written faster where it is long. */
  public static byte[] bytes(ToClient message) {
    try {
      return TO_WRITER.writeValueAsBytes(message);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("cannot be written: " + message, impossible);
    }
  }

  /** The names that stand for places in what has changed of a view. */
  public static List<String> names(TableView view) {
    return Changes.of(view).names();
  }

  /** What is told to somebody who has this view; null if the whole view has to be told. */
  public static byte @Nullable [] changed(Message message, TableView before) {
    TableView now = message.view();
    if (now == null) {
      return null;
    }
    JsonBytes out = DESK.get();
    out.cut(0);
    out.raw(CHANGED).number(message.number()).raw(LOG);
    String game = now.play() == null ? "" : now.play().game();
    for (LogLine line : message.log()) {
      shortened(line, game, out);
    }
    out.end(']').raw(VIEW);
    return Changes.of(before).write(before, now, out) ? out.sign('}').toArray() : null;
  }

  private static void shortened(LogLine line, String game, JsonBytes out) {
    String key = line.key();
    int room = key.indexOf('.');
    boolean own = room > 0 && key.regionMatches(0, game, 0, room) && ends(game, room);
    int begin = own ? room : 0;
    List<String> words = line.arguments();
    if (hasSpace(words)) {
      out.sign('[').text(key.substring(begin));
      words.forEach(word -> out.sign(',').text(word));
      out.sign(']');
    } else {
      out.sign('"').inText(key, begin);
      for (int i = 0; i < words.size(); i++) {
        out.sign(' ').inText(words.get(i));
      }
      out.sign('"');
    }
    out.sign(',');
  }

  private static boolean hasSpace(List<String> words) {
    for (String word : words) {
      if (word.indexOf(' ') >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether the id of a game in notation ends there: options or a version may follow. */
  private static boolean ends(String game, int at) {
    return at == game.length() || game.charAt(at) == '@' || game.charAt(at) == '(';
  }

  /** Says in a message about changes which command it answers. */
  public static byte[] withDone(byte[] changed, String id) {
    JsonBytes out = DESK.get();
    out.cut(0);
    out.raw(changed);
    out.cut(changed.length - 1);
    return out.raw(DONE).text(id).sign('}').toArray();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static String write(ObjectWriter writer, Object message) {
    try {
      return writer.writeValueAsString(message);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("cannot be written: " + message, impossible);
    }
  }

  private static JsonMapper mapper() {
    JsonFactory factory =
        JsonFactory.builder()
            .recyclerPool(JsonRecyclerPools.sharedConcurrentDequePool()) // threads are short-lived
            .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build();
    JsonMapper mapper =
        JsonMapper.builder(factory)
            .addModule(new BlackbirdModule())
            .addMixIn(FromClient.class, Typed.class)
            .addMixIn(ToClient.class, Typed.class)
            .addMixIn(Command.class, Typed.class)
            .defaultPropertyInclusion(
                JsonInclude.Value.construct(
                    JsonInclude.Include.NON_NULL, JsonInclude.Include.ALWAYS))
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .withCoercionConfig(LogicalType.Textual, Wire::onlyTexts)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
            .enable(
                DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
                DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .build();
    Names.COMMANDS.forEach((name, type) -> mapper.registerSubtypes(new NamedType(type, name)));
    Names.FROM_CLIENT.forEach((name, type) -> mapper.registerSubtypes(new NamedType(type, name)));
    Names.TO_CLIENT.forEach((name, type) -> mapper.registerSubtypes(new NamedType(type, name)));
    return mapper;
  }

  /** A number is no text, though it could be written as one. */
  private static void onlyTexts(MutableCoercionConfig texts) {
    texts
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  interface Typed {}
}
