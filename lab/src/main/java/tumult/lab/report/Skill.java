package tumult.lab.report;

import java.util.ArrayList;
import java.util.List;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Arena;
import tumult.lab.Estimate;
import tumult.lab.Ratings;
import tumult.lab.Score;

/**
 * Two bots who have met at a table for two, in blocks of equal luck.
 *
 * @param better the one that should win more often
 * @param other the other one
 * @param score what both have won, the better one's first
 */
public record Skill(String better, String other, Score score) {
  /** Lets two bots meet. */
  public static <S extends State<S>> Skill of(
      Game<S, ?, ?> two, String better, String other, int blocks, long seed, int threads) {
    List<Bot> bots = List.of(Bots.named(better), Bots.named(other));
    Arena<S> arena = new Arena<>(two, bots, Budget.ANY, seed);
    Score score = new Score(bots.size(), arena.gamesPerBlock());
    arena.run(
        0,
        blocks,
        threads,
        wins -> {
          score.add(wins);
          return true;
        });
    return new Skill(better, other, score);
  }

  /** The part of the games that the better one wins. */
  public Estimate share() {
    return score.share(0);
  }

  /** One number for each who have met, however they are linked. */
  public static Ratings ratings(List<Skill> meetings, String zero) {
    List<Ratings.Meeting> all = new ArrayList<>();
    for (Skill meeting : meetings) {
      all.add(new Ratings.Meeting(List.of(meeting.better, meeting.other), 2, meeting.score));
    }
    return new Ratings(all, zero);
  }
}
