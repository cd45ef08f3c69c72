package tumult.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Messages;

/**
 * A table in the terminal: one person, and random players on the other seats.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
final class TerminalTable<S extends State<S>, V, M> {
  private final Match<S, V, M> match;
  private final Game<S, V, M> game;
  private final int seat;
  private final Rng rng;
  private final Messages own;
  private final Messages common;
  private final Pen pen;
  private final BufferedReader in;
  private final PrintWriter out;
  private final Drawing<V> drawing;
  private @Nullable Refusal lastRefusal;
  private boolean left;

  TerminalTable(
      Match<S, V, M> match,
      int seat,
      Rng rng,
      Language language,
      Pen pen,
      BufferedReader in,
      PrintWriter out) {
    this.match = match;
    this.game = match.game();
    this.seat = seat;
    this.rng = rng;
    String id = game.setup().kind().id();
    this.own = language.messages(id);
    this.common = language.messages("common");
    this.pen = pen;
    this.in = in;
    this.out = out;
    this.drawing = Drawings.of(game);
  }

  /** Plays until the game is over or the person leaves. */
  void play() {
    out.println(pen.ink(own.text("name"), Pen.Ink.BOLD) + " · " + own.text("summary"));
    out.println(common.text("terminal.howto"));
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

  private void ask() {
    out.println();
    out.println(drawing.draw(game.view(match.state(), seat), seat, pen));
    int[] actions = match.actions(seat);
    listMoves(actions);
    int before = match.plies().size();
    while (match.plies().size() == before && !left) {
      answer(prompt(), actions);
    }
  }

  private void listMoves(int[] actions) {
    StringBuilder moves = new StringBuilder();
    for (int i = 0; i < actions.length; i++) {
      moves.append(pen.ink("%3d ".formatted(i + 1), Pen.Ink.FAINT)).append(game.text(actions[i]));
      moves.append(i % 6 == 5 ? "\n" : "  ");
    }
    out.println(moves.toString().stripTrailing());
    if (othersMayAct()) {
      out.println(common.text("terminal.wait"));
    }
  }

  private boolean othersMayAct() {
    return (match.state().actors() & ~Seat.bit(seat)) != 0;
  }

  private String prompt() {
    out.print("> ");
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
      out.println(common.text("terminal.left"));
    } else if (line.equals("?")) {
      explain();
    } else if (line.isEmpty()) {
      if (othersMayAct()) {
        letOthersAct();
      }
    } else if (line.chars().allMatch(Character::isDigit)) {
      choose(line, actions);
    } else {
      attempt(line);
    }
  }

  private void choose(String line, int[] actions) {
    int number = line.length() > 4 ? 0 : Integer.parseInt(line);
    if (number < 1 || number > actions.length) {
      out.println(common.text("terminal.number", actions.length));
    } else {
      match.play(seat, actions[number - 1]);
    }
  }

  private void attempt(String line) {
    try {
      lastRefusal = match.play(seat, game.action(game.parse(line)));
      if (lastRefusal != null) {
        out.println(wording(lastRefusal) + " " + common.text("terminal.why"));
      }
    } catch (BadInput unclear) {
      out.println(unclear.getMessage());
    }
  }

  private String wording(Refusal refusal) {
    String key = "refusal." + refusal.name();
    return refusal instanceof Refusal.Common ? common.text(key) : own.text(key);
  }

  private void explain() {
    if (lastRefusal == null || lastRefusal.rule() == 0) {
      out.println(common.text("terminal.howto"));
    } else {
      out.println(RuleBook.rule(game.setup().kind().id(), lastRefusal.rule()));
    }
  }

  /** Lets chance or one of the others do something, and says what of it can be seen. */
  private void letOthersAct() {
    int others = match.state().actors() & ~Seat.bit(seat);
    for (int skip = rng.below(Integer.bitCount(others)); skip > 0; skip--) {
      others &= others - 1;
    }
    int actor = Integer.numberOfTrailingZeros(others);
    int[] actions = match.actions(actor);
    int action =
        actor == Seat.CHANCE ? match.state().chance(rng) : actions[rng.below(actions.length)];
    out.println(
        pen.ink("  " + Seat.text(actor), Pen.Ink.FAINT)
            + " "
            + game.seen(match.state(), actor, action, seat));
    match.play(actor, action);
  }

  private void showEnd() {
    out.println();
    out.println(drawing.draw(game.view(match.state(), seat), seat, pen));
    for (int other = 0; other < game.seats(); other++) {
      boolean won = (match.state().winners() & Seat.bit(other)) != 0;
      String line = common.text("terminal.score", other, match.state().score(other));
      out.println(won ? pen.ink("★ " + line, Pen.Ink.BOLD) : "  " + line);
    }
  }
}
