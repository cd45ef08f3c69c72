package tumult.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.lab.Estimate;

/** How games go if all play by the rule of thumb: their length, their choices, and who wins. */
public final class Course {
  /** How long a person takes on a phone over a choice, and where there is none, in seconds. */
  public static final double CHOICE = 4;

  public static final double FORCED = 1.5;

  private final List<Integer> lengths = new ArrayList<>();
  private final Mean length = new Mean();
  private final Ratio branching = new Ratio();
  private final Mean real = new Mean();
  private final Mean seconds = new Mean();
  private final List<Mean> seats;
  private final List<Mean> places;

  private Course(int seats) {
    this.seats = Stream.generate(Mean::new).limit(seats).toList();
    places = Stream.generate(Mean::new).limit(seats).toList();
  }

  /** Plays so many games. */
  public static <S extends State<S>> Course of(
      Game<S, ?, ?> game, int games, long seed, int threads) {
    Players<S> players = Players.byTheRule(game);
    return Lots.of(
        games,
        threads,
        () -> new Course(game.seats()),
        (course, n) -> {
          long own = seed(seed, n);
          Steps<S> steps = new Steps<>(game);
          course.note(steps, players.play(kind -> own, steps));
        },
        Course::add);
  }

  /** The seed of one of many games. */
  static long seed(long seed, int game) {
    return Rng.mix(seed + game * 31L + 1);
  }

  /** What is counted while a game goes on. */
  private static final class Steps<S extends State<S>> implements Players.Watcher<S> {
    private final int[] buffer;
    private int first = -1;
    private int decisions;
    private int choices;
    private int actions;

    Steps(Game<S, ?, ?> game) {
      buffer = new int[game.actionCount()];
    }

    @Override
    public void before(S state) {
      int most = 0;
      for (int seat : Seat.seats(state.actors())) {
        most = Math.max(most, state.actions(seat, buffer));
      }
      decisions++;
      choices += most > 1 ? 1 : 0;
      actions += most;
    }

    @Override
    public void acted(int seat, int action) {
      first = first < 0 && seat != Seat.ARBITER ? seat : first;
    }
  }

  private void note(Steps<?> game, State<?> end) {
    lengths.add(game.decisions);
    length.add(game.decisions);
    branching.add(game.decisions, game.actions);
    real.add((double) game.choices / game.decisions);
    seconds.add(CHOICE * game.choices + FORCED * (game.decisions - game.choices));
    for (int seat = 0; seat < seats.size(); seat++) {
      double share = Outlook.shareOfWin(end, seat);
      seats.get(seat).add(share);
      places.get(Math.floorMod(seat - game.first, seats.size())).add(share);
    }
  }

  private void add(Course later) {
    lengths.addAll(later.lengths);
    length.add(later.length);
    branching.add(later.branching);
    real.add(later.real);
    seconds.add(later.seconds);
    for (int seat = 0; seat < seats.size(); seat++) {
      seats.get(seat).add(later.seats.get(seat));
      places.get(seat).add(later.places.get(seat));
    }
  }

  public int games() {
    return lengths.size();
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

  /** The part of the wins of each seat. */
  public List<Estimate> seats() {
    return seats.stream().map(Mean::estimate).toList();
  }

  /** The part of the wins of who begins, of the next clockwise, and so on. */
  public List<Estimate> places() {
    return places.stream().map(Mean::estimate).toList();
  }

  /** How much more than an even part of the wins who begins gets. */
  public Estimate beginning() {
    return places.getFirst().estimate().less(1.0 / places.size());
  }

  /** How even who begins, who is next and so on are: 1 if all win alike, 0 if always one does. */
  public double uniformity() {
    double entropy = 0;
    for (Mean place : places) {
      double share = place.estimate().mean();
      entropy -= share > 0 ? share * Math.log(share) : 0;
    }
    return places.size() == 1 ? 1 : entropy / Math.log(places.size());
  }
}
