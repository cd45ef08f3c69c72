package tumult.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tumult.bots.ThumbBot;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Estimate;
import tumult.lab.WinOdds;

/**
 * Who is ahead when: at some moments of each game everybody's chance to win, found by playing on
 * from there.
 *
 * @param <S> the game's positions
 */
public final class Tension<S extends State<S>> {
  /** At how many moments of a game, evenly through it. */
  public static final int MOMENTS = 12;

  private static final int PLAYED_ON = 24;
  private static final double DECIDED = 0.8;

  private final Course.Mean changes = new Course.Mean();
  private final Course.Mean lastChange = new Course.Mean();
  private final Course.Mean lowest = new Course.Mean();
  private final Course.Mean decided = new Course.Mean();
  private final Course.Mean spread = new Course.Mean();
  private final List<Course.Mean> winner = new ArrayList<>();

  /** Looks at so many games. */
  public Tension(Game<S, ?, ?> game, int games, long seed) {
    for (int moment = 0; moment < MOMENTS; moment++) {
      winner.add(new Course.Mean());
    }
    WinOdds<S> odds = new WinOdds<>(game, false, 0);
    Players<S> players = new Players<>(game, Collections.nCopies(game.seats(), new ThumbBot()));
    for (int n = 0; n < games; n++) {
      long own = Rng.mix(seed + n * 77L + 5);
      List<S> positions = new ArrayList<>();
      Match<S, ?, ?> match =
          players.play(
              kind -> own,
              (state, so) -> {
                S copy = game.newState();
                copy.set(state);
                positions.add(copy);
              });
      look(game, odds, positions, match.state(), own);
    }
  }

  private void look(Game<S, ?, ?> game, WinOdds<S> odds, List<S> positions, S end, long seed) {
    double low = 1;
    int leader = -1;
    int turns = 0;
    double last = 0;
    double since = 1;
    for (int moment = 0; moment < MOMENTS; moment++) {
      S position = positions.get(moment * positions.size() / MOMENTS);
      List<Estimate> chances = odds.sampled(position, Seat.CHANCE, PLAYED_ON, seed);
      double won = chance(chances, end);
      winner.get(moment).add(won);
      low = Math.min(low, won);
      int best = best(chances);
      if (best != leader && leader >= 0) {
        turns++;
        last = (double) moment / MOMENTS;
      }
      leader = best;
      since = won < DECIDED ? 1 : Math.min(since, (double) moment / MOMENTS);
    }
    changes.add(turns);
    lastChange.add(last);
    lowest.add(low);
    decided.add(since);
    S middle = positions.get(positions.size() / 2);
    spread.add(clarity(game, odds, middle, seed));
  }

  /** How much the best choice is worth more than the mean of all, in parts of the win. */
  private double clarity(Game<S, ?, ?> game, WinOdds<S> odds, S position, long seed) {
    int actor = Integer.numberOfTrailingZeros(position.actors());
    int[] actions = new int[game.actionCount()];
    int count = position.actions(actor, actions);
    if (count < 2 || actor >= game.seats()) {
      return 0;
    }
    int tried = Math.min(count, 6);
    double sum = 0;
    double best = 0;
    S after = game.newState();
    for (int i = 0; i < tried; i++) {
      after.set(position);
      after.play(actor, actions[i * count / tried]);
      double share = odds.sampled(after, Seat.CHANCE, PLAYED_ON, seed).get(actor).mean();
      sum += share;
      best = Math.max(best, share);
    }
    return best - sum / tried;
  }

  private static double chance(List<Estimate> chances, State<?> end) {
    double sum = 0;
    for (int seat = 0; seat < chances.size(); seat++) {
      sum += Outlook.shareOfWin(end, seat) * chances.get(seat).mean();
    }
    return sum;
  }

  private static int best(List<Estimate> chances) {
    int best = 0;
    for (int seat = 1; seat < chances.size(); seat++) {
      best = chances.get(seat).mean() > chances.get(best).mean() ? seat : best;
    }
    return best;
  }

  /** How often the lead changes in a game. */
  public Estimate changes() {
    return changes.estimate();
  }

  /** When the lead changes for the last time, from 0, the beginning, to 1. */
  public Estimate lastChange() {
    return lastChange.estimate();
  }

  /** The lowest chance that the later winner had. */
  public Estimate lowest() {
    return lowest.estimate();
  }

  /** From when on the winner's chance stays above four fifths. */
  public Estimate decided() {
    return decided.estimate();
  }

  /** How much the best choice in the middle of a game is worth more than an average one. */
  public Estimate clarity() {
    return spread.estimate();
  }

  /** The mean chance of the later winner at each moment. */
  public List<Estimate> winner() {
    return winner.stream().map(Course.Mean::estimate).toList();
  }
}
