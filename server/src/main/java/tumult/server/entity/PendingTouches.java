package tumult.server.entity;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.TimerScheduler;
import org.apache.pekko.pattern.StatusReply;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Answer;
import tumult.server.tables.Bot;
import tumult.server.tables.Measurement;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.PendingTouches;
import tumult.table.TableRefusal;
import tumult.table.arbiter.Arbiter;

/**
 * The races of a table where quickness counts: touches wait here until the referee can say who was
 * first, and openings until everybody has had a moment to look.
 */
final class PendingTouches {
  private static final String RULING = "ruling";
  private static final int MICROS = 1000;
  private static final int LOOKS_AFTER_A_RACE = 3;
  private static final long SLOW_LOOK = 500;
  private static final Answer TOO_LATE =
      new Answer.Refused(Decision.refused(TableRefusal.TOO_LATE));

  private final TimerScheduler<Request> timers;
  private final Duration pause;
  private final ActorRef<Request> self;
  private final List<Held> touches = new ArrayList<>();
  private final List<Request> openings = new ArrayList<>();
  private @Nullable PendingTouches referee;
  private long nextOpening;

  /** Somebody's touch, to be answered when the race is settled. */
  private record Held(int seat, Request.AskTable request) {}

  /**
   * A ruling that is to be asked of the table.
   *
   * @param first the seats whose touches it is about
   * @param who the person whose command that is, the server for none
   * @param command the id of it
   */
  record Verdict(Command.Arbitrate word, List<Integer> first, String who, String command) {}

  PendingTouches(TimerScheduler<Request> timers, Duration pause, ActorRef<Request> self) {
    this.timers = timers;
    this.pause = pause;
    this.self = self;
  }

  /** Looks at the table after something has happened, just before it is told. */
  void happened(InMemoryTable live, List<Event> events) {
    if (!live.table().game().setup().kind().realTime()) {
      return;
    }
    long now = Measurement.now();
    referee(live).happened(now);
    for (Event event : events) {
      if (event instanceof Event.Played played) {
        int looks = played.finish() == null ? 1 : LOOKS_AFTER_A_RACE;
        nextOpening = now + looks * look(live) * MICROS;
      }
    }
  }

  /** How long everybody may look, in milliseconds: at a slow table half of the time there is. */
  private long look(InMemoryTable live) {
    return Math.max(pause.toMillis(), live.table().pace() * SLOW_LOOK);
  }

  private PendingTouches referee(InMemoryTable live) {
    PendingTouches known = referee;
    if (known == null) {
      known = new PendingTouches(live.table());
      referee = known;
    }
    return known;
  }

  /** Whether the message of this number shows something that may have to be answered. */
  boolean shows(long number) {
    return referee != null && referee.shows(number);
  }

  void connected(int seat) {
    if (referee != null && seat >= 0) {
      referee.arbiter().connected(seat);
    }
  }

  void measured(int seat, Measurement measurement) {
    if (referee == null || seat < 0) {
      return;
    }
    Arbiter arbiter = referee.arbiter();
    switch (measurement) {
      case Measurement.Sent(long number, long at) -> referee.sent(seat, number, at);
      case Measurement.Pinged(long at) -> arbiter.pinged(seat, at);
      case Measurement.Ponged(long pinged, long at) -> arbiter.ponged(seat, pinged, at);
      case Measurement.ShookHands(long duration) -> arbiter.shookHands(seat, duration);
    }
  }

  boolean isTouch(Command command) {
    return referee != null && referee.isTouch(command);
  }

  /** Whether somebody has touched, so that everything else has to wait for the ruling. */
  boolean isRaceOn() {
    return referee != null && referee.isRaceOn();
  }

  /** Takes in a person's touch; says why it is void if it is. */
  @Nullable Answer touch(InMemoryTable live, Request.AskTable request) {
    Decision.Refused refused = referee(live).touch(request.ask(), request.arrived());
    if (refused != null) {
      return new Answer.Refused(refused);
    }
    touches.add(new Held(live.table().seatOf(request.ask().who()), request));
    return null;
  }

  /** Takes in a bot's touch; says why it is void if it is. */
  @Nullable Answer touch(InMemoryTable live, Command.BotPlay play, Bot.Attempt attempt, long time) {
    long reaction = attempt.after().toMillis() * MICROS;
    Decision.Refused refused = referee(live).touch(play, reaction, time);
    return refused == null ? null : new Answer.Refused(refused);
  }

  /** Whether an opening has to wait; then it is asked for again when it need not (R9). */
  boolean holdsBack(Command command, Request request) {
    if (referee == null || !referee.isOpening(command)) {
      return false;
    }
    if (referee.isRaceOn()) {
      openings.add(request);
      return true;
    }
    long wait = nextOpening - Measurement.now();
    if (wait > 0) {
      timers.startSingleTimer(request, request, Duration.ofNanos(wait * MICROS));
    }
    return wait > 0;
  }

  /** Who was first, if that can be said; else it is asked again in time. */
  @Nullable Verdict verdict(InMemoryTable live) {
    if (referee == null) {
      return null;
    }
    long now = Measurement.now();
    PendingTouches.Verdict verdict = referee.verdict(now);
    if (verdict.word() != null) {
      return named(verdict.word(), verdict.first());
    }
    if (referee.isRaceOn()) {
      Duration wait = Duration.ofNanos(Math.max(1, verdict.until() - now) * MICROS);
      timers.startSingleTimer(RULING, new Request.Rule(), wait);
    } else {
      settle(live, List.of(), TOO_LATE);
    }
    return null;
  }

  private Verdict named(Command.Arbitrate word, List<Integer> first) {
    for (Held touch : touches) {
      if (touch.seat == word.actor()) {
        return new Verdict(word, first, touch.request.ask().who(), touch.request.command());
      }
    }
    return new Verdict(word, first, Ask.SERVER, "");
  }

  /**
   * The race is over: whoever touched is answered, and openings that had to wait are asked for
   * again.
   *
   * @param first the seats to whom the table's answer is
   */
  void settle(InMemoryTable live, List<Integer> first, Answer answer) {
    timers.cancel(RULING);
    if (referee != null) {
      referee.dismiss();
    }
    for (Held touch : touches) {
      boolean concerned = first.contains(touch.seat) || answer instanceof Answer.Refused;
      Answer own = concerned ? answer : whatIsLeft(live, touch.request.ask());
      live.answers().keep(touch.request.ask().who(), touch.request.command(), own);
      touch.request.replyTo().tell(StatusReply.success(own));
    }
    touches.clear();
    openings.forEach(self::tell);
    openings.clear();
  }

  /** What the rules say to a touch that was not first, now that the totem is taken (R15). */
  private static Answer whatIsLeft(InMemoryTable live, Ask ask) {
    return live.table().decide(ask) instanceof Decision.Refused refused
        ? new Answer.Refused(refused)
        : TOO_LATE;
  }
}
