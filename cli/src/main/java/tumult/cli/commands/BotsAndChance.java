package tumult.cli.commands;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Bots;
import tumult.lab.Bots.Style;

/**
 * Chance, and the bots on the other seats.
 *
 * <p>Where several may act at random, a seat that can do what no other can is on turn. The others
 * mostly wait for it; else a race game would be full of mistakes.
 *
 * @param <S> the game's positions
 */
final class BotsAndChance<S extends State<S>> {
  /** Out of so many times, they interrupt once. */
  private static final int PATIENCE = 16;

  private static final int NOBODY = -1;

  private final Match<S, ?, ?> match;
  private final int you;
  private final Rng rng;
  private final @Nullable Bots<S, ?, ?> bots;

  /** Bots of a style on all seats. */
  static <S extends State<S>> BotsAndChance<S> everybody(
      Match<S, ?, ?> match, Style style, Rng rng) {
    return new BotsAndChance<>(match, NOBODY, style, rng);
  }

  BotsAndChance(Match<S, ?, ?> match, int you, Style style, Rng rng) {
    this.match = match;
    this.you = you;
    this.rng = rng;
    this.bots = style == Style.RANDOM ? null : bots(match, you, style, rng);
  }

  private static <S extends State<S>> Bots<S, ?, ?> bots(
      Match<S, ?, ?> match, int you, Style style, Rng rng) {
    List<Style> styles =
        IntStream.range(0, match.game().seats())
            .mapToObj(seat -> seat == you ? Style.ABSENT : style)
            .toList();
    return new Bots<>(match, styles, rng);
  }

  /** What happens if you do nothing; nothing if all wait for you. */
  Match.@Nullable Ply next() {
    return bots == null ? atRandom() : bots.next();
  }

  private Match.@Nullable Ply atRandom() {
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
