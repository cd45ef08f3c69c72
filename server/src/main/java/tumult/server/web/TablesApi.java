package tumult.server.web;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import tumult.bots.Advice;
import tumult.bots.Story;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.games.Games;
import tumult.server.store.ScreenCodes;
import tumult.server.tables.Answer;
import tumult.server.tables.Door;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.Tables;
import tumult.server.tables.Unavailable;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Guest;
import tumult.table.Hints;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.Table;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.records.Replay;
import tumult.wire.Api;
import tumult.wire.ErrorCode;
import tumult.wire.EveningResults;

/** Tables and records over REST. */
final class TablesApi {
  private static final int MOST_GAMES = 1_000_000;

  /** How many tables one request may ask for. */
  private static final int MOST_TABLES = 8;

  private final Tables tables;
  private final InstantSource clock;
  private final Addresses addresses;
  private final ScreenCodes codes;

  TablesApi(Tables tables, ScreenCodes codes, InstantSource clock, Addresses addresses) {
    this.tables = tables;
    this.codes = codes;
    this.addresses = addresses;
    this.clock = clock;
  }

  List<Route> routes() {
    return List.of(
        Route.list(
            "/api/tables",
            "The public tables",
            LobbyTable.class,
            call -> addresses.fairly(tables.lobby())),
        Route.post(
            "/api/tables", "Opens a table", Api.OpenTable.class, Api.OpenedTable.class, this::open),
        Route.get(
                "/api/tables/{table}",
                "A table from outside",
                Api.DoorPlate.class,
                call -> door(call, List.of()))
            .with("table", "the table's id"),
        Route.post(
                "/api/tables/{table}/door",
                "The same for somebody with a link: what it gives a right to",
                Api.Knock.class,
                Api.DoorPlate.class,
                call -> door(call, keys(call)))
            .with("table", "the table's id"),
        Route.post(
                "/api/tables/{table}/code",
                "A code by which a big screen finds its table, for those who have the screen's key",
                Api.ShowScreen.class,
                Api.ScreenCode.class,
                this::code)
            .with("table", "the table's id"),
        Route.get("/api/screens/{code}", "Where such a code leads", Api.Screen.class, this::screen)
            .with("code", "eight letters"),
        Route.get(
                "/api/mine",
                "How it stands at tables at which one is a guest",
                Api.MyTables.class,
                this::mine)
            .with("tables", "their ids, at most 8, with commas between"),
        Route.get(
                "/api/tables/{table}/evening",
                "How the games at a table ended, and who is ahead",
                EveningResults.class,
                this::evening)
            .with("table", "the table's id"),
        Route.get(
                "/api/tables/{table}/records/{game}",
                "The record of a game that is over, for everybody to check",
                String.class,
                call -> record(call).toString())
            .with("table", "the table's id")
            .with("game", "the number of the game at that table, from 1"),
        Route.get(
                "/api/tables/{table}/records/{game}/steps",
                "A game that is over, step by step as a seat saw it",
                Replay.class,
                this::steps)
            .with("table", "the table's id")
            .with("game", "the number of the game at that table, from 1")
            .with("seat", "whose eyes: a seat from 0, or nothing for a spectator's"),
        Route.get(
                "/api/tables/{table}/records/{game}/story",
                "What a game that is over was about: chances, luck and skill",
                Story.class,
                this::story)
            .with("table", "the table's id")
            .with("game", "the number of the game at that table, from 1"),
        Route.post(
                "/api/tables/{table}/hint",
                "What one's moves promise, for who is on turn; the others are told",
                Api.AskHint.class,
                Advice.class,
                this::hint)
            .with("table", "the table's id"),
        Route.post(
            "/api/verify", "Checks a record", String.class, Api.Verified.class, this::verify));
  }

  private Object open(Route.Call call) {
    Api.OpenTable wish = Wire.read(Api.OpenTable.class, call.body());
    int wait = addresses.table(call.from());
    if (wait > 0) {
      throw new FailedRequest(
          ErrorCode.TOO_MANY_TABLES, "too many tables opened from here: wait a minute", wait);
    }
    String table = Secrets.freshId();
    Command open =
        new Command.Open(
            wish.game(),
            wish.visibility(),
            wish.spectators(),
            wish.pace(),
            wish.name(),
            wish.avatar());
    ask(table, call.who(), Secrets.freshSeed(), open);
    if (wish.hints() != Hints.ALONE) {
      ask(table, call.who(), "", new Command.ChangeHints(wish.hints()));
    }
    addresses.openedTable(call.from(), table);
    String key = Secrets.fresh();
    ask(table, call.who(), Secrets.hash(key), new Command.NewKey(Right.INVITE));
    return new Api.OpenedTable(table, key, "%s/t/%s#%s".formatted(call.base(), table, key));
  }

  private void ask(String table, Identity who, String fresh, Command command) {
    Ask ask = new Ask(who.person(), List.of(), clock.millis(), fresh, command);
    if (await(tables.ask(table, ask, "")) instanceof Answer.Refused(var reason)) {
      throw new RefusedRequest(reason);
    }
  }

  private static List<String> keys(Route.Call call) {
    List<String> keys = Wire.read(Api.Knock.class, call.body()).keys();
    if (keys.size() > TableSession.MOST_KEYS) {
      throw new FailedRequest(ErrorCode.BAD_REQUEST, "keys: at most " + TableSession.MOST_KEYS);
    }
    return keys;
  }

  private Object code(Route.Call call) {
    Api.ShowScreen wish = Wire.read(Api.ShowScreen.class, call.body());
    if (!wish.invite().isEmpty() && !Secrets.looksFresh(wish.invite())) {
      throw new FailedRequest(ErrorCode.BAD_REQUEST, "invite: not the key of a link");
    }
    if (!Identity.isScreenKey(wish.key())
        || knock(call, List.of(wish.key())).right() != Right.SCREEN) {
      throw new FailedRequest(
          ErrorCode.BAD_REQUEST, "key: gives no right to a screen at this table, or no longer");
    }
    long now = clock.millis();
    ScreenCodes.Screen screen = new ScreenCodes.Screen(table(call), wish.key(), wish.invite());
    return new Api.ScreenCode(codes.make(screen, Secrets.freshCode(), now), now + ScreenCodes.LIFE);
  }

  private Object screen(Route.Call call) {
    String code = call.parameter("code");
    ScreenCodes.Screen screen =
        Secrets.looksLikeCode(code) ? codes.find(code, clock.millis()) : null;
    if (screen == null) {
      throw new FailedRequest(ErrorCode.NOT_FOUND, "code: leads nowhere, or no longer");
    }
    return new Api.Screen(screen.table(), screen.key(), screen.invite());
  }

  private Door knock(Route.Call call, List<String> keys) {
    String person = call.who().with(keys).person();
    return await(tables.door(table(call), person, keys.stream().map(Secrets::hash).toList()))
        .orElseThrow(() -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such table"));
  }

  /** Nobody looks in at a locked table but its guests, and the screens that they have opened. */
  private void checkLocked(Route.Call call) {
    if (!knock(call, List.of()).mayLookIn()
        && !knock(call, List.of(Identity.SCREEN_KEY)).mayLookIn()) {
      throw locked();
    }
  }

  private static RefusedRequest locked() {
    return new RefusedRequest(Decision.refused(TableRefusal.LOCKED));
  }

  private Object door(Route.Call call, List<String> keys) {
    Door door = knock(call, keys);
    if (!door.mayLookIn()) {
      throw locked();
    }
    if (door.dismissed()) {
      throw new RefusedRequest(Decision.refused(TableRefusal.DISMISSED));
    }
    TableView view = door.view();
    String host =
        view.people().stream()
            .filter(guest -> guest.person().equals(view.host()))
            .map(Guest::name)
            .findFirst()
            .orElse("");
    List<Chair> taken = view.seats().stream().filter(chair -> !chair.vacant()).toList();
    List<String> avatars = taken.stream().filter(Chair::owned).map(Chair::avatar).toList();
    return new Api.DoorPlate(
        view.table(),
        view.game(),
        host,
        view.phase(),
        view.visibility(),
        view.seats().size(),
        taken.size(),
        taken.size() - avatars.size(),
        avatars,
        view.gameNumber(),
        door.right());
  }

  /** Asks all the tables at once; one that does not answer is left out, and may be asked again. */
  private Object mine(Route.Call call) {
    List<String> ids = ids(call.parameter("tables"));
    String me = call.who().person();
    List<CompletionStage<Optional<TableView>>> views =
        ids.stream().map(id -> tables.view(id, me)).toList();
    Api.MyTables found = new Api.MyTables(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < ids.size(); i++) {
      try {
        sort(found, ids.get(i), me, await(views.get(i)));
      } catch (FailedRequest silent) {
        // nothing is known of this one
      }
    }
    return found;
  }

  private static void sort(Api.MyTables found, String id, String me, Optional<TableView> answer) {
    TableView view = answer.orElse(null);
    if (view == null || view.phase() == Phase.CLOSED) {
      found.gone().add(id);
    } else if (view.people().stream().anyMatch(guest -> guest.person().equals(me))) {
      found.tables().add(mine(view));
    }
  }

  private static Api.MyTable mine(TableView view) {
    TableView.Play play = view.play();
    boolean on = view.phase() == Phase.PLAYING || view.phase() == Phase.PAUSED;
    return new Api.MyTable(
        view.table(),
        view.game(),
        view.gameNumber(),
        view.phase(),
        view.you(),
        view.seats(),
        play == null || !on ? List.of() : play.actors());
  }

  private static List<String> ids(String list) {
    List<String> ids = List.of(list.split(",", MOST_TABLES + 1));
    if (ids.size() > MOST_TABLES || !ids.stream().allMatch(Table::isId)) {
      throw new FailedRequest(
          ErrorCode.BAD_REQUEST, "tables: up to " + MOST_TABLES + " ids with commas between");
    }
    return ids.stream().distinct().toList();
  }

  private Object evening(Route.Call call) {
    checkLocked(call);
    return await(tables.evening(table(call)))
        .orElseThrow(() -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such table"));
  }

  private FairRecord record(Route.Call call) {
    int game = number(call.parameter("game"), MOST_GAMES, "game");
    checkLocked(call);
    return await(tables.record(table(call), game))
        .orElseThrow(
            () -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such game that is over"));
  }

  private Object steps(Route.Call call) {
    FairRecord record = record(call);
    Game<?, ?, ?> game = Games.named(record.game());
    String seat = call.parameter("seat");
    int eyes = seat.isEmpty() ? Seat.SPECTATOR : number(seat, game.seats() - 1, "seat");
    return await(tables.replay(record, eyes));
  }

  private Object story(Route.Call call) {
    FairRecord record = record(call);
    if (record.names().size() < 2) {
      throw new FailedRequest(ErrorCode.NOT_FOUND, "who plays alone has nobody to win against");
    }
    return await(tables.story(record));
  }

  private Object hint(Route.Call call) {
    Api.AskHint wish = Wire.read(Api.AskHint.class, call.body());
    ask(table(call), call.who(), "", new Command.Hint(wish.ply()));
    return await(tables.advice(table(call), call.who().person(), wish.ply()))
        .orElseThrow(() -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such table"));
  }

  private Object verify(Route.Call call) {
    try {
      FairRecord record = FairRecord.verify(call.body(), Games::named);
      return new Api.Verified(true, null, record.hash());
    } catch (BadInput wrong) {
      return new Api.Verified(false, wrong.getMessage(), null);
    }
  }

  private static String table(Route.Call call) {
    String id = call.parameter("table");
    if (!Table.isId(id)) {
      throw new FailedRequest(ErrorCode.NOT_FOUND, "no table has such an id");
    }
    return id;
  }

  private static int number(String text, int most, String what) {
    try {
      int number = Integer.parseInt(text);
      if (number >= 0 && number <= most) {
        return number;
      }
    } catch (NumberFormatException notANumber) {
      // said below
    }
    throw new FailedRequest(ErrorCode.BAD_REQUEST, what + ": must be a number from 0 to " + most);
  }

  private static <T> T await(CompletionStage<T> stage) {
    try {
      return stage.toCompletableFuture().join();
    } catch (CompletionException unknown) {
      throw new FailedRequest(
          ErrorCode.TRY_AGAIN,
          unknown.getCause() instanceof Unavailable why
              ? String.valueOf(why.getMessage())
              : "the table does not answer");
    }
  }
}
