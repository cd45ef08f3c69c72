package tumult.table;

import java.util.List;
import tumult.engine.Rng;

/** People who do anything that comes to mind, sensible or not, at a table of some game. */
final class RandomTable {
  static final List<String> PEOPLE = List.of("anna", "bo", "cleo", "dora", "nemo");
  private static final List<String> KEYS =
      List.of("ab".repeat(32), "cd".repeat(32), "ef".repeat(32), "01".repeat(32));
  private static final List<String> TEXTS =
      List.of("", "Hej!", "x".repeat(301), "a\nb", "Bo", "fox", "wave", "0a0b", "zz", "draw");

  private static final List<String> NEXT =
      List.of(
          "mau-mau(seats=2,rounds=1)",
          "mau-mau(seats=3,rounds=1)",
          "kaos(seats=4)",
          "frappadingue(seats=1)",
          "haos(seats=2)",
          "nothing");

  private final Rng rng;
  private final Table table;
  private long time = 1_000;

  RandomTable(Table table, Rng rng) {
    this.table = table;
    this.rng = rng;
  }

  /** The first thing that happens: mostly quick tables, of every kind. */
  Ask opening(String game) {
    Command open =
        new Command.Open(
            game,
            rng.below(2) == 0 ? Visibility.PUBLIC : any(Visibility.values()),
            any(Spectators.values()),
            rng.below(3) * 20,
            "A",
            "fox");
    return new Ask("anna", List.of(), time, "7f".repeat(32), open);
  }

  /** Something that somebody may want next. */
  Ask next() {
    time += rng.below(4) == 0 ? rng.below(30_000) : rng.below(100);
    boolean playing = table.phase() == Phase.PLAYING;
    if (table.view("anna").undo() >= 0 && rng.below(2) == 0) {
      return undo(person());
    }
    return switch (rng.below(playing ? 12 : 6)) {
      case 0, 1 -> new Ask(person(), keys(), time, any(KEYS), anything());
      case 2 -> byServer(anything());
      case 3 -> byServer(fromServer());
      case 4 -> new Ask("anna", keys(), time, any(KEYS), byHost());
      case 5 -> sitting(person());
      case 6 -> undo(person());
      default -> move();
    };
  }

  private Ask byServer(Command command) {
    return new Ask(Ask.SERVER, keys(), time, "", command);
  }

  private Ask sitting(String person) {
    boolean over = table.phase() == Phase.OVER;
    return Ask.of(
        person,
        time,
        over && rng.below(2) == 0
            ? new Command.Rematch("0a")
            : new Command.Sit(Command.ANY_SEAT, "P", "owl", "0b"));
  }

  /** A question or an answer about the last move, if there can be one. */
  private Ask undo(String person) {
    TableView view = table.view(person);
    if (view.undo() >= 0) {
      return Ask.of(person, time, new Command.AnswerUndo(rng.below(3) > 0));
    }
    return view.mayUndo() ? Ask.of(person, time, new Command.OfferUndo()) : move();
  }

  /** A legal move of somebody who may act, by whoever plays that seat. */
  private Ask move() {
    int seat = rng.below(table.game().seats());
    for (int tries = 0; table.moves(seat).isEmpty() && tries < 20; tries++) {
      seat = rng.below(table.game().seats());
    }
    List<String> moves = table.moves(seat);
    if (moves.isEmpty()) {
      return byServer(new Command.Tick());
    }
    int pick = rng.below(moves.size());
    Chair chair = table.view("anna").seats().get(seat);
    return chair.level() > 0 && rng.below(8) > 0
        ? byServer(new Command.BotPlay(seat, table.actions(seat)[pick], Command.ANY_PLY))
        : Ask.of(
            chair.person().isEmpty() ? person() : chair.person(),
            time,
            new Command.Play(moves.get(pick), Command.ANY_PLY));
  }

  private Command fromServer() {
    return switch (rng.below(4)) {
      case 0 -> new Command.Leave(person());
      case 1 -> new Command.Tick();
      default -> new Command.Arrive(person(), "P", "owl");
    };
  }

  private Command byHost() {
    return switch (rng.below(9)) {
      case 0 -> new Command.AddBot(Command.ANY_SEAT, 1);
      case 1 -> new Command.Resume();
      case 2 -> new Command.NewKey(any(Right.values()));
      case 3 -> new Command.ChangeVisibility(any(Visibility.values()));
      case 4 -> rng.below(2) == 0 ? new Command.FillSeats(2) : new Command.CloseSeats();
      case 5 -> new Command.ChangeGame(any(NEXT), any(Spectators.values()), rng.below(3) * 20);
      default -> new Command.Start();
    };
  }

  /** Any command at all, with parts that fit or do not. */
  private Command anything() {
    String text = any(TEXTS);
    int number = rng.below(6) - 1;
    return switch (rng.below(34)) {
      case 0 ->
          new Command.Open("mau-mau", any(Visibility.values()), Spectators.OPEN, 0, text, text);
      case 1 -> new Command.Sit(number, "P", "owl", text);
      case 2 -> new Command.Stand();
      case 3 -> new Command.AddBot(number, number);
      case 4 -> new Command.RemoveBot(number);
      case 5 -> new Command.Start();
      case 6 -> new Command.Play(text, number);
      case 7 -> new Command.Say(text);
      case 8 -> new Command.Emote(text);
      case 9, 10 -> new Command.OfferUndo();
      case 11, 12 -> new Command.AnswerUndo(rng.below(3) > 0);
      case 13 -> new Command.Rematch(text);
      case 14 -> rng.below(4) == 0 ? new Command.Resign() : new Command.Return();
      case 15 -> new Command.Kick(number);
      case 16 -> new Command.PassOn(person());
      case 17 -> rng.below(4) == 0 ? new Command.MakeHost(person()) : new Command.Resume();
      case 18 -> new Command.Pause();
      case 19 -> new Command.Resume();
      case 20 -> new Command.Rename(text, "bear");
      case 21 -> new Command.Mute(person(), rng.below(2) == 0);
      case 22 -> new Command.ChangeVisibility(any(Visibility.values()));
      case 23 -> new Command.NewKey(any(Right.values()));
      case 24 -> new Command.Claim();
      case 25 -> number < 3 ? new Command.Return() : new Command.Hint(Command.ANY_PLY);
      case 26 -> rng.below(20) == 0 ? new Command.Close() : new Command.Claim();
      case 27 -> new Command.BotPlay(number, rng.below(100) - 10, number);
      case 28 -> new Command.Arbitrate(rng.below(2) == 0 ? "lapse" : "dead-heat");
      case 29 -> rng.below(4) == 0 ? new Command.Dismiss(person()) : new Command.Stand();
      case 30 -> new Command.StandIn(number);
      case 31 ->
          number < 2
              ? new Command.StandIn(number)
              : new Command.ChangeHints(number == 2 ? Hints.ALL : Hints.NONE);
      case 32 -> new Command.Nudge(number);
      default -> new Command.Tick();
    };
  }

  private String person() {
    return any(PEOPLE);
  }

  private List<String> keys() {
    return rng.below(2) == 0 ? List.of() : List.of(any(KEYS));
  }

  private <T> T any(List<T> some) {
    return some.get(rng.below(some.size()));
  }

  private <T> T any(T[] some) {
    return some[rng.below(some.length)];
  }
}
