package tumult.engine;

/** Equal dice that are thrown together and added up: how likely each sum is. */
public final class Dice {
  private static final int FACES = 6;

  private final int count;

  /** In how many ways each sum can come about. */
  private final int[] ways;

  /** So many ordinary dice. */
  public Dice(int count) {
    this.count = count;
    int[] sums = {1};
    for (int die = 0; die < count; die++) {
      sums = withAnother(sums);
    }
    ways = sums;
  }

  private static int[] withAnother(int[] before) {
    int[] sums = new int[before.length + FACES];
    for (int sum = 0; sum < before.length; sum++) {
      for (int face = 1; face <= FACES; face++) {
        sums[sum + face] += before[sum];
      }
    }
    return sums;
  }

  /** The lowest sum. */
  public int least() {
    return count;
  }

  /** The highest sum. */
  public int most() {
    return count * FACES;
  }

  /** In how many equally likely ways the dice can show a sum: 0 if they cannot. */
  public int weight(int sum) {
    return sum < 0 || sum >= ways.length ? 0 : ways[sum];
  }

  /** Throws the dice. */
  public int sum(Rng rng) {
    int sum = count;
    for (int die = 0; die < count; die++) {
      sum += rng.below(FACES);
    }
    return sum;
  }
}
