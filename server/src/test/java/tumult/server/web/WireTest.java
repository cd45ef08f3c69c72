package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.table.steps.LogLine;
import tumult.wire.Api;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** What goes over the socket, as docs/protocol.md has it. */
final class WireTest {
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

  /** Anna, the host, and Bo, who have just started a game at a table. */
  private record Playing(String table, Visitor anna, Visitor bo) {
    Visitor mover() {
      return anna.moves().isEmpty() ? bo : anna;
    }

    /** Plays a move, which both have seen then; its number. */
    long move() {
      Visitor mover = mover();
      long number = mover.does(new Command.Play(mover.moves().getFirst(), Command.ANY_PLY));
      anna.told(number);
      bo.told(number);
      return number;
    }

    long moves(int count) {
      long number = 0;
      for (int i = 0; i < count; i++) {
        number = move();
      }
      return number;
    }
  }

  private static Playing annaAndBo() {
    return annaAndBo(GAME);
  }

  private static Playing annaAndBo(String game) {
    return annaAndBo(game, Spectators.OPEN);
  }

  private static Playing annaAndBo(String game, Spectators spectators) {
    Visitor anna = house.visitor("Anna");
    String table = anna.opens(game, Visibility.PUBLIC, spectators).table();
    anna.enters(table).sits(0);
    Visitor bo = house.visitor("Bo").enters(table);
    bo.sits(1);
    bo.told(anna.does(new Command.Start()));
    return new Playing(table, anna, bo);
  }

  private static FromClient.Hello hello(String table, String... keys) {
    return new FromClient.Hello(table, List.of(keys), "Cleo", "owl", 0, 0);
  }

  @Test
  void a_first_visit_is_welcomed_with_the_table_as_it_is() {
    Playing game = annaAndBo();
    Visitor cleo = house.visitor("Cleo").enters(game.table);
    TableView view = cleo.view();
    assertThat(view.phase()).isEqualTo(Phase.PLAYING);
    assertThat(view.number()).isEqualTo(cleo.welcome().number());
    assertThat(view.people()).extracting("name").containsExactly("Anna", "Bo", "Cleo");
    assertThat(cleo.person()).isEqualTo(view.people().getLast().person());
  }

  @Test
  void everything_is_told_once_and_in_order() {
    Playing game = annaAndBo();
    long first = game.anna.welcome().number();
    long last = game.moves(8);
    assertThat(game.anna.tellings(last))
        .extracting(frame -> ((ToClient.Told) Wire.toClient(frame)).number())
        .containsExactlyElementsOf(LongStream.rangeClosed(first + 1, last).boxed().toList());
  }

  @Test
  void who_comes_back_gets_byte_for_byte_what_was_missed() {
    Playing game = annaAndBo();
    long first = game.bo.welcome().number();
    game.moves(3);
    game.anna.does(new Command.Say("hello"));
    long last = game.moves(4);
    List<String> live = game.bo.tellings(last);
    for (long seen = first; seen < last; seen++) {
      Visitor again = game.bo.elsewhere().resumes(game.table, seen);
      assertThat(again.welcome().view()).isNull();
      assertThat(again.welcome().number()).isEqualTo(seen);
      assertThat(again.tellings(last)).isEqualTo(live.subList((int) (seen - first), live.size()));
      again.close();
    }
  }

  @Test
  void who_was_ahead_of_the_table_is_shown_it_anew() {
    Playing game = annaAndBo();
    Visitor again = game.bo.elsewhere().resumes(game.table, 1_000_000);
    assertThat(again.view().number()).isEqualTo(game.anna.view().number());
  }

  @Test
  void recent_messages_come_along_without_views() {
    Playing game = annaAndBo();
    long last = game.anna.does(new Command.Say("good luck"));
    Visitor again = game.bo.elsewhere();
    again.says(new FromClient.Hello(game.table, List.of(), "Bo", "fox", 0, 3));
    assertThat(again.tellings(last)).hasSize(3).noneMatch(frame -> frame.contains("\"view\""));
    assertThat(again.told(last).log())
        .containsExactly(new LogLine("table.said", List.of("Anna", "good luck")));
  }

  @Test
  void chat_comes_without_a_view() {
    Playing game = annaAndBo();
    assertThat(game.anna.told(game.anna.does(new Command.Say("hello"))).view()).isNull();
  }

  @Test
  void a_command_that_is_repeated_after_a_broken_line_happens_once() {
    Playing game = annaAndBo();
    ToClient first = game.bo.asks("b1", new Command.Say("hello"));
    Visitor again = game.bo.elsewhere().enters(game.table);
    assertThat(again.asks("b1", new Command.Say("hello"))).isEqualTo(first);
    long number = again.does(new Command.Say("next"));
    assertThat(number).isEqualTo(((ToClient.Done) first).number() + 1);
  }

  @Test
  void all_that_may_be_sent_at_once_happens_once_when_it_is_sent_again() {
    Playing game = annaAndBo();
    int most = RequestLimits.USUAL.commandsAtOnce();
    List<ToClient> first = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      first.add(game.bo.asks("b" + i, new Command.Say("hello " + i)));
    }
    Visitor again = game.bo.elsewhere().enters(game.table);
    for (int i = 0; i < most; i++) {
      assertThat(again.asks("b" + i, new Command.Say("hello " + i))).isEqualTo(first.get(i));
    }
  }

  @Test
  void a_refusal_that_is_asked_for_again_is_the_same() {
    Playing game = annaAndBo();
    ToClient first = game.bo.asks("b1", new Command.Close());
    assertThat(game.bo.elsewhere().enters(game.table).asks("b1", new Command.Close()))
        .isEqualTo(first)
        .isEqualTo(new ToClient.Refused("b1", "table", "refusal.NOT_HOST", 0, ""));
  }

  @Test
  void a_new_key_that_is_asked_for_again_is_the_same() {
    Playing game = annaAndBo();
    ToClient first = game.bo.asks("k1", new Command.NewKey(Right.SEAT));
    Visitor again = game.bo.elsewhere().enters(game.table);
    assertThat(again.asks("k1", new Command.NewKey(Right.SEAT))).isEqualTo(first);
    assertThat(again.newKey(Right.SEAT)).isNotEqualTo(((ToClient.Done) first).key());
  }

  private static void letsGo(Visitor visitor, int ply) {
    visitor.wire().send(Wire.text(new FromClient.LetGo(ply)));
  }

  /** At which plies a visitor saw dice fall, up to something that was told after it. */
  private static List<Integer> falls(Visitor visitor, long until) {
    visitor.told(until);
    return visitor.heard().stream()
        .filter(ToClient.Fall.class::isInstance)
        .map(fall -> ((ToClient.Fall) fall).ply())
        .toList();
  }

  @Test
  void all_see_the_dice_fall_when_whose_roll_it_is_lets_them_go() {
    Playing game = annaAndBo("sequence-dice(seats=2)");
    Visitor cleo = house.visitor("Cleo").enters(game.table);
    Visitor phone = game.mover().elsewhere().enters(game.table);
    long ready = game.mover().does(new Command.Say("ready?"));
    List.of(cleo, phone).forEach(each -> each.told(ready)); // a welcome comes before they listen
    letsGo(game.mover(), 0);
    long before = game.mover().does(new Command.Say("hop"));
    game.move();
    letsGo(game.mover(), 1);
    long after = game.mover().does(new Command.Say("hop"));
    assertThat(List.of(game.anna, game.bo, cleo, phone))
        .allSatisfy(each -> assertThat(falls(each, after)).containsExactly(0, 1));
    assertThat(game.bo.tellings(after)).hasSize((int) (after - game.bo.welcome().number()));
    assertThat(after).as("nothing was stored of it").isEqualTo(before + 2);
  }

  @Test
  void who_sees_the_game_late_does_not_hear_of_the_dice() {
    Playing game = annaAndBo("sequence-dice(seats=2)", Spectators.DELAYED);
    Visitor cleo = house.visitor("Cleo").enters(game.table);
    cleo.does(new Command.Say("ready?"));
    letsGo(game.mover(), 0);
    long after = game.mover().does(new Command.Say("hop"));
    assertThat(falls(game.mover(), after)).containsExactly(0);
    assertThat(falls(cleo, after)).isEmpty();
  }

  @Test
  void nobody_else_lets_the_dice_go_nor_twice_nor_too_late() {
    Playing game = annaAndBo("sequence-dice(seats=2)");
    Visitor cleo = house.visitor("Cleo").enters(game.table);
    Visitor mover = game.mover();
    Visitor other = mover == game.anna ? game.bo : game.anna;
    for (Visitor meddler : List.of(cleo, other)) {
      letsGo(meddler, 0);
      meddler.does(new Command.Say("let me"));
    }
    List.of(-1, 1, Integer.MAX_VALUE).forEach(ply -> letsGo(mover, ply));
    assertThat(falls(cleo, mover.does(new Command.Say("not this one")))).isEmpty();
    for (int i = 0; i < 50; i++) {
      letsGo(mover, 0);
    }
    mover.does(new Command.Say("again and again"));
    letsGo(mover, 0);
    long last = game.move();
    letsGo(mover, 0);
    mover.does(new Command.Say("too late"));
    assertThat(falls(cleo, last)).containsExactly(0);
    assertThat(cleo.heard()).noneMatch(ToClient.Failed.class::isInstance);
  }

  @Test
  void nobody_lets_go_what_was_given_to_a_bot() {
    Playing game = annaAndBo("sequence-dice(seats=2)");
    Visitor mover = game.mover();
    mover.does(new Command.Resign());
    letsGo(mover, 0);
    assertThat(falls(mover, mover.does(new Command.Say("gone")))).isEmpty();
  }

  @Test
  void who_has_not_said_hello_lets_nothing_go() {
    Visitor cleo = house.visitor("Cleo");
    cleo.connects();
    letsGo(cleo, 0);
    assertThat(code(cleo.answer(""))).isEqualTo(ErrorCode.BAD_HELLO);
  }

  @Test
  void who_asks_whether_the_server_is_there_is_answered_and_nobody_hears_of_it() {
    Playing game = annaAndBo();
    game.bo.wire().send(Wire.text(new FromClient.There()));
    game.bo
        .wire()
        .until(
            () -> game.bo.heard().contains(new ToClient.Here()) ? true : null, "that it is there");
    long next = game.anna.does(new Command.Say("quiet here"));
    game.anna.told(next);
    assertThat(game.anna.heard()).doesNotContain(new ToClient.Here());
    assertThat(game.bo.told(next).number()).isEqualTo(game.anna.view().number() + 1);
    Visitor cleo = house.visitor("Cleo");
    cleo.connects().send(Wire.text(new FromClient.There()));
    assertThat(code(cleo.answer(""))).isEqualTo(ErrorCode.BAD_HELLO);
  }

  @Test
  void a_refused_move_cites_its_rule() {
    Playing game = annaAndBo();
    Visitor waiting = game.mover() == game.anna ? game.bo : game.anna;
    ToClient.Refused refused =
        (ToClient.Refused) waiting.asks(new Command.Play("draw", Command.ANY_PLY));
    assertThat(refused.room()).isIn("mau-mau", "common");
    assertThat(waiting.isRefused(new Command.Play("dance", Command.ANY_PLY)))
        .isEqualTo("refusal.NO_SUCH_MOVE");
    assertThat(game.mover().isRefused(new Command.Play(game.mover().moves().getFirst(), 99)))
        .isEqualTo("refusal.TOO_LATE");
  }

  @Test
  void two_devices_of_one_person_hear_the_same() {
    Playing game = annaAndBo();
    Visitor second = game.anna.elsewhere().enters(game.table);
    long last = game.moves(3);
    assertThat(second.person()).isEqualTo(game.anna.person());
    List<String> all = game.anna.tellings(last);
    assertThat(second.tellings(last)).isEqualTo(all.subList(all.size() - 3, all.size()));
    assertThat(second.view().you()).isZero();
  }

  @Test
  void a_seat_moves_to_another_device_by_its_private_link() {
    Playing game = annaAndBo();
    String key = game.bo.newKey(Right.SEAT);
    Visitor phone = house.visitor("Bo").enters(game.table, key);
    assertThat(phone.view().you()).isEqualTo(-1);
    long number = phone.does(new Command.Claim());
    assertThat(phone.view().you()).isEqualTo(1);
    game.bo.told(number);
    assertThat(game.bo.view().you()).isEqualTo(-1);
    Visitor thief = house.visitor("Thief").enters(game.table, key);
    assertThat(thief.isRefused(new Command.Claim())).isEqualTo("refusal.NOTHING_TO_CLAIM");
  }

  @Test
  void a_table_by_link_is_for_those_who_have_the_link() {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened = anna.opens(GAME, Visibility.LINK, Spectators.OPEN);
    assertThat(opened.link()).endsWith("/t/" + opened.table() + "#" + opened.key());
    Visitor stranger = house.visitor("Cleo");
    stranger.says(hello(opened.table()));
    assertThat(stranger.answer("")).isInstanceOf(ToClient.Refused.class);
    assertThat(stranger.wire().closeCode()).isEqualTo(4001);
    assertThat(stranger.heard()).hasSize(1);
    house.visitor("Cleo").enters(opened.table(), opened.key()).sits(0);
  }

  @Test
  void a_locked_table_lets_nobody_new_in() {
    Playing game = annaAndBo();
    String invitation = game.anna.newKey(Right.INVITE);
    game.anna.does(new Command.ChangeVisibility(Visibility.LOCKED));
    Visitor late = house.visitor("Cleo");
    late.says(hello(game.table, invitation));
    assertThat(((ToClient.Refused) late.answer("")).key()).isEqualTo("refusal.LOCKED");
    assertThat(late.wire().closeCode()).isEqualTo(4001);
    game.bo.elsewhere().enters(game.table);
  }

  @Test
  void there_is_no_such_table() {
    Visitor lost = house.visitor("Cleo");
    lost.says(hello("nowhere"));
    assertThat(lost.wire().closeCode()).isEqualTo(4002);
  }

  @Test
  void an_unfit_hello_ends_the_conversation() {
    Visitor clumsy = house.visitor("Cleo");
    clumsy.says(hello("no|where"));
    assertThat(clumsy.wire().closeCode()).isEqualTo(4000);
    clumsy.says(new FromClient.Hello("nowhere", List.of(), "Cleo", "owl", -1, 0));
    assertThat(clumsy.wire().closeCode()).isEqualTo(4000);
  }

  @Test
  void hello_comes_first_and_once() {
    Playing game = annaAndBo();
    Visitor cleo = house.visitor("Cleo");
    cleo.connects();
    assertThat(code(cleo.asks(new Command.Stand()))).isEqualTo(ErrorCode.BAD_HELLO);
    cleo.wire().send(Wire.text(hello(game.table)));
    cleo.welcome();
    cleo.wire().send(Wire.text(hello(game.table)));
    assertThat(code(cleo.answer(""))).isEqualTo(ErrorCode.BAD_HELLO);
    cleo.does(new Command.Say("still here"));
  }

  @Test
  void who_does_not_wait_for_the_welcome_is_answered_all_the_same() {
    Playing game = annaAndBo();
    Visitor cleo = house.visitor("Cleo");
    for (int i = 0; i < 30; i++) {
      cleo.says(hello(game.table));
      assertThat(cleo.asks(new Command.Say("hasty"))).isNotNull();
    }
  }

  private static ErrorCode code(ToClient answer) {
    return ((ToClient.Failed) answer).code();
  }

  @Test
  void what_is_not_text_is_not_wanted() {
    Visitor cleo = house.visitor("Cleo");
    cleo.connects().socket().sendBinary(java.nio.ByteBuffer.allocate(3), true).join();
    assertThat(cleo.wire().closeCode()).isEqualTo(1003);
  }

  @Test
  void frames_in_pieces_are_one_message() {
    Playing game = annaAndBo();
    Visitor cleo = house.visitor("Cleo");
    WebSocket socket = cleo.connects().socket();
    String hello = Wire.text(hello(game.table));
    for (int i = 0; i < hello.length(); i++) {
      socket.sendText(hello.substring(i, i + 1), i == hello.length() - 1).join();
    }
    assertThat(cleo.welcome().view()).isNotNull();
  }

  @Test
  void the_java_client_speaks_the_same_language() throws Exception {
    Playing game = annaAndBo();
    var welcome = new java.util.concurrent.CompletableFuture<ToClient>();
    var end = new java.util.concurrent.CompletableFuture<Integer>();
    TableClient.Ear ear =
        new TableClient.Ear() {
          @Override
          public void hear(ToClient message) {
            welcome.complete(message);
          }

          @Override
          public void closed(int code, String reason) {
            end.complete(code);
          }
        };
    Site site = house.site();
    try (TableClient client = TableClient.connect(site, hello(game.table), ear)) {
      assertThat(welcome.get(60, java.util.concurrent.TimeUnit.SECONDS))
          .isInstanceOf(ToClient.Welcome.class);
      for (int i = 0; i < RequestLimits.MOST_ERRORS; i++) {
        client.send("nonsense");
      }
      assertThat(end.get(60, java.util.concurrent.TimeUnit.SECONDS)).isEqualTo(4005);
    }
  }

  @Test
  void after_the_close_there_is_nothing_more_to_do() {
    Playing game = annaAndBo();
    long last = game.anna.does(new Command.Close());
    game.bo.told(last);
    assertThat(game.bo.isRefused(new Command.Say("hello"))).isEqualTo("refusal.CLOSED");
  }

  @Test
  void a_server_that_stops_says_so_and_goes_on_from_there(@TempDir Path folder) {
    Visitor anna;
    Site before;
    String table;
    long last;
    try (TestServer first = TestServer.open(folder)) {
      anna = first.visitor("Anna");
      before = anna.site();
      table = anna.opens(GAME).table();
      last = anna.enters(table).sits(0);
    }
    assertThat(anna.wire().closeCode()).isEqualTo(1001);
    try (TestServer second = TestServer.open(folder)) {
      Visitor again = new Visitor(new Site(second.base(), before.cookie()), "Anna");
      again.resumes(table, last - 1);
      assertThat(again.tellings(last)).isEqualTo(List.of(anna.tellings(last).getLast()));
    }
  }
}
