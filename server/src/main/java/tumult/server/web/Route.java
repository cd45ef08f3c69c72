package tumult.server.web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A path of the API: how it is answered, and how it is described.
 *
 * @param method in lower case
 * @param path with parameters in braces
 * @param parameters all of them, those of the query too, with what they mean
 * @param body of the request; null if it has none
 * @param answer the type of the answer; {@code String} for plain text
 */
record Route(
    String method,
    String path,
    String summary,
    Map<String, String> parameters,
    @Nullable Class<?> body,
    Class<?> answer,
    boolean listed,
    Handler handler) {

  /** Answers a request, or throws a {@link FailedRequest} or a {@link tumult.engine.BadInput}. */
  @FunctionalInterface
  interface Handler {
    Object answer(Call call);
  }

  /**
   * One request.
   *
   * @param from the address that it comes from
   * @param base where the client reaches this server
   * @param parameters of path and query
   * @param body as text, empty if there is none
   */
  record Call(Identity who, String from, String base, Map<String, String> parameters, String body) {
    /** A parameter that must be there. */
    String parameter(String name) {
      return parameters.getOrDefault(name, "");
    }
  }

  static Route get(String path, String summary, Class<?> answer, Handler handler) {
    return new Route("get", path, summary, Map.of(), null, answer, false, handler);
  }

  /** Answers with a list of them. */
  static Route list(String path, String summary, Class<?> answer, Handler handler) {
    return new Route("get", path, summary, Map.of(), null, answer, true, handler);
  }

  static Route post(String path, String summary, Class<?> body, Class<?> answer, Handler handler) {
    return new Route("post", path, summary, Map.of(), body, answer, false, handler);
  }

  Route with(String parameter, String meaning) {
    Map<String, String> more = new java.util.LinkedHashMap<>(parameters);
    more.put(parameter, meaning);
    return new Route(method, path, summary, more, body, answer, listed, handler);
  }

  /** The names of the parameters in the path. */
  List<String> pathParameters() {
    return parameters.keySet().stream().filter(name -> path.contains("{" + name + "}")).toList();
  }
}
