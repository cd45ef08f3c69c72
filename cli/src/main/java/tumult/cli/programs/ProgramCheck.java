package tumult.cli.programs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.RandomBot;
import tumult.bots.SeatedBots;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;

/** Finds out whether a program follows the protocol, by playing with it and by provoking it. */
public final class ProgramCheck {
  /** How long it may take over a move, and how long over a hurried one. */
  private static final int MILLIS = ProgramBot.USUAL_MILLIS;

  private static final int HURRIED = 200;
  private static final int FAREWELL = 2_000;
  private static final int MOST_QUESTIONS = 400;
  private static final long MILLI = 1_000_000;

  private final String command;
  private final BiConsumer<Boolean, String> findings;
  private boolean clean = true;

  /**
   * @param findings hears, check by check, whether it is right and what was found
   */
  public ProgramCheck(String command, BiConsumer<Boolean, String> findings) {
    this.command = command;
    this.findings = findings;
  }

  /** Checks everything; says whether all is right. */
  public boolean run(List<Game<?, ?, ?>> games) {
    for (Game<?, ?, ?> game : games) {
      check(game.setup().kind().id(), () -> plays(game));
    }
    Game<?, ?, ?> any = games.getFirst();
    check("repeats", () -> repeats(any));
    check("an error", () -> bearsAnError(any));
    check("something newer", () -> bearsNews(any));
    check("little time", () -> hurries(any));
    check("the end", () -> ends(any));
    return clean;
  }

  /** One check: what was found, if it is right. */
  private interface Check {
    String run() throws Fault, InterruptedException;
  }

  private void check(String what, Check check) {
    try {
      findings.accept(true, what + ": " + check.run());
    } catch (Fault fault) {
      clean = false;
      findings.accept(false, what + ": it " + fault.what());
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  /** A game on each seat, hidden cards and races included. */
  private <S extends State<S>, V, M> String plays(Game<S, V, M> game)
      throws Fault, InterruptedException {
    try (Program program = new Program(command)) {
      Asked asked = new Asked(program);
      for (int seat = 0; seat < game.seats(); seat++) {
        Match<S, V, M> match = new Match<>(game);
        List<@Nullable Bot> bots =
            new ArrayList<>(Collections.nCopies(game.seats(), new RandomBot()));
        bots.set(seat, asked);
        SeatedBots<S, V> players = new SeatedBots<>(match, bots, Budget.ANY, new Rng(1, seat));
        int before = asked.questions;
        while (!match.state().over() && asked.questions - before < MOST_QUESTIONS) {
          players.act();
          asked.rethrow();
        }
      }
      return String.format(
          Locale.ROOT,
          "%d seats, %d answers, the slowest after %d ms",
          game.seats(),
          asked.questions,
          asked.slowest / MILLI);
    }
  }

  /** The program as a bot that remembers its first fault. */
  private static final class Asked implements Bot {
    private final Program program;
    private int questions;
    private long slowest;
    private @Nullable Fault fault;

    Asked(Program program) {
      this.program = program;
    }

    @Override
    public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
      int seed = rng.below(Integer.MAX_VALUE);
      try {
        if (fault == null) {
          program.greet(turn.game(), turn.seat());
          long begin = System.nanoTime();
          Plan plan = program.chooseAtOnce(turn, MILLIS, seed);
          slowest = Math.max(slowest, System.nanoTime() - begin);
          questions++;
          return plan;
        }
      } catch (Fault found) {
        fault = found;
      } catch (InterruptedException hurried) {
        Thread.currentThread().interrupt();
      }
      return Plan.now(turn.actions()[0]);
    }

    void rethrow() throws Fault {
      if (fault != null) {
        throw fault;
      }
    }
  }

  /** The first turn of a game. */
  private static <S extends State<S>, V> Turn<S, V> first(Game<S, V, ?> game) {
    Match<S, V, ?> match = new Match<>(game);
    match.luck(new Rng(1));
    int seat = Integer.numberOfTrailingZeros(match.state().actors());
    return new Turn<>(game, game.view(match.state(), seat), seat, match.actions(seat), Budget.ANY);
  }

  /** Asked the same by the same seed, two of it give the same answer. */
  private String repeats(Game<?, ?, ?> game) throws Fault, InterruptedException {
    Turn<?, ?> turn = first(game);
    try (Program one = new Program(command);
        Program other = new Program(command)) {
      one.greet(game, turn.seat());
      other.greet(game, turn.seat());
      for (int seed = 0; seed < 10; seed++) {
        Plan plan = one.chooseAtOnce(turn, MILLIS, seed);
        if (!Objects.equals(plan, other.chooseAtOnce(turn, MILLIS, seed))) {
          return "it does not: games with it cannot be repeated (use no luck but the turn's seed)";
        }
      }
    }
    return "the same seed gives the same answer";
  }

  /** Told that its answer was wrong, it gives another that counts. */
  private String bearsAnError(Game<?, ?, ?> game) throws Fault, InterruptedException {
    Turn<?, ?> turn = first(game);
    try (Program program = new Program(command)) {
      program.greet(game, turn.seat());
      program.chooseAgain(turn, MILLIS, "this is a test of what you do after an error");
      return "it answers again";
    }
  }

  /** What it does not know it passes over. */
  private String bearsNews(Game<?, ?, ?> game) throws Fault, InterruptedException {
    Turn<?, ?> turn = first(game);
    try (Program program = new Program(command)) {
      program.greet(game, turn.seat());
      program.pipes().say("{\"type\":\"news\",\"what\":[1,2]}", MILLIS * MILLI);
      program.chooseAtOnce(turn, MILLIS, 1);
      return "it passes over what it does not know";
    }
  }

  private String hurries(Game<?, ?, ?> game) throws Fault, InterruptedException {
    Turn<?, ?> turn = first(game);
    try (Program program = new Program(command)) {
      program.greet(game, turn.seat());
      program.chooseAtOnce(turn, MILLIS, 1); // warm by now
      program.chooseAtOnce(turn, HURRIED, 2);
      return "it answers within %d ms, if that is all it has".formatted(HURRIED);
    }
  }

  private String ends(Game<?, ?, ?> game) throws Fault, InterruptedException {
    try (Program program = new Program(command)) {
      program.greet(game, 0);
      if (!program.pipes().end(FAREWELL)) {
        throw new Fault(Fault.Kind.FLOOD, "goes on for 2 seconds after its input has ended");
      }
      return "it ends with its input";
    }
  }
}
