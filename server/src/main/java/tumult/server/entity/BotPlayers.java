package tumult.server.entity;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.Coach;
import tumult.bots.Temperament;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.server.tables.Answer;
import tumult.table.Command;
import tumult.table.Table;
import tumult.table.Table.BotTurn;
import tumult.table.records.Robots;

/** The bots of a table that have to be asked for a move. */
final class BotPlayers {
  private final TableEntity.Shared shared;
  private final ActorContext<Request> context;
  private final TimerScheduler<Request> timers;
  private final Set<BotTurn> asked = new HashSet<>();
  private final Set<BotTurn> waiting = new HashSet<>();

  BotPlayers(
      TableEntity.Shared shared, ActorContext<Request> context, TimerScheduler<Request> timers) {
    this.shared = shared;
    this.context = context;
    this.timers = timers;
  }

  /** Whether no bot has to choose now. */
  boolean isIdle() {
    return asked.isEmpty();
  }

  /** Looks at the table again after something has happened. */
  void update(InMemoryTable table) {
    List<BotTurn> turns = table.table().botTurns();
    if (turns.isEmpty() && asked.isEmpty() && waiting.isEmpty()) {
      return; // as after every move among people
    }
    asked.retainAll(turns);
    waiting.retainAll(turns);
    boolean race = table.table().game().setup().kind().realTime(); // there a bot has reaction times
    for (BotTurn turn : turns) {
      if (!waiting.contains(turn) && asked.add(turn)) {
        after(race ? Duration.ZERO : delay(table.table(), turn), turn, new Request.BotBegins(turn));
      }
    }
  }

  private Duration delay(Table table, BotTurn turn) {
    int usual = (int) shared.delays().botDelay().toMillis();
    long occasion = Rng.mix(table.id().hashCode() + ((long) turn.ply() << 32));
    return Duration.ofMillis(temperament(table, turn).millis(usual, occasion));
  }

  /** What the robot on a seat is like; whoever stands in for a person is like nobody. */
  private static Temperament temperament(Table table, BotTurn turn) {
    return turn.standsIn()
        ? Temperament.STEADY
        : Temperament.of(Robots.number(Robots.avatar(table.id(), turn.seat())));
  }

  private void after(Duration delay, Object key, Request request) {
    if (delay.isZero()) {
      context.getSelf().tell(request);
    } else {
      timers.startSingleTimer(key, request, delay);
    }
  }

  /** Lets a bot choose, if the choice is still to be made. */
  void ask(InMemoryTable table, BotTurn turn) {
    if (asked.contains(turn)) {
      boolean mayWait = table.table().game().setup().kind().realTime();
      context.pipeToSelf(
          shared.bots().plan(turn.level(), question(table.table(), turn)),
          (plan, failure) -> heard(turn, plan, failure, mayWait));
    }
  }

  private static Request heard(
      BotTurn turn, @Nullable Plan plan, @Nullable Throwable failure, boolean mayWait) {
    if (failure == null && plan == null && !mayWait) {
      return new Request.BotFailed(
          turn, new IllegalStateException("it waits, and all wait for it"));
    }
    return failure == null
        ? new Request.BotPlans(turn, plan)
        : new Request.BotFailed(turn, failure);
  }

  /** Lets a bot carry out its plan when its time has come. */
  void plan(BotTurn turn, @Nullable Plan plan) {
    if (asked.contains(turn) && plan != null) {
      after(Duration.ofMillis(plan.afterMillis()), turn, new Request.BotChose(turn, plan));
    } else if (asked.remove(turn)) {
      waiting.add(turn);
    }
  }

  /** Makes the move that a bot has chosen; a touch waits for the verdict like everybody's. */
  @Nullable ServerAsk play(InMemoryTable table, Request.BotChose chose, PendingTouches touches) {
    BotTurn turn = chose.turn();
    Duration after = Duration.ofMillis(chose.plan().afterMillis());
    var play = new Command.BotPlay(turn.seat(), chose.plan().action(), turn.ply());
    if (asked.contains(turn) && touches.isTouch(play) && !after.isZero()) {
      Answer refused = touches.touch(table, play, after, shared.clock().millis());
      if (refused != null) {
        played(turn, refused);
      }
      return touches.judge(table);
    }
    return touches.holdsBack(play, chose)
        ? null
        : ServerAsk.of(play, answer -> played(turn, answer));
  }

  /** Takes note of what came of a bot's move: one that is refused in time is a failure. */
  private void played(BotTurn turn, Answer answer) {
    if (answer instanceof Answer.Refused refused && asked.contains(turn)) {
      Throwable failure = new IllegalStateException(refused.toString());
      context.getSelf().tell(new Request.BotFailed(turn, failure));
    }
  }

  /** Follows the rule of thumb for a bot that failed, so that the game goes on. */
  void replace(InMemoryTable table, Request.BotFailed failed) {
    BotTurn turn = failed.turn();
    if (asked.contains(turn)) {
      context
          .getLog()
          .warn(
              "a bot of level {} failed at table {}, seat {}, in {}",
              turn.level(),
              table.table().id(),
              turn.seat(),
              table.table().position(),
              failed.failure());
      Bot rule = new ThumbBot(turn.level());
      plan(turn, rule.choose(question(table.table(), turn), shared.bots().luck()));
    }
  }

  private Turn<?, ?> question(Table table, BotTurn turn) {
    Budget budget = Budget.millis((int) shared.delays().botBudget().toMillis());
    return question(table.game(), table, turn.seat(), budget).of(temperament(table, turn));
  }

  /** What a person has to choose about, for a coach. */
  static Turn<?, ?> question(Table table, String person) {
    return question(table.game(), table, table.seatOf(person), Coach.BUDGET);
  }

  private static <S extends State<S>, V> Turn<S, V> question(
      Game<S, V, ?> game, Table table, int seat, Budget budget) {
    @SuppressWarnings("unchecked") // a table gives its own game's view
    V view = (V) table.gameView(seat);
    return new Turn<>(game, view, seat, table.actions(seat), budget);
  }
}
