package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.table.Words;
import tumult.testkit.ShortGames;
import tumult.wire.Api;
import tumult.wire.CloseCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** Programs at live tables, over real sockets: good ones, bad ones and uninvited ones. */
@Timeout(120)
final class ProgramTest {
  private static final String MAU = "mau-mau(seats=2,rounds=1)";

  @TempDir static Path folder;
  private static TestServer house;

  @BeforeAll
  static void open() {
    house = TestServer.open(folder);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  /** A table to which only a link leads; Anna is its host, looks on, and can make links. */
  private record Room(TestServer house, Visitor anna, String table) implements AutoCloseable {
    static Room of(TestServer house, String game, int pace) {
      Visitor anna = house.visitor("Anna");
      Api.OpenTable wish =
          new Api.OpenTable(game, Visibility.LINK, Spectators.OPEN, pace, "Anna", "fox");
      String table = anna.opens(wish).table();
      return new Room(house, anna.enters(table), table);
    }

    TestProgram program() {
      return program(anna.newKey(Right.PROGRAM));
    }

    TestProgram program(String key) {
      return new TestProgram(house.base(), table, key);
    }

    /** A program that has a seat and has said its name. */
    TestProgram ready() {
      return ready(program());
    }

    TestProgram ready(TestProgram program) {
      program.next("hello");
      program.says("{'type':'ready','name':'Deep Thought'}");
      await(view -> view.seats().stream().anyMatch(chair -> chair.name().equals("Deep Thought")));
      return program;
    }

    void starts() {
      anna.does(new Command.FillSeats(1));
      anna.does(new Command.Start());
    }

    void await(Predicate<TableView> wanted) {
      anna.wire().until(() -> wanted.test(anna.view()) ? true : null, "the table to look so");
    }

    @Override
    public void close() {
      anna.close();
    }
  }

  private static Room room(String game) {
    return Room.of(house, game, 0);
  }

  /** Every game but the race, with few rounds. */
  static Stream<String> games() {
    return ShortGames.of(Games.ALL.values(), 2).filter(name -> Games.named(name).race() == null);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_program_plays_a_whole_game_beside_bots(String game) {
    try (Room room = room(game);
        TestProgram program = room.ready()) {
      program.playsAlong(TestProgram::any);
      room.starts();
      room.await(view -> view.phase() == Phase.OVER);
      assertThat(program.frames().stream().filter(frame -> frame.contains("\"type\":\"error\"")))
          .isEmpty();
      assertThat(program.frames().stream().filter(frame -> frame.contains("\"type\":\"turn\"")))
          .isNotEmpty();
    }
  }

  /** Beside bots, who are in no hurry, this would take minutes. */
  @Test
  void programs_race_to_the_end() {
    try (Room room = room("haos(seats=6)")) {
      List<TestProgram> programs = race(room, 6);
      room.await(view -> view.phase() == Phase.OVER);
      assertThat(reactions(room)).isNotEmpty().allMatch(millis -> millis >= 100);
      programs.forEach(TestProgram::close);
    }
  }

  @Test
  void they_race_at_a_table_of_another_node() {
    Path data = folder.resolve("nodes");
    try (TestServer door = Way.THROUGH_ANOTHER_NODE.open(data);
        Room room = Room.of(door, "haos(seats=2)", 0)) {
      List<TestProgram> programs = race(room, 2);
      room.await(view -> reactions(room).size() > 1);
      programs.forEach(TestProgram::close);
    }
  }

  /** The first plays by the rule of thumb, the others only open their cards. */
  private static List<TestProgram> race(Room room, int seats) {
    Game<?, ?, ?> haos = Games.named("haos(seats=%d)".formatted(seats));
    List<TestProgram> programs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      TestProgram program = room.program();
      assertThat(program.next("hello").path("seat").intValue()).isEqualTo(seat);
      program.says("{'type':'ready'}");
      program.playsAlong(seat == 0 ? turn -> TestProgram.byThumb(haos, 0, turn) : TestProgram::any);
      programs.add(program);
    }
    room.anna.does(new Command.Start());
    return programs;
  }

  @Test
  void everybody_sees_that_it_is_a_program_and_nobody_else_can_look_like_one() {
    try (Room room = room(MAU);
        TestProgram program = room.program()) {
      JsonNode hello = program.next("hello");
      assertThat(hello.path("id").textValue()).isEqualTo("mau-mau");
      assertThat(hello.path("seat").intValue()).isZero();
      program.says("{'type':'ready','name':'Deep Thought'}");
      room.await(view -> view.seats().getFirst().name().equals("Deep Thought"));
      assertThat(room.anna.view().seats().getFirst().avatar()).isEqualTo(Words.PROGRAM);
      assertThat(room.anna.view().people().getLast().right()).isEqualTo(Right.PROGRAM);
      assertThat(room.anna.isRefused(new Command.Rename("Anna", Words.PROGRAM)))
          .isEqualTo("refusal.BAD_AVATAR");
    }
  }

  @Test
  void it_comes_back_to_its_seat_by_the_same_link_and_a_second_line_replaces_the_first() {
    try (Room room = room(MAU)) {
      String key = room.anna.newKey(Right.PROGRAM);
      TestProgram first = room.ready(room.program(key));
      room.starts();
      assertThat(first.next("turn").path("turn").intValue()).isEqualTo(1);
      TestProgram second = room.program(key);
      assertThat(second.next("hello").path("seat").intValue()).isZero();
      assertThat(first.closeCode()).isEqualTo(CloseCode.REPLACED.code());
      second.close();
      TestProgram third = room.program(key);
      assertThat(third.next("hello").path("seat").intValue()).isZero();
      third.says("{'type':'ready'}");
      third.playsAlong(TestProgram::any);
      room.await(view -> view.phase() == Phase.OVER);
      assertThat(room.anna.view().seats().getFirst().name()).isEqualTo("Deep Thought");
      third.close();
    }
  }

  @Test
  void each_link_is_for_one_program_and_a_second_one_gets_a_seat_of_its_own() {
    try (Room room = room(MAU);
        TestProgram first = room.ready();
        TestProgram second = room.program()) {
      assertThat(second.next("hello").path("seat").intValue()).isEqualTo(1);
      second.says("{'type':'ready'}");
      first.playsAlong(TestProgram::any);
      second.playsAlong(TestProgram::any);
      room.anna.does(new Command.Start());
      room.await(view -> view.phase() == Phase.OVER);
    }
  }

  @Test
  void a_bot_makes_room_for_it_and_a_seat_is_added_where_people_have_all() {
    try (Room room = room("mau-mau(seats=2,rounds=1)")) {
      room.anna.sits(0);
      room.anna.does(new Command.AddBot(1, 1));
      try (TestProgram program = room.program()) {
        assertThat(program.next("hello").path("seat").intValue()).isEqualTo(1);
        try (TestProgram another = room.program()) { // a new link ends one that nobody has used
          assertThat(another.next("hello").path("seats").intValue()).isEqualTo(3);
          assertThat(program.next("hello").path("seats").intValue()).isEqualTo(3);
        }
      }
    }
  }

  @Test
  void nobody_waits_for_it_to_want_another_game_or_to_let_a_move_be_taken_back() {
    try (Room room = room("sequence-dice(seats=2)");
        TestProgram program = room.ready()) {
      room.anna.sits(1);
      room.anna.does(new Command.Start());
      program.playsAlong(TestProgram::any);
      room.anna.does(new Command.Resign());
      room.anna.does(new Command.Rematch(""));
      assertThat(room.anna.view().phase()).isEqualTo(Phase.PLAYING);
      assertThat(room.anna.view().gameNumber()).isEqualTo(2);
    }
  }

  @Test
  void wrong_answers_are_explained_and_after_three_something_legal_is_played() {
    try (Room room = room(MAU);
        TestProgram program = room.ready()) {
      room.starts();
      JsonNode turn = program.next("turn");
      long before = room.anna.view().number();
      program.says("what?");
      JsonNode garbage = program.next();
      assertThat(garbage.path("code").textValue()).isEqualTo("bad-json");
      assertThat(garbage.path("turn").intValue()).isEqualTo(1);
      assertThat(garbage.path("againAfter").intValue()).isZero();
      program.move(1, "fly");
      assertThat(program.next().path("detail").textValue())
          .contains("'fly' is none of the moves", turn.path("moves").get(0).textValue());
      program.move(7, "fly");
      assertThat(program.next().path("detail").textValue()).contains("there have been 1 so far");
      program.says("{'type':'wait','turn':1}");
      assertThat(program.next().path("detail").textValue()).contains("may not wait");
      room.anna.hears(before + 1);
      JsonNode next = program.next("turn");
      program.move(1, turn.path("moves").get(0).textValue());
      assertThat(program.next("error").path("code").textValue()).isEqualTo("too-late");
      program.move(1, turn.path("moves").get(0).textValue()); // told once
      program.says("{'type':'ready'}"); // answers nothing
      program.says(TestProgram.any(next));
      program.playsAlong(TestProgram::any);
      room.await(view -> view.phase() == Phase.OVER);
    }
  }

  @Test
  void one_that_never_answers_holds_nobody_up() {
    try (Room room = Room.of(house, MAU, 0);
        TestProgram program = room.ready()) {
      room.starts();
      assertThat(program.next("turn").path("millis").intValue()).isEqualTo(10_000);
      assertThat(program.next("error").path("code").textValue()).isEqualTo("too-late");
      program.playsAlong(TestProgram::any); // it was somewhere else for a while
      room.await(view -> view.phase() == Phase.OVER);
    }
  }

  @Test
  void one_that_is_slower_than_the_tables_clock_is_played_for_and_may_come_back() {
    try (Room room = Room.of(house, MAU, 1);
        TestProgram program = room.ready()) {
      room.starts();
      assertThat(program.next("turn").path("millis").intValue()).isBetween(1, 1000);
      room.await(view -> view.phase() == Phase.OVER);
    }
  }

  @Test
  void the_quickest_program_is_no_quicker_than_the_best_bot_and_claims_nothing() {
    try (Room room = room("haos(seats=2)");
        TestProgram program = room.ready();
        TestProgram other = room.ready()) {
      program.playsAlong(ProgramTest::hasty);
      other.playsAlong(TestProgram::any);
      room.anna.does(new Command.Start());
      room.await(view -> reactions(room).size() > 3 || view.phase() == Phase.OVER);
      assertThat(reactions(room)).isNotEmpty().allMatch(millis -> millis >= 100);
    }
  }

  /** Touches the totem whenever it can, at once. */
  private static String hasty(JsonNode turn) {
    for (JsonNode move : turn.path("moves")) {
      if (!move.textValue().startsWith("open")) {
        return TestProgram.answer(turn, move.textValue(), 0);
      }
    }
    return TestProgram.any(turn);
  }

  /** How quick everybody was who touched, as everybody is told. */
  private static List<Integer> reactions(Room room) {
    return room.anna.heard().stream()
        .filter(ToClient.Told.class::isInstance)
        .flatMap(told -> ((ToClient.Told) told).log().stream())
        .filter(line -> line.key().endsWith(".verdict"))
        .flatMap(line -> Arrays.stream(line.arguments().get(1).split(",")))
        .map(Integer::parseInt)
        .toList();
  }

  @Test
  void only_its_own_key_lets_a_program_in_and_its_key_lets_in_nobody_else() {
    try (Room room = room(MAU);
        Room other = room(MAU)) {
      String key = room.anna.newKey(Right.PROGRAM);
      for (Right right : List.of(Right.INVITE, Right.WATCH, Right.HOST)) {
        isTurnedAway(room.program(room.anna.newKey(right)), CloseCode.NOT_LET_IN);
      }
      isTurnedAway(other.program(key), CloseCode.NOT_LET_IN);
      isTurnedAway(new TestProgram(house.base(), "nowhere", key), CloseCode.NO_SUCH_TABLE);
      Visitor bo = house.visitor("Bo");
      bo.says(new FromClient.Hello(room.table, List.of(key), "Bo", "fox", 0, 0));
      assertThat(bo.wire().closeCode()).isEqualTo(CloseCode.NOT_LET_IN.code());
      String newer = room.anna.newKey(Right.PROGRAM);
      isTurnedAway(room.program(key), CloseCode.NOT_LET_IN);
      room.anna.does(new Command.ChangeVisibility(Visibility.LOCKED));
      isTurnedAway(room.program(newer), CloseCode.NOT_LET_IN);
      room.anna.does(new Command.ChangeVisibility(Visibility.PUBLIC));
      room.ready(room.program(newer)).close();
    }
  }

  @Test
  void who_is_asked_to_leave_does_not_come_back_and_a_closed_table_is_over() {
    try (Room room = room(MAU)) {
      String key = room.anna.newKey(Right.PROGRAM);
      TestProgram program = room.ready(room.program(key));
      String person = room.anna.view().seats().getFirst().person();
      assertThat(room.anna.isRefused(new Command.MakeHost(person)))
          .isEqualTo("refusal.ONLY_A_PERSON");
      room.anna.does(new Command.Dismiss(person));
      assertThat(program.closeCode()).isEqualTo(CloseCode.NOTHING_MORE.code());
      isTurnedAway(room.program(key), CloseCode.NOT_LET_IN);
      TestProgram another = room.ready();
      room.anna.does(new Command.Close());
      assertThat(another.closeCode()).isEqualTo(CloseCode.NO_SUCH_TABLE.code());
    }
  }

  private static void isTurnedAway(TestProgram program, CloseCode why) {
    assertThat(program.next().path("code").textValue()).isEqualTo("not-let-in");
    assertThat(program.closeCode()).isEqualTo(why.code());
    assertThat(program.frames()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x", "table/short", "table/../../etc", "a b/c", "t/AAAAAAAAAAAAAAAAAAAAAA/x"})
  void what_is_no_link_is_no_way_in(String path) {
    String link = house.base().replace("http:", "ws:") + "/api/program/" + path.replace(" ", "%20");
    assertThatThrownBy(() -> new RecordingSocket(link))
        .cause()
        .isInstanceOfSatisfying(
            WebSocketHandshakeException.class,
            refused -> assertThat(refused.getResponse().statusCode()).isIn(400, 404));
  }

  @Test
  void a_flood_is_answered_with_when_to_go_on_and_ends() {
    try (TestServer strict = TestServer.open(folder.resolve("strict"), RequestLimits.USUAL);
        Room room = Room.of(strict, MAU, 0);
        TestProgram program = room.ready()) {
      room.starts();
      for (int i = 0; i < 200; i++) {
        program.says("{'type':'ready'}");
      }
      JsonNode error = program.next("error");
      assertThat(error.path("code").textValue()).isEqualTo("too-much");
      assertThat(error.path("againAfter").intValue()).isBetween(1, 50);
      assertThat(program.closeCode()).isEqualTo(CloseCode.TOO_MUCH.code());
      assertThat(room.anna.asks(new Command.Say("still here"))).isInstanceOf(ToClient.Done.class);
    }
  }

  @Test
  void however_many_lines_by_one_link_are_one_program() {
    try (Room room = room(MAU)) {
      String key = room.anna.newKey(Right.PROGRAM);
      List<TestProgram> many = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        many.add(room.program(key));
      }
      TestProgram last = room.ready(many.removeLast());
      many.forEach(each -> assertThat(each.closeCode()).isEqualTo(CloseCode.REPLACED.code()));
      assertThat(room.anna.view().people()).hasSize(2);
      room.starts();
      last.playsAlong(TestProgram::any);
      room.await(view -> view.phase() == Phase.OVER);
      last.close();
    }
  }
}
