package tumult.cli.report;

import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.report.Course;
import tumult.lab.report.Gist;

/**
 * How large the samples of a report are: fewer games where games are long, and for what takes more
 * work. It follows from the seed alone, never from the time that something took.
 *
 * @param games how many the largest sample has, if games are short
 * @param decisions in a game, roughly
 * @param races whether people race, which takes several times the work
 */
record Effort(int games, double decisions, boolean races, long seed, int threads) {
  private static final int PILOT = 10;
  private static final double SHORT = 150;
  private static final double LONG = 5_000;
  private static final int LEAST = 20;

  /** Plays a few games to see how long they are. */
  static <S extends State<S>> Effort of(Game<S, ?, ?> game, int games, long seed, int threads) {
    double decisions = Course.of(game, PILOT, seed, threads).length().mean();
    return new Effort(games, decisions, game.setup().kind().realTime(), seed, threads);
  }

  /** The same for another game. */
  <S extends State<S>> Effort like(Game<S, ?, ?> game) {
    return of(game, games, seed, threads);
  }

  /** A part of all games, as far as that is not too much work. */
  int part(double part) {
    double easier = Math.min(1, SHORT / decisions) / (races ? 4 : 1);
    int least = Math.clamp(games / 100, 4, LEAST) / (races ? 2 : 1);
    return (int) Math.max(least, Math.round(games * part * easier));
  }

  /** How often positions are played on, twice. */
  int playedOn() {
    return races || decisions > LONG ? 10 : 40;
  }

  Gist.Size gist() {
    return new Gist.Size(part(0.4), part(0.02), playedOn(), part(0.4));
  }
}
