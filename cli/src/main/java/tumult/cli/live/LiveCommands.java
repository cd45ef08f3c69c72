package tumult.cli.live;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.server.wire.FromClient;
import tumult.table.Command;
import tumult.table.TableView;

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
