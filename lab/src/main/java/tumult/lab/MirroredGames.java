package tumult.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.SeatedBots;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Two bots against each other over many seeded games. They sit alternately, and every seed is
 * played twice, with the seats swapped.
 */
public final class MirroredGames {
  private static final double NORMAL_95 = 1.96;

  private MirroredGames() {}

  /**
   * What came out.
   *
   * @param share the part of the wins that went to the first bot: a half if both play alike
   * @param error half of the width of its 95 % interval, from how much pairs of games differ
   */
  public record Result(double share, double error) {}

  /**
   * The part of the wins that goes to the first bot: a half if both play alike. A win that is
   * shared counts in parts.
   *
   * @param games how many, an even number
   */
  public static <S extends State<S>> double share(
      Game<S, ?, ?> game, Bot first, Bot second, int games, long seed) {
    return play(game, first, second, games, seed).share();
  }

  /** The same with its uncertainty. */
  public static <S extends State<S>> Result play(
      Game<S, ?, ?> game, Bot first, Bot second, int games, long seed) {
    int pairs = games / 2;
    double[] shares =
        IntStream.range(0, pairs)
            .mapToDouble(pair -> pair(game, first, second, seed, pair))
            .toArray();
    double mean = Arrays.stream(shares).average().orElse(0.5);
    double squares = Arrays.stream(shares).map(each -> (each - mean) * (each - mean)).sum();
    return new Result(mean, NORMAL_95 * Math.sqrt(squares / Math.max(1, pairs - 1) / pairs));
  }

  /** The mean share of the first bot in a game and the same with the seats swapped. */
  private static <S extends State<S>> double pair(
      Game<S, ?, ?> game, Bot first, Bot second, long seed, int pair) {
    double even = share(game, seats(game, first, second), 0, new Rng(seed, pair));
    double odd = share(game, seats(game, second, first), 1, new Rng(seed, pair));
    return (even + odd) / 2;
  }

  private static List<Bot> seats(Game<?, ?, ?> game, Bot even, Bot odd) {
    List<Bot> bots = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      bots.add(seat % 2 == 0 ? even : odd);
    }
    return bots;
  }

  /** The part of a game's win that goes to the even seats, or to the odd ones. */
  private static <S extends State<S>, V, M> double share(
      Game<S, V, M> game, List<Bot> bots, int parity, Rng rng) {
    Match<S, V, M> match = new Match<>(game);
    SeatedBots<S, V> seated = new SeatedBots<>(match, bots, Budget.ANY, rng);
    while (!match.state().over()) {
      seated.act();
    }
    int winners = match.state().winners();
    long own = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      own += (winners & Seat.bit(seat)) != 0 && seat % 2 == parity ? 1 : 0;
    }
    return (double) own / Integer.bitCount(winners);
  }
}
