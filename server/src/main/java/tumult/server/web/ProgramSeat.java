package tumult.server.web;

import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Measurement;
import tumult.server.wire.FromProgram;
import tumult.server.wire.ToProgram;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Phase;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.steps.CachedGame;

/**
 * What a program at a live table is asked, and what becomes of its answers. Nobody waits for it
 * longer than it was told: then something legal is played in its place.
 */
final class ProgramSeat {
  /** How long a program may take to be ready, and for a turn, in milliseconds. */
  private static final int READY_MILLIS = 10_000;

  private static final int TURN_MILLIS = 10_000;

  /** How many answers to a turn may be wrong. */
  private static final int CHANCES = 3;

  /** After so many turns in a row without an answer the seat is given up. */
  private static final int PATIENCE = 5;

  private static final long MILLI = 1000;
  private static final long NEVER = Long.MAX_VALUE;

  private final ProgramSession table;
  private final ProgramSocket socket;
  private ToProgram.@Nullable Hello hello;
  private @Nullable TableView latest;
  private @Nullable ProgramQuestion question;
  private boolean ready;
  private boolean gone;
  private long until = NEVER;
  private long wake = NEVER;
  private long turns;
  private long toldLate;
  private int wrong;
  private int faults;

  ProgramSeat(ProgramSession table, ProgramSocket socket) {
    this.table = table;
    this.socket = socket;
  }

  /** Shows the program how the table looks to its seat, if there is something to say about it. */
  synchronized void see(TableView view) {
    if (gone) {
      return;
    }
    latest = view;
    TableView.Play play = view.play();
    boolean on = play != null && (view.phase() == Phase.PLAYING || view.phase() == Phase.PAUSED);
    CachedGame<?, ?, ?> game =
        table.sockets().games().game(on && play != null ? play.game() : view.game());
    boolean knows = hello != null && hello.game().equals(game.name()) && hello.seat() == view.you();
    if (!knows) {
      greet(ToProgram.Hello.of(game.game(), view.you(), READY_MILLIS));
    } else if (ready) {
      ask(view, game);
    }
  }

  private void greet(ToProgram.Hello due) {
    hello = due;
    ready = false;
    question = null;
    socket.send(due);
    waitFor(READY_MILLIS);
  }

  private void ask(TableView view, CachedGame<?, ?, ?> game) {
    TableView.Play play = view.play();
    if (play == null || view.phase() != Phase.PLAYING || play.moves().isEmpty()) {
      question = null;
      until = NEVER;
    } else if (question == null || !question.isAbout(view.gameNumber(), play)) {
      wrong = 0;
      question = ProgramQuestion.of(game, view, play, ++turns, millis(view, play));
      socket.send(question.message());
      waitFor(question.message().millis());
    }
  }

  /** What the table's own clock leaves, but never long. */
  private int millis(TableView view, TableView.Play play) {
    long deadline = play.deadlines().isEmpty() ? 0 : play.deadlines().get(view.you());
    long left = deadline == 0 ? TURN_MILLIS : deadline - table.sockets().clock().millis();
    return Math.clamp(left, 1, TURN_MILLIS);
  }

  synchronized void hear(FromProgram said) {
    switch (said) {
      case FromProgram.Ready(String name) -> ready(name);
      case FromProgram.Move move -> answer(move.turn(), said);
      case FromProgram.Wait wait -> answer(wait.turn(), said);
    }
  }

  private void ready(@Nullable String name) {
    TableView view = latest;
    if (view == null || ready || gone) {
      return; // answers nothing
    }
    ready = true;
    until = NEVER;
    faults = 0;
    if (name != null) {
      table.rename(name);
    }
    see(view);
  }

  private void answer(long turn, FromProgram said) {
    ProgramQuestion asked = question;
    if (!ready) {
      complain(turn, "not-ready", "say ready first: a hello waits for it");
    } else if (turn > turns) {
      complain(turn, "illegal", "turn %d: there have been %d so far".formatted(turn, turns));
    } else if (asked == null || asked.isAnswered() || turn != asked.message().turn()) {
      tooLate(turn, "turn %d is over: nothing waits for this answer".formatted(turn));
    } else if (!asked.message().wrong(said).isEmpty()) {
      mistake("illegal", asked.message().wrong(said));
    } else {
      faults = 0;
      socket.forgive();
      accept(asked, said);
    }
  }

  private void accept(ProgramQuestion asked, FromProgram said) {
    asked.answer(said);
    act(asked);
  }

  /** Carries out what was answered as soon as it is time for it. */
  private void act(ProgramQuestion asked) {
    if (asked.due() > Measurement.now()) {
      wakeAt(asked.due());
      return;
    }
    Command command = asked.take();
    if (command != null) {
      table.carryOut(command, refused -> played(asked, refused));
    }
  }

  private synchronized void played(ProgramQuestion asked, Decision.@Nullable Refused refused) {
    if (refused == null || asked != question) {
      return; // it has happened, or something else has
    }
    asked.reopen();
    long turn = asked.message().turn();
    if (refused.refusal() == TableRefusal.TOO_LATE) {
      tooLate(turn, "turn %d: others were quicker".formatted(turn));
    } else {
      complain(turn, "illegal", ProgramSession.worded(refused));
    }
  }

  /** Says so once for a turn: a program that answers every error must not talk for ever. */
  private void tooLate(long turn, String why) {
    if (toldLate != turn) {
      toldLate = turn;
      complain(turn, "too-late", why);
    }
  }

  private void complain(long turn, String code, String why) {
    complain(turn, code, why, 0);
  }

  private void complain(long turn, String code, String why, int againAfter) {
    socket.send(new ToProgram.Wrong(turn, code, why, againAfter));
    socket.erred();
  }

  /** Something came that nobody has looked at: there was too much. */
  synchronized void tooMuch(int againAfter) {
    complain(open(), "too-much", "too many messages: wait a little", againAfter);
  }

  /** The turn that waits for an answer, 0 if none does. */
  private long open() {
    return question == null || question.isAnswered() ? 0 : question.message().turn();
  }

  /** Something came that cannot be read. */
  synchronized void misread(String why) {
    mistake("bad-json", why);
  }

  private void mistake(String code, String why) {
    complain(open(), code, why);
    if (question != null && !question.isAnswered() && ++wrong == CHANCES) {
      fail(question);
    }
  }

  /** Plays something legal for a turn, or waits where that is possible. */
  private void fail(ProgramQuestion asked) {
    faults++;
    if (faults >= PATIENCE) {
      complain(
          asked.message().turn(),
          "too-late",
          "too many turns without an answer: the seat is given up");
      leave();
      table.giveUp();
      return;
    }
    ToProgram.Turn turn = asked.message();
    int any = ThreadLocalRandom.current().nextInt(turn.moves().size());
    accept(
        asked,
        turn.mayWait()
            ? new FromProgram.Wait(turn.turn())
            : new FromProgram.Move(turn.turn(), turn.moves().get(any), null));
  }

  private void waitFor(int millis) {
    until = Measurement.now() + millis * MILLI;
    wakeAt(until);
  }

  /** One timer is enough: it looks what is due, and is set anew. */
  private void wakeAt(long time) {
    if (time < wake) {
      wake = time;
      table.sockets().later(this::look, Math.max(0, time - Measurement.now()));
    }
  }

  private synchronized void look() {
    wake = NEVER;
    ProgramQuestion asked = question;
    if (asked != null && asked.due() <= Measurement.now()) {
      act(asked);
    } else if (until <= Measurement.now()) {
      timeIsUp(asked);
    }
    asked = question;
    wakeAt(Math.min(until, asked == null ? NEVER : asked.due()));
  }

  private void timeIsUp(@Nullable ProgramQuestion asked) {
    until = NEVER;
    if (!ready) {
      complain(0, "too-late", "not ready in time: the seat is given up");
      leave();
      table.giveUp();
    } else if (asked != null && !asked.isAnswered()) {
      tooLate(
          asked.message().turn(),
          "turn %d: the time is over, something legal is played".formatted(asked.message().turn()));
      fail(asked);
    }
  }

  /** The program is gone: nothing is due any more. */
  synchronized void leave() {
    gone = true;
    question = null;
    until = NEVER;
  }
}
