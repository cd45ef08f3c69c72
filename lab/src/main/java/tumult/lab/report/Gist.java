package tumult.lab.report;

import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Estimate;

/**
 * What matters most about a game, so that it can be set beside another one. Equal samples of equal
 * games have equal gists.
 *
 * @param length decisions in a game
 * @param seconds how long it lasts on phones
 * @param real the part of the decisions at which there is a choice
 * @param beginning how much more than an even part of the wins who begins gets
 * @param changes how often the lead changes
 * @param luck the part of the variance that play alone does not explain
 */
public record Gist(
    Estimate length,
    Estimate seconds,
    Estimate real,
    Estimate beginning,
    Estimate changes,
    Estimate luck) {

  /**
   * How large the samples are.
   *
   * @param games that are played
   * @param looked games that are looked into
   * @param playedOn how often each position of those is played on, twice
   * @param again games that are played again with other luck
   */
  public record Size(int games, int looked, int playedOn, int again) {}

  /** Plays a game often enough to know. */
  public static <S extends State<S>> Gist of(
      Game<S, ?, ?> game, Size size, long seed, int threads) {
    Course course = Course.of(game, size.games, seed, threads);
    Tension tension = Tension.of(game, size.looked, size.playedOn, seed, threads);
    Sources sources = Sources.allLuck(game, size.again, seed, threads);
    return new Gist(
        course.length(),
        course.seconds(),
        course.real(),
        course.beginning(),
        tension.changes(),
        sources.luck());
  }
}
