package tumult.cli.commands;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import tumult.engine.BadInput;

/** The JSON of files and lines that commands write and read. */
public final class JsonFile {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private JsonFile() {}

  static String text(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException bug) {
      throw new IllegalStateException(bug);
    }
  }

  /** A value of that type from a file's text. */
  static <T> T read(String file, String text, Class<T> type) {
    try {
      return MAPPER.readValue(text, type);
    } catch (JsonProcessingException wrong) {
      throw new BadInput(
          "%s: is not what was expected: %s".formatted(file, wrong.getOriginalMessage()));
    }
  }

  /** A record as a map of its components, its own name first as {@code type}. */
  static Map<String, Object> typed(Object move) {
    Map<String, Object> typed = new LinkedHashMap<>();
    typed.put("type", move.getClass().getSimpleName());
    typed.putAll(MAPPER.convertValue(move, new TypeReference<LinkedHashMap<String, Object>>() {}));
    return typed;
  }
}
