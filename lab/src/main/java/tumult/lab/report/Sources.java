package tumult.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import tumult.bots.Bot;
import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Estimate;

/**
 * Where a result comes from: how much of its variance goes if one kind of luck were known. Each
 * game is played again with only that kind drawn anew; half of the mean square of the difference,
 * as a part of the variance, is the kind's share (Jansen's estimate of Sobol's total index). Kinds
 * that work together are counted in each, so the shares may add up to more than one.
 *
 * @param <S> the game's positions
 */
public final class Sources<S extends State<S>> {
  private final Map<String, Course.Mean> halves = new TreeMap<>();
  private final Course.Mean results = new Course.Mean();

  /**
   * @param bots one for each seat
   */
  public Sources(Game<S, ?, ?> game, List<Bot> bots, int games, long seed) {
    Players<S> players = new Players<>(game, bots);
    for (String kind : kinds(game, players, seed)) {
      halves.put(kind, new Course.Mean());
    }
    for (int n = 0; n < games; n++) {
      long own = Rng.mix(seed + 13L * n);
      int seat = n % game.seats();
      double first = result(players, own, "", seat);
      results.add(first);
      halves.forEach((kind, mean) -> {
        double change = first - result(players, own, kind, seat);
        mean.add(change * change / 2);
      });
    }
  }

  private double result(Players<S> players, long seed, String anew, int seat) {
    S end =
        players
            .play(kind -> kind.equals(anew) ? Rng.mix(seed + 7) : seed, (state, match) -> {})
            .state();
    return Outlook.shareOfWin(end, seat);
  }

  /** The kinds of luck that come up. */
  private static <S extends State<S>> List<String> kinds(
      Game<S, ?, ?> game, Players<S> players, long seed) {
    TreeSet<String> kinds = new TreeSet<>();
    kinds.add(Players.PLAY);
    for (int n = 0; n < 5; n++) {
      S state = game.newState();
      for (var ply : players.play(kind -> seed, (some, match) -> {}).plies()) {
        if (ply.actor() == Seat.CHANCE) {
          kinds.add(Players.kind(game.luck(state)));
        }
        state.play(ply.actor(), ply.action());
      }
    }
    return new ArrayList<>(kinds);
  }

  /** The share of each kind of luck; {@code play} is what bots draw for themselves. */
  public Map<String, Estimate> shares() {
    Estimate mean = results.estimate();
    double variance = mean.mean() * (1 - mean.mean());
    Map<String, Estimate> shares = new TreeMap<>();
    halves.forEach((kind, half) -> {
      Estimate each = half.estimate();
      shares.put(
          kind,
          new Estimate(each.mean() / variance, each.low() / variance, each.high() / variance)
              .within(0, Double.POSITIVE_INFINITY));
    });
    return Collections.unmodifiableMap(shares);
  }
}
