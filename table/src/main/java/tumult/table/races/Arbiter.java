package tumult.table.races;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tumult.table.races.Verdict.Result;
import tumult.table.races.Verdict.TimedTouch;

/**
 * Finds out who was first at one table. A rival is a seat with a connection.
 *
 * <p>It is told of every opening, ping and touch when they happen, in the order of time, and is
 * asked for its verdict when something has come in, and at the time that it named itself. The first
 * verdict that is no {@code WAIT} stands.
 */
public final class Arbiter {
  /** The time of a verdict that only a touch can bring about. */
  public static final long NEVER = Long.MAX_VALUE;

  private static final long SHORTEST_WAIT = 1_000;

  /** A connection that stands still may go on at any moment. */
  private static final long STALL_WAIT = 10_000;

  private final RaceLimits limits;
  private final Reactions.Everybody everybody = new Reactions.Everybody();
  private final Map<Integer, Rival> rivals = new TreeMap<>();
  private final NavigableMap<Integer, NavigableMap<Integer, Rival>> shown = new TreeMap<>();

  public Arbiter(RaceLimits limits) {
    this.limits = limits;
  }

  /** Somebody has a new connection. */
  public void connected(int rival) {
    rival(rival).reconnect();
  }

  /** A handshake took so long, from the server's packet to the answer of the client's system. */
  public void shookHands(int rival, long duration) {
    rival(rival).roundTrips().shookHands(duration);
  }

  public void pinged(int rival, long at) {
    rival(rival).roundTrips().pinged(at);
  }

  /** The answer to the ping of a certain time has come. */
  public void ponged(int rival, long pinged, long at) {
    rival(rival).roundTrips().ponged(pinged, at);
  }

  /**
   * An opening is sent to somebody now; called again for the same opening before it is answered,
   * the later time counts.
   */
  public void opened(int opening, int number, long at) {
    Rival rival = rival(number);
    rival.opened(opening, at);
    shown.computeIfAbsent(opening, first -> new TreeMap<>()).put(number, rival);
    shown.headMap(opening - Rival.OPENINGS, true).clear();
  }

  /** Reads a touch; null if the opening that it names was not shown to that rival lately. */
  public @Nullable Reading touched(Touch touch) {
    Rival rival = rival(touch.rival());
    return rival.saw(touch.opening()) ? rival.read(touch) : null;
  }

  /** Takes back a touch that was void; the same person may make another. */
  public void forget(int rival, int opening) {
    rival(rival).forget(opening);
  }

  /**
   * Who was first to answer an opening, of those who may win and those whose touch is a mistake.
   */
  public Verdict verdict(int opening, Set<Integer> entitled, long now) {
    List<TimedTouch> touches = touches(opening, entitled);
    ProvisionalVerdict provisional = ProvisionalVerdict.of(touches, limits.deadZone());
    List<Rival> awaited = awaited(opening, entitled);
    long missing = missing(opening, awaited, provisional.safe(), now);
    if (missing == 0) {
      List<Integer> heldUp =
          provisional.result() == Result.WON
              ? heldUp(opening, entitled, provisional, now)
              : List.of();
      return provisional.verdict(heldUp, now, limits.deadZone(), touches);
    }
    boolean stall = awaited.stream().anyMatch(rival -> rival.standsStill(opening, now));
    long wait = Math.max(SHORTEST_WAIT, stall ? Math.min(missing, STALL_WAIT) : missing);
    long until = missing == NEVER ? NEVER : now + wait;
    return new Verdict(Result.WAIT, List.of(), List.of(), until, limits.deadZone(), touches);
  }

  /** Those who may win and have not touched. */
  private List<Rival> awaited(int opening, Set<Integer> entitled) {
    return entitled.stream()
        .map(this::rival)
        .filter(rival -> rival.saw(opening) && rival.reading(opening) == null)
        .toList();
  }

  /** How far they are from being too slow to be waited for. */
  private static long missing(int opening, List<Rival> awaited, long safe, long now) {
    if (safe == NEVER) {
      return NEVER;
    }
    long missing = 0;
    for (Rival rival : awaited) {
      missing = Math.max(missing, safe - rival.fastest(opening, safe, now));
    }
    return missing;
  }

  /** Those whom their connection has held up, so that they may have been as fast as the winner. */
  private List<Integer> heldUp(
      int opening, Set<Integer> entitled, ProvisionalVerdict provisional, long now) {
    return entitled.stream()
        .filter(number -> !provisional.rivals().contains(number))
        .filter(number -> rival(number).wasHeldUp(opening, provisional.safe(), now))
        .sorted()
        .toList();
  }

  private List<TimedTouch> touches(int opening, Set<Integer> entitled) {
    List<TimedTouch> touches = new ArrayList<>();
    shown
        .getOrDefault(opening, Collections.emptyNavigableMap())
        .forEach((number, rival) -> {
          Reading reading = rival.reading(opening);
          if (reading != null) {
            long reaction = reading.reaction(rival.sent(opening));
            boolean may = entitled.contains(number);
            touches.add(new TimedTouch(reading, reaction, limits.plausibility(reaction), may));
          }
        });
    touches.sort(Comparator.comparingLong(TimedTouch::reaction));
    return List.copyOf(touches);
  }

  private Rival rival(int number) {
    return rivals.computeIfAbsent(number, unknown -> new Rival(limits, new Reactions(everybody)));
  }
}
