package tumult.lab;

import java.util.ArrayList;
import java.util.List;
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
  private MirroredGames() {}

  /**
   * The part of the wins that goes to the first bot: a half if both play alike. A win that is
   * shared counts in parts.
   *
   * @param games how many, an even number
   */
  public static <S extends State<S>> double share(
      Game<S, ?, ?> game, Bot first, Bot second, int games, long seed) {
    double wins = 0;
    for (int pair = 0; pair < games / 2; pair++) {
      wins += share(game, seats(game, first, second), 0, new Rng(seed, pair));
      wins += share(game, seats(game, second, first), 1, new Rng(seed, pair));
    }
    return wins / games;
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
