package tumult.table.races;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Feat;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.TimedTouch;
import tumult.table.steps.LogLine;

/**
 * What an arbiter has judged a race by: every touch that had come in, the fastest first. Times are
 * in microseconds, counted from when the opening was first sent to anybody.
 *
 * @param opening the number of the opening that the race was about
 * @param deadZone how close reactions cannot be told apart
 * @param reactions how fast a reaction could be then; null in races that were kept before this was
 *     written down, which had {@link ReactionLimits#FIRST}
 * @param heldUp who may have been as fast as the fastest, but for a connection that stood still;
 *     null if there was nobody
 */
public record PhotoFinish(
    int opening,
    long deadZone,
    @Nullable ReactionLimits reactions,
    @Nullable List<Integer> heldUp,
    List<JudgedTouch> touches) {
  /** What the lines of a record begin with that tell of a race. */
  public static final String MARK = "~ ";

  /** An honest touch that won a race, in milliseconds. */
  public static final Feat.Kind QUICKEST = new Feat.Kind("quickest", 700, 300);

  private static final int MICROS = 1000;

  public PhotoFinish {
    touches = List.copyOf(touches);
    heldUp = heldUp == null || heldUp.isEmpty() ? null : List.copyOf(heldUp);
  }

  /** A touch as the move that it was, in notation, and how it was judged. */
  public record JudgedTouch(String move, TimedTouch timed) {}

  /** How far off the times can be, in whole milliseconds. */
  public int marginMillis() {
    long coarsest =
        touches.stream()
            .mapToLong(touch -> touch.timed().reading().touch().granularity())
            .max()
            .orElse(0);
    return Math.ceilDiv((int) Math.min(deadZone + coarsest, Integer.MAX_VALUE), MICROS);
  }

  /** How quick a seat was to whom the move was given; null unless it was right and no guess. */
  public @Nullable Feat quickest(int seat) {
    return touches.stream()
        .map(JudgedTouch::timed)
        .filter(touch -> touch.rival() == seat && touch.entitled())
        .filter(touch -> touch.plausibility() == Plausibility.FAIR)
        .findFirst()
        .map(touch -> new Feat(QUICKEST, seat, millis(touch)))
        .orElse(null);
  }

  private static int millis(TimedTouch touch) {
    return Math.toIntExact(Math.round((double) touch.reaction() / MICROS));
  }

  /**
   * Who, how fast, and how surely, and whose connection kept that from being known: for the log.
   */
  public LogLine line(String room) {
    List<String> words = new ArrayList<>();
    words.add(each(touch -> touch.rival()));
    words.add(each(PhotoFinish::millis));
    words.add(String.valueOf(marginMillis()));
    if (heldUp != null) {
      words.add(joined(heldUp, ","));
    }
    return new LogLine(room + ".verdict", words);
  }

  private static String joined(List<Integer> seats, String between) {
    return seats.stream().map(String::valueOf).collect(joining(between));
  }

  private String each(Function<TimedTouch, Object> part) {
    return touches.stream()
        .map(touch -> String.valueOf(part.apply(touch.timed())))
        .collect(joining(","));
  }

  /** The lines of a record, before that of the move which they decided. */
  public List<String> lines() {
    return Stream.concat(Stream.of(head()), touches.stream().map(PhotoFinish::line)).toList();
  }

  private String head() {
    String head = MARK + "race of opening %d, dead zone %d".formatted(opening, deadZone);
    if (reactions != null) {
      head +=
          ", guess below %d, early below %d".formatted(reactions.anticipation(), reactions.early());
    }
    if (heldUp != null) {
      head += ", held up " + joined(heldUp, " ");
    }
    return head;
  }

  private static String line(JudgedTouch touch) {
    TimedTouch timed = touch.timed();
    Reading reading = timed.reading();
    Touch came = reading.touch();
    Compensation limits = reading.limits();
    return MARK
        + "%d %s: opening %d, shown %d, sent %d, arrived %d, claimed %s, granularity %d, %s; "
            .formatted(
                timed.rival(),
                touch.move(),
                came.opening(),
                came.arrived() - reading.granted() - timed.reaction(),
                reading.sent(),
                came.arrived(),
                came.claimed() == Touch.UNCLAIMED ? "-" : came.claimed(),
                came.granularity(),
                came.visible() ? "visible" : "hidden")
        + "expected %d, doubt %d, credit %d, floor %d, allowance %d, ceiling %d, furthest %d; "
            .formatted(
                limits.expected(),
                limits.doubt(),
                limits.credit(),
                limits.floor(),
                limits.allowance(),
                limits.ceiling(),
                limits.furthest())
        + "granted %d, benefit %d, reaction %d, %s, %s"
            .formatted(
                reading.granted(),
                reading.benefit(),
                timed.reaction(),
                timed.plausibility().name().toLowerCase(Locale.ROOT),
                timed.entitled() ? "right" : "wrong");
  }
}
