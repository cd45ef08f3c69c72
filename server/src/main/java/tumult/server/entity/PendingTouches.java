package tumult.server.entity;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.pattern.StatusReply;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Answer;
import tumult.server.tables.Measurement;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Phase;
import tumult.table.TableRaces;
import tumult.table.TableRefusal;
import tumult.table.races.Arbiter;

/**
 * Makes touches wait until it is known who was first, and openings until everybody has had a moment
 * to look.
 */
final class PendingTouches {
  private static final String VERDICT = "verdict";
  private static final int MICROS = 1000;
  private static final int LOOKS_AFTER_A_RACE = 3;
  private static final long SLOW_LOOK = 500;
  private static final Answer TOO_LATE =
      new Answer.Refused(Decision.refused(TableRefusal.TOO_LATE));

  private final TimerScheduler<Request> timers;
  private final Duration look;
  private final ActorRef<Request> self;
  private final List<Request> openings = new ArrayList<>();
  private @Nullable TableRaces<Request.Wish> races;
  private long nextOpening;

  PendingTouches(TimerScheduler<Request> timers, Duration look, ActorRef<Request> self) {
    this.timers = timers;
    this.look = look;
    this.self = self;
  }

  /** Looks at the table after something has happened, just before it is told. */
  void happened(InMemoryTable table, List<Event> events) {
    if (races != null && events.stream().anyMatch(Event.GameChanged.class::isInstance)) {
      if (isRaceOn()) {
        settle(table, List.of(), TOO_LATE);
      }
      races = null; // other seats, or another game: nothing is known of them yet
    }
    if (!table.table().game().setup().kind().realTime()) {
      return;
    }
    long now = Measurement.now();
    races(table).happened(now);
    if (isRaceOn() && table.table().phase() != Phase.PLAYING) {
      self.tell(new Request.Judge()); // settles the race, which can no longer be decided
    }
    for (Event event : events) {
      if (event instanceof Event.Played played) {
        int looks = played.finish() == null ? 1 : LOOKS_AFTER_A_RACE;
        nextOpening = now + looks * lookMillis(table) * MICROS;
      }
    }
  }

  /** How long everybody may look at an opening: half of the table's pace, if that is longer. */
  private long lookMillis(InMemoryTable table) {
    return Math.max(look.toMillis(), table.table().pace() * SLOW_LOOK);
  }

  private TableRaces<Request.Wish> races(InMemoryTable table) {
    TableRaces<Request.Wish> known = races;
    if (known == null) {
      known = new TableRaces<>(table.table());
      races = known;
    }
    return known;
  }

  /** Whether the message of this number shows an opening. */
  boolean shows(long number) {
    return races != null && races.shows(number);
  }

  void connected(int seat) {
    if (races != null && seat >= 0) {
      races.arbiter().connected(seat);
    }
  }

  void measured(int seat, Measurement measurement) {
    if (races == null || seat < 0) {
      return;
    }
    Arbiter arbiter = races.arbiter();
    switch (measurement) {
      case Measurement.Sent(long number, long at) -> races.sent(seat, number, at);
      case Measurement.Pinged(long at) -> arbiter.pinged(seat, at);
      case Measurement.Ponged(long pinged, long at) -> arbiter.ponged(seat, pinged, at);
      case Measurement.ShookHands(long duration) -> arbiter.shookHands(seat, duration);
    }
  }

  /** Whether a command is a touch, whose answer has to wait for the verdict. */
  boolean isTouch(Command command) {
    return races != null && races.isTouch(command);
  }

  /** Whether somebody has touched: everything else has to wait for the verdict. */
  boolean isRaceOn() {
    return races != null && races.isRaceOn();
  }

  /** Takes in a person's touch, or says why it is void. */
  @Nullable ServerAsk touch(InMemoryTable table, Request.Wish request) {
    Decision.Refused reason = races(table).touch(request.ask(), request.arrived(), request);
    if (reason != null) {
      answer(table, request, new Answer.Refused(reason));
    }
    return judge(table);
  }

  /** Takes in a bot's touch; says why it is void if it is. */
  @Nullable Answer touch(InMemoryTable table, Command.BotPlay play, Duration after, long time) {
    Decision.Refused reason = races(table).touch(play, after.toMillis() * MICROS, time);
    return reason == null ? null : new Answer.Refused(reason);
  }

  private static void answer(InMemoryTable table, Request.Wish request, Answer answer) {
    table.answers().keep(request.ask().who(), request.command(), answer);
    request.answer(StatusReply.success(answer));
  }

  /** Whether an opening has to wait; then it is asked for again later (R9). */
  boolean holdsBack(Command command, Request request) {
    if (races == null || !races.isOpening(command)) {
      return false;
    }
    if (races.isRaceOn()) {
      openings.add(request);
      return true;
    }
    long wait = nextOpening - Measurement.now();
    if (wait > 0) {
      timers.startSingleTimer(request, request, Duration.ofNanos(wait * MICROS));
    }
    return wait > 0;
  }

  /**
   * What to ask the table for, once it is known who was first; null until then, and a timer asks
   * again.
   */
  @Nullable ServerAsk judge(InMemoryTable table) {
    if (races == null || !races.isRaceOn()) {
      return null;
    }
    long now = Measurement.now();
    TableRaces.Ending ending = races.ending(now);
    if (ending != null) {
      return verdict(table, races.pending(ending.command().actor()), ending);
    }
    if (races.nextCheck() == Arbiter.NEVER) {
      settle(table, List.of(), TOO_LATE); // all touches were void, or the game is over or paused
    } else {
      Duration wait = Duration.ofNanos(Math.max(1, races.nextCheck() - now) * MICROS);
      timers.startSingleTimer(VERDICT, new Request.Judge(), wait);
    }
    return null;
  }

  private ServerAsk verdict(
      InMemoryTable table,
      TableRaces.@Nullable Pending<Request.Wish> first,
      TableRaces.Ending ending) {
    Request.Wish request = first == null ? null : first.request();
    return new ServerAsk(
        ending.command(),
        request == null ? Ask.SERVER : request.ask().who(),
        request == null ? "" : request.command(),
        answer -> settle(table, ending.seats(), answer));
  }

  /**
   * The race is over: everybody who touched is answered, and openings that had to wait are asked
   * for again.
   *
   * @param seats those whom the table's answer concerns
   */
  private void settle(InMemoryTable table, List<Integer> seats, Answer answer) {
    timers.cancel(VERDICT);
    for (TableRaces.Pending<Request.Wish> touch : races(table).settle()) {
      Request.Wish request = touch.request();
      if (request != null) {
        boolean concerned = seats.contains(touch.seat()) || answer instanceof Answer.Refused;
        answer(table, request, concerned ? answer : whatIsLeft(table, request.ask()));
      }
    }
    openings.forEach(self::tell);
    openings.clear();
  }

  /** What the rules say to a touch that was not first, now that the totem is taken (R15). */
  private static Answer whatIsLeft(InMemoryTable table, Ask ask) {
    return table.table().decide(ask) instanceof Decision.Refused refused
        ? new Answer.Refused(refused)
        : TOO_LATE;
  }
}
