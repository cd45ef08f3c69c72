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
import tumult.engine.RaceRules;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.table.races.Arbiter;
import tumult.table.races.PhotoFinish;
import tumult.table.races.RaceLimits;
import tumult.table.races.RacePosition;
import tumult.table.races.Reading;
import tumult.table.races.Touch;
import tumult.table.races.Verdict;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.Result;
import tumult.table.races.Verdict.TimedTouch;

/**
 * The races of one table: takes touches in, lets the {@link Arbiter} find out who was first, and
 * says which of them is played (R33).
 *
 * <p>It decides nothing else: the table says whether a touch is legal, and what it leads to. Times
 * are in microseconds by a clock that never goes back.
 *
 * @param <T> what the caller has to answer once the race of a touch is settled
 */
public final class TableRaces<T> {
  private static final int REMEMBERED = 8;
  private static final double MICROS = 1000;
  private static final double LONGEST_CLAIM = 60_000;

  private final Table table;
  private final RaceLimits limits;
  private final Arbiter arbiter;
  private final NavigableMap<Long, Integer> openingOfMessage = new TreeMap<>();
  private final NavigableMap<Integer, Long> shown = new TreeMap<>();
  private final Map<Integer, Pending<T>> touches = new TreeMap<>();
  private int game;
  private int openingsOfEarlierGames;
  private int openings;
  private long nextCheck = Arbiter.NEVER;

  /**
   * A touch that waits for the verdict.
   *
   * @param action the move as an answer to the opening that it counts for
   * @param request what is to be answered; null for a bot's touch
   */
  public record Pending<T>(int seat, int action, int opening, By by, @Nullable T request) {}

  /**
   * How a race has ended.
   *
   * @param command what the table is to be asked for
   * @param seats those whose touches it is about
   */
  public record Ending(Command.Arbitrate command, List<Integer> seats) {
    public Ending {
      seats = List.copyOf(seats);
    }
  }

  public TableRaces(Table table) {
    this(table, RaceLimits.STANDARD);
  }

  TableRaces(Table table, RaceLimits limits) {
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
    LiveGame<?, ?, ?> on = table.state().game();
    RacePosition<?> position = position();
    if (on == null || position == null) {
      return; // touches that still wait can no longer be decided
    }
    if (on.number() != game) {
      game = on.number();
      openingsOfEarlierGames += openings;
      openings = 0;
    }
    if (position.openings() > openings) {
      openings = position.openings();
      openingOfMessage.put(table.number(), openings);
      shown.put(openings, at);
      forgetOld();
      for (int seat = 0; seat < table.game().seats(); seat++) {
        arbiter.opened(openingsOfEarlierGames + openings, seat, at);
      }
    }
  }

  private void forgetOld() {
    while (openingOfMessage.size() > REMEMBERED) {
      openingOfMessage.pollFirstEntry();
    }
    while (shown.size() > REMEMBERED) {
      shown.pollFirstEntry();
    }
  }

  /** Whether the message of this number shows an opening. */
  public boolean shows(long number) {
    return openingOfMessage.containsKey(number);
  }

  /** The message of this number has been sent to a seat's person. */
  public void sent(int seat, long number, long at) {
    Integer opening = openingOfMessage.get(number);
    if (opening != null) {
      arbiter.opened(openingsOfEarlierGames + opening, seat, at);
    }
  }

  /** Whether a command is a touch, so that it matters who was first. */
  public boolean isTouch(Command command) {
    int action = action(command);
    RacePosition<?> position = position();
    return action != RaceRules.NONE && position != null && position.isTouch(action);
  }

  /** Whether a command would bring about the next opening. */
  public boolean isOpening(Command command) {
    int action = action(command);
    RacePosition<?> position = position();
    return action != RaceRules.NONE && position != null && position.isOpening(action);
  }

  /** Whether somebody has touched and waits for the verdict. */
  public boolean isRaceOn() {
    return !touches.isEmpty();
  }

  /**
   * Takes in a person's touch; says why it is void if it is.
   *
   * @param request what is to be answered when the race is settled
   */
  public Decision.@Nullable Refused touch(Ask ask, long at, T request) {
    int seat = table.state().people().seatOf(ask.who());
    int action = action(ask.command());
    RacePosition<?> position = now();
    int opening =
        ask.command() instanceof Command.React react ? react.opening() : position.answered(action);
    int named = position.answering(action, opening);
    if (named == RaceRules.NONE) {
      return refused(position.tooLate());
    }
    Command play = new Command.Play(text(named), Command.ANY_PLY);
    Decision plain = table.decide(new Ask(ask.who(), ask.keys(), ask.time(), "", play));
    if (plain instanceof Decision.Refused refused) {
      return refused;
    }
    return take(touch(seat, opening, ask.command(), at), named, By.PERSON, request);
  }

  private Touch touch(int seat, int opening, Command command, long at) {
    int number = openingsOfEarlierGames + opening;
    return command instanceof Command.React react
        ? new Touch(
            seat,
            number,
            at,
            micros(react.reaction()),
            micros(react.granularity()),
            react.visible())
        : new Touch(seat, number, at, Touch.UNCLAIMED, 0, true);
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
    int number = openingsOfEarlierGames + openings;
    Touch touch = new Touch(play.seat(), number, arrived, reaction, 0, true);
    By by = table.state().people().chair(play.seat()).standIn() ? By.STAND_IN : By.BOT;
    return take(touch, play.action(), by, null);
  }

  private Decision.@Nullable Refused take(Touch touch, int action, By by, @Nullable T request) {
    RacePosition<?> position = now();
    Reading reading = arbiter.touched(touch);
    if (reading == null) {
      return refused(position.tooLate());
    }
    int seat = touch.rival();
    int opening = touch.opening() - openingsOfEarlierGames;
    if (limits.plausibility(reading.reaction()) == Plausibility.ANTICIPATION) {
      // It counts against the state before the opening, if there is anything to count against.
      int before = position.answering(action, opening - 1);
      if (before == RaceRules.NONE || refusal(seat, before) != null) {
        arbiter.forget(seat, touch.opening());
        return refused(position.tooEarly());
      }
      touches.putIfAbsent(seat, new Pending<>(seat, before, opening - 1, by, request));
    } else {
      touches.putIfAbsent(seat, new Pending<>(seat, action, opening, by, request));
    }
    return null;
  }

  private @Nullable Refusal refusal(int seat, int action) {
    LiveGame<?, ?, ?> on = table.state().game();
    return on == null ? Refusal.Common.NOT_NOW : on.refusal(seat, action);
  }

  private Decision.Refused refused(Refusal refusal) {
    return new Decision.Refused(refusal, table.state().cachedGame().id(), "");
  }

  /**
   * How the race has ended; null as long as somebody could still be first, and if it cannot end any
   * more because the game is over or paused.
   */
  public @Nullable Ending ending(long at) {
    nextCheck = Arbiter.NEVER;
    RacePosition<?> position = position();
    if (touches.isEmpty() || position == null) {
      return null;
    }
    int opening =
        touches.values().stream().mapToInt(Pending::opening).min().orElse(position.openings());
    Verdict verdict =
        arbiter.verdict(openingsOfEarlierGames + opening, entitled(position, opening), at);
    if (verdict.result() == Result.WAIT) {
      nextCheck = verdict.until();
      return null;
    }
    PhotoFinish finish = finish(opening, verdict);
    return new Ending(command(position, verdict, finish), verdict.rivals());
  }

  private Command.Arbitrate command(RacePosition<?> position, Verdict verdict, PhotoFinish finish) {
    if (verdict.result() == Result.DEAD_HEAT) {
      return new Command.Arbitrate(Seat.ARBITER, text(position.tie()), By.ARBITER, finish);
    }
    Pending<T> first = touch(verdict.rivals().getFirst());
    return new Command.Arbitrate(first.seat(), text(first.action()), first.by(), finish);
  }

  /**
   * When to ask again for the ending that was not there yet, unless something comes in before;
   * {@link Arbiter#NEVER} if there will be no ending.
   */
  public long nextCheck() {
    return nextCheck;
  }

  /** Those whose touch was right, and those who could still make a right one. */
  private Set<Integer> entitled(RacePosition<?> position, int opening) {
    Set<Integer> entitled = new HashSet<>();
    for (int seat = 0; seat < table.game().seats(); seat++) {
      Pending<T> touch = touches.get(seat);
      boolean may =
          touch == null
              ? position.isEntitled(seat, opening)
              : position.isRight(seat, touch.action());
      if (may) {
        entitled.add(seat);
      }
    }
    return entitled;
  }

  private PhotoFinish finish(int opening, Verdict verdict) {
    long start = verdict.touches().stream().mapToLong(TableRaces::shownAt).min().orElse(0);
    List<PhotoFinish.JudgedTouch> judged = new ArrayList<>();
    for (TimedTouch timed : verdict.touches()) {
      String move = text(touch(timed.rival()).action());
      judged.add(new PhotoFinish.JudgedTouch(move, timed.since(start, openingsOfEarlierGames)));
    }
    return new PhotoFinish(
        opening, verdict.deadZone(), limits.reactions(), verdict.heldUp(), judged);
  }

  /** When the opening that the race is about was sent to somebody. */
  private static long shownAt(TimedTouch timed) {
    return timed.reading().touch().arrived() - timed.reading().granted() - timed.reaction();
  }

  private Pending<T> touch(int seat) {
    Pending<T> touch = touches.get(seat);
    if (touch == null) {
      throw new IllegalStateException("seat " + seat + " has not touched at " + table.id());
    }
    return touch;
  }

  /** The touch of a seat that waits for the verdict; null if there is none. */
  public @Nullable Pending<T> pending(int seat) {
    return touches.get(seat);
  }

  /**
   * The race is settled, or it cannot be any more: everybody can touch again. Returns the touches
   * that were waiting.
   */
  public List<Pending<T>> settle() {
    List<Pending<T>> waiting = List.copyOf(touches.values());
    for (Pending<T> touch : waiting) {
      arbiter.forget(touch.seat(), openingsOfEarlierGames + touch.opening());
      arbiter.forget(touch.seat(), openingsOfEarlierGames + touch.opening() + 1);
    }
    touches.clear();
    return waiting;
  }

  private RacePosition<?> now() {
    RacePosition<?> position = position();
    if (position == null) {
      throw new IllegalStateException("no race can be on at " + table.id());
    }
    return position;
  }

  /** What there is to judge; null unless a race game is being played. */
  private @Nullable RacePosition<?> position() {
    LiveGame<?, ?, ?> on = table.number() == 0 ? null : table.state().game();
    return on == null || table.phase() != Phase.PLAYING ? null : on.racePosition();
  }

  private int action(Command command) {
    if (command instanceof Command.BotPlay play) {
      return position() == null ? RaceRules.NONE : play.action();
    }
    String move =
        switch (command) {
          case Command.Play play -> play.move();
          case Command.React react -> react.move();
          default -> "";
        };
    if (move.isEmpty() || position() == null) {
      return RaceRules.NONE;
    }
    try {
      return table.state().cachedGame().action(move);
    } catch (BadInput unreadable) {
      return RaceRules.NONE; // the table says what is wrong with it
    }
  }

  private String text(int action) {
    return table.state().cachedGame().text(action);
  }
}
