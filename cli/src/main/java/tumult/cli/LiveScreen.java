package tumult.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.server.wire.ToClient;
import tumult.server.wire.Wire;
import tumult.table.Chair;
import tumult.table.LogLine;
import tumult.table.TableView;

/** What a live table looks like in the terminal. */
final class LiveScreen {
  private final Language language;
  private final Messages common;
  private final Pen pen;
  private final PrintWriter out;
  private ToClient.@Nullable Refused lastRefusal;

  LiveScreen(Language language, Pen pen, PrintWriter out) {
    this.language = language;
    this.common = language.messages("common");
    this.pen = pen;
    this.out = out;
  }

  void say(String sentence) {
    out.println(Layout.wrap(Tumult.printable(sentence)));
    out.flush();
  }

  /** Words what has happened. */
  void tell(List<LogLine> log, @Nullable TableView view) {
    for (LogLine line : log) {
      int dot = line.key().indexOf('.');
      Messages room = language.messages(line.key().substring(0, dot));
      String verb = line.key().substring(dot + 1);
      say("  " + room.line(verb, line.arguments(), seat -> name(seat, view)));
    }
  }

  private String name(String seat, @Nullable TableView view) {
    if (seat.equals(Seat.text(Seat.CHANCE))) {
      return common.text("terminal.luck");
    }
    if (seat.equals(Seat.text(Seat.ARBITER))) {
      return common.text("terminal.arbiter");
    }
    int number = Integer.parseInt(seat);
    Chair chair = view == null || number >= view.seats().size() ? null : view.seats().get(number);
    return chair == null || chair.name().isEmpty()
        ? common.text("terminal.seat", seat)
        : chair.name();
  }

  /** Draws the game, and lists what can be done. */
  void show(TableView table) {
    TableView.Play play = table.play();
    if (play == null) {
      return;
    }
    out.println(pen.ink("─".repeat(Layout.WIDTH), Pen.Ink.FAINT));
    print(draw(Games.named(table.game()), play.view(), table.you()));
    out.println();
    if (play.moves().isEmpty()) {
      IntStream.range(0, play.scores().size()).forEach(seat -> score(table, play, seat));
    } else {
      list(play.moves());
      out.print(common.text("terminal.you", table.you()) + " > ");
    }
    out.flush();
  }

  private <V> String draw(Game<?, V, ?> game, Object view, int seat) {
    Class<V> type = Drawings.viewType(game);
    V seen = Wire.JSON.convertValue(view, type);
    return Drawings.of(game, language).draw(seen, seat < 0 ? Seat.SPECTATOR : seat, pen);
  }

  private void score(TableView table, TableView.Play play, int seat) {
    String line =
        common.text("terminal.score", name(Seat.text(seat), table), play.scores().get(seat));
    out.println(play.winners().contains(seat) ? pen.ink("★ " + line, Pen.Ink.BOLD) : "  " + line);
  }

  private void list(List<String> moves) {
    int columns = moves.stream().mapToInt(String::length).max().orElse(0) + 4;
    List<String> numbered =
        IntStream.range(0, moves.size())
            .mapToObj(i ->
                Layout.pad(pen.ink("%3d ".formatted(i + 1), Pen.Ink.FAINT) + moves.get(i), columns))
            .toList();
    print(Layout.wrap(numbered, "  ", 0));
  }

  private void print(String block) {
    block.lines().map(String::stripTrailing).forEach(out::println);
  }

  void refuse(ToClient.Refused refused, @Nullable TableView view) {
    lastRefusal = refused;
    String detail = refused.detail().isEmpty() ? "" : " (" + refused.detail() + ")";
    say(language.messages(refused.room()).text(refused.key()) + detail);
    if (view != null) {
      show(view);
    }
  }

  /** The rule behind the last refusal. */
  void explain(TableView view) {
    ToClient.Refused refused = lastRefusal;
    if (refused == null || refused.rule() == 0) {
      say(common.text("terminal.live.howto"));
    } else {
      String game = Games.named(view.game()).setup().kind().id();
      say(RuleBook.rule(game, refused.rule()));
    }
  }
}
