package tumult.server.entity;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Answer;
import tumult.server.tables.Bot;
import tumult.server.tables.RandomBot;
import tumult.table.Table;
import tumult.table.Table.BotTurn;

/** What a table has to do of itself: the next thing due by the clock, and the bots to be asked. */
final class Agenda {
  private static final long NEVER = Long.MAX_VALUE;
  private static final String CLOCK = "clock";
  private static final Bot STAND_IN = new RandomBot();

  private final TableEntity.House house;
  private final ActorContext<Request> context;
  private final TimerScheduler<Request> timers;
  private final Set<BotTurn> asked = new HashSet<>();
  private final Set<BotTurn> waiting = new HashSet<>();
  private long deadline = NEVER;

  Agenda(TableEntity.House house, ActorContext<Request> context, TimerScheduler<Request> timers) {
    this.house = house;
    this.context = context;
    this.timers = timers;
  }

  /** Whether nothing will happen unless somebody asks. */
  boolean isEmpty() {
    return deadline == NEVER && asked.isEmpty();
  }

  /** Looks at the table again after something has happened. */
  void update(InMemoryTable live) {
    setClock(live.table().nextDeadline());
    List<BotTurn> turns = live.table().botTurns();
    asked.retainAll(turns);
    waiting.retainAll(turns);
    boolean race =
        live.table().game().setup().kind().realTime(); // there a bot's own hands are slow
    for (BotTurn turn : turns) {
      if (!waiting.contains(turn) && asked.add(turn)) {
        after(race ? Duration.ZERO : house.pace().botDelay(), turn, new Request.BotBegins(turn));
      }
    }
  }

  private void setClock(long next) {
    if (next == NEVER) {
      timers.cancel(CLOCK);
    } else if (next != deadline) {
      long wait = Math.max(1, next - house.clock().millis());
      timers.startSingleTimer(CLOCK, new Request.Due(), Duration.ofMillis(wait));
    }
    deadline = next;
  }

  private void after(Duration delay, Object key, Request request) {
    if (delay.isZero()) {
      context.getSelf().tell(request);
    } else {
      timers.startSingleTimer(key, request, delay);
    }
  }

  /** The clock has struck; if that was too early for the table, it strikes again. */
  void ticked(InMemoryTable live, Answer answer) {
    deadline = NEVER;
    update(live);
  }

  /** Lets a bot choose, if the choice is still to be made. */
  void askBot(InMemoryTable live, BotTurn turn) {
    if (asked.contains(turn)) {
      context.pipeToSelf(
          house.bots().attempt(question(live.table(), turn)),
          (attempt, failure) ->
              failure == null
                  ? new Request.BotPlans(turn, attempt)
                  : new Request.BotFailed(turn, failure));
    }
  }

  /** Lets a bot do what it means to do when its time has come. */
  void plan(BotTurn turn, Bot.@Nullable Attempt attempt) {
    if (asked.contains(turn) && attempt != null) {
      after(attempt.after(), turn, new Request.BotChose(turn, attempt));
    } else if (asked.remove(turn)) {
      waiting.add(turn);
    }
  }

  /** Whether a choice is still to be made. */
  boolean awaits(BotTurn turn) {
    return asked.contains(turn);
  }

  /** Takes note of what came of a bot's move: one that is refused in time is a failure. */
  void botPlayed(BotTurn turn, Answer answer) {
    if (answer instanceof Answer.Refused refused && asked.contains(turn)) {
      Throwable failure = new IllegalStateException(refused.toString());
      context.getSelf().tell(new Request.BotFailed(turn, failure));
    }
  }

  /** Plays anything for a bot that failed, so that the game goes on. */
  void replaceBot(InMemoryTable live, Request.BotFailed failed) {
    BotTurn turn = failed.turn();
    if (asked.contains(turn)) {
      context.getLog().warn("a bot failed at table {}", live.table().id(), failed.failure());
      String move = STAND_IN.choose(question(live.table(), turn));
      context.getSelf().tell(new Request.BotChose(turn, new Bot.Attempt(move, Duration.ZERO)));
    }
  }

  private Bot.Turn question(Table table, BotTurn turn) {
    return new Bot.Turn(
        table.game(),
        turn.seat(),
        turn.level(),
        table.gameView(turn.seat()),
        table.moves(turn.seat()),
        house.pace().botBudget());
  }
}
