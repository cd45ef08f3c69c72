package tumult.bots;

import java.util.ArrayList;
import java.util.List;
import tumult.engine.Game;
import tumult.engine.OpenGame;
import tumult.engine.Policy;
import tumult.engine.Rng;
import tumult.engine.State;

/**
 * Grows a tree of what may be played from here (Monte Carlo tree search). A node is what the seats
 * have chosen so far: what chance did in between is drawn anew every time, and an action counts
 * only where it was legal, so that one node stands for all that its mover cannot tell apart.
 *
 * <p>Where nothing is hidden, everybody chooses by the tree. Where something is, the others follow
 * the game's policy, which knows no more than their seats: what the tree has learned about worlds
 * with this seat's cards is not for them.
 *
 * @param <S> the game's positions
 */
public final class TreeSearch<S extends State<S>> {
  /** So many trees are grown, whatever the number of threads, and their roots put together. */
  private static final int TREES = 2;

  /** How many nodes a tree may have, unless told: 28 bytes each. */
  public static final int NODES = 1 << 17;

  private static final int ROOT = 0;
  private static final int DEEPEST = 64;

  /** How much is tried that does not look best. */
  private static final double CURIOSITY = 0.25;

  /** As if what the policy would choose had won so many tries more than it did. */
  private static final double TRUST = 3;

  private final Turn<S, ?> turn;
  private final Game<S, ?, ?> game;
  private final S root;
  private final long seed;

  private TreeSearch(Turn<S, ?> turn, S root, long seed) {
    this.turn = turn;
    this.game = turn.game();
    this.root = root;
    this.seed = seed;
  }

  /**
   * Searches within a budget, by so many threads: of iterations, the result is the same for any.
   */
  public static <S extends State<S>, V> Estimates search(
      Turn<S, V> turn, Budget budget, int threads, int nodes, Rng rng) {
    S root = turn.game().newState();
    turn.game().imagine(turn.view(), root, rng);
    return new TreeSearch<>(turn, root, rng.next()).grow(budget, threads, nodes);
  }

  private Estimates grow(Budget budget, int threads, int nodes) {
    long until = Budget.now() + 1_000_000L * budget.millis();
    int each = Math.max(1, budget.iterations() / TREES);
    List<Tree> trees = new ArrayList<>();
    for (int number = 0; number < TREES; number++) {
      trees.add(new Tree(number, nodes));
    }
    if (threads == 1) {
      for (int number = 0; number < TREES; number++) {
        long now = Budget.now();
        trees.get(number).grow(each, budget.isTimed() ? now + (until - now) / (TREES - number) : 0);
      }
    } else {
      Together.each(trees, tree -> tree.grow(each, budget.isTimed() ? until : 0));
    }
    return together(trees);
  }

  private Estimates together(List<Tree> trees) {
    int count = turn.actions().length;
    long[] tries = new long[count];
    double[] share = new double[count];
    double[] error = new double[count];
    int best = 0;
    for (int i = 0; i < count; i++) {
      double sum = 0;
      for (Tree tree : trees) {
        int child = tree.child(ROOT, turn.actions()[i]);
        tries[i] += child == ROOT ? 0 : tree.visits[child];
        sum += child == ROOT ? 0 : tree.sums[child];
      }
      share[i] = tries[i] == 0 ? 0 : sum / tries[i];
      error[i] = Math.sqrt(share[i] * (1 - share[i]) / Math.max(1, tries[i]));
      best = tries[i] > tries[best] ? i : best;
    }
    return new Estimates(turn.actions(), tries, share, error, best);
  }

  /** One tree, grown by one thread; the node 0 is its root. */
  private final class Tree {
    private final int number;
    private final int[] action;
    private final int[] firstChild;
    private final int[] sibling;
    private final int[] visits;
    private final int[] offers;
    private final double[] sums;
    private final int[] path = new int[DEEPEST];
    private final int[] movers = new int[DEEPEST];
    private final int[] actions = new int[game.actionCount()];
    private final S world = game.newState();
    private final Rng rng = new Rng(0);
    private final Playouts<S> playouts = new Playouts<>(game);
    private final Policy<S> policy = game.policy();
    private final boolean open = game instanceof OpenGame;
    private int size = 1;
    private int depth;

    Tree(int number, int nodes) {
      this.number = number;
      action = new int[nodes];
      firstChild = new int[nodes];
      sibling = new int[nodes];
      visits = new int[nodes];
      offers = new int[nodes];
      sums = new double[nodes];
    }

    void grow(int iterations, long until) {
      for (int i = 0; i < iterations; i++) {
        iterate(i);
        if (until != 0 && (i & 7) == 7 && (Budget.now() > until || Thread.interrupted())) {
          return;
        }
      }
    }

    private void iterate(int iteration) {
      rng.seed(seed + number, iteration);
      world.set(root);
      game.reimagine(world, turn.seat(), rng);
      int last = playouts.last(root);
      depth = 0;
      int node = ROOT;
      boolean inTree = true;
      while (inTree && depth < DEEPEST && playouts.isWithin(world, last)) {
        world.luck(rng);
        if (world.over()) {
          break;
        }
        int mover = Integer.numberOfTrailingZeros(world.actors());
        int count = world.actions(mover, actions);
        int chosen = count == 1 ? actions[0] : choose(node, mover, count);
        if (count > 1) {
          int next = child(node, chosen);
          inTree = next != ROOT && visits[next] > 0;
          next = next == ROOT ? add(node, chosen) : next;
          if (next == ROOT) { // no room
            world.play(mover, chosen);
            break;
          }
          path[depth] = next;
          movers[depth++] = mover;
          node = next;
        }
        world.play(mover, chosen);
        if (depth == 1 && count > 1) {
          playouts.inTurn(world, visits[node]);
        }
      }
      playouts.run(world, last, rng);
      for (int i = 0; i < depth; i++) {
        visits[path[i]]++;
        sums[path[i]] += playouts.share(world, movers[i]);
      }
    }

    private int choose(int node, int mover, int count) {
      int usual = policy.choose(world, mover, actions, count, rng);
      return open || mover == turn.seat() ? byTree(node, usual, count) : usual;
    }

    /** The most promising action; before all others those not tried yet, the usual one first. */
    private int byTree(int node, int usual, int count) {
      int untried = 0;
      int best = usual;
      double most = Double.NEGATIVE_INFINITY;
      for (int i = 0; i < count; i++) {
        int child = child(node, actions[i]);
        if (child == ROOT || visits[child] == 0) {
          if (actions[i] == usual) {
            return usual;
          }
          best = rng.below(++untried) == 0 ? actions[i] : best;
        } else {
          offers[child]++;
          double worth = worth(child, actions[i] == usual);
          best = untried == 0 && worth > most ? actions[i] : best;
          most = Math.max(most, worth);
        }
      }
      return best;
    }

    private double worth(int child, boolean usual) {
      double tries = visits[child];
      double trust = usual ? TRUST / tries : 0;
      return sums[child] / tries
          + trust
          + CURIOSITY * Math.sqrt(Math.log(offers[child] + 1) / tries);
    }

    /** The child of a node by an action; the root, which is nobody's child, if there is none. */
    int child(int node, int wanted) {
      int child = firstChild[node];
      while (child != ROOT && action[child] != wanted) {
        child = sibling[child];
      }
      return child;
    }

    /** A new child; the root if there is no more room. */
    private int add(int node, int by) {
      if (size == action.length) {
        return ROOT;
      }
      int child = size++;
      action[child] = by;
      sibling[child] = firstChild[node];
      firstChild[node] = child;
      return child;
    }
  }
}
