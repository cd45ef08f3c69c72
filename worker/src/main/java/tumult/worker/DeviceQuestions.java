package tumult.worker;

import java.util.ArrayList;
import java.util.List;
import tumult.bots.Coach;
import tumult.bots.Story;
import tumult.bots.Storyteller;
import tumult.engine.BadInput;
import tumult.engine.Match;
import tumult.engine.NotatedPly;
import tumult.engine.Notation;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.table.Ask;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Guest;
import tumult.table.Hints;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.luck.Digest;
import tumult.table.records.FairRecord;
import tumult.table.records.FairReplay;
import tumult.table.records.Replay;
import tumult.table.steps.CachedGame;
import tumult.wire.Api;
import tumult.wire.ErrorCode;
import tumult.wire.EveningResults;
import tumult.wire.ToClient;

/** What a page asks for by a path, as it would ask a server. */
final class DeviceQuestions {
  /** What the id of a table begins with that is on a device. */
  static final String HERE = "here-";

  /** What the line of a record begins with that names its game. */
  private static final String GAME = "game ";

  private static final int ID_DIGITS = 16;
  private static final int KEY_DIGITS = 32;
  private static final int OK = 200;
  private static final int REFUSED = 409;

  /** A quarter of what a server takes: a phone has less time. */
  private static final int PLAYOUTS = Storyteller.USUAL / 4;

  private final Device device;

  /** The answer is an error. */
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient ToClient reason;
    private final int status;

    Failure(ToClient reason, int status) {
      this.reason = reason;
      this.status = status;
    }

    static Failure of(ErrorCode code, String detail) {
      return new Failure(new ToClient.Failed("", code, detail), code.status());
    }
  }

  DeviceQuestions(Device device) {
    this.device = device;
  }

  /** Answers what a person asks for. */
  void answer(String id, String person, String path, String body) {
    try {
      device.answer(id, OK, answer(person, path, body));
    } catch (Failure failure) {
      device.answer(id, failure.status, Json.of(failure.reason));
    } catch (BadInput unreadable) {
      ErrorCode code = ErrorCode.BAD_JSON;
      String detail = String.valueOf(unreadable.getMessage());
      device.answer(id, code.status(), Json.of(new ToClient.Failed("", code, detail)));
    }
  }

  private String answer(String person, String path, String body) {
    int query = path.indexOf('?');
    String parameter = query < 0 ? "" : path.substring(path.indexOf('=', query) + 1);
    String[] parts = (query < 0 ? path : path.substring(0, query)).substring(1).split("/", -1);
    if (parts.length == 2) {
      return switch (parts[1]) {
        case "me" -> Json.of(new Api.Me(person));
        case "tables" -> Json.of(open(person, Forms.readwireApiOpenTable(Json.read(body))));
        case "mine" -> Json.of(mine(person, parameter));
        case "verify" -> Json.of(verify(body));
        default -> throw nothing();
      };
    }
    if (parts[1].equals("record")) {
      return ofRecord(parts[2], body, parameter);
    }
    DeviceTable table = device.table(parts[2]);
    if (!parts[1].equals("tables") || table == null) {
      throw Failure.of(ErrorCode.NOT_FOUND, "there is no such table");
    }
    if (parts.length == 3) {
      return Json.of(door(table.table(), person, List.of()));
    }
    return switch (parts[3]) {
      case "door" ->
          Json.of(door(table.table(), person, Forms.readwireApiKnock(Json.read(body)).keys()));
      case "hint" -> Json.of(hint(table, person, Forms.readwireApiAskHint(Json.read(body))));
      case "records" ->
          Json.quoted(record(table, number(parts.length == 5 ? parts[4] : "")).toString());
      case "evening" -> Json.of(EveningResults.of(table.table()));
      default -> throw nothing();
    };
  }

  private static Failure nothing() {
    return Failure.of(ErrorCode.NOT_FOUND, "not to be had on a device");
  }

  private Api.OpenedTable open(String person, Api.OpenTable wish) {
    String id = HERE + device.fresh("table").substring(0, ID_DIGITS);
    DeviceTable table = device.newTable(id);
    try {
      Command open =
          new Command.Open(
              wish.game(),
              wish.visibility(),
              wish.spectators(),
              wish.pace(),
              wish.name(),
              wish.avatar());
      ask(table, person, device.fresh("seed"), open);
      if (wish.hints() != Hints.ALONE) {
        ask(table, person, "", new Command.ChangeHints(wish.hints()));
      }
    } catch (Failure failure) {
      device.forget(id);
      throw failure;
    }
    String key = device.fresh("key").substring(0, KEY_DIGITS);
    ask(table, person, Digest.sha256(key), new Command.NewKey(Right.INVITE));
    return new Api.OpenedTable(id, key, "/t/" + id + "#" + key);
  }

  private static void ask(DeviceTable table, String person, String fresh, Command command) {
    Ask ask = new Ask(person, List.of(), table.now(), fresh, command);
    if (table.decide(ask, person, "") instanceof Decision.Refused refused) {
      throw new Failure(ToClient.Refused.of("", refused), REFUSED);
    }
  }

  private static Api.DoorPlate door(Table table, String person, List<String> keys) {
    TableView view = table.view(Ask.SERVER);
    Guest host = table.guest(view.host());
    List<Chair> taken = view.seats().stream().filter(chair -> !chair.vacant()).toList();
    List<String> avatars = taken.stream().filter(Chair::owned).map(Chair::avatar).toList();
    return new Api.DoorPlate(
        view.table(),
        view.game(),
        host == null ? "" : host.name(),
        view.phase(),
        view.visibility(),
        view.seats().size(),
        taken.size(),
        taken.size() - avatars.size(),
        avatars,
        view.gameNumber(),
        table.right(person, keys.stream().map(Digest::sha256).toList()));
  }

  private Api.MyTables mine(String person, String ids) {
    Api.MyTables found = new Api.MyTables(new ArrayList<>(), new ArrayList<>());
    for (String id : ids.split(",", -1)) {
      DeviceTable table = device.table(id);
      TableView view = table == null ? null : table.table().view(person);
      if (view == null || view.phase() == Phase.CLOSED) {
        found.gone().add(id);
      } else if (view.people().stream().anyMatch(guest -> guest.person().equals(person))) {
        found.tables().add(mine(view));
      }
    }
    return found;
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

  private static Object hint(DeviceTable table, String person, Api.AskHint wish) {
    ask(table, person, "", new Command.Hint(wish.ply()));
    Table here = table.table();
    return Coach.advise(DeviceBots.question(here.game(), here, here.seatOf(person), Coach.BUDGET));
  }

  private static FairRecord record(DeviceTable table, int game) {
    FairRecord record = table.record(game);
    if (record == null) {
      throw Failure.of(ErrorCode.NOT_FOUND, "there is no such game that is over");
    }
    return record;
  }

  /** What is asked of a record itself, wherever its game was played. */
  private static String ofRecord(String what, String text, String seat) {
    checkKnown(text);
    FairRecord record = FairRecord.verify(text, Games::named);
    CachedGame<?, ?, ?> game = new CachedGame<>(Games.named(record.game()));
    return switch (what) {
      case "steps" -> Json.of(Replay.of(record, game, eyes(seat, game.game().seats())));
      case "story" -> Json.of(story(record, game));
      default -> throw nothing();
    };
  }

  private static int eyes(String seat, int seats) {
    return seat.isEmpty() ? Seat.SPECTATOR : Notation.number(seat, 0, seats - 1);
  }

  /** A server may have games that a page does not carry: it is asked instead. */
  private static void checkKnown(String record) {
    for (String line : Notation.lines(record)) {
      if (line.startsWith(GAME)) {
        String name = line.substring(GAME.length()).split("[@( ]", 2)[0];
        if (!Games.ALL.containsKey(name)) {
          throw nothing();
        }
        return;
      }
    }
  }

  private static int number(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw Failure.of(ErrorCode.BAD_REQUEST, "'" + text + "' must be a number");
    }
  }

  private static <S extends State<S>> Story story(FairRecord record, CachedGame<S, ?, ?> cached) {
    if (record.names().size() < 2) {
      throw Failure.of(ErrorCode.NOT_FOUND, "who plays alone has nobody to win against");
    }
    List<Match.Ply> plies = new ArrayList<>();
    for (String step : record.moves()) {
      NotatedPly ply = NotatedPly.parse(step, cached.game().seats());
      boolean resigns = ply.move().equals(FairReplay.RESIGNS);
      int action = resigns ? Storyteller.RESIGNS : cached.action(ply.move());
      plies.add(new Match.Ply(ply.actor(), action));
    }
    int winners = record.winners().stream().mapToInt(Seat::bit).sum();
    return Storyteller.tell(cached.game(), plies, winners, PLAYOUTS, record.number());
  }

  private static Api.Verified verify(String text) {
    checkKnown(text);
    try {
      return new Api.Verified(true, null, FairRecord.verify(text, Games::named).hash());
    } catch (BadInput wrong) {
      return new Api.Verified(false, wrong.getMessage(), null);
    }
  }
}
