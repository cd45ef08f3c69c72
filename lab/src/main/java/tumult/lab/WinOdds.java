package tumult.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.bots.Budget;
import tumult.bots.SeatedBots;
import tumult.bots.ThumbBot;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Who wins from a position how often, if everybody plays in one way: counted to the end where that
 * is little work, else by playing on many times.
 *
 * @param <S> the game's positions
 */
public final class WinOdds<S extends State<S>> {
  /** How deep a count may go. */
  private static final int DEEPEST = 1_000;

  private final Game<S, ?, ?> game;
  private final Policy<S> policy;
  private final boolean random;
  private final int most;
  private final Map<Long, double[]> known = new HashMap<>();

  /**
   * @param random whether everybody plays at random, rather than by the rule of thumb
   * @param most how many positions may be counted
   */
  public WinOdds(Game<S, ?, ?> game, boolean random, int most) {
    this.game = game;
    this.random = random;
    this.most = most;
    policy = random ? Policy.random() : game.policy();
  }

  /** How many different positions have been counted. */
  public int positions() {
    return known.size();
  }

  /**
   * The part of the win of each seat, exactly; null if there is too much to count, or a choice that
   * is itself drawn by lot.
   */
  public double @Nullable [] exact(S state) {
    if (game.setup().kind().realTime()) {
      return null; // how fast people are cannot be counted
    }
    try {
      return count(state, 0);
    } catch (TooMuch given) {
      return null;
    }
  }

  /** The count was given up. */
  private static final class TooMuch extends Exception {
    private static final long serialVersionUID = 1;
  }

  private double[] count(S state, int depth) throws TooMuch {
    if (state.over()) {
      return shares(state);
    }
    double[] before = known.get(state.hash());
    if (before != null) {
      return before;
    }
    if (depth > DEEPEST || known.size() >= most) {
      throw new TooMuch();
    }
    int[] actions = new int[game.actionCount()];
    int actor = Integer.numberOfTrailingZeros(state.actors());
    int count = state.actions(actor, actions);
    double[] odds = new double[game.seats()];
    double whole = 0;
    for (int i = 0; i < count; i++) {
      whole += weight(state, actor, actions, i, count);
    }
    S next = game.newState();
    for (int i = 0; i < count; i++) {
      double part = weight(state, actor, actions, i, count) / whole;
      if (part > 0) {
        next.set(state);
        next.play(actor, actions[i]);
        add(odds, part, count(next, depth + 1));
      }
    }
    known.put(state.hash(), odds);
    return odds;
  }

  /** How likely an action is, beside the others. */
  private double weight(S state, int actor, int[] actions, int place, int count) throws TooMuch {
    if (actor == Seat.CHANCE) {
      return state.weight(actions[place]);
    }
    if (random || count == 1) {
      return 1;
    }
    Rng rng = new Rng(0);
    int chosen = policy.choose(state, actor, actions, count, rng);
    if (rng.next() != new Rng(0).next()) {
      throw new TooMuch(); // it has drawn lots
    }
    return chosen == actions[place] ? 1 : 0;
  }

  private static void add(double[] odds, double part, double[] more) {
    for (int seat = 0; seat < odds.length; seat++) {
      odds[seat] += part * more[seat];
    }
  }

  private double[] shares(S end) {
    return IntStream.range(0, game.seats())
        .mapToDouble(seat -> Outlook.shareOfWin(end, seat))
        .toArray();
  }

  /**
   * The part of the win of each seat, from so many games that are played on.
   *
   * @param seat who asks: what is hidden from this seat is dealt anew each time; {@link
   *     Seat#CHANCE} for somebody who knows all
   */
  public List<Estimate> sampled(S state, int seat, int games, long seed) {
    double[] sums = new double[game.seats()];
    double[] squares = new double[game.seats()];
    S world = game.newState();
    for (int n = 0; n < games; n++) {
      Rng rng = new Rng(seed, n);
      world.set(state);
      if (seat != Seat.CHANCE) {
        game.reimagine(world, seat, rng);
      }
      double[] odds = shares(playOn(world, rng));
      for (int each = 0; each < sums.length; each++) {
        sums[each] += odds[each];
        squares[each] += odds[each] * odds[each];
      }
    }
    return IntStream.range(0, game.seats())
        .mapToObj(each -> Estimate.of(games, sums[each], squares[each]).within(0, 1))
        .toList();
  }

  private S playOn(S world, Rng rng) {
    if (game.setup().kind().realTime()) {
      return race(game, world, rng);
    }
    int[] actions = new int[game.actionCount()];
    world.luck(rng);
    for (int actors = world.actors(); actors != 0; actors = world.actors()) {
      int actor = Integer.numberOfTrailingZeros(actors);
      int count = world.actions(actor, actions);
      world.play(actor, count == 1 ? actions[0] : policy.choose(world, actor, actions, count, rng));
      world.luck(rng);
    }
    return world;
  }

  private static <S extends State<S>, V, M> S race(Game<S, V, M> game, S world, Rng rng) {
    S own = game.newState();
    own.set(world);
    Match<S, V, M> match = new Match<>(game, own);
    SeatedBots<S, V> bots =
        SeatedBots.around(Seat.SPECTATOR, match, new ThumbBot(), Budget.ANY, rng);
    while (!match.state().over()) {
      bots.act();
    }
    return match.state();
  }
}
