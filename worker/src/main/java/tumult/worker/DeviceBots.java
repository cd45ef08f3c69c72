package tumult.worker;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.bots.Temperament;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Table;
import tumult.table.Table.BotTurn;
import tumult.table.records.Robots;

/** The bots of a table on a device: when each begins to choose, and when it plays. */
final class DeviceBots {
  /** Before a bot begins to choose, so that people can follow. */
  private static final int USUAL_DELAY = 900;

  /** How long a bot may think. */
  private static final Budget BUDGET = Budget.millis(1000);

  private static final long NEVER = Long.MAX_VALUE;

  private final DeviceTable home;
  private final Map<BotTurn, Wish> wishes = new LinkedHashMap<>();

  /**
   * What a bot means to do.
   *
   * @param due when; never for one who waits what others do
   * @param plan null before it has chosen
   */
  private record Wish(long due, @Nullable Plan plan) {}

  DeviceBots(DeviceTable home) {
    this.home = home;
  }

  /** Looks at the table again after something has happened. */
  void update() {
    List<BotTurn> turns = home.table().botTurns();
    wishes.keySet().retainAll(turns);
    for (BotTurn turn : turns) {
      wishes.computeIfAbsent(turn, each -> new Wish(home.now() + delay(each), null));
    }
  }

  /** When the next one has something to do; the largest number for never. */
  long next() {
    return wishes.values().stream().mapToLong(Wish::due).min().orElse(NEVER);
  }

  /** Lets those choose and play whose time has come, one move at most. */
  void play() {
    for (BotTurn turn : List.copyOf(wishes.keySet())) {
      Wish wish = wishes.get(turn);
      if (wish == null || wish.due > home.now()) {
        continue;
      }
      if (wish.plan == null) {
        Plan plan = plan(turn);
        wishes.put(
            turn,
            plan == null ? new Wish(NEVER, null) : new Wish(wish.due + plan.afterMillis(), plan));
      } else if (carryOut(turn, wish.plan)) {
        return;
      }
    }
  }

  private boolean carryOut(BotTurn turn, Plan plan) {
    Command play = new Command.BotPlay(turn.seat(), plan.action(), turn.ply());
    if (home.holdsBack(play)) {
      wishes.put(turn, new Wish(home.nextOpening(), plan));
      return false;
    }
    wishes.remove(turn);
    Ask ask = Ask.of(Ask.SERVER, home.now(), play);
    if (home.decide(ask, Ask.SERVER, "") instanceof Decision.Refused) {
      wishes.put(turn, new Wish(NEVER, null)); // too late: somebody was faster
      return false;
    }
    return true;
  }

  private @Nullable Plan plan(BotTurn turn) {
    Turn<?, ?> question = question(turn);
    Rng rng = new Rng(occasion(turn));
    Plan plan = Bots.ofLevel(turn.level()).choose(question, rng);
    return plan != null || isRace() ? plan : new ThumbBot(turn.level()).choose(question, rng);
  }

  private boolean isRace() {
    return home.table().game().setup().kind().realTime();
  }

  private int delay(BotTurn turn) {
    return isRace() ? 0 : temperament(turn).millis(USUAL_DELAY, occasion(turn));
  }

  private long occasion(BotTurn turn) {
    return Rng.mix(home.table().id().hashCode() + ((long) turn.ply() << 32) + turn.seat());
  }

  private Temperament temperament(BotTurn turn) {
    return turn.standsIn()
        ? Temperament.STEADY
        : Temperament.of(Robots.number(Robots.avatar(home.table().id(), turn.seat())));
  }

  private Turn<?, ?> question(BotTurn turn) {
    return question(home.table().game(), home.table(), turn.seat(), BUDGET).of(temperament(turn));
  }

  /** What a seat has to choose about. */
  static <S extends State<S>, V> Turn<S, V> question(
      Game<S, V, ?> game, Table table, int seat, Budget budget) {
    @SuppressWarnings("unchecked") // a table gives its own game's view
    V view = (V) table.gameView(seat);
    return new Turn<>(game, view, seat, table.actions(seat), budget);
  }
}
