package tumult.server.web;

import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.games.Games;
import tumult.server.tables.Answer;
import tumult.server.tables.EveningResults;
import tumult.server.tables.LobbyTable;
import tumult.server.tables.Tables;
import tumult.server.wire.ErrorCode;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Guest;
import tumult.table.Right;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.records.Replay;

/** Tables and records over REST. */
final class TablesApi {
  private static final int MOST_GAMES = 1_000_000;

  private final Tables tables;
  private final InstantSource clock;

  TablesApi(Tables tables, InstantSource clock) {
    this.tables = tables;
    this.clock = clock;
  }

  List<Route> routes() {
    return List.of(
        Route.list("/api/tables", "The public tables", LobbyTable.class, call -> tables.lobby()),
        Route.post(
            "/api/tables", "Opens a table", Api.OpenTable.class, Api.OpenedTable.class, this::open),
        Route.get("/api/tables/{table}", "A table from outside", Api.DoorPlate.class, this::door)
            .with("table", "the table's id"),
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
        Route.post(
            "/api/verify", "Checks a record", String.class, Api.Verified.class, this::verify));
  }

  private Object open(Route.Call call) {
    Api.OpenTable wish = Wire.read(Api.OpenTable.class, call.body());
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

  private Object door(Route.Call call) {
    TableView view =
        await(tables.view(table(call), Ask.SERVER))
            .orElseThrow(() -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such table"));
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
        view.gameNumber());
  }

  private Object evening(Route.Call call) {
    return await(tables.evening(table(call)))
        .orElseThrow(() -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such table"));
  }

  private FairRecord record(Route.Call call) {
    int game = number(call.parameter("game"), MOST_GAMES, "game");
    return await(tables.record(table(call), game))
        .orElseThrow(
            () -> new FailedRequest(ErrorCode.NOT_FOUND, "there is no such game that is over"));
  }

  private Object steps(Route.Call call) {
    FairRecord record = record(call);
    Game<?, ?, ?> game = Games.named(record.game());
    String seat = call.parameter("seat");
    int eyes = seat.isEmpty() ? Seat.SPECTATOR : number(seat, game.seats() - 1, "seat");
    return Replay.of(record, Games::named, eyes);
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
      throw new FailedRequest(ErrorCode.TRY_AGAIN, "the table does not answer");
    }
  }
}
