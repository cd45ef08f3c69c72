package tumult.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Estimate;
import tumult.lab.WinOdds;

/**
 * Who is ahead when: at some moments of each game everybody's chance to win, found by playing on
 * from there. What is picked out as the lowest or the best by one half of the playouts is measured
 * by the other half, so that it is not picked for its noise.
 */
public final class Tension {
  /** At how many moments of a game, evenly through it. */
  public static final int MOMENTS = 12;

  /** By how much somebody else's chance must be the best, so that the lead has changed. */
  public static final double CLEARLY = 0.1;

  /** From what chance on it is decided. */
  public static final double DECIDED = 0.8;

  private static final int MOST_TRIED = 6;

  private final Mean changes = new Mean();
  private final Mean lastChange = new Mean();
  private final Mean lowest = new Mean();
  private final Mean decided = new Mean();
  private final Mean clarity = new Mean();
  private final List<Mean> winner = Stream.generate(Mean::new).limit(MOMENTS).toList();

  private Tension() {}

  /**
   * Looks at so many games.
   *
   * @param playedOn how often each position is played on, twice
   */
  public static <S extends State<S>> Tension of(
      Game<S, ?, ?> game, int games, int playedOn, long seed, int threads) {
    Players<S> players = Players.byTheRule(game);
    return Lots.of(
        games,
        threads,
        Tension::new,
        (tension, n) -> {
          long own = Course.seed(seed, n);
          Positions<S> positions = new Positions<>(game);
          S end = players.play(kind -> own, positions);
          tension.look(new Eye<>(game, playedOn, own), positions.all, end);
        },
        Tension::add);
  }

  /** The positions of a game at which somebody was to act. */
  private static final class Positions<S extends State<S>> implements Players.Watcher<S> {
    private final Game<S, ?, ?> game;
    private final List<S> all = new ArrayList<>();

    Positions(Game<S, ?, ?> game) {
      this.game = game;
    }

    @Override
    public void before(S state) {
      S copy = game.newState();
      copy.set(state);
      all.add(copy);
    }
  }

  /** Somebody who knows a position and plays on from it, in two halves. */
  private static final class Eye<S extends State<S>> {
    private final Game<S, ?, ?> game;
    private final WinOdds<S> odds;
    private final int playedOn;
    private final long seed;

    Eye(Game<S, ?, ?> game, int playedOn, long seed) {
      this.game = game;
      this.playedOn = playedOn;
      this.seed = seed;
      odds = new WinOdds<>(game, false, 0);
    }

    double[] chances(S position, int half) {
      return odds.sampled(position, Seat.CHANCE, playedOn, seed + half).stream()
          .mapToDouble(Estimate::mean)
          .toArray();
    }

    /** How much the best choice is worth more than the mean of all, in parts of the win. */
    double clarity(S position) {
      int actor = Integer.numberOfTrailingZeros(position.actors());
      int[] actions = new int[game.actionCount()];
      int count = position.actions(actor, actions);
      if (count < 2 || actor >= game.seats()) {
        return 0;
      }
      int tried = Math.min(count, MOST_TRIED);
      double sum = 0;
      double best = -1;
      double bestAgain = 0;
      S after = game.newState();
      for (int i = 0; i < tried; i++) {
        after.set(position);
        after.play(actor, actions[i * count / tried]);
        double once = chances(after, 0)[actor];
        double again = chances(after, 1)[actor];
        sum += again;
        bestAgain = once > best ? again : bestAgain;
        best = Math.max(once, best);
      }
      return bestAgain - sum / tried;
    }
  }

  private <S extends State<S>> void look(Eye<S> eye, List<S> positions, S end) {
    double low = 2;
    double lowAgain = 1;
    int leader = -1;
    int turns = 0;
    double last = 0;
    double since = 1;
    for (int moment = 0; moment < MOMENTS; moment++) {
      S position = positions.get(moment * positions.size() / MOMENTS);
      double[] once = eye.chances(position, 0);
      double[] again = eye.chances(position, 1);
      double won = (ofWinner(once, end) + ofWinner(again, end)) / 2;
      winner.get(moment).add(won);
      if (ofWinner(once, end) < low) {
        low = ofWinner(once, end);
        lowAgain = ofWinner(again, end);
      }
      int ahead = leader(once, again, leader);
      if (ahead != leader && leader >= 0) {
        turns++;
        last = (double) moment / MOMENTS;
      }
      leader = ahead;
      since = won < DECIDED ? 1 : Math.min(since, (double) moment / MOMENTS);
    }
    changes.add(turns);
    lastChange.add(last);
    lowest.add(lowAgain);
    decided.add(since);
    clarity.add(eye.clarity(positions.get(positions.size() / 2)));
  }

  private void add(Tension later) {
    changes.add(later.changes);
    lastChange.add(later.lastChange);
    lowest.add(later.lowest);
    decided.add(later.decided);
    clarity.add(later.clarity);
    for (int moment = 0; moment < MOMENTS; moment++) {
      winner.get(moment).add(later.winner.get(moment));
    }
  }

  private static double ofWinner(double[] chances, State<?> end) {
    double sum = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      sum += Outlook.shareOfWin(end, seat) * chances[seat];
    }
    return sum;
  }

  /** Who leads now: who did before, unless another one's chance is clearly better. */
  private static int leader(double[] once, double[] again, int before) {
    int best = 0;
    for (int seat = 1; seat < once.length; seat++) {
      best = once[seat] + again[seat] > once[best] + again[best] ? seat : best;
    }
    boolean clearly =
        before < 0 || (once[best] + again[best] - once[before] - again[before]) / 2 >= CLEARLY;
    return clearly ? best : before;
  }

  public long games() {
    return changes.count();
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
    return clarity.estimate();
  }

  /** The mean chance of the later winner at each moment. */
  public List<Estimate> winner() {
    return winner.stream().map(Mean::estimate).toList();
  }
}
