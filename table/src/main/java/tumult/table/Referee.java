package tumult.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Race;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.table.arbiter.Arbiter;
import tumult.table.arbiter.Attempt;
import tumult.table.arbiter.Limits;
import tumult.table.arbiter.Reading;
import tumult.table.arbiter.Ruling;
import tumult.table.arbiter.Ruling.Kind;
import tumult.table.arbiter.Ruling.Timed;

/**
 * Stands between those who play a game of quickness at a table and its rules: takes touches in,
 * lets the {@link Arbiter} find out who was first, and says which of them is played (R33).
 *
 * <p>It decides nothing else: whether a touch is legal, and what it leads to, the table says. Times
 * are in microseconds by a clock that never goes back.
 */
public final class Referee {
  private static final int REMEMBERED = 8;
  private static final double MICROS = 1000;
  private static final double LONGEST_CLAIM = 60_000;

  private final Table table;
  private final Limits limits;
  private final Arbiter arbiter;
  private final NavigableMap<Long, Integer> numbers = new TreeMap<>();
  private final NavigableMap<Integer, Long> shown = new TreeMap<>();
  private final Map<Integer, Touch> touches = new TreeMap<>();
  private int game;
  private int gone;
  private int openings;

  /** A touch that waits for a ruling: the move as an answer to the opening that it counts for. */
  private record Touch(int seat, int action, int opening, By by) {}

  /**
   * How things stand.
   *
   * @param word what the table is to be asked for; null as long as somebody could still be first
   * @param until when to ask again, unless something comes in before; {@link Arbiter#NEVER} if
   *     nobody has touched
   * @param first the seats whose touches the word is about
   */
  public record Verdict(Command.@Nullable Arbitrate word, long until, List<Integer> first) {
    public Verdict {
      first = List.copyOf(first);
    }
  }

  public Referee(Table table) {
    this(table, Limits.STANDARD);
  }

  Referee(Table table, Limits limits) {
    this.table = table;
    this.limits = limits;
    arbiter = new Arbiter(limits);
  }

  /** The arbiter, to be told of connections: its rivals are the seats. */
  public Arbiter arbiter() {
    return arbiter;
  }

  /** Looks at the table after something has happened; all are being told of it now. */
  public void happened(long at) {
    LiveGame<?, ?, ?> on = table.room().game();
    Heat<?> heat = heat();
    if (on == null || heat == null) {
      dismiss();
      return;
    }
    if (on.number() != game) {
      game = on.number();
      gone += openings;
      openings = 0;
    }
    if (heat.openings() > openings) {
      openings = heat.openings();
      numbers.put(table.number(), openings);
      shown.put(openings, at);
      forgetOld();
      for (int seat = 0; seat < table.game().seats(); seat++) {
        arbiter.opened(gone + openings, seat, at);
      }
    }
  }

  private void forgetOld() {
    while (numbers.size() > REMEMBERED) {
      numbers.pollFirstEntry();
    }
    while (shown.size() > REMEMBERED) {
      shown.pollFirstEntry();
    }
  }

  /** Whether the message of this number shows an opening. */
  public boolean shows(long number) {
    return numbers.containsKey(number);
  }

  /** The message of this number has been sent to a seat's person. */
  public void sent(int seat, long number, long at) {
    Integer opening = numbers.get(number);
    if (opening != null) {
      arbiter.opened(gone + opening, seat, at);
    }
  }

  /** Whether a command is a touch, so that it matters who was first. */
  public boolean isTouch(Command command) {
    int action = action(command);
    Heat<?> heat = heat();
    return action != Race.NONE && heat != null && heat.isAttempt(action);
  }

  /** Whether a command would bring about the next opening. */
  public boolean isOpening(Command command) {
    int action = action(command);
    Heat<?> heat = heat();
    return action != Race.NONE && heat != null && heat.isOpening(action);
  }

  /** Whether somebody has touched and waits for the ruling. */
  public boolean isRaceOn() {
    return !touches.isEmpty();
  }

  /** Takes in a person's touch; says why it is void if it is. */
  public Decision.@Nullable Refused touch(Ask ask, long at) {
    int seat = table.room().company().seatOf(ask.who());
    int action = action(ask.command());
    Heat<?> heat = now();
    int opening =
        ask.command() instanceof Command.React react ? react.opening() : heat.answered(action);
    int named = heat.answering(action, opening);
    if (named == Race.NONE) {
      return refused(heat.tooLate());
    }
    Command play = new Command.Play(text(named), Command.ANY_PLY);
    Decision plain = table.decide(new Ask(ask.who(), ask.keys(), ask.time(), "", play));
    if (plain instanceof Decision.Refused refused) {
      return refused;
    }
    return take(attempt(seat, opening, ask.command(), at), named, By.PERSON);
  }

  private Attempt attempt(int seat, int opening, Command command, long at) {
    return command instanceof Command.React react
        ? new Attempt(
            seat,
            gone + opening,
            at,
            micros(react.reaction()),
            micros(react.granularity()),
            react.visible())
        : new Attempt(seat, gone + opening, at, Attempt.UNCLAIMED, 0, true);
  }

  private static long micros(double millis) {
    return Math.round(Math.clamp(millis, -LONGEST_CLAIM, LONGEST_CLAIM) * MICROS);
  }

  /** Takes in a bot's touch, made so many microseconds after it was shown the latest opening. */
  public Decision.@Nullable Refused touch(Command.BotPlay play, long reaction, long time) {
    Decision plain = table.decide(Ask.of(Ask.SERVER, time, play));
    if (plain instanceof Decision.Refused refused) {
      return refused;
    }
    Long sent = shown.get(openings);
    long arrived = (sent == null ? 0 : sent) + reaction;
    Attempt attempt = new Attempt(play.seat(), gone + openings, arrived, reaction, 0, true);
    By by = table.room().company().chair(play.seat()).standIn() ? By.STAND_IN : By.BOT;
    return take(attempt, table.room().title().action(play.move()), by);
  }

  private Decision.@Nullable Refused take(Attempt attempt, int action, By by) {
    Heat<?> heat = now();
    Reading reading = arbiter.attempt(attempt);
    if (reading == null) {
      return refused(heat.tooLate());
    }
    int opening = attempt.opening() - gone;
    if (limits.kind(reading.reaction()) == Kind.ANTICIPATION) {
      // It counts against the state before the opening, if there is anything to count against.
      int before = heat.answering(action, opening - 1);
      if (before == Race.NONE || refusal(attempt.rival(), before) != null) {
        arbiter.forget(attempt.rival(), attempt.opening());
        return refused(heat.tooEarly());
      }
      touches.putIfAbsent(attempt.rival(), new Touch(attempt.rival(), before, opening - 1, by));
    } else {
      touches.putIfAbsent(attempt.rival(), new Touch(attempt.rival(), action, opening, by));
    }
    return null;
  }

  private @Nullable Refusal refusal(int seat, int action) {
    LiveGame<?, ?, ?> on = table.room().game();
    return on == null ? Refusal.Common.NOT_NOW : on.refusal(seat, action);
  }

  private Decision.Refused refused(Refusal refusal) {
    return new Decision.Refused(refusal, table.room().title().id(), "");
  }

  /** Who was first, if that can be said already. */
  public Verdict verdict(long at) {
    Heat<?> heat = heat();
    if (touches.isEmpty() || heat == null) {
      return new Verdict(null, Arbiter.NEVER, List.of());
    }
    int opening = touches.values().stream().mapToInt(Touch::opening).min().orElse(heat.openings());
    Ruling ruling = arbiter.ruling(gone + opening, entitled(heat, opening), at);
    if (ruling.outcome() == Ruling.Outcome.WAIT && ruling.until() == Arbiter.NEVER) {
      dismiss(); // nobody can have meant it
    }
    if (ruling.outcome() == Ruling.Outcome.WAIT) {
      return new Verdict(null, ruling.until(), List.of());
    }
    PhotoFinish finish = finish(opening, ruling);
    if (ruling.outcome() == Ruling.Outcome.DEAD_HEAT) {
      String tie = text(heat.tie());
      return verdict(new Command.Arbitrate(Seat.ARBITER, tie, By.ARBITER, finish), ruling.rivals());
    }
    Touch first = touch(ruling.rivals().getFirst());
    return verdict(
        new Command.Arbitrate(first.seat(), text(first.action()), first.by(), finish),
        ruling.rivals());
  }

  private static Verdict verdict(Command.Arbitrate word, List<Integer> first) {
    return new Verdict(word, 0, first);
  }

  /** Those whose touch was right, and those who could still make a right one. */
  private Set<Integer> entitled(Heat<?> heat, int opening) {
    Set<Integer> entitled = new HashSet<>();
    for (int seat = 0; seat < table.game().seats(); seat++) {
      Touch touch = touches.get(seat);
      if (touch == null ? heat.isEntitled(seat, opening) : heat.isRight(seat, touch.action())) {
        entitled.add(seat);
      }
    }
    return entitled;
  }

  private PhotoFinish finish(int opening, Ruling ruling) {
    long start = ruling.attempts().stream().mapToLong(timed -> shownAt(timed)).min().orElse(0);
    List<PhotoFinish.Touch> judged = new ArrayList<>();
    for (Timed timed : ruling.attempts()) {
      String move = text(touch(timed.rival()).action());
      judged.add(new PhotoFinish.Touch(move, timed.since(start, gone)));
    }
    return new PhotoFinish(opening, ruling.deadZone(), limits.reactions(), judged);
  }

  /** When the opening that the race is about was sent to somebody. */
  private static long shownAt(Timed timed) {
    return timed.reading().attempt().arrived() - timed.reading().granted() - timed.reaction();
  }

  private Touch touch(int seat) {
    Touch touch = touches.get(seat);
    if (touch == null) {
      throw new IllegalStateException("seat " + seat + " has not touched at " + table.id());
    }
    return touch;
  }

  /** The race is settled, or it cannot be any more: whoever has touched can do so again. */
  public void dismiss() {
    for (Touch touch : touches.values()) {
      arbiter.forget(touch.seat(), gone + touch.opening());
      arbiter.forget(touch.seat(), gone + touch.opening() + 1);
    }
    touches.clear();
  }

  private Heat<?> now() {
    Heat<?> heat = heat();
    if (heat == null) {
      throw new IllegalStateException("no race can be on at " + table.id());
    }
    return heat;
  }

  /** What there is to judge; null unless a game of quickness is being played. */
  private @Nullable Heat<?> heat() {
    LiveGame<?, ?, ?> on = table.number() == 0 ? null : table.room().game();
    return on == null || table.phase() != Phase.PLAYING ? null : on.heat();
  }

  private int action(Command command) {
    String move =
        switch (command) {
          case Command.Play play -> play.move();
          case Command.React react -> react.move();
          case Command.BotPlay play -> play.move();
          default -> "";
        };
    if (move.isEmpty() || heat() == null) {
      return Race.NONE;
    }
    try {
      return table.room().title().action(move);
    } catch (BadInput unreadable) {
      return Race.NONE; // the table says what is wrong with it
    }
  }

  private String text(int action) {
    return table.room().title().text(action);
  }
}
