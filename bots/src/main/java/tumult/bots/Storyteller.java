package tumult.bots;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.bots.Story.Basis;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.Solved;
import tumult.engine.State;

/**
 * Tells what a game that is over was about.
 *
 * <p>A position in which chance acts is worth what its playouts say, or what is known. One in which
 * a seat chooses is worth what follows, and what a better choice would have added: that is judged
 * in worlds that the seat's view allows, and counts only where it is no accident. So every change
 * from one position to the next has one author, chance or a seat, and all changes together lead
 * from the first position to the result. In a race game the position itself says what it promises,
 * and a touch is worth what it changes.
 *
 * @param <S> the game's positions
 */
public final class Storyteller<S extends State<S>> {
  /** The action of a seat that gives up. */
  public static final int RESIGNS = -1;

  /** How many playouts a story may take, roughly. */
  public static final int USUAL = 300_000;

  /** Longer games are not told. */
  public static final int MOST_PLIES = 30_000;

  private final Game<S, ?, ?> game;
  private final List<Match.Ply> plies;
  private final @Nullable Solved<S> solved;
  private final Judge<S> judge;
  private final Basis basis;
  private final int seats;

  /** The positions that matter, and what they are worth. */
  private final double[][] worths;

  private final @Nullable String[] better;
  private final int[] owners;

  /** Where luck of another name begins than before. */
  private final boolean[] begins;

  private String luck = "";
  private final double[] variance;
  private final S state;
  private final int[] actions;
  private int givenUp;

  private Storyteller(Game<S, ?, ?> game, List<Match.Ply> plies, Judge<S> judge, double[] result) {
    this.game = game;
    this.plies = plies;
    this.judge = judge;
    this.solved = game.solved();
    this.basis = basis(game);
    this.seats = game.seats();
    this.worths = new double[plies.size() + 1][];
    this.better = new String[plies.size()];
    this.owners = new int[plies.size()];
    this.begins = new boolean[plies.size()];
    this.variance = new double[seats];
    this.state = game.newState();
    this.actions = new int[game.actionCount()];
    worths[plies.size()] = result;
  }

  /**
   * The story of a game.
   *
   * @param plies all of it, {@link #RESIGNS} included
   * @param winners those who won or share, a bit each
   * @param playouts how many it may take, roughly
   */
  public static <S extends State<S>> Story tell(
      Game<S, ?, ?> game, List<Match.Ply> plies, int winners, int playouts, long seed) {
    if (winners == 0) {
      throw new BadInput("the game is not over: there is nothing to tell yet");
    }
    if (plies.size() > MOST_PLIES) {
      throw new BadInput("a game of more than %d steps is not told".formatted(MOST_PLIES));
    }
    if (playouts < 1) {
      throw new BadInput("a story takes at least one playout");
    }
    double[] result = new double[game.seats()];
    for (int seat = 0; seat < result.length; seat++) {
      result[seat] = (winners & Seat.bit(seat)) == 0 ? 0 : 1.0 / Integer.bitCount(winners);
    }
    Judge<S> judge = new Judge<>(game, seed, Judge.each(game, plies, playouts));
    return new Storyteller<>(game, plies, judge, result).tell();
  }

  private static Basis basis(Game<?, ?, ?> game) {
    if (game.solved() != null) {
      return Basis.SOLVED;
    }
    return game.setup().kind().realTime() ? Basis.COUNTED : Basis.SAMPLED;
  }

  private Story tell() {
    double[][] gains = new double[plies.size()][0];
    for (int ply = 0; ply < plies.size(); ply++) {
      look(ply, gains);
    }
    for (int ply = plies.size() - 1; ply >= 0; ply--) {
      if (worths[ply] == null) {
        worths[ply] = sum(worths[ply + 1], gains[ply]);
      }
    }
    Ledger ledger = new Ledger(worths[0]);
    for (int ply = 0; ply < plies.size(); ply++) {
      int actor = plies.get(ply).actor();
      if (actor < seats) {
        ledger.chose(actor, ply + 1, worths[ply + 1], better[ply]);
      } else if (!isChance(ply + 1) || begins[ply + 1]) {
        ledger.happened(owners[ply], ply + 1, worths[ply + 1]);
      }
    }
    int[] errors = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      errors[seat] = (int) Math.ceil(2000 * Math.sqrt(variance[seat]));
    }
    return ledger.story(basis, basis == Basis.SAMPLED ? judge.error() : 0, errors);
  }

  /** Whether a step is chance's, or the arbiter's. */
  private boolean isChance(int ply) {
    return ply < plies.size() && plies.get(ply).actor() >= seats;
  }

  /**
   * Finds out what the position before a step is worth, or what the step has cost, and plays it.
   */
  private void look(int ply, double[][] gains) {
    Match.Ply step = plies.get(ply);
    String before = luck;
    luck = isChance(ply) ? luck(game, state) : "";
    boolean runBegins = isChance(ply) && !luck.equals(before);
    begins[ply] = runBegins;
    owners[ply] = owner(luck, seats);
    if (basis != Basis.SAMPLED && (runBegins || !isChance(ply))) {
      worths[ply] = known();
    } else if (basis == Basis.SAMPLED && (runBegins || step.action() == RESIGNS)) {
      worths[ply] = judge.worth(state, givenUp);
      if (ply == 0) {
        addVariance(judge.variances());
      }
    } else if (basis == Basis.SAMPLED && !isChance(ply)) {
      int count = state.actions(step.actor(), actions);
      gains[ply] = judge.gain(state, step, actions, count);
      if (gains[ply].length > 0) {
        better[ply] = game.text(judge.better());
        addVariance(judge.variances());
      }
    }
    if (step.action() == RESIGNS) {
      givenUp |= Seat.bit(step.actor());
    } else {
      state.play(step.actor(), step.action());
    }
  }

  private void addVariance(double[] more) {
    for (int seat = 0; seat < seats; seat++) {
      variance[seat] += more[seat];
    }
  }

  private double[] known() {
    double[] shares = new double[seats];
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = solved != null ? solved.share(state, seat) : game.outlook().share(state, seat);
    }
    return Judge.without(givenUp, shares);
  }

  /** The luck that is due: outcomes of one name in a row are one. */
  static <S extends State<S>> String luck(Game<S, ?, ?> game, S state) {
    return state.actors() == Seat.bit(Seat.CHANCE) ? game.luck(state) : Seat.text(Seat.ARBITER);
  }

  /** For whom luck of a name is; {@link Ledger#CHANCE} if nobody can say. */
  private static int owner(String name, int seats) {
    String whom = name.substring(name.indexOf(' ') + 1);
    int seat = whom.matches("\\d+") ? Integer.parseInt(whom) : Ledger.CHANCE;
    return seat < seats ? seat : Ledger.CHANCE; // in Haos it may be a second hand's place
  }

  /** A worth and a gain, as much of it as leaves every share between nothing and all. */
  private static double[] sum(double[] worth, double[] gain) {
    if (gain.length == 0) {
      return worth;
    }
    double part = 1;
    for (int seat = 0; seat < worth.length; seat++) {
      double room = gain[seat] > 0 ? 1 - worth[seat] : worth[seat];
      part = gain[seat] == 0 ? part : Math.min(part, room / Math.abs(gain[seat]));
    }
    double[] sum = new double[worth.length];
    for (int seat = 0; seat < worth.length; seat++) {
      sum[seat] = worth[seat] + Math.max(0, part) * gain[seat];
    }
    return sum;
  }
}
