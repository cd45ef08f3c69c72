package tumult.server.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.engine.State;

/** How messages to and from programs are written: a line of JSON each. */
public final class ProgramWire {
  private static final Map<String, Class<?>> TO =
      Map.of(
          "hello",
          ToProgram.Hello.class,
          "turn",
          ToProgram.Turn.class,
          "error",
          ToProgram.Wrong.class);

  private static final Map<String, Class<?>> FROM =
      Map.of(
          "ready", FromProgram.Ready.class,
          "move", FromProgram.Move.class,
          "wait", FromProgram.Wait.class);

  private static final int LONGEST_QUOTE = 120;
  private static final JsonMapper JSON = mapper();
  private static final ObjectWriter WRITER = JSON.writerFor(ToProgram.class);
  private static final ObjectReader READER =
      JSON.readerFor(FromProgram.class).without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

  private ProgramWire() {}

  private static JsonMapper mapper() {
    JsonMapper mapper =
        Wire.JSON
            .rebuild()
            .addMixIn(ToProgram.class, Wire.Typed.class)
            .addMixIn(FromProgram.class, Wire.Typed.class)
            .build();
    TO.forEach((name, type) -> mapper.registerSubtypes(new NamedType(type, name)));
    FROM.forEach((name, type) -> mapper.registerSubtypes(new NamedType(type, name)));
    return mapper;
  }

  /** A message as it is sent, without the end of the line. */
  public static String text(ToProgram message) {
    try {
      return WRITER.writeValueAsString(message);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("cannot be written: " + message, impossible);
    }
  }

  /** What somebody has said, to be shown to them again: as much as is useful. */
  public static String quoted(String said) {
    return "'"
        + (said.length() > LONGEST_QUOTE ? said.substring(0, LONGEST_QUOTE) + "…" : said)
        + "'";
  }

  /** What a program has sent; what it says more than is needed is passed over. */
  public static FromProgram read(String line) {
    try {
      FromProgram read = READER.<@Nullable FromProgram>readValue(line);
      if (read == null) {
        throw new BadInput("null is nothing to say");
      }
      if (read instanceof FromProgram.Move(long turn, String move, Integer after) && move == null) {
        throw new BadInput("at move: is missing");
      }
      return read;
    } catch (JsonProcessingException wrong) {
      throw new BadInput(Unreadable.reason(wrong));
    }
  }

  /** All messages as a JSON Schema, with the views of these games. */
  public static String schema(Collection<Game<?, ?, ?>> games) {
    JsonSchemas schemas = new JsonSchemas("#/$defs/");
    ObjectNode document = Wire.JSON.createObjectNode();
    document.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    document.put("title", "What Tumult and a program that plays say to each other");
    ArrayNode any = document.putArray("oneOf");
    new TreeMap<>(TO).forEach((name, type) -> any.add(schemas.typed(type, name)));
    new TreeMap<>(FROM).forEach((name, type) -> any.add(schemas.typed(type, name)));
    ArrayNode views = Wire.JSON.createArrayNode();
    games.forEach(game -> views.add(schemas.of(viewType(game))));
    document.set("$defs", schemas.all());
    document.withObject("/$defs").putObject("view").set("anyOf", views);
    return document.toPrettyString() + "\n";
  }

  private static <S extends State<S>, V> Class<?> viewType(Game<S, V, ?> game) {
    Object view = game.view(game.newState(), Seat.SPECTATOR);
    return view.getClass();
  }
}
