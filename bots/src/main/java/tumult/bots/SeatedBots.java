package tumult.bots;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * The bots on the seats of a match, and chance. Where several may act at once, the fastest does.
 *
 * @param <S> the game's positions
 * @param <V> its views
 */
public final class SeatedBots<S extends State<S>, V> {
  private final Match<S, V, ?> match;
  private final Game<S, V, ?> game;

  /** Seat 0 first; null where a person plays. */
  private final List<@Nullable Bot> bots;

  private final Budget budget;
  private final Rng rng;

  /**
   * Bots on the seats of a match.
   *
   * @param bots seat 0 first; null where a person plays
   * @param budget how long each may think about a choice
   */
  public SeatedBots(
      Match<S, V, ?> match, List<? extends @Nullable Bot> bots, Budget budget, Rng rng) {
    this.match = match;
    this.game = match.game();
    this.bots = Collections.unmodifiableList(new ArrayList<>(bots));
    this.budget = budget;
    this.rng = rng;
  }

  /** The same bot on all seats but one, or on all. */
  public static <S extends State<S>, V> SeatedBots<S, V> around(
      int you, Match<S, V, ?> match, Bot bot, Budget budget, Rng rng) {
    List<@Nullable Bot> bots = new ArrayList<>(Collections.nCopies(match.game().seats(), bot));
    if (you != Seat.SPECTATOR) {
      bots.set(you, null);
    }
    return new SeatedBots<>(match, bots, budget, rng);
  }

  /** Lets the next thing happen. */
  public void act() {
    Match.Ply ply = next();
    if (ply == null || match.play(ply.actor(), ply.action()) != null) {
      throw new IllegalStateException("%s in %s".formatted(ply, game.write(match.state())));
    }
  }

  /** What happens next, chance and the arbiter included; null if all wait for a person. */
  public Match.@Nullable Ply next() {
    S state = match.state();
    if (state.actors() == Seat.bit(Seat.CHANCE)) {
      return new Match.Ply(Seat.CHANCE, state.chance(rng));
    }
    Match.Ply first = null;
    int earliest = Integer.MAX_VALUE;
    for (int seat = 0; seat < game.seats(); seat++) {
      Plan plan = plan(seat);
      if (plan != null && plan.afterMillis() < earliest) {
        earliest = plan.afterMillis();
        first = new Match.Ply(seat, plan.action());
      }
    }
    return first == null ? word() : first;
  }

  private @Nullable Plan plan(int seat) {
    Bot bot = bots.get(seat);
    int[] actions = match.actions(seat);
    return bot == null || actions.length == 0
        ? null
        : bot.choose(new Turn<>(game, game.view(match.state(), seat), seat, actions, budget), rng);
  }

  /** The arbiter's last action: that nobody came. */
  private Match.@Nullable Ply word() {
    int[] words = match.actions(Seat.ARBITER);
    return words.length == 0 || bots.contains(null)
        ? null
        : new Match.Ply(Seat.ARBITER, words[words.length - 1]);
  }
}
