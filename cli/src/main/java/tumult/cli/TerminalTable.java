package tumult.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Messages;

/**
 * A table in the terminal: one person, and bots on the other seats.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
final class TerminalTable<S extends State<S>, V, M> {
  private final Match<S, V, M> match;
  private final Game<S, V, M> game;
  private final int seat;
  private final Others<S> others;
  private final Messages own;
  private final Messages common;
  private final Pen pen;
  private final BufferedReader in;
  private final PrintWriter out;
  private final Drawing<V> drawing;
  private final News news;
  private @Nullable Refusal lastRefusal;
  private boolean left;

  TerminalTable(
      Match<S, V, M> match,
      int seat,
      Others<S> others,
      Language language,
      Pen pen,
      BufferedReader in,
      PrintWriter out) {
    this.match = match;
    this.game = match.game();
    this.seat = seat;
    this.others = others;
    this.own = language.messages(game.setup().kind().id());
    this.common = language.messages("common");
    this.pen = pen;
    this.in = in;
    this.out = out;
    this.drawing = Drawings.of(game, language);
    this.news = new News(common, pen, seat);
  }

  /** Plays until the game is over or the person leaves. */
  void play() {
    say(pen.ink(own.text("name"), Pen.Ink.BOLD) + " · " + own.text("summary"));
    say(common.text("terminal.howto"));
    while (!match.state().over() && !left) {
      if ((match.state().actors() & Seat.bit(seat)) != 0) {
        ask();
      } else {
        letOthersAct();
      }
    }
    if (match.state().over()) {
      showEnd();
    }
    out.flush();
  }

  private void say(String sentence) {
    out.println(Layout.wrap(sentence));
  }

  private void print(String block) {
    block.lines().map(String::stripTrailing).forEach(out::println);
  }

  private void ask() {
    show();
    int[] actions = match.actions(seat);
    listMoves(actions);
    int before = match.plies().size();
    while (match.plies().size() == before && !left) {
      answer(prompt(), actions);
    }
  }

  private void show() {
    out.println(pen.ink("─".repeat(Layout.WIDTH), Pen.Ink.FAINT));
    news.tell().forEach(out::println);
    out.println();
    print(drawing.draw(game.view(match.state(), seat), seat, pen));
    out.println();
  }

  private void listMoves(int[] actions) {
    int columns = IntStream.of(actions).map(a -> game.text(a).length()).max().orElse(0) + 4;
    var moves = IntStream.range(0, actions.length).mapToObj(i -> numbered(i, actions, columns));
    print(Layout.wrap(moves.toList(), "  ", 0));
    if (othersMayAct()) {
      say(common.text("terminal.wait"));
    }
  }

  private String numbered(int index, int[] actions, int columns) {
    String number = pen.ink("%3d ".formatted(index + 1), Pen.Ink.FAINT);
    return Layout.pad(number + game.text(actions[index]), columns);
  }

  private boolean othersMayAct() {
    return (match.state().actors() & ~Seat.bit(seat)) != 0;
  }

  private String prompt() {
    out.print(SeatLines.name(common, seat, seat) + " > ");
    out.flush();
    try {
      String line = in.readLine();
      return line == null ? "q" : line.strip();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private void answer(String line, int[] actions) {
    if (line.equals("q")) {
      left = true;
      say(common.text("terminal.left"));
    } else if (line.equals("?")) {
      explain();
    } else if (line.isEmpty()) {
      letOthersAct();
    } else if (line.chars().allMatch(Character::isDigit)) {
      choose(line, actions);
    } else {
      attempt(line);
    }
  }

  private void choose(String line, int[] actions) {
    int number = line.length() > 4 ? 0 : Integer.parseInt(line);
    if (number < 1 || number > actions.length) {
      say(common.text("terminal.number", actions.length));
    } else {
      play(seat, actions[number - 1]);
    }
  }

  private void attempt(String line) {
    try {
      play(seat, game.action(game.parse(line)));
    } catch (BadInput unclear) {
      say(Tumult.printable(unclear.getMessage()));
    }
  }

  /** Plays a step and notes what of it can be seen; or says why it is refused. */
  private void play(int actor, int action) {
    String seen = game.seen(match.state(), actor, action, seat);
    Refusal refusal = match.play(actor, action);
    if (refusal == null) {
      news.add(actor, seen);
    } else {
      say(wording(refusal) + (refusal.rule() == 0 ? "" : " " + common.text("terminal.why")));
    }
    lastRefusal = refusal;
  }

  private String wording(Refusal refusal) {
    String key = "refusal." + refusal.name();
    return refusal instanceof Refusal.Common ? common.text(key) : own.text(key);
  }

  private void explain() {
    if (lastRefusal == null || lastRefusal.rule() == 0) {
      say(common.text("terminal.howto"));
    } else {
      say(RuleBook.rule(game.setup().kind().id(), lastRefusal.rule()));
    }
  }

  private void letOthersAct() {
    Match.Ply ply = others.next();
    if (ply == null) {
      say(common.text("terminal.yours"));
    } else {
      play(ply.actor(), ply.action());
    }
  }

  private void showEnd() {
    show();
    for (int other = 0; other < game.seats(); other++) {
      boolean won = (match.state().winners() & Seat.bit(other)) != 0;
      String name = SeatLines.name(common, other, seat);
      String line = common.text("terminal.score", name, match.state().score(other));
      out.println(won ? pen.ink("★ " + line, Pen.Ink.BOLD) : "  " + line);
    }
  }
}
