package tumult.cli.commands;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.bots.Coach;
import tumult.bots.SeatedBots;
import tumult.bots.Story;
import tumult.bots.Storyteller;
import tumult.bots.Turn;
import tumult.cli.drawings.AdviceText;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Drawing;
import tumult.cli.drawings.Drawings;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.Layout;
import tumult.cli.drawings.LogText;
import tumult.cli.drawings.MoveList;
import tumult.cli.drawings.RuleBook;
import tumult.cli.drawings.SeatNames;
import tumult.cli.drawings.Standings;
import tumult.cli.drawings.StoryText;
import tumult.cli.drawings.TurnLog;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Messages;
import tumult.table.steps.LogLine;
import tumult.table.steps.StepLog;

/**
 * A table in the terminal: one person, and bots on the other seats.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
final class TerminalTable<S extends State<S>, V, M> {
  private static final int STORY_PLAYOUTS = 60_000;
  private static final long STORY_SEED = 1;

  private final Match<S, V, M> match;
  private final Game<S, V, M> game;
  private final int seat;
  private final SeatedBots<S, V> others;
  private final Language language;
  private final Messages own;
  private final Messages terminal;
  private final SeatNames names;
  private final Ansi pen;
  private final BufferedReader in;
  private final PrintWriter out;
  private final Drawing<V> drawing;
  private final StepLog<S> stepLog;
  private final S before;
  private final TurnLog turnLog;
  private @Nullable Refusal lastRefusal;
  private boolean left;

  TerminalTable(
      Match<S, V, M> match,
      int seat,
      SeatedBots<S, V> others,
      Language language,
      Ansi pen,
      BufferedReader in,
      PrintWriter out) {
    this.match = match;
    this.game = match.game();
    this.seat = seat;
    this.others = others;
    this.language = language;
    this.own = language.messages(game.setup().kind().id());
    this.terminal = language.messages("terminal");
    this.names = SeatNames.amongBots(terminal, game.seats(), seat);
    this.pen = pen;
    this.in = in;
    this.out = out;
    this.drawing = Drawings.of(game, language, names);
    this.stepLog = new StepLog<>(game);
    this.before = game.newState();
    this.turnLog = new TurnLog(new LogText(language), names);
  }

  /** Plays until the game is over or the person leaves. */
  void play() {
    say(pen.ink(own.text("name"), Ansi.Ink.BOLD) + " · " + own.text("summary"));
    say(terminal.text("howto"));
    while (!match.state().over() && !left) {
      if ((match.state().actors() & Seat.bit(seat)) != 0) {
        ask();
      } else {
        letOthersAct();
      }
    }
    if (match.state().over()) {
      show();
      print(new Standings(terminal, names, pen).of(match));
      tellStory();
    }
    out.flush();
  }

  /** What the game was about; alone there is nothing to win, and some games are too long. */
  private void tellStory() {
    if (game.seats() > 1 && match.plies().size() <= Storyteller.MOST_PLIES) {
      int winners = match.state().winners();
      Story story = Storyteller.tell(game, match.plies(), winners, STORY_PLAYOUTS, STORY_SEED);
      out.println();
      print(new StoryText(language, names, pen).of(story, match));
    }
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
    int plies = match.plies().size();
    while (match.plies().size() == plies && !left) {
      answer(prompt(), actions);
    }
  }

  private void show() {
    out.println(pen.ink("─".repeat(Layout.WIDTH), Ansi.Ink.FAINT));
    turnLog.tell().forEach(out::println);
    out.println();
    print(drawing.draw(game.view(match.state(), seat), seat, pen));
    out.println();
  }

  private void listMoves(int[] actions) {
    List<String> moves = IntStream.of(actions).mapToObj(game::text).toList();
    print(new MoveList(own, names, pen).of(moves));
    if (othersMayAct()) {
      say(terminal.text("wait"));
    }
  }

  private boolean othersMayAct() {
    return (match.state().actors() & ~Seat.bit(seat)) != 0;
  }

  private @Nullable String prompt() {
    out.print(names.marked(seat) + " > ");
    out.flush();
    try {
      String line = in.readLine();
      return line == null ? null : line.strip();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private void answer(@Nullable String line, int[] actions) {
    if (line == null) {
      out.println(); // the end of the input leaves the cursor behind the prompt
      leave();
    } else if (line.equals("q")) {
      leave();
    } else if (line.equals("?") || line.equals("help")) {
      explain(actions);
    } else if (line.isEmpty()) {
      letOthersAct();
    } else if (line.chars().allMatch(Character::isDigit)) {
      choose(line, actions);
    } else {
      attempt(line, actions);
    }
  }

  private void leave() {
    left = true;
    say(terminal.text("left"));
  }

  private void choose(String line, int[] actions) {
    int number = line.length() > 4 ? 0 : Integer.parseInt(line);
    if (number < 1 || number > actions.length) {
      say(terminal.text("number", actions.length));
    } else {
      play(seat, actions[number - 1]);
    }
  }

  private void attempt(String line, int[] actions) {
    int action;
    try {
      action = game.action(game.parse(line));
    } catch (BadInput unclear) {
      say(terminal.text("unclear", Layout.printable(line)));
      listMoves(actions);
      return;
    }
    play(seat, action);
  }

  /** Plays a step and notes what of it can be seen; or says why it is refused. */
  private void play(int actor, int action) {
    before.set(match.state());
    Refusal refusal = step(actor, action);
    if (refusal == null) {
      List<LogLine> seen = new ArrayList<>();
      seen.add(stepLog.line(before, actor, action, seat));
      seen.addAll(stepLog.play(before, actor, action));
      turnLog.add(actor, seen);
    } else {
      say(wording(refusal) + (refusal.rule() == 0 ? "" : " " + terminal.text("why")));
    }
    lastRefusal = refusal;
  }

  /** Plays a whole step, so that a match written down on ctrl-C never has half of one. */
  private @Nullable Refusal step(int actor, int action) {
    synchronized (match) {
      return match.play(actor, action);
    }
  }

  private String wording(Refusal refusal) {
    String key = "refusal." + refusal.name();
    return (refusal instanceof Refusal.Common ? language.messages("common") : own).text(key);
  }

  /** The rule behind the last refusal, or else all that can be done now, and what it promises. */
  private void explain(int[] actions) {
    if (lastRefusal != null && lastRefusal.rule() != 0) {
      say(RuleBook.rule(game.setup().kind().id(), language, lastRefusal.rule()));
      lastRefusal = null;
    } else {
      say(terminal.text("now"));
      listMoves(actions);
      advise(actions);
      say(terminal.text("help"));
    }
  }

  private void advise(int[] actions) {
    V view = game.view(match.state(), seat);
    Advice advice = Coach.advise(new Turn<>(game, view, seat, actions, Coach.BUDGET));
    List<String> moves = IntStream.of(actions).mapToObj(game::text).toList();
    say(terminal.text(advice.choices().isEmpty() ? "hint.none" : "hint.title"));
    print(new AdviceText(own, names, pen).of(advice, moves));
  }

  private void letOthersAct() {
    Match.Ply ply = others.next();
    if (ply == null) {
      say(terminal.text("yours"));
    } else {
      play(ply.actor(), ply.action());
    }
  }
}
