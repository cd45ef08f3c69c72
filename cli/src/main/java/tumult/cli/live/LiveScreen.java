package tumult.cli.live;

import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.cli.drawings.AdviceText;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Drawings;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.Layout;
import tumult.cli.drawings.LogText;
import tumult.cli.drawings.MoveList;
import tumult.cli.drawings.RuleBook;
import tumult.cli.drawings.SeatLines;
import tumult.cli.drawings.SeatNames;
import tumult.cli.drawings.Standings;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.server.wire.Wire;
import tumult.table.Chair;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.table.steps.LogLine;
import tumult.wire.ToClient;

/** What a live table looks like in the terminal. */
public final class LiveScreen {
  private static final String UNREADABLE = "refusal.NO_SUCH_MOVE";

  private final Language language;
  private final Messages terminal;
  private final LogText narration;
  private final Ansi pen;
  private final PrintWriter out;
  private ToClient.@Nullable Refused lastRefusal;

  public LiveScreen(Language language, Ansi pen, PrintWriter out) {
    this.language = language;
    this.terminal = language.messages("terminal");
    this.narration = new LogText(language);
    this.pen = pen;
    this.out = out;
  }

  void say(String sentence) {
    sayUnbroken(Layout.wrap(Layout.printable(sentence)));
  }

  /** Says what is to be copied as it is, in one line however long. */
  void sayUnbroken(String line) {
    out.println(line);
    out.flush();
  }

  /** Words what has happened. */
  void tell(List<LogLine> log, @Nullable TableView view) {
    if (!log.isEmpty()) {
      sayUnbroken(narration.paragraph(log, SeatNames.at(view, terminal)));
    }
  }

  /** Shows who sits where, and how a game begins. */
  private void showSeats(TableView table, String person) {
    String phase = language.messages("table").text("phase." + table.phase());
    say(language.messages(id(table)).text("name") + " · " + phase);
    SeatLines seats = new SeatLines(SeatNames.at(table, terminal), pen);
    for (Chair chair : table.seats()) {
      seats.add(false, kind(chair));
    }
    print(seats.toString());
    if (table.phase() == Phase.GATHERING) {
      boolean host = table.host().equals(person);
      say(terminal.text(host ? "live.host" : "live.guest"));
    }
  }

  private String kind(Chair chair) {
    if (chair.vacant()) {
      return terminal.text("live.free");
    }
    return chair.owned() ? "" : terminal.text("live.bot", chair.level());
  }

  private static String id(TableView table) {
    return Games.named(table.game()).setup().kind().id();
  }

  /** Shows what there is to be seen now. */
  void showAgain(TableView table, String person) {
    if (table.play() == null) {
      showSeats(table, person);
    } else {
      show(table);
    }
  }

  /** Draws the game, and lists what can be done. */
  void show(TableView table) {
    TableView.Play play = table.play();
    if (play == null) {
      return;
    }
    SeatNames names = SeatNames.at(table, terminal);
    out.println(pen.ink("─".repeat(Layout.WIDTH), Ansi.Ink.FAINT));
    print(draw(Games.named(play.game()), play.view(), table.you(), names));
    out.println();
    if (!play.winners().isEmpty()) {
      print(new Standings(terminal, names, pen).of(play.scores(), play.winners()));
      say(terminal.text("live.over"));
    }
    if (!play.moves().isEmpty()) {
      list(table, play.moves());
    }
    out.flush();
  }

  /** Says what the moves promise, and why; null if nobody says it. */
  void advise(@Nullable Advice advice, TableView table) {
    TableView.Play play = table.play();
    if (advice == null || play == null) {
      say(terminal.text("live.noHint"));
      return;
    }
    say(terminal.text(advice.choices().isEmpty() ? "hint.none" : "hint.title"));
    SeatNames names = SeatNames.at(table, terminal);
    print(new AdviceText(language.messages(id(table)), names, pen).of(advice, play.moves()));
    out.flush();
  }

  private <V> String draw(Game<?, V, ?> game, Object view, int seat, SeatNames names) {
    Class<V> type = Drawings.viewType(game);
    V seen = Wire.JSON.convertValue(view, type);
    return Drawings.of(game, language, names).draw(seen, seat < 0 ? Seat.SPECTATOR : seat, pen);
  }

  private void list(TableView table, List<String> moves) {
    SeatNames names = SeatNames.at(table, terminal);
    print(new MoveList(language.messages(id(table)), names, pen).of(moves));
    out.print(names.marked(table.you()) + " > ");
    out.flush();
  }

  private void print(String block) {
    block.lines().map(String::stripTrailing).forEach(out::println);
    out.flush();
  }

  /** Says why not; what was unreadable is answered by what can be done instead. */
  void refuse(ToClient.Refused refused, @Nullable TableView view) {
    lastRefusal = refused;
    boolean exact = refused.detail().isEmpty() || refused.key().equals(UNREADABLE);
    say(
        language.messages(refused.room()).text(refused.key())
            + (exact ? "" : " (" + refused.detail() + ")")
            + (refused.rule() == 0 ? "" : " " + terminal.text("why")));
    if (view != null) {
      listIfAny(view);
    }
  }

  /** Answers a line that asks for nothing. */
  void misunderstand(String line, TableView table) {
    say(terminal.text("live.unclear", line));
    listIfAny(table);
  }

  private void listIfAny(TableView table) {
    if (table.play() != null && !table.play().moves().isEmpty()) {
      list(table, table.play().moves());
    }
  }

  /** The rule behind the last refusal, or else all that can be done. */
  void explain(TableView table) {
    ToClient.Refused refused = lastRefusal;
    if (refused != null && refused.rule() != 0) {
      say(RuleBook.rule(id(table), language, refused.rule()));
      lastRefusal = null;
    } else {
      say(terminal.text("live.help"));
    }
    listIfAny(table);
  }
}
