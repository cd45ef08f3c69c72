package tumult.cli.live;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.TableView;
import tumult.wire.FromClient;

/** What a typed line asks a live table for. */
final class LiveCommands {
  private static final int BOT_LEVEL = 2;

  private final TableView view;
  private final FromClient.Hello hello;

  LiveCommands(TableView view, FromClient.Hello hello) {
    this.view = view;
    this.hello = hello;
  }

  /** The command; null if the line is none. */
  @Nullable Command command(String line) {
    int space = line.indexOf(' ');
    String verb = space < 0 ? line : line.substring(0, space);
    String rest = space < 0 ? "" : line.substring(space + 1);
    return switch (verb) {
      case "/sit" -> new Command.Sit(Command.ANY_SEAT, hello.name(), hello.avatar(), "");
      case "/stand" -> new Command.Stand();
      case "/bot" -> new Command.AddBot(Command.ANY_SEAT, BOT_LEVEL);
      case "/fill" -> new Command.FillSeats(BOT_LEVEL);
      case "/closeseats" -> new Command.CloseSeats();
      case "/game" -> new Command.ChangeGame(rest, view.spectators(), view.pace());
      case "/standin" -> ofSeat(rest, chair -> new Command.StandIn(chair.seat()));
      case "/nudge" -> ofSeat(rest, chair -> new Command.Nudge(chair.seat()));
      case "/dismiss" -> ofSomebody(rest);
      case "/start" -> new Command.Start();
      case "/say" -> new Command.Say(rest);
      case "/undo" -> new Command.OfferUndo();
      case "/yes" -> new Command.AnswerUndo(true);
      case "/no" -> new Command.AnswerUndo(false);
      case "/rematch" -> new Command.Rematch("");
      case "/resign" -> new Command.Resign();
      case "/pause" -> new Command.Pause();
      case "/resume" -> new Command.Resume();
      default -> line.startsWith("/") || line.equals("?") ? null : move(line);
    };
  }

  /** What is about a seat, by its number as people count or by who sits there; null for none. */
  private @Nullable Command ofSeat(String named, Function<Chair, Command> command) {
    return view.seats().stream()
        .filter(chair ->
            named.equals(Integer.toString(chair.seat() + 1))
                || (chair.owned() && named.equalsIgnoreCase(chair.name())))
        .findFirst()
        .map(command)
        .orElse(null);
  }

  /** Asks somebody to leave, by name; null if nobody is called so. */
  private @Nullable Command ofSomebody(String named) {
    return view.people().stream()
        .filter(guest -> named.equalsIgnoreCase(guest.name()))
        .findFirst()
        .map(guest -> (Command) new Command.Dismiss(guest.person()))
        .orElse(null);
  }

  /** A move by its number in the list, or in notation. */
  private @Nullable Command move(String line) {
    TableView.Play play = view.play();
    if (play == null) {
      return null;
    }
    List<String> moves = play.moves();
    if (line.length() < 5 && line.chars().allMatch(Character::isDigit)) {
      int number = Integer.parseInt(line);
      return number < 1 || number > moves.size()
          ? null
          : new Command.Play(moves.get(number - 1), play.ply());
    }
    return new Command.Play(line, play.ply());
  }
}
