package tumult.cli;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Chance, and the random players on the other seats.
 *
 * <p>Where several may act at once, whoever can do what nobody else can is on turn. The others
 * mostly wait for that, or a game of reflexes would drown in mistakes.
 *
 * @param <S> the game's positions
 */
final class Others<S extends State<S>> {
  /** Out of so many times, they interrupt once. */
  private static final int PATIENCE = 16;

  private static final int NOBODY = -1;

  private final Match<S, ?, ?> match;
  private final int you;
  private final Rng rng;

  /** Random players on all seats. */
  Others(Match<S, ?, ?> match, Rng rng) {
    this(match, NOBODY, rng);
  }

  Others(Match<S, ?, ?> match, int you, Rng rng) {
    this.match = match;
    this.you = you;
    this.rng = rng;
  }

  /** What happens if you do nothing; nothing if all wait for you. */
  Match.@Nullable Ply next() {
    int actors = match.state().actors();
    if (actors == Seat.bit(Seat.CHANCE)) {
      return new Match.Ply(Seat.CHANCE, match.state().chance(rng));
    }
    int[] chairs = seats(actors).filter(seat -> seat != Seat.ARBITER).toArray();
    boolean patient = rng.below(PATIENCE) > 0;
    for (int seat : chairs) {
      int[] own = ownActions(seat, chairs);
      if (own.length > 0 && patient) {
        return seat == you ? null : new Match.Ply(seat, any(own));
      }
    }
    int[] others = seats(actors).filter(seat -> seat != you).toArray();
    return others.length == 0 ? null : anything(others[rng.below(others.length)]);
  }

  /** Lets it happen, if anything does. */
  void act() {
    Match.Ply ply = next();
    if (ply != null) {
      match.play(ply.actor(), ply.action());
    }
  }

  private Match.Ply anything(int actor) {
    return new Match.Ply(actor, any(match.actions(actor)));
  }

  private static IntStream seats(int set) {
    return IntStream.range(0, Integer.SIZE).filter(seat -> (set & Seat.bit(seat)) != 0);
  }

  /** What only this seat may do. */
  private int[] ownActions(int seat, int[] chairs) {
    return Arrays.stream(match.actions(seat))
        .filter(
            action -> Arrays.stream(chairs).noneMatch(other -> other != seat && may(other, action)))
        .toArray();
  }

  private boolean may(int seat, int action) {
    return Arrays.binarySearch(match.actions(seat), action) >= 0;
  }

  private int any(int[] actions) {
    return actions[rng.below(actions.length)];
  }
}
