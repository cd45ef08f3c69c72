package tumult.lab;

import java.util.ArrayList;
import java.util.List;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Bots.Style;

/**
 * Two styles of play against each other over many seeded games. They sit alternately, and every
 * seed is played twice, with the seats swapped.
 */
public final class MirroredGames {
  private MirroredGames() {}

  /**
   * The part of the wins that goes to the first style: a half if both play alike. A win that is
   * shared counts in parts.
   *
   * @param games how many, an even number
   */
  public static <S extends State<S>> double share(
      Game<S, ?, ?> game, Style first, Style second, int games, long seed) {
    double wins = 0;
    for (int pair = 0; pair < games / 2; pair++) {
      wins += share(game, seats(game, first, second), 0, new Rng(seed, pair));
      wins += share(game, seats(game, second, first), 1, new Rng(seed, pair));
    }
    return wins / games;
  }

  private static List<Style> seats(Game<?, ?, ?> game, Style even, Style odd) {
    List<Style> styles = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      styles.add(seat % 2 == 0 ? even : odd);
    }
    return styles;
  }

  /** The part of a game's win that goes to the even seats, or to the odd ones. */
  private static <S extends State<S>, V, M> double share(
      Game<S, V, M> game, List<Style> styles, int parity, Rng rng) {
    Match<S, V, M> match = new Match<>(game);
    Bots<S, V, M> bots = new Bots<>(match, styles, rng);
    while (!match.state().over()) {
      Match.Ply ply = bots.next();
      if (ply == null || match.play(ply.actor(), ply.action()) != null) {
        throw new IllegalStateException("%s in %s".formatted(ply, game.write(match.state())));
      }
    }
    int winners = match.state().winners();
    long own = 0;
    for (int seat = 0; seat < game.seats(); seat++) {
      own += (winners & Seat.bit(seat)) != 0 && seat % 2 == parity ? 1 : 0;
    }
    return (double) own / Integer.bitCount(winners);
  }
}
