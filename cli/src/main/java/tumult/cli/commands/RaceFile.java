package tumult.cli.commands;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.lab.races.ObservedRace;
import tumult.lab.races.ObservedRace.Ping;
import tumult.lab.races.ObservedRace.Runner;
import tumult.table.races.Touch;

/** Races as JSON lines; {@code docs/fairness.md} describes the form. */
final class RaceFile {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final double LATEST = 1e12;

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<String> ids = new ArrayList<>();

  /**
   * A race and what the file calls it.
   *
   * @param table where it was; empty if the file does not say
   */
  record Named(Object name, String table, ObservedRace race) {}

  /** The name in the file of a rival's number. */
  String id(int rival) {
    return ids.get(rival);
  }

  /** Reads one line. */
  Named race(String line, int number) {
    JsonNode node = parse(line);
    JsonNode rivals = node.path("rivals");
    if (!rivals.isArray() || rivals.isEmpty()) {
      throw new BadInput("expected {\"race\": …, \"rivals\": [{…}, …]}");
    }
    List<Runner> runners = new ArrayList<>();
    Set<Integer> seen = new HashSet<>();
    for (JsonNode rival : rivals) {
      Runner runner = runner(rival);
      if (!seen.add(runner.rival())) {
        throw new BadInput("rival '%s' is there twice".formatted(id(runner.rival())));
      }
      runners.add(runner);
    }
    Object name = node.has("race") ? node.get("race") : number;
    return new Named(name, table(node.path("table")), new ObservedRace(runners));
  }

  private static String table(JsonNode id) {
    if (!id.isMissingNode() && !id.isTextual() && !id.isIntegralNumber()) {
      throw new BadInput("table must be a name or a number, not " + id);
    }
    return id.asText();
  }

  private static JsonNode parse(String line) {
    try {
      return MAPPER.readTree(line);
    } catch (JsonProcessingException wrong) {
      throw new BadInput("is no JSON (%s)".formatted(wrong.getOriginalMessage()));
    }
  }

  private Runner runner(JsonNode node) {
    String id = node.path("id").asText();
    if (id.isEmpty()) {
      throw new BadInput("a rival has no id");
    }
    try {
      return runner(number(id), node);
    } catch (BadInput wrong) {
      throw wrong.at("rival '%s'".formatted(id));
    }
  }

  private static Runner runner(int number, JsonNode node) {
    long sent = needed(node, "sent_ms");
    Long arrived = given(node, "arrived_ms");
    Long claimed = given(node, "reaction_ms");
    if (arrived != null && arrived < sent) {
      throw new BadInput("arrived_ms is before sent_ms");
    }
    if (!node.path("visible").isBoolean()) {
      throw new BadInput("visible must be true or false");
    }
    return new Runner(
        number,
        sent,
        arrived == null ? ObservedRace.NEVER : arrived,
        claimed == null ? Touch.UNCLAIMED : claimed,
        node.has("granularity_ms") ? needed(node, "granularity_ms") : 0,
        node.path("visible").asBoolean(),
        pings(node.path("pings")),
        handshakes(node.path("handshakes_ms")));
  }

  private static List<Ping> pings(JsonNode list) {
    if (!list.isArray()) {
      throw new BadInput("pings must be a list of {\"sent_ms\": …, \"pong_ms\": …}");
    }
    List<Ping> pings = new ArrayList<>();
    for (JsonNode ping : list) {
      long sent = needed(ping, "sent_ms");
      Long answered = given(ping, "pong_ms");
      if (answered != null && answered < sent) {
        throw new BadInput("a ping's pong_ms is before its sent_ms");
      }
      pings.add(new Ping(sent, answered == null ? ObservedRace.NEVER : answered));
    }
    return pings;
  }

  private static List<Long> handshakes(JsonNode list) {
    List<Long> took = new ArrayList<>();
    for (JsonNode each : list) {
      took.add(micros(each, "handshakes_ms"));
    }
    return took;
  }

  private static long needed(JsonNode node, String key) {
    Long value = given(node, key);
    if (value == null) {
      throw new BadInput(key + " must be a number");
    }
    return value;
  }

  /** A time that may be null in the file, but must be there. */
  private static @Nullable Long given(JsonNode node, String key) {
    JsonNode value = node.get(key);
    if (value == null) {
      throw new BadInput(key + " is missing");
    }
    return value.isNull() ? null : micros(value, key);
  }

  private static long micros(JsonNode value, String key) {
    if (!value.isNumber() || !(Math.abs(value.asDouble()) <= LATEST)) {
      throw new BadInput("%s must be a number of milliseconds, not %s".formatted(key, value));
    }
    return Math.round(value.asDouble() * 1000);
  }

  private int number(String id) {
    Integer known = numbers.putIfAbsent(id, ids.size());
    if (known != null) {
      return known;
    }
    ids.add(id);
    return ids.size() - 1;
  }
}
