package tumult.server.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import tumult.server.wire.JsonSchemas;
import tumult.server.wire.Wire;
import tumult.wire.ToClient;

/** Describes the routes in OpenAPI 3.1, from the same list by which they are served. */
final class OpenApi {
  private final JsonSchemas schemas = new JsonSchemas("#/components/schemas/");
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
        .put("title", "Tumult")
        .put("version", "1")
        .put("description", "Tables, games and records. Play itself goes over the socket.");
    document.set("paths", paths);
    schemas.all().putObject("view").put("type", "object"); // each game has its own
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
}
