package tumult.server.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.server.wire.ToClient;
import tumult.server.wire.Wire;

/** Describes the routes in OpenAPI 3.1, from the same list by which they are served. */
final class OpenApi {
  private final Schemas schemas = new Schemas();
  private final ObjectNode paths = Wire.JSON.createObjectNode();

  private OpenApi(List<Route> routes) {
    routes.forEach(this::add);
  }

  static ObjectNode of(List<Route> routes) {
    return new OpenApi(routes).document();
  }

  private ObjectNode document() {
    ObjectNode document = Wire.JSON.createObjectNode().put("openapi", "3.1.0");
    document
        .putObject("info")
        .put("cachedGame", "Tumult")
        .put("version", "1")
        .put("description", "Tables, games and records. Play itself goes over the socket.");
    document.set("paths", paths);
    document.putObject("components").set("schemas", schemas.all());
    return document;
  }

  private void add(Route route) {
    ObjectNode operation = paths.withObject("/" + pointer(route.path())).putObject(route.method());
    operation.put("summary", route.summary());
    ArrayNode parameters = operation.putArray("parameters");
    route
        .parameters()
        .forEach((name, meaning) -> {
          boolean inPath = route.pathParameters().contains(name);
          ObjectNode parameter = parameters.addObject().put("name", name);
          parameter.put("in", inPath ? "path" : "query").put("required", inPath);
          parameter.put("description", meaning).putObject("schema").put("type", "string");
        });
    if (route.body() != null) {
      ObjectNode body = operation.putObject("requestBody").put("required", true);
      content(body, route.body(), false);
    }
    ObjectNode responses = operation.putObject("responses");
    content(response(responses, "200", "as asked for"), route.answer(), route.listed());
    content(response(responses, "409", "refused"), ToClient.Refused.class, false);
    content(response(responses, "default", "cannot be answered"), ToClient.Failed.class, false);
  }

  /** A path as a part of a JSON pointer. */
  private static String pointer(String path) {
    return path.replace("~", "~0").replace("/", "~1");
  }

  private static ObjectNode response(ObjectNode responses, String status, String description) {
    return responses.putObject(status).put("description", description);
  }

  private void content(ObjectNode owner, Class<?> type, boolean listed) {
    String mime = type == String.class ? "text/plain" : "application/json";
    ObjectNode media = owner.putObject("content").putObject(mime);
    if (listed) {
      media.putObject("schema").put("type", "array").set("items", schemas.of(type));
    } else {
      media.set("schema", schemas.of(type));
    }
  }

  /** The document as text. */
  static String text(List<Route> routes) {
    return of(routes).toPrettyString();
  }

  /** The schemas of records. */
  private static final class Schemas {
    private final ObjectNode all = Wire.JSON.createObjectNode();

    ObjectNode all() {
      return all;
    }

    ObjectNode of(java.lang.reflect.Type type) {
      ObjectNode schema = Wire.JSON.createObjectNode();
      switch (type) {
        case java.lang.reflect.ParameterizedType generic when generic.getRawType() == List.class ->
            schema.put("type", "array").set("items", of(generic.getActualTypeArguments()[0]));
        case java.lang.reflect.ParameterizedType generic ->
            schema
                .put("type", "object")
                .set("additionalProperties", of(generic.getActualTypeArguments()[1]));
        case Class<?> plain -> plain(schema, plain);
        default -> throw new IllegalArgumentException("no schema for " + type);
      }
      return schema;
    }

    private void plain(ObjectNode schema, Class<?> type) {
      if (type.isEnum()) {
        ArrayNode values = schema.put("type", "string").putArray("enum");
        for (Object constant : type.getEnumConstants()) {
          values.add(Wire.JSON.valueToTree(constant));
        }
      } else if (type.isRecord()) {
        schema.put("$ref", "#/components/schemas/" + type.getSimpleName());
        if (!all.has(type.getSimpleName())) {
          describe(type, all.putObject(type.getSimpleName()));
        }
      } else if (type != Object.class) {
        schema.put("type", name(type));
      }
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

    private static String name(Class<?> type) {
      if (type == boolean.class) {
        return "boolean";
      }
      return type == int.class || type == long.class || type == Integer.class || type == Long.class
          ? "integer"
          : "string";
    }
  }
}
