package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Hints;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.wire.Api;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/**
 * Whatever is sent is answered in a typed way or ends the connection: never with a bug of ours, and
 * the table does not notice. Who sends it may only watch, and is muted.
 */
@ParameterizedClass
@SuppressWarnings("NullAway.Init") // by open, which NullAway does not know
@EnumSource(Way.class)
final class FuzzTest {
  @SuppressWarnings("UnusedVariable") // all is opened by it
  @Parameter
  private Way way;

  /** Commands; {@code -Dfuzz=5000000} for a night. */
  private static final int MESSAGES = Integer.getInteger("fuzz", 2000);

  /** Who send them at once, each by a chance of its own. */
  private static final int SENDERS = 4;

  /** Hellos, bodies, records and requests, of each as many. */
  private static final int OTHERS = Math.min(MESSAGES / 10, 200 + MESSAGES / 100);

  private static final Pattern INNARDS =
      Pattern.compile("java\\.|javax|tumult\\.[a-z]+\\.|org\\.[a-z]+\\.|Exception|\\tat |Jetty");

  @TempDir static Path data;
  private static TestServer house;
  private static ErrorLog log;
  private static String table;
  private static Visitor host;
  private static Visitor guest;
  private static List<Object> before;

  private final Random random = new Random(2026);

  @BeforeParameterizedClassInvocation
  static void open(Way way) {
    log = new ErrorLog();
    house = way.open(data.resolve(way.name()));
    host = house.visitor("Host");
    table = host.opens("mau-mau(seats=2)", Visibility.LINK, Spectators.OPEN).table();
    host.enters(table).sits(0);
    host.does(new Command.AddBot(1, 1));
    guest = house.visitor("Guest").enters(table, host.newKey(Right.WATCH));
    guest.told(host.does(new Command.Mute(guest.person(), true)));
    before = now();
  }

  @AfterParameterizedClassInvocation
  static void close() {
    house.close();
    log.close();
  }

  /** All of the table but what the guest may be called. */
  private static List<Object> now() {
    TableView view =
        house.server().tables().view(table, Ask.SERVER).toCompletableFuture().join().orElseThrow();
    return List.of(
        view.phase(), view.visibility(), view.host(), view.seats(), view.people().size());
  }

  @AfterEach
  void the_server_serves_as_before() {
    assertThat(log.errors()).isEmpty();
    assertThat(now()).isEqualTo(before);
    assertThat(house.get("/ready")).isEqualTo("ready");
    host.does(new Command.Say("still here"));
  }

  private static List<Command> commands() {
    return List.of(
        new Command.Sit(0, "Name", "fox", "0a"),
        new Command.AddBot(0, 1),
        new Command.Play("lay r7", 3),
        new Command.Say("hello"),
        new Command.Emote("wave"),
        new Command.AnswerUndo(true),
        new Command.Rematch(""),
        new Command.Kick(1),
        new Command.PassOn("nobody"),
        new Command.Mute("nobody", true),
        new Command.ChangeVisibility(Visibility.PUBLIC),
        new Command.ChangeHints(Hints.ALL),
        new Command.Hint(Command.ANY_PLY),
        new Command.NewKey(Right.HOST),
        new Command.Claim(),
        new Command.Return(),
        new Command.Close());
  }

  private static String hello() {
    return Wire.text(new FromClient.Hello(table, List.of(), "Guest", "fox", 0, 0));
  }

  private String mutated(String text) {
    return mutated(text, random);
  }

  /** A valid message with some things wrong. */
  private static String mutated(String text, Random random) {
    StringBuilder mutant = new StringBuilder(text);
    for (int change = random.nextInt(3); change >= 0; change--) {
      int at = random.nextInt(mutant.length() + 1);
      int end = Math.min(mutant.length(), at + random.nextInt(6));
      switch (random.nextInt(4)) {
        case 0 -> mutant.delete(at, end);
        case 1 -> mutant.insert(at, BadInputs.BITS.get(random.nextInt(BadInputs.BITS.size())));
        case 2 ->
            mutant.replace(at, end, BadInputs.BITS.get(random.nextInt(BadInputs.BITS.size())));
        default -> mutant.insert(at, mutant.substring(at, end));
      }
    }
    // half a pair of surrogates cannot be sent as UTF-8
    return new String(mutant.toString().getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }

  private static void assertTyped(String frame) {
    assertThat(Wire.toClient(frame)).isNotInstanceOf(ToClient.Done.class);
    assertThat(INNARDS.matcher(frame).find()).as(frame).isFalse();
  }

  @Test
  void mutated_commands_are_answered() throws Exception {
    try (ExecutorService senders = Executors.newFixedThreadPool(SENDERS)) {
      List<Future<Void>> sent = new ArrayList<>();
      for (int sender = 0; sender < SENDERS; sender++) {
        Random random = new Random(2026 + sender);
        String name = "f" + sender + "-";
        sent.add(senders.submit(() -> sendMutatedCommands(MESSAGES / SENDERS, name, random)));
      }
      for (Future<Void> each : sent) {
        each.get();
      }
    }
  }

  private @Nullable Void sendMutatedCommands(int count, String name, Random random)
      throws IOException {
    List<Command> commands = commands();
    int atOnce = RequestLimits.MOST_ERRORS - 1;
    for (int message = 0; message < count; message += atOnce) {
      try (RawWebSocket wire = new RawWebSocket(house.port(), guest.site().cookie(), 65_536)) {
        wire.sendText(hello());
        assertThat(wire.texts(1).getFirst()).startsWith("{\"type\":\"welcome\"");
        ByteArrayOutputStream frames = new ByteArrayOutputStream();
        for (int i = 0; i < atOnce; i++) {
          Command command = commands.get(random.nextInt(commands.size()));
          String text =
              mutated(Wire.text(new FromClient.Do(name + (message + i), command)), random);
          frames.write(
              RawWebSocket.frame(RawWebSocket.TEXT, text.getBytes(StandardCharsets.UTF_8)));
        }
        wire.send(frames.toByteArray());
        wire.texts(atOnce).forEach(FuzzTest::assertTyped);
      }
    }
    return null;
  }

  @Test
  void mutated_hellos_are_answered() {
    for (int i = 0; i < OTHERS; i++) {
      String text = mutated(hello());
      Visitor sender = guest.elsewhere();
      RecordingSocket wire = sender.connects();
      wire.send(text);
      wire.until(() -> wire.frames().isEmpty() ? null : true, "an answer to " + text);
      assertThat(INNARDS.matcher(wire.frames().getFirst()).find()).isFalse();
      sender.close();
    }
  }

  @Test
  void nasty_texts_are_answered() {
    for (String text : BadInputs.texts()) {
      Visitor sender = guest.elsewhere().enters(table);
      sender.wire().send(text);
      sender.wire().until(() -> sender.wire().frames().size() > 1 ? true : null, text);
      assertThat(sender.wire().frames().get(1)).as(text).startsWith("{\"type\":\"error\"");
      sender.close();
    }
  }

  @Test
  void nasty_words_in_every_part_of_a_command_are_answered() {
    for (String word : BadInputs.WORDS) {
      Visitor sender = guest.elsewhere().enters(table);
      for (String command :
          List.of(
              "{'type':'play','move':'%s','ply':-1}",
              "{'type':'say','text':'%s'}",
              "{'type':'sit','seat':0,'name':'%s','avatar':'fox','luck':''}",
              "{'type':'rename','name':'%s','avatar':'fox'}",
              "{'type':'passOn','person':'%s'}",
              "{'type':'newKey','right':'%s'}",
              "{'type':'%s'}")) {
        String part = command.formatted(word).replace('\'', '"');
        sender.wire().send("{\"type\":\"do\",\"id\":\"n\",\"command\":" + part + "}");
      }
      sender
          .wire()
          .send("{\"type\":\"do\",\"id\":\"" + word + "\",\"command\":{\"type\":\"resign\"}}");
      sender.wire().until(() -> sender.wire().frames().size() >= 9 ? true : null, word);
      sender.wire().frames().stream().skip(1).forEach(FuzzTest::assertTyped);
      sender.close();
    }
  }

  @Test
  void a_frame_that_is_too_large_ends_the_conversation() {
    Visitor sender = guest.elsewhere().enters(table);
    sender.wire().socket().sendText("x".repeat(RequestLimits.LARGEST_FRAME + 1), true).join();
    assertThat(sender.wire().closeCode()).isEqualTo(1009);
  }

  @Test
  void pieces_that_are_too_large_together_end_the_conversation() {
    Visitor sender = guest.elsewhere().enters(table);
    sender.wire().socket().sendText("x".repeat(10_000), false).join();
    sender.wire().socket().sendText("x".repeat(10_000), true).join();
    assertThat(sender.wire().closeCode()).isEqualTo(1009);
  }

  @Test
  void broken_framing_ends_the_conversation() throws IOException {
    for (byte[] wrong : BadInputs.frames()) {
      try (RawWebSocket wire = new RawWebSocket(house.port(), guest.site().cookie(), 65_536)) {
        wire.send(wrong);
        String rest = new String(wire.rest(), StandardCharsets.ISO_8859_1);
        assertThat(INNARDS.matcher(rest).find()).as(rest).isFalse();
        assertThat(rest.isEmpty() || rest.charAt(0) == RawWebSocket.CLOSE).as(rest).isTrue();
      }
    }
  }

  private void assertFine(RawHttp.Reply reply, String request) {
    assertThat(reply.status())
        .as("%s\n%s", request, reply.text())
        .satisfiesAnyOf(
            status -> assertThat(status).isBetween(200, 499),
            status -> assertThat(status).isIn(0, 501, 505));
    assertThat(INNARDS.matcher(reply.body()).find()).as("%s\n%s", request, reply).isFalse();
    if (reply.status() >= 400) {
      assertThat(reply.body()).as(request).startsWith("{\"type\":\"error\"");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"})
  void nasty_paths_are_answered(String method) {
    for (String path : BadInputs.paths(table)) {
      assertFine(RawHttp.request(house.port(), method, path, "", List.of()), method + " " + path);
    }
  }

  @Test
  void nasty_bodies_are_answered() throws IOException {
    Api.OpenTable wish =
        new Api.OpenTable("mau-mau", Visibility.LINK, Spectators.OPEN, 0, "Name", "fox");
    String valid = Wire.JSON.writeValueAsString(wish);
    List<String> bodies = new ArrayList<>(BadInputs.texts());
    for (int i = 0; i < OTHERS; i++) {
      bodies.add(mutated(valid));
    }
    for (String body : bodies) {
      RawHttp.Reply reply = RawHttp.post(house.port(), "/api/tables", body);
      assertThat(reply.status()).as(body).isIn(200, 400, 409);
      assertThat(INNARDS.matcher(reply.body()).find()).as(reply.body()).isFalse();
    }
  }

  @Test
  void a_body_that_is_too_large_is_not_read() {
    RawHttp.Reply reply =
        RawHttp.post(house.port(), "/api/verify", "x".repeat(RequestLimits.LARGEST_BODY + 1));
    assertThat(reply.status()).isEqualTo(413);
    assertThat(reply.body()).contains("\"code\":\"too-large\"");
  }

  @Test
  void mutated_records_are_found_wrong() throws IOException {
    Visitor player = house.visitor("Player");
    String other = player.opens("mau-mau(seats=2,rounds=1)").table();
    player.enters(other).sits(0);
    player.does(new Command.AddBot(1, 1));
    player.does(new Command.Start());
    player.does(new Command.Resign());
    String record = house.get("/api/tables/" + other + "/records/1");
    for (int i = 0; i < OTHERS; i++) {
      String mutant = mutated(record);
      RawHttp.Reply reply = RawHttp.post(house.port(), "/api/verify", mutant);
      assertThat(reply.status()).as(mutant).isEqualTo(200);
      boolean same = mutant.lines().toList().equals(record.lines().toList());
      assertThat(reply.body().startsWith("{\"fair\":" + same))
          .as("%s%nof%n%s%nwas%n%s", reply.body(), record, mutant)
          .isTrue();
    }
  }

  @Test
  void broken_http_is_answered_or_cut_off() {
    for (String request : BadInputs.requests(house.port())) {
      assertFine(
          RawHttp.send(house.port(), request.getBytes(StandardCharsets.ISO_8859_1)), request);
    }
    String valid = "GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: a=b\r\n\r\n";
    for (int i = 0; i < OTHERS; i++) {
      String mutant = mutated(valid).replace("keep-alive", "close");
      String ended = mutant + "\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
      assertFine(RawHttp.send(house.port(), ended.getBytes(StandardCharsets.UTF_8)), mutant);
    }
  }
}
