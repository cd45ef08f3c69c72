package tumult.lab;

import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * How well a game's outlook promises what then comes. Of each game, played by the policy, one
 * position at which a part of it began is looked at, any of them equally likely.
 *
 * @param <S> the game's positions
 */
public final class Calibration<S extends State<S>> {
  /** How many groups there are, from what promises least to what promises most. */
  public static final int GROUPS = 10;

  private static final int STEPS = 50;

  private final Game<S, ?, ?> game;
  private final Outlook<S> outlook;
  private final Policy<S> policy;
  private final int[] actions;
  private final double[] promised;
  private final double[] won;

  /** Plays so many games. */
  public Calibration(Game<S, ?, ?> game, int games, long seed) {
    this.game = game;
    this.outlook = game.outlook();
    this.policy = game.policy();
    this.actions = new int[game.actionCount()];
    this.promised = new double[games];
    this.won = new double[games];
    for (int number = 0; number < games; number++) {
      play(number, new Rng(seed, number));
    }
  }

  private void play(int number, Rng rng) {
    int seat = number % game.seats();
    S state = game.newState();
    S chosen = game.newState();
    int stage = outlook.stage(state);
    int stages = 0;
    while (true) {
      if (outlook.stage(state) != stage && !state.over()) {
        stage = outlook.stage(state);
        stages++;
        if (rng.below(stages) == 0) {
          chosen.set(state);
        }
      }
      state.luck(rng);
      if (state.over()) {
        break;
      }
      int actor = Integer.numberOfTrailingZeros(state.actors());
      int count = state.actions(actor, actions);
      state.play(actor, policy.choose(state, actor, actions, count, rng));
    }
    promised[number] = outlook.share(chosen, seat);
    won[number] = Outlook.shareOfWin(state, seat);
  }

  /** The mean of the squares of what it was wrong by. */
  public double error() {
    double sum = 0;
    for (int i = 0; i < won.length; i++) {
      sum += (won[i] - promised[i]) * (won[i] - promised[i]);
    }
    return sum / won.length;
  }

  /** The same for one who promises everybody the same. */
  public double ignorance() {
    double sum = 0;
    for (double each : won) {
      sum += (each - 1.0 / game.seats()) * (each - 1.0 / game.seats());
    }
    return sum / won.length;
  }

  /**
   * By what the logarithm of the odds should be multiplied to fit best (logistic regression): above
   * 1 it promises too little difference, below 1 too much. Weights that are exponents are made by
   * multiplying them by it, until it is 1.
   */
  public double slope() {
    double slope = 1;
    double shift = 0;
    for (int step = 0; step < STEPS; step++) {
      double[] rise = new double[5];
      for (int i = 0; i < won.length; i++) {
        double odds = logOdds(promised[i]);
        double chance = 1 / (1 + Math.exp(-slope * odds - shift));
        double spread = chance * (1 - chance);
        rise[0] += (won[i] - chance) * odds;
        rise[1] += won[i] - chance;
        rise[2] += spread * odds * odds;
        rise[3] += spread * odds;
        rise[4] += spread;
      }
      double whole = rise[2] * rise[4] - rise[3] * rise[3];
      if (whole <= 0) {
        return slope; // it promises everybody the same
      }
      slope += (rise[0] * rise[4] - rise[1] * rise[3]) / whole;
      shift += (rise[1] * rise[2] - rise[0] * rise[3]) / whole;
    }
    return slope;
  }

  private static double logOdds(double share) {
    double inside = Math.clamp(share, 0.001, 0.999);
    return Math.log(inside / (1 - inside));
  }

  /** What was promised in a group, and what came: the means, and how many positions there were. */
  public double[] group(int group) {
    double[] sums = new double[3];
    for (int i = 0; i < won.length; i++) {
      if (Math.min(GROUPS - 1, (int) (promised[i] * GROUPS)) == group) {
        sums[0] += promised[i];
        sums[1] += won[i];
        sums[2]++;
      }
    }
    return new double[] {sums[0] / sums[2], sums[1] / sums[2], sums[2]};
  }
}
