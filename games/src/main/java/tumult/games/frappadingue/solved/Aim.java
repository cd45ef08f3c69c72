package tumult.games.frappadingue.solved;

/**
 * What one wants of a turn: what a scored total is worth, where a turn without score is worth 0.
 */
interface Aim {
  /** As many points as possible. */
  Aim POINTS =
      new Aim() {
        @Override
        public double worth(int total) {
          return total;
        }

        @Override
        public double most(double survival, double points) {
          return points;
        }
      };

  /** The worth of scoring a total. It never falls as totals grow. */
  double worth(int total);

  /**
   * The most that going on can be worth.
   *
   * @param survival a bound of the chance that the next deal does not end the turn
   * @param points a bound of the points that will be scored on average
   */
  double most(double survival, double points);

  /** At least so many points. */
  static Aim atLeast(int points) {
    return new Aim() {
      @Override
      public double worth(int total) {
        return total >= points ? 1 : 0;
      }

      @Override
      public double most(double survival, double mean) {
        return Math.min(survival, mean / points); // Markov
      }
    };
  }
}
