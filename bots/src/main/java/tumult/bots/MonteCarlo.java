package tumult.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * Tries every action in many worlds that the view allows, and plays each out by the game's policy.
 * The worse half of the actions is given up again and again (sequential halving). All actions meet
 * the same worlds and the same luck, so that what is compared is the actions alone.
 *
 * <p>Everybody in a playout follows the policy, which knows no more than its seat: nobody plans
 * with another's cards.
 *
 * @param <S> the game's positions
 */
public final class MonteCarlo<S extends State<S>> {
  /** Worlds that one thread takes at once. */
  private static final int BATCH = 8;

  /** Sums are kept in whole parts of this, so that their order does not matter. */
  private static final double UNIT = 1 << 24;

  /** By so many standard errors something must be better than what the policy would do. */
  private static final double DOUBT = 1.5;

  private final Turn<S, ?> turn;
  private final Budget budget;
  private final S root;
  private final long seed;
  private final int[] alive;
  private final long[] count;
  private final long[] sum;
  private final double[] squares;

  /** The squares of how much better or worse each was than the policy's own choice. */
  private final double[] differences;

  /** The index of the policy's own choice, which is never given up. */
  private final int usual;

  private final List<Worker> workers = new ArrayList<>();
  private int living;
  private int worlds;
  private long iterations;

  private MonteCarlo(Turn<S, ?> turn, S root, Budget budget, int threads, long seed) {
    this.turn = turn;
    this.root = root;
    this.budget = budget;
    this.seed = seed;
    this.living = turn.actions().length;
    this.alive = new int[living];
    Arrays.setAll(alive, i -> i);
    this.count = new long[living];
    this.sum = new long[living];
    this.squares = new double[living];
    this.differences = new double[living];
    int choice =
        turn.game().policy().choose(root, turn.seat(), turn.actions(), living, new Rng(seed));
    this.usual = Arrays.binarySearch(turn.actions(), choice);
    for (int i = 0; i < threads; i++) {
      workers.add(new Worker());
    }
  }

  /**
   * Searches within a budget, by so many threads: of iterations, the result is the same for any.
   */
  public static <S extends State<S>, V> Estimates search(
      Turn<S, V> turn, Budget budget, int threads, Rng rng) {
    S root = turn.game().newState();
    turn.game().imagine(turn.view(), root, rng);
    return new MonteCarlo<>(turn, root, budget, threads, rng.next()).halve();
  }

  private Estimates halve() {
    long start = Budget.now();
    int rounds = living <= 1 ? 1 : Integer.SIZE - Integer.numberOfLeadingZeros(living - 1);
    for (int round = 1; round <= rounds; round++) {
      long left = budget.iterations() - iterations;
      int worldsNow = (int) Math.max(1, left / ((long) (rounds - round + 1) * living));
      long until = start + 1_000_000L * budget.millis() / rounds * round;
      compare(worldsNow, until);
      sortLiving();
      living = round == rounds ? living : (living + 1) / 2;
    }
    return estimates();
  }

  /** Lets the living actions meet in so many more worlds. */
  private void compare(int more, long until) {
    AtomicInteger next = new AtomicInteger(worlds);
    int end = worlds + more;
    if (workers.size() == 1) {
      workers.getFirst().work(next, end, until);
    } else {
      Together.each(workers, worker -> worker.work(next, end, until));
    }
    worlds = end;
    for (Worker worker : workers) {
      worker.report();
    }
  }

  /** The living actions, the best one first; equal ones in their order. */
  private void sortLiving() {
    for (int i = 1; i < living; i++) {
      int action = alive[i];
      int at = i;
      for (; at > 0 && isBetter(action, alive[at - 1]); at--) {
        alive[at] = alive[at - 1];
      }
      alive[at] = action;
    }
  }

  /** The policy's own choice comes first, so that it lives until the end. */
  private boolean isBetter(int index, int other) {
    return other != usual && (index == usual || mean(index) > mean(other));
  }

  private double mean(int index) {
    return count[index] == 0 ? 0 : sum[index] / UNIT / count[index];
  }

  private Estimates estimates() {
    double[] means = new double[count.length];
    double[] errors = new double[count.length];
    for (int i = 0; i < count.length; i++) {
      means[i] = mean(i);
      double variance = Math.max(0, squares[i] / Math.max(1, count[i]) - means[i] * means[i]);
      errors[i] = Math.sqrt(variance / Math.max(1, count[i]));
    }
    return new Estimates(turn.actions(), count, means, errors, chosen());
  }

  /** The best of those that are better than the policy's own choice by more than luck. */
  private int chosen() {
    int chosen = usual;
    for (int i = 0; i < living; i++) {
      int index = alive[i];
      double gain = mean(index) - mean(usual);
      double error = Math.sqrt(differences[index]) / Math.max(1, count[index]);
      if (gain > DOUBT * error && mean(index) > mean(chosen)) {
        chosen = index;
      }
    }
    return chosen;
  }

  /** One thread's share of the work. */
  private final class Worker {
    private final Playouts<S> playouts = new Playouts<>(turn.game());
    private final S base = turn.game().newState();
    private final S world = turn.game().newState();
    private final Rng luck = new Rng(0);
    private final Rng copy = new Rng(0);
    private final long[] ownSum = new long[count.length];
    private final long[] ownSquares = new long[count.length];
    private final long[] ownDifferences = new long[count.length];
    private final long[] ownCount = new long[count.length];

    /** Takes worlds until there are no more, or it is too late; the first of all is never late. */
    void work(AtomicInteger next, int end, long until) {
      int last = playouts.last(root);
      for (int from = next.getAndAdd(BATCH); from < end; from = next.getAndAdd(BATCH)) {
        for (int number = from; number < Math.min(end, from + BATCH); number++) {
          tryIn(number, last);
        }
        if (budget.isTimed() && (Budget.now() > until || Thread.interrupted())) {
          return;
        }
      }
    }

    private void tryIn(int number, int last) {
      luck.seed(seed, number);
      base.set(root);
      turn.game().reimagine(base, turn.seat(), luck);
      long own = play(usual, last, number);
      note(usual, own, own);
      for (int i = 0; i < living; i++) {
        if (alive[i] != usual) {
          note(alive[i], play(alive[i], last, number), own);
        }
      }
    }

    private long play(int index, int last, int number) {
      world.set(base);
      copy.set(luck);
      world.play(turn.seat(), turn.actions()[index]);
      playouts.inTurn(world, number);
      playouts.run(world, last, copy);
      return Math.round(UNIT * playouts.share(world, turn.seat()));
    }

    private void note(int index, long share, long usually) {
      ownSum[index] += share;
      ownSquares[index] += (share >> 12) * (share >> 12);
      ownDifferences[index] += ((share - usually) >> 12) * ((share - usually) >> 12);
      ownCount[index]++;
    }

    /** Adds to what the others have found, and begins anew. */
    void report() {
      for (int i = 0; i < count.length; i++) {
        sum[i] += ownSum[i];
        squares[i] += ownSquares[i] / UNIT;
        differences[i] += ownDifferences[i] / UNIT;
        count[i] += ownCount[i];
        iterations += ownCount[i];
      }
      Arrays.fill(ownSum, 0);
      Arrays.fill(ownSquares, 0);
      Arrays.fill(ownDifferences, 0);
      Arrays.fill(ownCount, 0);
    }
  }
}
