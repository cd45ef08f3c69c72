package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tumult.games.Games;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Guest;
import tumult.table.Hints;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.wire.Api;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.Names;
import tumult.wire.ToClient;

/**
 * Every command by everybody who may not give it: refused for the right reason, nothing changes.
 */
@ParameterizedClass
@SuppressWarnings("NullAway.Init") // by open, which NullAway does not know
@EnumSource(Way.class)
final class RightsTest {
  @SuppressWarnings("UnusedVariable") // all is opened by it
  @Parameter
  private Way way;

  private static final Set<String> HOSTS_ONLY =
      Set.of(
          "addBot",
          "removeBot",
          "fillSeats",
          "closeSeats",
          "changeGame",
          "start",
          "kick",
          "dismiss",
          "makeHost",
          "pause",
          "resume",
          "mute",
          "changeVisibility",
          "changeHints",
          "close");

  @TempDir static Path data;
  private static TestServer house;

  private Visitor host;
  private Visitor anna;
  private Visitor bo;
  private Visitor watcher;
  private String table;

  /** A house where those who close their last socket count as gone at once. */
  @BeforeParameterizedClassInvocation
  static void open(Way way) {
    house =
        way.open(
            data.resolve(way.name()),
            TestServer.PACE.withGrace(Duration.ofMillis(1)),
            Games::named);
  }

  @AfterParameterizedClassInvocation
  static void close() {
    house.close();
  }

  /** A host without a seat, two who play, and one who may only watch. */
  @BeforeEach
  void gather() {
    host = house.visitor("Host");
    Api.OpenedTable opened =
        host.opens("mau-mau(seats=2,rounds=1)", Visibility.LINK, Spectators.OPEN);
    table = opened.table();
    host.enters(table);
    anna = house.visitor("Anna").enters(table, opened.key());
    anna.sits(0);
    bo = house.visitor("Bo").enters(table, opened.key());
    bo.sits(1);
    watcher = house.visitor("Watcher").enters(table, host.newKey(Right.WATCH));
    long start = host.does(new Command.Start());
    List.of(anna, bo, watcher).forEach(guest -> guest.told(start));
  }

  /** One of each command, with parts that would do. */
  private Map<String, Command> commands() {
    Map<String, Command> all = new LinkedHashMap<>();
    all.put("sit", new Command.Sit(0, "Name", "fox", ""));
    all.put("stand", new Command.Stand());
    all.put("addBot", new Command.AddBot(0, 1));
    all.put("removeBot", new Command.RemoveBot(0));
    all.put("fillSeats", new Command.FillSeats(1));
    all.put("closeSeats", new Command.CloseSeats());
    all.put("changeGame", new Command.ChangeGame("kaos", Spectators.OPEN, 0));
    all.put("standIn", new Command.StandIn(0));
    all.put("nudge", new Command.Nudge(0));
    all.put("dismiss", new Command.Dismiss(anna.person()));
    all.put("start", new Command.Start());
    all.put("play", new Command.Play("draw", Command.ANY_PLY));
    all.put("react", new Command.React("draw", 1, 300, 0.1, true));
    all.put("hint", new Command.Hint(Command.ANY_PLY));
    all.put("changeHints", new Command.ChangeHints(Hints.ALL));
    all.put("say", new Command.Say("hello"));
    all.put("emote", new Command.Emote("wave"));
    all.put("offerUndo", new Command.OfferUndo());
    all.put("answerUndo", new Command.AnswerUndo(true));
    all.put("rematch", new Command.Rematch(""));
    all.put("resign", new Command.Resign());
    all.put("kick", new Command.Kick(0));
    all.put("passOn", new Command.PassOn(watcher.person()));
    all.put("makeHost", new Command.MakeHost(watcher.person()));
    all.put("pause", new Command.Pause());
    all.put("resume", new Command.Resume());
    all.put("rename", new Command.Rename("Name", "owl"));
    all.put("mute", new Command.Mute(anna.person(), true));
    all.put("changeVisibility", new Command.ChangeVisibility(Visibility.PUBLIC));
    all.put("newKey", new Command.NewKey(Right.INVITE));
    all.put("claim", new Command.Claim());
    all.put("return", new Command.Return());
    all.put("close", new Command.Close());
    assertThat(all.keySet()).containsExactlyInAnyOrderElementsOf(Names.COMMANDS.keySet());
    return all;
  }

  private TableView now() {
    return house
        .server()
        .tables()
        .view(table, Ask.SERVER)
        .toCompletableFuture()
        .join()
        .orElseThrow();
  }

  /** All but the commands named are refused, each for its reason, and the table is as before. */
  private void assertRefused(
      Visitor who, Set<String> allowed, Map<String, TableRefusal> reasons, TableRefusal usual) {
    TableView before = now();
    Set<String> refused = new HashSet<>(Names.COMMANDS.keySet());
    refused.removeAll(allowed);
    commands()
        .forEach((name, command) -> {
          if (refused.contains(name)) {
            TableRefusal reason = reasons.getOrDefault(name, usual);
            assertThat(who.isRefused(command))
                .as("%s of %s", name, who.name())
                .isEqualTo("refusal." + reason);
          }
        });
    assertThat(now()).isEqualTo(before);
  }

  private static Map<String, TableRefusal> withHostsOnly(Map<String, TableRefusal> reasons) {
    Map<String, TableRefusal> all = new LinkedHashMap<>(reasons);
    HOSTS_ONLY.forEach(name -> all.put(name, TableRefusal.NOT_HOST));
    all.put("newKey", TableRefusal.NOT_HOST);
    return all;
  }

  @Test
  void who_may_only_watch_does_nothing_but_talk() {
    Map<String, TableRefusal> reasons =
        withHostsOnly(
            Map.of("sit", TableRefusal.ONLY_WATCHING, "claim", TableRefusal.NOTHING_TO_CLAIM));
    Set<String> own = Set.of("say", "emote", "rename", "stand");
    assertRefused(watcher, own, reasons, TableRefusal.NOT_SEATED);
    assertThat(watcher.isRefused(new Command.NewKey(Right.SEAT))).isEqualTo("refusal.NOT_SEATED");
  }

  @Test
  void who_is_seated_does_nothing_of_the_host_s() {
    Set<String> own =
        Set.of(
            "sit",
            "stand",
            "play",
            "react",
            "say",
            "emote",
            "offerUndo",
            "resign",
            "passOn",
            "rename");
    Map<String, TableRefusal> reasons =
        withHostsOnly(
            Map.of(
                "standIn", TableRefusal.STILL_PRESENT,
                "nudge", TableRefusal.NOBODY_WAITS,
                "hint", TableRefusal.NO_HINTS,
                "answerUndo", TableRefusal.NO_OFFER,
                "rematch", TableRefusal.NOT_OVER,
                "claim", TableRefusal.NOTHING_TO_CLAIM,
                "return", TableRefusal.NOBODY_STANDS_IN));
    assertRefused(anna, own, reasons, TableRefusal.NOT_HOST);
    for (Right right : List.of(Right.INVITE, Right.WATCH, Right.HOST)) {
      assertThat(anna.isRefused(new Command.NewKey(right))).isEqualTo("refusal.NOT_HOST");
    }
  }

  @Test
  void a_host_without_a_seat_does_nothing_of_the_seats() {
    Set<String> own =
        Set.of(
            "say",
            "emote",
            "rename",
            "makeHost",
            "start", // as it is already, like the next three
            "resume",
            "stand",
            "fillSeats",
            "pause",
            "mute",
            "changeVisibility",
            "newKey",
            "close");
    Map<String, TableRefusal> reasons =
        Map.of(
            "sit", TableRefusal.SEAT_TAKEN,
            "addBot", TableRefusal.SEAT_TAKEN,
            "removeBot", TableRefusal.GAME_IS_ON,
            "closeSeats", TableRefusal.GAME_IS_ON,
            "changeGame", TableRefusal.GAME_IS_ON,
            "changeHints", TableRefusal.GAME_IS_ON,
            "dismiss", TableRefusal.GAME_IS_ON,
            "kick", TableRefusal.STILL_PRESENT,
            "claim", TableRefusal.NOTHING_TO_CLAIM);
    assertRefused(host, own, reasons, TableRefusal.NOT_SEATED);
  }

  @Test
  void nobody_plays_when_it_is_another_s_turn() {
    TableView before = now();
    Visitor mover = anna.moves().isEmpty() ? bo : anna;
    Visitor other = mover == anna ? bo : anna;
    ToClient answer = other.asks(new Command.Play(mover.moves().getFirst(), Command.ANY_PLY));
    assertThat(answer)
        .isInstanceOfSatisfying(
            ToClient.Refused.class,
            refused -> assertThat(refused.key()).isEqualTo("refusal.NOT_YOUR_TURN"));
    assertThat(now()).isEqualTo(before);
  }

  @Test
  void a_stranger_is_not_even_heard() {
    TableView before = now();
    Visitor stranger = house.visitor("Stranger");
    stranger.connects();
    commands()
        .forEach((name, command) ->
            assertThat(stranger.asks(command))
                .as(name)
                .isInstanceOfSatisfying(
                    ToClient.Failed.class,
                    failed -> assertThat(failed.code()).isEqualTo(ErrorCode.BAD_HELLO)));
    FromClient.Hello hello = new FromClient.Hello(table, List.of("wrong"), "Stranger", "owl", 0, 0);
    stranger.says(hello);
    stranger.wire().send(Wire.text(new FromClient.Do("x", new Command.Say("hello"))));
    assertThat(stranger.wire().closeCode()).isEqualTo(4001);
    assertThat(stranger.heard()).noneMatch(ToClient.Done.class::isInstance);
    assertThat(stranger.wire().frames()).noneMatch(frame -> frame.contains("view"));
    assertThat(now()).isEqualTo(before);
  }

  @Test
  void nobody_and_foreign_pages_get_no_socket() {
    int port = house.port();
    String cookie = "Cookie: " + host.site().cookie();
    assertThat(RawHttp.upgrade(port).status()).isEqualTo(401);
    assertThat(RawHttp.upgrade(port, cookie, "Origin: https://evil.example").status())
        .isEqualTo(403);
    assertThat(
            RawHttp.request(
                    port, "POST", "/api/tables", "{}", List.of("Origin: https://evil.example"))
                .body())
        .contains("foreign-origin");
  }

  @Test
  void who_is_muted_is_not_heard() {
    long muted = host.does(new Command.Mute(anna.person(), true));
    anna.told(muted);
    assertThat(anna.isRefused(new Command.Say("hello"))).isEqualTo("refusal.MUTED");
    assertThat(anna.isRefused(new Command.Emote("wave"))).isEqualTo("refusal.MUTED");
    assertThat(now().number()).isEqualTo(muted);
  }

  @Test
  void while_teams_play_nobody_writes_and_the_view_says_why() {
    Visitor dora = house.visitor("Dora");
    dora.enters(dora.opens("sequence-dice(seats=4)").table()).sits(0);
    dora.does(new Command.Say("hello"));
    for (int seat = 1; seat < 4; seat++) {
      dora.does(new Command.AddBot(seat, 1));
    }
    assertThat(dora.view().silence()).isNull();
    dora.does(new Command.Start());
    assertThat(dora.view().silence())
        .isEqualTo(new TableView.Silence("sequence-dice", "refusal.NO_TALKING", 3));
    assertThat(dora.asks(new Command.Say("b2")))
        .isInstanceOfSatisfying(
            ToClient.Refused.class,
            refused -> {
              assertThat(refused.room()).isEqualTo("sequence-dice");
              assertThat(refused.key()).isEqualTo("refusal.NO_TALKING");
              assertThat(refused.rule()).isEqualTo(3);
            });
    dora.does(new Command.Emote("wave"));
  }

  @Test
  void nothing_is_given_to_somebody_who_is_away() {
    String person = watcher.person();
    watcher.close();
    await()
        .until(() ->
            now().people().stream()
                .filter(g -> g.person().equals(person))
                .noneMatch(Guest::present));
    assertThat(anna.isRefused(new Command.PassOn(person))).isEqualTo("refusal.ABSENT");
    assertThat(host.isRefused(new Command.MakeHost(person))).isEqualTo("refusal.ABSENT");
    assertThat(host.isRefused(new Command.MakeHost("nobody")))
        .isEqualTo("refusal.NOBODY_OF_THAT_NAME");
  }

  @Test
  void a_closed_table_refuses_everything_to_everybody() {
    long closed = host.does(new Command.Close());
    for (Visitor guest : List.of(host, anna, watcher)) {
      guest.told(closed);
      assertRefused(guest, Set.of(), Map.of(), TableRefusal.CLOSED);
    }
    Visitor late = anna.elsewhere();
    late.says(new FromClient.Hello(table, List.of(), "Anna", "fox", 0, 0));
    assertThat(((ToClient.Refused) late.answer("")).key()).isEqualTo("refusal.CLOSED");
  }
}
