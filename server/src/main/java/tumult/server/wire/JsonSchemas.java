package tumult.server.wire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The JSON Schemas of records, each described once. */
public final class JsonSchemas {
  private final ObjectNode all = Wire.JSON.createObjectNode();
  private final String place;

  /**
   * @param place where {@link #all} will be in the document, e.g. {@code #/$defs/}
   */
  public JsonSchemas(String place) {
    this.place = place;
  }

  /** Every record that was met, by its name. */
  public ObjectNode all() {
    return all;
  }

  /** The schema of a type, which refers to those of the records in it. */
  public ObjectNode of(Type type) {
    ObjectNode schema = Wire.JSON.createObjectNode();
    switch (type) {
      case ParameterizedType generic when generic.getRawType() == List.class ->
          schema.put("type", "array").set("items", of(generic.getActualTypeArguments()[0]));
      case ParameterizedType generic ->
          schema
              .put("type", "object")
              .set("additionalProperties", of(generic.getActualTypeArguments()[1]));
      case Class<?> plain -> plain(schema, plain);
      default -> throw new IllegalArgumentException("no schema for " + type);
    }
    return schema;
  }

  /** The schema of a message that is told from others by its {@code type}. */
  ObjectNode typed(Class<?> type, String name) {
    ObjectNode schema = Wire.JSON.createObjectNode();
    describe(type, schema);
    schema.withObject("/properties").putObject("type").put("const", name);
    schema.withArray("/required").insert(0, "type");
    return schema;
  }

  private void plain(ObjectNode schema, Class<?> type) {
    if (type.isEnum()) {
      ArrayNode values = schema.put("type", "string").putArray("enum");
      for (Object constant : type.getEnumConstants()) {
        values.add(Wire.JSON.valueToTree(constant));
      }
    } else if (type.isRecord()) {
      String name = name(type);
      schema.put("$ref", place + name);
      if (!all.has(name)) {
        describe(type, all.putObject(name));
      }
    } else if (type == Object.class) {
      schema.put("$ref", place + "view"); // the only thing that is of any kind
    } else {
      schema.put("type", primitive(type));
    }
  }

  /** A record's name; with its game's, where it is one of a game's own room. */
  private static String name(Class<?> type) {
    String room = type.getPackageName();
    boolean own = room.startsWith("tumult.games.");
    return (own ? room.substring(room.lastIndexOf('.') + 1) + "." : "") + type.getSimpleName();
  }

  private void describe(Class<?> type, ObjectNode schema) {
    ObjectNode properties = schema.put("type", "object").putObject("properties");
    ArrayNode required = schema.putArray("required");
    for (var component : type.getRecordComponents()) {
      properties.set(component.getName(), of(component.getGenericType()));
      if (!component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
        required.add(component.getName());
      }
    }
  }

  private static String primitive(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return "boolean";
    }
    if (type == double.class || type == Double.class) {
      return "number";
    }
    return type == int.class || type == long.class || type == Integer.class || type == Long.class
        ? "integer"
        : "string";
  }
}
