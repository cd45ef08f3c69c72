package tumult.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tumult.bots.Bot;
import tumult.bots.ThumbBot;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Estimate;

/**
 * How games go if all play by the rule of thumb: their length, their choices, who wins, and what
 * those had done who won.
 *
 * @param <S> the game's positions
 */
public final class Course<S extends State<S>> {
  /** A mean that is still being found. */
  public static final class Mean {
    private long count;
    private double sum;
    private double squares;

    public void add(double value) {
      count++;
      sum += value;
      squares += value * value;
    }

    public long count() {
      return count;
    }

    public Estimate estimate() {
      return Estimate.of(count, sum, squares);
    }
  }

  private final Game<S, ?, ?> game;
  private final int[] buffer;
  private final List<Integer> lengths = new ArrayList<>();
  private final Mean length = new Mean();
  private final Mean branching = new Mean();
  private final Mean real = new Mean();
  private final Mean seconds = new Mean();
  private final List<Mean> seats = new ArrayList<>();
  private final Map<String, Mean> firsts = new TreeMap<>();
  private final Map<String, Mean> moves = new TreeMap<>();

  /** Plays so many games. */
  public Course(Game<S, ?, ?> game, int games, long seed) {
    this.game = game;
    buffer = new int[game.actionCount()];
    for (int seat = 0; seat < game.seats(); seat++) {
      seats.add(new Mean());
    }
    List<Bot> bots = Collections.nCopies(game.seats(), new ThumbBot());
    Players<S> players = new Players<>(game, bots);
    for (int n = 0; n < games; n++) {
      long own = Rng.mix(seed + n * 31L + 1);
      note(players, own);
    }
  }

  private void note(Players<S> players, long own) {
    int[] decisions = {0, 0};
    Match<S, ?, ?> match =
        players.play(
            kind -> own,
            (state, so) -> {
              int most = 0;
              for (int seat : Seat.seats(state.actors())) {
                most = Math.max(most, state.actions(seat, buffer));
              }
              decisions[0]++;
              decisions[1] += most > 1 ? 1 : 0;
              branching.add(most);
            });
    lengths.add(decisions[0]);
    length.add(decisions[0]);
    real.add((double) decisions[1] / decisions[0]);
    seconds.add(PaceOnAPhone.seconds(decisions[1], decisions[0] - decisions[1]));
    for (int seat = 0; seat < game.seats(); seat++) {
      double share = Outlook.shareOfWin(match.state(), seat);
      seats.get(seat).add(share);
      noteMoves(match, seat, share);
    }
  }

  private void noteMoves(Match<S, ?, ?> match, int seat, double share) {
    List<String> played = new ArrayList<>();
    for (Match.Ply ply : match.plies()) {
      if (ply.actor() == seat) {
        played.add(game.text(ply.action()));
      }
    }
    if (!played.isEmpty()) {
      firsts.computeIfAbsent(played.getFirst(), move -> new Mean()).add(share);
    }
    played.stream()
        .distinct()
        .forEach(move -> moves.computeIfAbsent(move, some -> new Mean()).add(share));
  }

  /** How long a person takes on a phone, roughly. */
  static final class PaceOnAPhone {
    private static final double CHOICE = 4;
    private static final double FORCED = 1.5;

    private PaceOnAPhone() {}

    static double seconds(int choices, int forced) {
      return CHOICE * choices + FORCED * forced;
    }
  }

  public List<Integer> lengths() {
    return Collections.unmodifiableList(lengths);
  }

  /** Decisions in a game. */
  public Estimate length() {
    return length.estimate();
  }

  /** Legal actions at a decision. */
  public Estimate branching() {
    return branching.estimate();
  }

  /** The part of the decisions at which there is more than one thing to do. */
  public Estimate real() {
    return real.estimate();
  }

  /** How long a game lasts on phones, in seconds. */
  public Estimate seconds() {
    return seconds.estimate();
  }

  public int seatCount() {
    return seats.size();
  }

  /** The part of the wins of a seat. */
  public Estimate seat(int seat) {
    return seats.get(seat).estimate();
  }

  /** How even the seats are: 1 if all win alike, 0 if always the same one does. */
  public double uniformity() {
    double entropy = 0;
    for (Mean seat : seats) {
      double share = seat.estimate().mean();
      entropy -= share > 0 ? share * Math.log(share) : 0;
    }
    return entropy / Math.log(seats.size());
  }

  /** What part of the win those get whose first choice was this. */
  public Map<String, Mean> firsts() {
    return Collections.unmodifiableMap(firsts);
  }

  /** What part of the win those get who did this at least once. */
  public Map<String, Mean> moves() {
    return Collections.unmodifiableMap(moves);
  }
}
