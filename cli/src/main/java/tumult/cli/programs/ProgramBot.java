package tumult.cli.programs;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.bots.Turn;
import tumult.engine.BadInput;
import tumult.engine.Plan;
import tumult.engine.Rng;

/**
 * Anybody's program as a bot. For each thread that asks at the same time it runs once. Where it
 * gives no answer that counts, something legal is played at random instead, and it is started anew
 * if it hangs or has ended; with too many faults the work is given up.
 */
public final class ProgramBot implements Bot, AutoCloseable {
  /** How long it may take over a move, where nobody says less. */
  public static final int USUAL_MILLIS = 1_000;

  static final int MOST_FAULTS = 20;

  private final String command;
  private final Queue<Program> idle = new ConcurrentLinkedQueue<>();
  private int faults;
  private @Nullable Fault last;
  private boolean answered;
  private boolean closed;

  public ProgramBot(String command) {
    this.command = command;
  }

  @Override
  public @Nullable Plan choose(Turn<?, ?> turn, Rng rng) {
    int seed = rng.below(Integer.MAX_VALUE);
    try {
      Plan plan = ask(turn, Math.min(USUAL_MILLIS, turn.budget().millis()), seed);
      noteAnswer();
      return plan;
    } catch (Fault fault) {
      note(fault);
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    return turn.mayWait() ? null : Plan.now(turn.actions()[rng.below(turn.actions().length)]);
  }

  private @Nullable Plan ask(Turn<?, ?> turn, int millis, int seed)
      throws Fault, InterruptedException {
    Program waiting = idle.poll();
    Program program = waiting == null ? new Program(command) : waiting;
    boolean usable = false;
    try {
      program.greet(turn.game(), turn.seat());
      Plan plan = program.choose(turn, millis, seed);
      usable = true;
      return plan;
    } catch (Fault fault) {
      usable = fault.isForgiven();
      throw fault;
    } finally {
      if (usable) {
        giveBack(program);
      } else {
        program.close();
      }
    }
  }

  private synchronized void giveBack(Program program) {
    if (closed) {
      program.close();
    } else {
      idle.add(program);
    }
  }

  private synchronized void noteAnswer() {
    answered = true;
  }

  private synchronized void note(Fault fault) {
    if (closed) {
      return;
    }
    faults++;
    last = fault;
    if (!answered && fault.kind() != Fault.Kind.WRONG) {
      throw new BadInput("'%s' %s".formatted(command, fault.what()));
    }
    if (faults == MOST_FAULTS) {
      throw new BadInput(
          "'%s' failed %d times, the last time: it %s; see 'tumult bot-check'"
              .formatted(command, faults, fault.what()));
    }
  }

  /** What went wrong with it, for people; empty if nothing did. */
  public synchronized String complaint() {
    return last == null
        ? ""
        : "%s failed %d times, and something was played at random instead; the last time it %s"
            .formatted(command, faults, last.what());
  }

  @Override
  public synchronized void close() {
    closed = true;
    for (Program program = idle.poll(); program != null; program = idle.poll()) {
      program.close();
    }
  }
}
