package tumult.bots;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Says by playouts what a position is worth, and how much better a choice could have been. All
 * positions of a game meet the same luck, and all choices the same worlds.
 *
 * @param <S> the game's positions
 */
final class Judge<S extends State<S>> {
  /** A position takes so many parts of the playouts, a choice one for each action and some more. */
  private static final int POSITION = 4;

  private static final int FINAL = 2;
  private static final int FEWEST = 4;
  private static final int MOST = 500;

  /** So many of the actions are looked at more closely. */
  private static final int FINALISTS = 4;

  private static final int CONFIRMATION = 24;

  /** By so many standard errors something must seem better to be looked at once more, */
  private static final double HOPE = 1;

  /** and by so many be better then: by chance that is one time in 700. */
  private static final double DOUBT = 3;

  private static final int NONE = -1;
  private static final double[] NOTHING = {};

  private final Game<S, ?, ?> game;
  private final int seats;
  private final long seed;
  private final int each;
  private final Playouts<S> playouts;
  private final S base;
  private final S world;
  private final Rng luck = new Rng(0);
  private final Rng copy = new Rng(0);
  private final double[] variances;
  private int better;

  /** A judge who takes so many playouts for each part. */
  Judge(Game<S, ?, ?> game, long seed, int each) {
    this.game = game;
    this.seats = game.seats();
    this.seed = seed;
    this.each = each;
    this.playouts = new Playouts<>(game);
    this.base = game.newState();
    this.world = game.newState();
    this.variances = new double[seats];
  }

  /** How many playouts there are for each part, if a whole game is to be judged by so many. */
  static <S extends State<S>> int each(Game<S, ?, ?> game, List<Match.Ply> plies, int playouts) {
    S state = game.newState();
    int[] actions = new int[game.actionCount()];
    long parts = 0;
    String luck = "";
    for (Match.Ply ply : plies) {
      String before = luck;
      luck = ply.actor() < game.seats() ? "" : Storyteller.luck(game, state);
      if (!luck.isEmpty()) {
        parts += luck.equals(before) ? 0 : POSITION;
      } else if (ply.action() != Storyteller.RESIGNS) {
        int count = state.actions(ply.actor(), actions);
        parts += count == 1 ? 0 : count + FINAL * (Math.min(FINALISTS, count) + 1);
      }
      if (ply.action() != Storyteller.RESIGNS) {
        state.play(ply.actor(), ply.action());
      }
    }
    return Math.clamp(playouts / Math.max(1, parts), FEWEST, MOST);
  }

  /** How far off a position's worth may be: two standard errors at most, in thousandths. */
  int error() {
    return (int) Math.ceil(1000 / Math.sqrt(POSITION * each));
  }

  /** The squares of the standard errors of what was judged last, by seat. */
  double[] variances() {
    return variances;
  }

  /** The action that would have been better, if one was found last. */
  int better() {
    return better;
  }

  /** What each seat may expect of a position. */
  double[] worth(S state, int givenUp) {
    int count = POSITION * each;
    double[] sums = new double[seats];
    double[] squares = new double[seats];
    int last = playouts.last(state);
    for (int number = 0; number < count; number++) {
      luck.seed(seed, number);
      world.set(state);
      playouts.run(world, last, luck);
      for (int seat = 0; seat < seats; seat++) {
        double share = playouts.share(world, seat);
        sums[seat] += share;
        squares[seat] += share * share;
      }
    }
    note(sums, squares, count);
    return without(givenUp, sums);
  }

  private void note(double[] sums, double[] squares, int count) {
    for (int seat = 0; seat < seats; seat++) {
      sums[seat] /= count;
      variances[seat] = Math.max(0, squares[seat] / count - sums[seat] * sums[seat]) / count;
    }
  }

  /** Shares without those who have given up, which the others have instead. */
  static double[] without(int givenUp, double[] shares) {
    double all = 0;
    int rest = 0;
    for (int seat = 0; seat < shares.length; seat++) {
      boolean in = (givenUp & Seat.bit(seat)) == 0;
      shares[seat] = in ? Math.clamp(shares[seat], 0, 1) : 0;
      all += shares[seat];
      rest += in ? 1 : 0;
    }
    for (int seat = 0; seat < shares.length; seat++) {
      boolean in = (givenUp & Seat.bit(seat)) == 0;
      shares[seat] = all > 0 ? shares[seat] / all : in ? 1.0 / rest : 0;
    }
    return shares;
  }

  /**
   * What a better choice would have added for each seat, in worlds that the chooser's view allows;
   * nothing if none was clearly better. Which one may be is found out in other worlds than how much
   * better it is, so that nothing looks good because it was lucky.
   */
  double[] gain(S state, Match.Ply chosen, int[] actions, int count) {
    if (count == 1) {
      return NOTHING;
    }
    int seat = chosen.actor();
    double[] first = new double[count];
    for (int number = 0; number < each; number++) {
      imagine(state, seat, -1L - number);
      for (int i = 0; i < count; i++) {
        play(state, seat, actions[i]);
        first[i] += playouts.share(world, seat);
      }
    }
    int[] finalists =
        IntStream.range(0, count)
            .filter(i -> actions[i] != chosen.action())
            .boxed()
            .sorted(Comparator.comparingDouble(i -> -first[i]))
            .limit(FINALISTS)
            .mapToInt(i -> actions[i])
            .toArray();
    return compare(state, chosen, finalists);
  }

  /** The most promising of the finalists, if in new worlds it is better beyond doubt. */
  private double[] compare(S state, Match.Ply chosen, int[] finalists) {
    int seat = chosen.actor();
    double most = 0;
    int best = NONE;
    for (int action : finalists) {
      double more = more(state, chosen, action, 0, FINAL * each)[seat];
      best = more > HOPE * Math.sqrt(variances[seat]) && more > most ? action : best;
      most = Math.max(most, more);
    }
    if (best == NONE) {
      return NOTHING;
    }
    better = best;
    double[] more = more(state, chosen, best, FINAL * each, CONFIRMATION * each);
    return more[seat] > DOUBT * Math.sqrt(variances[seat]) ? more : NOTHING;
  }

  /** By how much an action is better for each seat than what was chosen, in so many worlds. */
  private double[] more(S state, Match.Ply chosen, int action, int from, int count) {
    double[] sums = new double[seats];
    double[] squares = new double[seats];
    double[] own = new double[seats];
    for (int number = from; number < from + count; number++) {
      imagine(state, chosen.actor(), number);
      play(state, chosen.actor(), chosen.action());
      Arrays.setAll(own, seat -> playouts.share(world, seat));
      play(state, chosen.actor(), action);
      for (int seat = 0; seat < seats; seat++) {
        double more = playouts.share(world, seat) - own[seat];
        sums[seat] += more;
        squares[seat] += more * more;
      }
    }
    note(sums, squares, count);
    return sums;
  }

  private void imagine(S state, int seat, long number) {
    luck.seed(seed, number);
    base.set(state);
    game.reimagine(base, seat, luck);
  }

  private void play(S state, int seat, int action) {
    world.set(base);
    copy.set(luck);
    world.play(seat, action);
    playouts.run(world, playouts.last(state), copy);
  }
}
