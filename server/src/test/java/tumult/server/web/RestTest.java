package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.engine.Seat;
import tumult.games.Games;
import tumult.games.Lesson;
import tumult.server.client.Site;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.Visibility;
import tumult.table.records.FairRecord;
import tumult.table.records.Replay;
import tumult.wire.Api;

/** What goes over plain HTTP: tables, records, the description of it all, and its headers. */
final class RestTest {
  private static final String GAME = "mau-mau(seats=2,rounds=1)";

  @TempDir static Path data;
  private static TestServer house;

  @BeforeAll
  static void open() {
    house = TestServer.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static RawHttp.Reply get(String path, String... headers) {
    return RawHttp.get(house.port(), path, headers);
  }

  private static JsonNode json(RawHttp.Reply reply) throws IOException {
    return Wire.JSON.readTree(reply.body());
  }

  @Test
  void a_first_visit_gets_a_cookie_that_no_script_can_read() {
    RawHttp.Reply first = get("/api/me");
    assertThat(first.header("Set-Cookie"))
        .matches("tumult=[A-Za-z0-9_-]{22}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict");
    String cookie = first.header("Set-Cookie").replaceFirst(";.*", "");
    RawHttp.Reply second = get("/api/me", "Cookie: " + cookie);
    assertThat(second.body()).isEqualTo(first.body()).doesNotContain(cookie.substring(7));
    assertThat(second.header("Set-Cookie")).isEmpty();
  }

  @Test
  void a_cookie_that_cannot_be_ours_makes_nobody_somebody() {
    assertThat(get("/api/me", "Cookie: tumult=short").header("Set-Cookie")).isNotEmpty();
    assertThat(RawHttp.upgrade(house.port(), "Cookie: tumult=short").status()).isEqualTo(401);
  }

  @Test
  void a_path_that_is_too_deep_leads_nowhere() {
    assertThat(get("/a".repeat(2_000)).status()).isEqualTo(404);
    assertThat(get("/api/tables" + "/a".repeat(3_000)).status()).isEqualTo(404);
  }

  @Test
  void figures_are_for_this_machine_and_nobody_behind_a_proxy_on_it() {
    assertThat(get("/metrics").body()).contains("tumult_moves_total");
    String rebound = "GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assertThat(RawHttp.send(house.port(), rebound.getBytes(StandardCharsets.US_ASCII)).status())
        .as("a name that only leads here")
        .isEqualTo(404);
    for (String proxied :
        List.of("X-Forwarded-For: 10.0.0.1", "X-Forwarded-For: 127.0.0.1", "Via: 1.1 proxy")) {
      RawHttp.Reply reply = get("/metrics", proxied);
      assertThat(reply.status()).as(proxied).isEqualTo(404);
      assertThat(reply.body()).doesNotContain("tumult_moves_total");
    }
  }

  @Test
  void a_host_that_can_be_none_is_refused_and_comes_into_no_link() {
    for (String host :
        List.of("a\u009b31mb", "a\u001bb", "a b", "a<b>", "a\"b", "ä", "x".repeat(256))) {
      for (String path : List.of("/api/me", "/api/socket", "/", "/t/x", "/metrics")) {
        RawHttp.Reply reply =
            RawHttp.send(
                house.port(),
                "GET %s HTTP/1.1\r\nHost: %s\r\nConnection: close\r\n\r\n"
                    .formatted(path, host)
                    .getBytes(StandardCharsets.ISO_8859_1));
        assertThat(reply.status()).as(host + path).isEqualTo(400);
        assertThat(reply.text()).doesNotContain(host);
      }
    }
  }

  @Test
  void a_table_is_opened_and_found() throws IOException {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened = anna.opens(GAME);
    Api.DoorPlate door = anna.site().get("/api/tables/" + opened.table()).as(Api.DoorPlate.class);
    assertThat(door.host()).isEqualTo("Anna");
    assertThat(door.game()).startsWith("mau-mau@1(seats=2,rounds=1,");
    assertThat(door.phase()).isEqualTo(Phase.GATHERING);
    assertThat(List.of(door.seats(), door.taken(), door.games())).containsExactly(2, 0, 0);
    assertThat(house.get("/api/tables")).contains(opened.table());
    assertThat(opened.link()).startsWith(house.base() + "/t/");
  }

  @Test
  void a_table_by_link_is_in_no_list_and_its_key_behind_no_door() {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened = anna.opens(GAME, Visibility.LINK, Spectators.OPEN);
    assertThat(house.get("/api/tables")).doesNotContain(opened.table());
    assertThat(house.get("/api/tables/" + opened.table())).doesNotContain(opened.key());
    assertThat(house.get("/metrics")).doesNotContain(opened.table()).doesNotContain(opened.key());
  }

  @Test
  void a_table_that_cannot_be_is_refused_with_the_reason() throws IOException {
    Api.OpenTable wish =
        new Api.OpenTable("chess", Visibility.PUBLIC, Spectators.OPEN, 0, "Anna", "fox");
    Site.Reply reply = house.site().post("/api/tables", Wire.JSON.writeValueAsString(wish));
    assertThat(reply.status()).isEqualTo(409);
    JsonNode refused = Wire.JSON.readTree(reply.body());
    assertThat(refused.at("/type").asText()).isEqualTo("refused");
    assertThat(refused.at("/key").asText()).isEqualTo("refusal.NO_SUCH_GAME");
    assertThat(refused.at("/room").asText()).isEqualTo("table");
  }

  @Test
  void earlier_rules_are_not_offered_and_not_opened() throws IOException {
    Api.OpenTable wish =
        new Api.OpenTable("haos@1(seats=2)", Visibility.PUBLIC, Spectators.OPEN, 0, "Anna", "fox");
    Site.Reply reply = house.site().post("/api/tables", Wire.JSON.writeValueAsString(wish));
    assertThat(reply.status()).isEqualTo(409);
    JsonNode refused = Wire.JSON.readTree(reply.body());
    assertThat(refused.at("/key").asText()).isEqualTo("refusal.OLD_RULES");
    assertThat(refused.at("/detail").asText())
        .isEqualTo("haos@1: new tables are opened with haos@2, or haos");
    JsonNode games = Wire.JSON.readTree(house.get("/api/games"));
    assertThat(games).hasSameSizeAs(Games.ALL.keySet());
    for (JsonNode game : games) {
      assertThat(game.at("/version").asInt())
          .isEqualTo(Games.named(game.at("/id").asText()).setup().kind().version());
    }
  }

  @Test
  void there_is_a_record_when_the_game_is_over_and_not_before() throws IOException {
    Visitor anna = house.visitor("Anna");
    String table = anna.opens(GAME).table();
    String record = "/api/tables/" + table + "/records/1";
    anna.enters(table).sits(0);
    assertThat(get(record).status()).isEqualTo(404);
    anna.does(new Command.AddBot(1, 1));
    anna.does(new Command.Start());
    assertThat(get(record).status()).isEqualTo(404);
    assertThat(get(record + "/steps").status()).isEqualTo(404);
    anna.does(new Command.Resign());
    String text = get(record).body();
    assertThat(FairRecord.verify(text, Games::named).number()).isEqualTo(1);
    assertVerified(text);
    assertStepsOfEverySeat(record, text);
    assertThat(get(record.replace("/1", "/2")).status()).isEqualTo(404);
  }

  private static void assertVerified(String text) throws IOException {
    JsonNode good = json(RawHttp.post(house.port(), "/api/verify", text));
    assertThat(good.at("/fair").asBoolean()).isTrue();
    assertThat(good.at("/hash").asText()).hasSize(64);
    JsonNode bad =
        json(RawHttp.post(house.port(), "/api/verify", text.replace("seat 1", "seat 9")));
    assertThat(bad.at("/fair").asBoolean()).isFalse();
    assertThat(bad.at("/wrong").asText()).contains("line 4");
  }

  private static void assertStepsOfEverySeat(String record, String text) throws IOException {
    FairRecord game = FairRecord.verify(text, Games::named);
    for (int seat : new int[] {0, 1, Seat.SPECTATOR}) {
      String query = seat == Seat.SPECTATOR ? "" : "?seat=" + seat;
      Replay expected = Replay.of(game, Games::named, seat);
      assertThat(get(record + "/steps" + query).body())
          .isEqualTo(Wire.JSON.writeValueAsString(expected));
    }
    assertThat(get(record + "/steps?seat=2").status()).isEqualTo(400);
  }

  @Test
  void the_games_are_described_in_every_language() throws IOException {
    for (String language : tumult.games.Messages.LANGUAGES) {
      JsonNode games = json(get("/api/games?language=" + language));
      assertThat(games.findValuesAsText("id"))
          .containsExactlyInAnyOrderElementsOf(Games.ALL.keySet());
      assertThat(games.findValuesAsText("text")).noneMatch(String::isBlank);
      JsonNode texts = json(get("/api/texts/" + language));
      assertThat(texts.at("/rooms").size()).isEqualTo(Games.ALL.size() + 2);
    }
    assertThat(get("/api/texts/xx").status()).isEqualTo(404);
  }

  /** The rules are asked here; what is taught is checked where the lessons are. */
  @Test
  void a_lesson_knows_the_answer_to_every_move() throws IOException {
    for (String id : Games.ALL.keySet()) {
      RawHttp.Reply reply = get("/api/games/" + id + "/lesson");
      boolean taught = Lesson.of(Games.named(id).setup().kind()) != null;
      assertThat(reply.status()).as(id).isEqualTo(taught ? 200 : 404);
      if (taught) {
        JsonNode lesson = json(reply);
        int moves = Games.named(lesson.at("/game").asText()).actionCount();
        assertThat(lesson.at("/scenes")).isNotEmpty();
        lesson.at("/scenes").forEach(scene -> assertAnswered(scene, moves));
      }
    }
    assertThat(get("/api/games/chess/lesson").status()).isEqualTo(404);
  }

  private static void assertAnswered(JsonNode scene, int moves) {
    int refused = 0;
    for (JsonNode refusal : scene.at("/refusals")) {
      refused += refusal.at("/moves").size();
      assertThat(refusal.at("/key").asText()).startsWith("refusal.");
    }
    assertThat(refused + scene.at("/play/moves").size()).isEqualTo(moves);
    for (JsonNode right : scene.at("/right")) {
      assertThat(right.at("/moments/0/log/0/arguments/0").asText()).isEqualTo("0");
      assertThat(right.at("/moments/0/play/moves")).isEmpty();
      assertThat(right.at("/moments/0/play/view")).isNotEqualTo(scene.at("/play/view"));
    }
  }

  @Test
  void the_description_lists_every_route_and_every_schema_it_speaks_of() throws IOException {
    JsonNode api = json(get("/api/openapi.json"));
    assertThat(api.at("/openapi").asText()).startsWith("3.1");
    List<String> described = new ArrayList<>();
    for (var path : api.at("/paths").properties()) {
      for (var operation : path.getValue().properties()) {
        described.add(operation.getKey() + " " + path.getKey());
        assertDescribed(path.getKey(), operation.getValue());
      }
    }
    assertThat(described).containsExactlyInAnyOrderElementsOf(documented());
    for (JsonNode reference : api.findValues("$ref")) {
      assertThat(api.at(reference.asText().substring(1)).at("/type").asText()).isEqualTo("object");
    }
  }

  /** The routes that docs/protocol.md has in its table. */
  private static List<String> documented() throws IOException {
    Pattern route = Pattern.compile("\\| `(GET|POST|PUT) (/api/[^`?]*)[^|]*\\|");
    return Files.readString(Path.of("../docs/protocol.md"))
        .lines()
        .map(route::matcher)
        .filter(Matcher::lookingAt)
        .map(match -> match.group(1).toLowerCase(Locale.ROOT) + " " + match.group(2))
        .toList();
  }

  private static void assertDescribed(String path, JsonNode operation) {
    assertThat(operation.at("/summary").asText()).isNotBlank();
    assertThat(operation.at("/responses/200/content").size()).isEqualTo(1);
    assertThat(operation.at("/responses/default/content/application~1json/schema").size())
        .isEqualTo(1);
    for (JsonNode parameter : operation.at("/parameters")) {
      boolean inPath = path.contains("{" + parameter.at("/name").asText() + "}");
      assertThat(parameter.at("/in").asText()).isEqualTo(inPath ? "path" : "query");
      assertThat(parameter.at("/required").asBoolean()).isEqualTo(inPath);
    }
    long holes = path.chars().filter(c -> c == '{').count();
    assertThat(operation.at("/parameters").findValuesAsText("in").stream())
        .filteredOn("path"::equals)
        .hasSize((int) holes);
  }

  @Test
  void whatever_the_answer_a_browser_is_told_to_trust_nobody_else() {
    int port = house.port();
    List<RawHttp.Reply> replies =
        List.of(
            get("/api/me"),
            get("/api/games"),
            get("/metrics"),
            get("/health"),
            get("/ready"),
            get("/probe.txt"),
            get("/assets/probe.js"),
            get("/worker/probe.js"),
            get("/worker/nowhere"),
            get("/worker/nowhere", "Accept: text/html"),
            get("/nowhere"),
            get("/api/tables/nowhere"),
            get("/api/texts/xx"),
            get("/%2e%2e/secret"),
            get("/a%2fb"),
            get("/api/me", "Origin: http://evil.example"),
            RawHttp.post(port, "/api/tables", "nonsense"),
            RawHttp.post(port, "/api/me", "nonsense"),
            RawHttp.request(port, "DELETE", "/api/me", "", List.of()),
            RawHttp.request(port, "BREW", "/api/me", "", List.of()),
            RawHttp.upgrade(port),
            RawHttp.upgrade(
                port, "Cookie: tumult=" + "x".repeat(22), "Origin: http://evil.example"));
    for (RawHttp.Reply reply : replies) {
      assertThat(reply.header("Content-Security-Policy"))
          .as(reply.text())
          .startsWith("default-src 'none'")
          .contains("frame-ancestors 'none'");
      assertThat(reply.header("X-Content-Type-Options")).isEqualTo("nosniff");
      assertThat(reply.header("Referrer-Policy")).isEqualTo("no-referrer");
      assertThat(reply.header("Server")).isEmpty();
    }
  }

  @Test
  void only_a_workers_own_files_may_make_functions_from_text() {
    String policy = "Content-Security-Policy";
    RawHttp.Reply file = get("/worker/probe.js");
    assertThat(file.header(policy)).contains("script-src 'self' 'unsafe-eval'");
    RawHttp.Reply again = get("/worker/probe.js", "If-None-Match: " + file.header("ETag"));
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.header(policy)).isEqualTo(file.header(policy));
    for (String path : List.of("/worker/", "/worker/nowhere", "/worker/../assets/probe.js")) {
      assertThat(get(path, "Accept: text/html").header(policy))
          .as(path)
          .isEqualTo(Headers.ALL.get(policy));
    }
  }

  @Test
  void who_wants_a_socket_of_another_version_is_told_which_one_there_is() {
    for (String version : List.of("Sec-WebSocket-Version: 8", "X-None: 0")) {
      RawHttp.Reply reply =
          get(
              "/api/socket",
              "Cookie: " + house.site().cookie(),
              "Connection: Upgrade",
              "Upgrade: websocket",
              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
              version);
      assertThat(reply.status()).as(version).isEqualTo(426);
      assertThat(reply.header("Sec-WebSocket-Version")).isEqualTo("13");
      assertThat(reply.header("Upgrade")).isEqualTo("websocket");
      assertThat(reply.body()).contains("\"code\":\"bad-request\"");
    }
  }

  @Test
  void whoever_looks_for_what_is_not_there_gets_the_page_and_a_program_gets_json() {
    String browser = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
    for (String path : List.of("/foo/bar", "/mine/x", "/t/", "/assets/nothing.js")) {
      RawHttp.Reply page = get(path, browser);
      assertThat(page.status()).as(path).isEqualTo(404);
      assertThat(page.header("Content-Type")).startsWith("text/html");
      assertThat(page.body()).contains("<title>Tumult</title>");
      assertThat(page.header("ETag")).isEmpty();
      assertThat(get(path).body()).contains("\"code\":\"not-found\"");
    }
    for (String path : List.of("/api/nothing", "/api/tables/nowhere", "/api/a/b/c")) {
      RawHttp.Reply answer = get(path, browser);
      assertThat(answer.status()).as(path).isEqualTo(404);
      assertThat(answer.body()).contains("\"code\":\"not-found\"");
    }
    for (String path : List.of("/mine", "/record", "/tv", "/learn/kaos")) {
      assertThat(get(path, browser).status()).as(path).isEqualTo(200);
    }
  }

  @Test
  void a_file_that_is_known_already_is_not_sent_again() {
    RawHttp.Reply first = get("/probe.txt");
    assertThat(first.status()).isEqualTo(200);
    assertThat(first.header("Cache-Control")).isEqualTo("no-cache");
    RawHttp.Reply again = get("/probe.txt", "If-None-Match: " + first.header("ETag"));
    assertThat(again.status()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    assertThat(get("/probe.txt", "If-None-Match: \"other\"").status()).isEqualTo(200);
    assertThat(get("/assets/probe.js").header("Cache-Control")).contains("immutable");
    assertThat(get("/probe.txt", "Accept-Encoding: gzip").header("Content-Encoding"))
        .isEqualTo("gzip");
  }

  @Test
  void pages_of_other_sites_may_not_ask() {
    assertThat(get("/api/me", "Origin: http://evil.example").status()).isEqualTo(403);
    assertThat(get("/api/me", "Origin: null").status()).isEqualTo(403);
    assertThat(get("/api/me", "Origin: " + house.base()).status()).isEqualTo(200);
    String cookie = "Cookie: " + house.site().cookie();
    int port = house.port();
    assertThat(RawHttp.upgrade(port, cookie, "Origin: http://evil.example").status())
        .isEqualTo(403);
    assertThat(RawHttp.upgrade(port, cookie, "Origin: " + house.base()).status()).isEqualTo(101);
    assertThat(RawHttp.upgrade(port).body()).contains("\"code\":\"nobody\"");
  }
}
