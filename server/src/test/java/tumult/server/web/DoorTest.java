package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.Site;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.Visibility;
import tumult.wire.Api;
import tumult.wire.ToClient;

/** What is said at a table's door, and to its guests at home. */
final class DoorTest {
  private static final String GAME = "sequence-dice(seats=2)";

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

  private static @Nullable Right right(Visitor visitor, String table, String... keys)
      throws IOException {
    return knock(visitor, table, keys).as(Api.DoorPlate.class).right();
  }

  private static Site.Reply knock(Visitor visitor, String table, String... keys)
      throws IOException {
    String knock = Wire.JSON.writeValueAsString(new Api.Knock(List.of(keys)));
    return visitor.site().post("/api/tables/" + table + "/door", knock);
  }

  private static String newKey(Visitor visitor, Right right) {
    ToClient.Done made = (ToClient.Done) visitor.asks(new Command.NewKey(right));
    return Objects.requireNonNull(made.key());
  }

  @Test
  void the_door_says_what_a_link_is_good_for_and_lets_nobody_in_by_saying_so() throws IOException {
    Visitor anna = house.visitor("Anna");
    Visitor bo = house.visitor("Bo");
    Api.OpenedTable opened = anna.opens(GAME, Visibility.LINK, Spectators.OPEN);
    String table = opened.table();
    anna.enters(table).sits(0);
    String watch = newKey(anna, Right.WATCH);
    String seat = newKey(anna, Right.SEAT);
    String host = newKey(anna, Right.HOST);

    assertThat(right(bo, table, opened.key())).isEqualTo(Right.INVITE);
    assertThat(right(bo, table, watch)).isEqualTo(Right.WATCH);
    assertThat(right(bo, table, seat)).isEqualTo(Right.SEAT);
    assertThat(right(bo, table, host)).isEqualTo(Right.HOST);
    assertThat(right(bo, table, opened.key() + "x")).isNull();
    assertThat(right(bo, table)).isNull();
    assertThat(right(anna, table)).isEqualTo(Right.INVITE);
    assertThat(anna.view().people()).hasSize(1);

    String fresh = newKey(anna, Right.INVITE);
    assertThat(right(bo, table, opened.key())).as("an old link").isNull();
    assertThat(right(bo, table, fresh)).isEqualTo(Right.INVITE);
    anna.does(new Command.ChangeVisibility(Visibility.LOCKED));
    assertThat(knock(bo, table, fresh).status()).as("locked").isEqualTo(409);
    assertThat(right(bo, table, seat)).as("a seat that is passed on").isEqualTo(Right.SEAT);
    anna.does(new Command.Close());
    assertThat(right(anna, table)).as("closed").isNull();
  }

  @Test
  void what_goes_on_at_a_locked_table_is_for_its_guests_and_screens() throws IOException {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened = anna.opens(GAME, Visibility.LINK, Spectators.OPEN);
    String table = opened.table();
    anna.enters(table).sits(0);
    Visitor television = house.visitor("TV").enters(table, newKey(anna, Right.SCREEN));
    Visitor dora = house.visitor("Dora").enters(table, opened.key());
    Visitor bo = house.visitor("Bo");
    anna.does(new Command.FillSeats(1));
    anna.does(new Command.Start());
    anna.does(new Command.Resign());
    String path = "/api/tables/" + table;
    List<String> paths =
        List.of(path + "/evening", path + "/records/1", path + "/records/1/steps", path);
    assertThat(statuses(bo, paths)).containsOnly(200);
    anna.does(new Command.ChangeVisibility(Visibility.LOCKED));
    for (Visitor guest : List.of(anna, dora)) {
      assertThat(statuses(guest, paths)).as(guest.name()).containsOnly(200);
    }
    assertThat(statuses(television, paths.subList(0, 3))).containsOnly(200);
    assertThat(statuses(bo, paths)).as("who only knows the id").containsOnly(409);
    assertThat(bo.site().get(path).body()).contains("refusal.LOCKED").doesNotContain("Anna");
    anna.does(new Command.Close());
    assertThat(statuses(dora, paths)).as("when all is over").containsOnly(200);
    assertThat(statuses(bo, paths)).containsOnly(409);
  }

  private static List<Integer> statuses(Visitor visitor, List<String> paths) throws IOException {
    List<Integer> statuses = new ArrayList<>();
    for (String path : paths) {
      statuses.add(visitor.site().get(path).status());
    }
    return statuses;
  }

  @Test
  void who_was_asked_to_leave_is_told_so_at_the_door_until_there_is_a_new_link()
      throws IOException {
    Visitor anna = house.visitor("Anna");
    Visitor bo = house.visitor("Bo");
    Api.OpenedTable opened = anna.opens(GAME, Visibility.LINK, Spectators.OPEN);
    String table = opened.table();
    anna.enters(table).sits(0);
    bo.enters(table, opened.key());
    anna.does(new Command.Dismiss(bo.person()));

    assertThat(knock(bo, table, opened.key()).body()).contains("refusal.DISMISSED");
    assertThat(right(house.visitor("Cleo"), table, opened.key())).isEqualTo(Right.INVITE);
    String fresh = newKey(anna, Right.INVITE);
    assertThat(right(bo, table, fresh)).isEqualTo(Right.INVITE);
    bo.enters(table, fresh);
    anna.does(new Command.Dismiss(bo.person()));
    anna.does(new Command.Close());
    assertThat(knock(bo, table).as(Api.DoorPlate.class).phase()).isEqualTo(Phase.CLOSED);
  }

  @Test
  void who_knocks_with_too_many_keys_or_none_at_all_is_told_so() throws IOException {
    Visitor anna = house.visitor("Anna");
    String door = "/api/tables/" + anna.opens(GAME).table() + "/door";
    String many = "{\"keys\":[\"a\",\"b\",\"c\",\"d\",\"e\"]}";
    assertThat(anna.site().post(door, many).status()).isEqualTo(400);
    assertThat(anna.site().post(door, "{}").status()).isEqualTo(400);
    assertThat(anna.site().post(door, "{\"keys\":[null]}").status()).isEqualTo(400);
    assertThat(anna.site().post("/api/tables/nowhere/door", "{\"keys\":[]}").status())
        .isEqualTo(404);
  }

  private static RawHttp.Reply code(Visitor visitor, String table, String key, String invite)
      throws IOException {
    String wish = Wire.JSON.writeValueAsString(new Api.ShowScreen(key, invite));
    String cookie = "Cookie: " + visitor.site().cookie();
    return RawHttp.post(house.port(), "/api/tables/" + table + "/code", wish, cookie);
  }

  @Test
  void a_big_screen_finds_its_table_by_a_code_and_is_nobody_who_plays() throws IOException {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened =
        anna.opens("mau-mau(seats=2,rounds=1)", Visibility.LINK, Spectators.NONE);
    String table = opened.table();
    anna.enters(table).sits(0);
    String key = newKey(anna, Right.SCREEN);
    Api.ScreenCode code =
        Wire.read(Api.ScreenCode.class, code(anna, table, key, opened.key()).body());
    assertThat(code.code()).matches("[B-DF-HJ-NP-TV-XZ]{8}");
    assertThat(code(anna, table, key, opened.key()).body())
        .as("a tap that came twice")
        .contains(code.code());

    Api.Screen found =
        house.visitor("TV").site().get("/api/screens/" + code.code()).as(Api.Screen.class);
    assertThat(found).isEqualTo(new Api.Screen(table, key, opened.key()));

    // Even in the browser of one who plays.
    Visitor screen = anna.elsewhere().enters(table, found.key());
    assertThat(screen.person()).isNotEqualTo(anna.person());
    anna.does(new Command.FillSeats(1));
    long start = anna.does(new Command.Start());
    screen.told(start);
    assertThat(code(anna, table, "tv." + "x".repeat(1000), "").status())
        .as("nothing long is kept, though this browser shows a screen already")
        .isEqualTo(400);
    for (String wish :
        List.of("{}", "{\"key\":null,\"invite\":null}", "{\"key\":7,\"invite\":\"\"}")) {
      assertThat(RawHttp.post(house.port(), "/api/tables/" + table + "/code", wish).status())
          .as(wish)
          .isEqualTo(400);
    }
    assertThat(screen.view().you()).isEqualTo(-1);
    assertThat(Objects.requireNonNull(screen.view().play()).moves()).isEmpty();
    assertThat(screen.isRefused(new Command.Sit(-1, "TV", "fox", "")))
        .isEqualTo("refusal.ONLY_WATCHING");
    assertThat(screen.isRefused(new Command.Start())).isEqualTo("refusal.NOT_HOST");
  }

  @Test
  void a_code_is_only_for_those_with_a_screens_key_and_ends() throws IOException {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened = anna.opens(GAME, Visibility.LINK, Spectators.OPEN);
    anna.enters(opened.table());
    String key = newKey(anna, Right.SCREEN);
    Visitor bo = house.visitor("Bo").enters(opened.table(), opened.key());
    assertThat(bo.isRefused(new Command.NewKey(Right.SCREEN))).isEqualTo("refusal.NOT_HOST");
    assertThat(code(bo, opened.table(), opened.key(), "").status()).isEqualTo(400);
    assertThat(code(bo, opened.table(), key + "x", "").status()).isEqualTo(400);
    assertThat(code(bo, opened.table(), key, "<script>").status()).isEqualTo(400);
    assertThat(code(bo, "nowhere", key, "").status()).isEqualTo(404);
    assertThat(RawHttp.get(house.port(), "/api/screens/BCDFGHJK").status()).isEqualTo(404);
    assertThat(RawHttp.get(house.port(), "/api/screens/%00").status()).isIn(400, 404);
  }

  @Test
  void a_guest_at_home_is_told_who_plays_and_whose_turn_it_is() throws IOException {
    Visitor anna = house.visitor("Anna");
    Visitor bo = house.visitor("Bo");
    String table = anna.opens(GAME).table();
    String closed = anna.opens(GAME).table();
    anna.enters(closed).does(new Command.Close());
    anna.enters(table).sits(1);
    bo.enters(table).sits(0);
    anna.does(new Command.Start());
    String path = "/api/mine?tables=%s,%s,nowhere,%s".formatted(table, closed, table);

    Api.MyTables hers = anna.site().get(path).as(Api.MyTables.class);
    assertThat(hers.gone()).containsExactly(closed, "nowhere");
    assertThat(hers.tables()).hasSize(1);
    Api.MyTable mine = hers.tables().getFirst();
    assertThat(mine.table()).isEqualTo(table);
    assertThat(mine.phase()).isEqualTo(Phase.PLAYING);
    assertThat(mine.you()).isEqualTo(1);
    assertThat(mine.seats()).extracting("name").containsExactly("Bo", "Anna");
    assertThat(mine.turn()).isEqualTo(Objects.requireNonNull(anna.view().play()).actors());

    Api.MyTables strangers = house.visitor("Cleo").site().get(path).as(Api.MyTables.class);
    assertThat(strangers.tables()).as("only guests are told").isEmpty();
    assertThat(strangers.gone()).containsExactly(closed, "nowhere");

    anna.does(new Command.Resign());
    Api.MyTable over =
        bo.site().get("/api/mine?tables=" + table).as(Api.MyTables.class).tables().getFirst();
    assertThat(over.phase()).isEqualTo(Phase.OVER);
    assertThat(over.turn()).isEmpty();
  }

  @Test
  void nobody_asks_for_more_tables_than_one_can_have_open() {
    String nine = String.join(",", Collections.nCopies(9, "a"));
    for (String tables : List.of("", ",", "a,,b", "a b", nine)) {
      assertThat(
              RawHttp.get(house.port(), "/api/mine?tables=" + tables.replace(" ", "%20")).status())
          .as(tables)
          .isEqualTo(400);
    }
    assertThat(RawHttp.get(house.port(), "/api/mine").status()).isEqualTo(400);
  }
}
