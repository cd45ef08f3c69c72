package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** How much one may ask for, and what happens to those who ask for more or do not listen. */
final class BudgetTest {
  private static final int AT_ONCE = 40;
  private static final int SOCKETS = 6;
  private static final int TABLES = 12;
  private static final int LISTED = 3;
  private static final RequestLimits LIMITS =
      new RequestLimits(5, 1, AT_ONCE, 1, SOCKETS, 30, 60, TABLES, 3_600, LISTED, 200_000);

  @TempDir static Path data;
  private static TestServer house;

  @BeforeAll
  static void open() {
    house = TestServer.behindProxy(data, LIMITS);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  /** The header of a proxy that says where a request is from. */
  private static String from(String address) {
    return "X-Forwarded-For: 203.0.113.99, " + address;
  }

  @Test
  void too_many_requests_of_an_address_are_turned_away_and_nobody_else_s() {
    List<Integer> statuses = new ArrayList<>();
    RawHttp.Reply reply = RawHttp.get(house.port(), "/api/me", from("10.0.0.1"));
    while (reply.status() == 200 && statuses.size() < 10 * AT_ONCE) {
      statuses.add(reply.status());
      reply = RawHttp.get(house.port(), "/api/me", from("10.0.0.1"));
    }
    assertThat(statuses).hasSizeGreaterThanOrEqualTo(AT_ONCE);
    assertThat(reply.status()).isEqualTo(429);
    assertThat(reply.header("Retry-After")).isEqualTo("1");
    assertThat(reply.body()).contains("\"code\":\"too-much\"");
    assertThat(RawHttp.get(house.port(), "/api/me", from("10.0.0.2")).status()).isEqualTo(200);
  }

  @Test
  void an_address_that_a_client_invents_in_a_line_before_the_proxys_does_not_count() {
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 10 * AT_ONCE && !statuses.contains(429); i++) {
      String invented = "X-Forwarded-For: 10.9.9." + i;
      statuses.add(RawHttp.get(house.port(), "/api/me", invented, from("10.0.0.9")).status());
    }
    assertThat(statuses).contains(429);
  }

  private static int opens(String address) {
    String wish =
        "{\"game\":\"kaos\",\"visibility\":\"PUBLIC\",\"spectators\":\"OPEN\","
            + "\"pace\":0,\"name\":\"Host\",\"avatar\":\"fox\"}";
    RawHttp.Reply reply = RawHttp.post(house.port(), "/api/tables", wish, from(address));
    assertThat(reply.body()).contains(reply.status() == 200 ? "\"link\"" : "too-many-tables");
    assertThat(reply.header("Retry-After").isEmpty()).isEqualTo(reply.status() == 200);
    return reply.status();
  }

  private static int listed() {
    return RawHttp.get(house.port(), "/api/tables", from("10.2.0." + ++looks))
            .body()
            .split("\"host\":\"Host\"", -1)
            .length
        - 1;
  }

  @Test
  void too_many_tables_of_an_address_are_not_opened_and_few_of_them_are_listed() {
    int before = listed();
    for (int i = 0; i < TABLES; i++) {
      assertThat(opens("10.0.0.5")).isEqualTo(200);
    }
    assertThat(opens("10.0.0.5")).isEqualTo(429);
    assertThat(opens("2001:db8::1")).isEqualTo(200);
    assertThat(listed()).as("of one address, and of the other").isEqualTo(before + LISTED + 1);
    for (int i = 2; i <= TABLES; i++) {
      assertThat(opens("2001:db8::%x:1".formatted(i))).isEqualTo(200);
    }
    assertThat(opens("2001:db8::f:1")).as("a household's whole network is one").isEqualTo(429);
    assertThat(opens("2001:db8:0:1::1")).isEqualTo(200);
  }

  @Test
  void too_many_sockets_of_an_address_are_turned_away() throws IOException {
    String cookie = house.site().cookie();
    List<Socket> open = new ArrayList<>();
    for (int i = 0; i < SOCKETS; i++) {
      Socket socket = RawHttp.connect(house.port());
      socket.getOutputStream().write(handshake(cookie));
      assertThat(RawHttp.head(socket.getInputStream())).startsWith("HTTP/1.1 101");
      open.add(socket);
    }
    RawHttp.Reply refused =
        await("the last one is counted just after it is told that it is open")
            .until(
                () -> RawHttp.upgrade(house.port(), "Cookie: " + cookie, from("10.0.0.3")),
                reply -> reply.status() == 429);
    assertThat(refused.body()).contains("\"code\":\"too-much\"");
    for (Socket socket : open) {
      socket.close();
    }
  }

  private static byte[] handshake(String cookie) {
    return """
    GET /api/socket HTTP/1.1\r
    Host: 127.0.0.1:%d\r
    Connection: Upgrade\r
    Upgrade: websocket\r
    Sec-WebSocket-Version: 13\r
    Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
    Cookie: %s\r
    %s\r
    \r
    """
        .formatted(house.port(), cookie, from("10.0.0.3"))
        .getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void handshakes_that_fail_are_no_sockets() {
    String cookie = "Cookie: " + house.site().cookie();
    for (int i = 0; i < 2 * SOCKETS; i++) {
      RawHttp.Reply failed =
          RawHttp.get(
              house.port(),
              "/api/socket",
              cookie,
              from("10.0.0.4"),
              "Connection: Upgrade",
              "Upgrade: websocket",
              "Sec-WebSocket-Version: 13");
      assertThat(failed.status()).isNotEqualTo(101);
    }
    assertThat(RawHttp.upgrade(house.port(), cookie, from("10.0.0.4")).status()).isEqualTo(101);
  }

  @Test
  void too_many_commands_are_not_carried_out_and_said_so() {
    Visitor anna = house.visitor("Anna");
    anna.enters(anna.opens("mau-mau").table());
    for (int i = 0; i < 20; i++) {
      anna.wire().send(Wire.text(new FromClient.Do("s" + i, new Command.Say("line " + i))));
    }
    List<ToClient> answers = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      answers.add(anna.answer("s" + i));
    }
    assertThat(answers.subList(0, 5)).allMatch(ToClient.Done.class::isInstance);
    assertThat(answers)
        .filteredOn(ToClient.Failed.class::isInstance)
        .isNotEmpty()
        .allMatch(failed -> ((ToClient.Failed) failed).code() == ErrorCode.TOO_MUCH);
    anna.wire().send("still here");
    assertThat(((ToClient.Failed) anna.answer("")).code()).isEqualTo(ErrorCode.BAD_JSON);
  }

  @Test
  void dice_that_are_let_go_again_and_again_cost_as_much_as_commands() {
    Visitor anna = house.visitor("Anna");
    anna.enters(anna.opens("sequence-dice").table());
    for (int i = 0; i < 20; i++) {
      anna.wire().send(Wire.text(new FromClient.LetGo(0)));
    }
    assertThat(((ToClient.Failed) anna.answer("")).code()).isEqualTo(ErrorCode.TOO_MUCH);
  }

  @Test
  void who_asks_again_and_again_whether_the_server_is_there_is_told_to_wait() {
    Visitor anna = house.visitor("Anna");
    anna.enters(anna.opens("sequence-dice").table());
    for (int i = 0; i < 20; i++) {
      anna.wire().send(Wire.text(new FromClient.There()));
    }
    assertThat(((ToClient.Failed) anna.answer("")).code()).isEqualTo(ErrorCode.TOO_MUCH);
  }

  @Test
  void who_asks_for_the_whole_view_has_spent_more_than_with_a_word() throws IOException {
    Visitor anna = house.visitor("Anna");
    String table = anna.opens("sequence-dice").table();
    try (RawWebSocket wire = new RawWebSocket(house.port(), anna.site().cookie(), 65_536)) {
      wire.sendText(Wire.text(new FromClient.Hello(table, List.of(), "Anna", "fox", 0, 0)));
      assertThat(wire.texts(1).getFirst()).startsWith("{\"type\":\"welcome\"");
      ByteArrayOutputStream together = new ByteArrayOutputStream();
      together.writeBytes(text(new FromClient.Look()));
      for (int i = 0; i < 4; i++) {
        together.writeBytes(text(new FromClient.There()));
      }
      wire.send(together.toByteArray());
      List<String> answers = wire.texts(5);
      assertThat(answers).anyMatch(answer -> answer.startsWith("{\"type\":\"whole\""));
      assertThat(answers).anyMatch(answer -> answer.contains("\"code\":\"too-much\""));
    }
  }

  private static byte[] text(FromClient message) {
    return RawWebSocket.frame(
        RawWebSocket.TEXT, Wire.text(message).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void pings_without_end_end_the_conversation() throws IOException {
    Visitor anna = house.visitor("Anna");
    try (RawWebSocket wire = new RawWebSocket(house.port(), anna.site().cookie(), 65_536)) {
      for (int i = 0; i < 20; i++) {
        wire.send(RawWebSocket.frame(0x89, new byte[0]));
      }
      byte[] rest = wire.rest();
      assertThat(new String(rest, StandardCharsets.ISO_8859_1))
          .endsWith("\u0088\u0002" + (char) (4005 >> 8) + (char) (4005 & 0xff));
    }
  }

  private static int looks;

  private static double drops() {
    return RawHttp.get(house.port(), "/metrics", from("127.0.0." + ++looks))
        .body()
        .lines()
        .filter(line -> line.startsWith("tumult_queue_drops_total "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void who_does_not_listen_is_cut_off_and_can_come_back() throws IOException {
    double before = drops();
    Visitor anna = house.visitor("Anna");
    String table = anna.opens("mau-mau(seats=8)").table();
    anna.enters(table);
    Visitor deaf = house.visitor("Bo");
    try (RawWebSocket wire = new RawWebSocket(house.port(), deaf.site().cookie(), 4096)) {
      wire.sendText(Wire.text(new FromClient.Hello(table, List.of(), "Bo", "fox", 0, 0)));
      anna.told(anna.welcome().number() + 1);
      long last = talkUntilCutOff(table, anna, before);
      anna.told(last);
      assertThat(anna.heard().stream().filter(ToClient.Told.class::isInstance))
          .extracting(told -> ((ToClient.Told) told).number())
          .isSorted()
          .doesNotHaveDuplicates();
      deaf.resumes(table, last - 20);
      assertThat(deaf.tellings(last)).hasSize(20);
    }
  }

  /** Renames Anna until somebody is cut off; the number of the last event. */
  private static long talkUntilCutOff(String table, Visitor anna, double before) {
    long number = 0;
    for (int round = 0; round < 200 && drops() == before; round++) {
      List<CompletableFuture<?>> asked = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        String name = "Anna " + round + " " + i;
        Ask ask = Ask.of(anna.person(), 0, new Command.Rename(name, "fox"));
        asked.add(house.server().tables().ask(table, ask, "").toCompletableFuture());
      }
      asked.forEach(CompletableFuture::join);
      number = ((tumult.server.tables.Answer.Accepted) asked.getLast().join()).number();
      anna.told(number);
    }
    assertThat(drops()).isEqualTo(before + 1);
    return number;
  }
}
