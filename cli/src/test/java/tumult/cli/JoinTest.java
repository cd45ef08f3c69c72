package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.Bots;
import tumult.cli.live.GuestFile;
import tumult.games.Messages;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.server.tables.Delays;
import tumult.server.web.Address;
import tumult.server.web.RequestLimits;
import tumult.server.web.TumultServer;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.Visibility;
import tumult.table.records.Robots;
import tumult.wire.Api;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** A live table in the terminal, on a server of its own; Anna is its host and has a seat. */
@Timeout(120)
final class JoinTest {
  @TempDir private Path folder = Path.of("");
  private Runnable stop = () -> {};
  private Site anna = new Site("", "");
  private Api.OpenedTable table = new Api.OpenedTable("", "", "");

  @BeforeEach
  void open() throws IOException {
    TumultServer server = start(0);
    stop = server::close;
    anna = new GuestFile(guest()).site("http://localhost:" + server.port());
    Api.OpenTable wish =
        new Api.OpenTable("kaos(seats=2)", Visibility.LINK, Spectators.OPEN, 0, "Anna", "fox");
    table = anna.post("/api/tables", Wire.JSON.writeValueAsString(wish)).as(Api.OpenedTable.class);
    asks(new Command.Sit(Command.ANY_SEAT, "Anna", "fox", ""));
  }

  @AfterEach
  void close() {
    stop.run();
  }

  private TumultServer start(int port) throws BindException {
    return TumultServer.start(
        new TumultServer.Settings(
            folder.resolve("data"),
            "",
            "127.0.0.1",
            port,
            false,
            new Address(""),
            false,
            0,
            false,
            RequestLimits.NONE,
            Delays.HUMAN,
            Bots::ofLevel));
  }

  private Path guest() {
    return folder.resolve("guest");
  }

  /** Has the table do these things for Anna, one after the other; the last answer. */
  private ToClient asks(Command... commands) {
    FromClient.Hello hello = new FromClient.Hello(table.table(), List.of(), "Anna", "fox", 0, 0);
    Answers answers = new Answers(new LinkedBlockingQueue<>());
    try (TableClient client = TableClient.connect(anna, hello, answers)) {
      assertThat(answers.next()).isInstanceOf(ToClient.Welcome.class);
      ToClient last = new ToClient.Here();
      for (Command command : commands) {
        client.carryOut(UUID.randomUUID().toString(), command);
        last = answers.next();
        assertThat(last).isInstanceOf(ToClient.Done.class);
      }
      return last;
    }
  }

  /** What a server answers; what it tells besides is passed over. */
  private record Answers(BlockingQueue<ToClient> queue) implements TableClient.Ear {
    ToClient next() {
      try {
        return Objects.requireNonNull(queue.poll(30, TimeUnit.SECONDS), "no answer");
      } catch (InterruptedException hurried) {
        throw new AssertionError(hurried);
      }
    }

    @Override
    public void hear(ToClient message) {
      if (!(message instanceof ToClient.Told)) {
        queue.add(message);
      }
    }

    @Override
    public void closed(int code, String reason) {
      // whoever still waits for an answer finds out
    }
  }

  @Test
  void a_hint_says_what_the_moves_promise_to_who_is_on_turn() throws IOException {
    assertThat(joins("/hint\nq\n").out()).contains("No hint now");
    Api.OpenTable alone =
        new Api.OpenTable(
            "frappadingue(seats=1)", Visibility.LINK, Spectators.OPEN, 0, "Anna", "fox");
    table = anna.post("/api/tables", Wire.JSON.writeValueAsString(alone)).as(Api.OpenedTable.class);
    asks(new Command.Sit(0, "Anna", "fox", ""), new Command.Start());
    assertThat(joins("/hint\nq\n").out()).contains("What each move promises", "★");
  }

  private CommandResult joins(String typed, String... more) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "join",
                table.link(),
                "--guest",
                guest().toString(),
                "--name",
                "Anna",
                "--lang",
                "en"));
    arguments.addAll(List.of(more));
    return CommandResult.typing(typed, arguments.toArray(String[]::new));
  }

  @Test
  void who_goes_keeps_the_seat_and_is_told_how_to_come_back_or_give_it_up() {
    String again = "./tumult join %s --guest %s".formatted(table.link(), guest());
    assertThat(joins("q\n").out())
        .contains("Anna (you)", "You are the host")
        .contains("Your seat is kept. To come back: " + again)
        .containsPattern("To give it up, so that the others can go on: .* --leave\n");
  }

  @Test
  void a_seat_is_given_up_from_the_table_or_from_outside() {
    assertThat(joins("/leave\n").out()).contains("Your seat is free").doesNotContain("is kept");
    asks(new Command.Sit(Command.ANY_SEAT, "Anna", "fox", ""));
    assertThat(joins("", "--leave").out()).contains("Your seat is free").doesNotContain("is kept");
    assertThat(joins("", "--leave").out()).contains("You have no seat at this table.");
  }

  @Test
  void help_and_what_cannot_be_read_are_answered_with_what_can_be_done() {
    asks(new Command.AddBot(1, 2));
    assertThat(joins("q\n").out()).contains("bot, level 2");
    asks(new Command.Start());
    String names = Messages.of("table", "en").text("robots");
    assertThat(joins("help\nq\n").out())
        .contains("/leave: give it up and leave")
        .contains(names.split(" ", -1)[Robots.number(Robots.avatar(table.table(), 1))])
        .doesNotContain("Seat 0", "die blank");
  }

  @Test
  void a_record_is_verified_with_names_and_seats_as_people_count() throws IOException {
    asks(new Command.AddBot(1, 2), new Command.Start(), new Command.Resign());
    String record = anna.get("/api/tables/" + table.table() + "/records/1").body();
    Path file = Files.writeString(folder.resolve("game.txt"), record);
    assertThat(CommandResult.to("verify", file.toString()).out())
        .contains("is fair", "  seat 1, Anna: ", "★ seat 2, bot of level 2: ");
  }

  @Test
  void a_program_for_pipes_plays_at_a_live_table_and_comes_back_when_the_line_breaks()
      throws IOException {
    String java = Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
    String command = java + " ../clients/bots/FirstBot.java";
    try (TumultProcess program =
        new TumultProcess("join", programLink(programKey()), "--program", command)) {
      program.until("plays kaos@");
      assertThat(program.until("\n")).endsWith("on seat 1\n");
      stop.run();
      program.until("the line is lost");
      stop = start(URI.create(anna.base()).getPort())::close;
      program.until("on seat 1");
      asks(new Command.Start(), new Command.Close());
      program.until("the table is closed");
      assertThat(program.status()).isZero();
    }
  }

  private String programKey() {
    return Objects.requireNonNull(((ToClient.Done) asks(new Command.NewKey(Right.PROGRAM))).key());
  }

  private String programLink(String key) {
    return "%s/api/program/%s/%s".formatted(anna.base().replace("http", "ws"), table.table(), key);
  }

  @Test
  void what_is_wrong_with_a_program_or_its_link_is_said_in_one_line() {
    String unknown = programLink("A".repeat(22));
    fails("is for those with its link", unknown, "--program", "cat");
    fails("is no link for a program", table.link(), "--program", "cat");
    fails("add --program", unknown);
    fails("has no such link (404)", unknown + "A", "--program", "cat");
    String nowhere = "ws://localhost:1/api/program/t/" + "A".repeat(22);
    fails("nobody answers there", nowhere, "--program", "cat");
    String ends = "echo oh no >&2; exit 3";
    fails("has ended, saying: oh no", programLink(programKey()), "--program", ends);
  }

  private static void fails(String why, String... arguments) {
    List<String> join = new ArrayList<>(List.of("join"));
    join.addAll(List.of(arguments));
    CommandResult result = CommandResult.to(join.toArray(String[]::new));
    assertThat(result.status()).as(result.err()).isEqualTo(2);
    assertThat(result.err()).contains(why);
    assertThat(result.err().strip().lines()).hasSize(1);
  }
}
