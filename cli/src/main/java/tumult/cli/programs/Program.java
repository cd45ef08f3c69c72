package tumult.cli.programs;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.bots.Turn;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Plan;
import tumult.engine.State;
import tumult.server.wire.FromProgram;
import tumult.server.wire.ProgramWire;
import tumult.server.wire.ToProgram;

/** A program that is running, and what is said to it and by it. Used by one thread at a time. */
final class Program implements AutoCloseable {
  /** How long it may take to be ready. */
  static final int READY_MILLIS = 10_000;

  /** How many wrong answers are explained to it on one turn. */
  private static final int CHANCES = 3;

  /** How many lines that answer nothing are passed over on one turn. */
  private static final int NOISE = 100;

  private static final long MILLI = 1_000_000;

  private final Pipes pipes;
  private String greeted = "";
  private long turns;

  Program(String command) throws Fault {
    try {
      pipes = new Pipes(command);
    } catch (IOException impossible) {
      throw new Fault(Fault.Kind.NOT_READY, "cannot be started: " + impossible.getMessage());
    }
  }

  Pipes pipes() {
    return pipes;
  }

  /** Tells it what is played and where, unless it knows. */
  void greet(Game<?, ?, ?> game, int seat) throws Fault, InterruptedException {
    String hello = ProgramWire.text(ToProgram.Hello.of(game, seat, READY_MILLIS));
    if (!hello.equals(greeted)) {
      greet(hello);
      greeted = hello;
    }
  }

  private void greet(String hello) throws Fault, InterruptedException {
    long until = System.nanoTime() + READY_MILLIS * MILLI;
    say(hello, until);
    for (int noise = 0; noise < NOISE; noise++) {
      String line = hear(until, Fault.Kind.NOT_READY, "");
      try {
        if (ProgramWire.read(line) instanceof FromProgram.Ready) {
          return;
        }
      } catch (BadInput nonsense) {
        throw new Fault(
            Fault.Kind.NOT_READY,
            "said %s instead of ready (%s)"
                .formatted(ProgramWire.quoted(line), nonsense.getMessage()));
      }
    }
    throw flood();
  }

  /** What it does; null if it waits. Wrong answers are explained, and it may try again. */
  @Nullable Plan choose(Turn<?, ?> turn, int millis, int seed) throws Fault, InterruptedException {
    return choose(question(turn, ++turns, millis, seed), CHANCES);
  }

  /** The same for whom the first answer must be right. */
  @Nullable Plan chooseAtOnce(Turn<?, ?> turn, int millis, int seed)
      throws Fault, InterruptedException {
    return choose(question(turn, ++turns, millis, seed), 1);
  }

  /** What it does after its first answer was said to be wrong, though it was right. */
  void chooseAgain(Turn<?, ?> turn, int millis, String wrong) throws Fault, InterruptedException {
    Question question = question(turn, ++turns, millis, 1);
    choose(question, 1);
    ToProgram again = new ToProgram.Wrong(turns, "illegal", wrong, 0);
    answer(question, ProgramWire.text(again), 1);
  }

  private @Nullable Plan choose(Question question, int chances) throws Fault, InterruptedException {
    return answer(question, ProgramWire.text(question.message), chances);
  }

  private @Nullable Plan answer(Question question, String asking, int chances)
      throws Fault, InterruptedException {
    long until = System.nanoTime() + question.message.millis() * MILLI;
    String next = asking;
    String wrong = "";
    for (int chance = 0; chance < chances; chance++) {
      say(next, until);
      String line = lineAbout(turns, until, wrong);
      try {
        FromProgram said = ProgramWire.read(line);
        wrong = question.message.wrong(said);
        if (wrong.isEmpty()) {
          return question.plan(said);
        }
        next = ProgramWire.text(new ToProgram.Wrong(turns, "illegal", wrong, 0));
        wrong = "gave a wrong answer: " + wrong;
      } catch (BadInput nonsense) {
        wrong = "said %s: %s".formatted(ProgramWire.quoted(line), nonsense.getMessage());
        next = ProgramWire.text(new ToProgram.Wrong(turns, "bad-json", wrong, 0));
      }
    }
    throw new Fault(Fault.Kind.WRONG, wrong);
  }

  /** The next line that is about a turn, or that makes no sense. */
  private String lineAbout(long turn, long until, String wrong) throws Fault, InterruptedException {
    for (int noise = 0; noise < NOISE; noise++) {
      String line = hear(until, Fault.Kind.TOO_LATE, wrong);
      try {
        if (isAbout(ProgramWire.read(line), turn)) {
          return line;
        }
      } catch (BadInput nonsense) {
        return line;
      }
    }
    throw flood();
  }

  private static boolean isAbout(FromProgram said, long turn) {
    return switch (said) {
      case FromProgram.Move move -> move.turn() == turn;
      case FromProgram.Wait wait -> wait.turn() == turn;
      case FromProgram.Ready ready -> false;
    };
  }

  private void say(String line, long until) throws Fault, InterruptedException {
    if (!pipes.say(line, until - System.nanoTime())) {
      throw new Fault(Fault.Kind.TOO_LATE, "does not read what it is told");
    }
  }

  private String hear(long until, Fault.Kind late, String wrong)
      throws Fault, InterruptedException {
    Pipes.Line line = pipes.hear(until - System.nanoTime());
    if (line == null) {
      String what =
          late == Fault.Kind.NOT_READY ? "was not ready in time" : "did not answer in time";
      throw new Fault(late, what + (wrong.isEmpty() ? "" : "; before that it " + wrong));
    }
    if (line.end()) {
      String complaint = pipes.complaint();
      throw new Fault(
          Fault.Kind.ENDED,
          "ended" + (complaint.isEmpty() ? "" : ", saying " + ProgramWire.quoted(complaint)));
    }
    if (line.tooLong()) {
      throw new Fault(
          Fault.Kind.FLOOD, "said a line of more than %,d bytes".formatted(Pipes.LONGEST_LINE));
    }
    return line.text();
  }

  private static Fault flood() {
    return new Fault(Fault.Kind.FLOOD, "said %d lines that answer nothing".formatted(NOISE));
  }

  @Override
  public void close() {
    pipes.close();
  }

  /** A turn as a program is told of it, and what its answer means. */
  @SuppressWarnings("ArrayRecordComponent") // questions are not compared
  private record Question(ToProgram.Turn message, int[] actions) {
    /** What an answer means that is not wrong; null if it is to wait. */
    @Nullable Plan plan(FromProgram said) {
      return said instanceof FromProgram.Move(long turn, String move, Integer after)
          ? new Plan(actions[message.moves().indexOf(move)], after == null ? 0 : after)
          : null;
    }
  }

  private static <S extends State<S>, V> Question question(
      Turn<S, V> turn, long number, int millis, int seed) {
    Game<S, V, ?> game = turn.game();
    List<String> moves = IntStream.of(turn.actions()).mapToObj(game::text).toList();
    return new Question(
        new ToProgram.Turn(number, turn.view(), moves, turn.mayWait(), millis, seed),
        turn.actions());
  }
}
