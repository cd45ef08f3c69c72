package tumult.lab.report;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.lab.Estimate;

/**
 * Where a result comes from, if those who play are of level 1, 2 or 3 by lot. Each game is played
 * again with only one kind of luck drawn anew, or only who plays and how; half of the mean square
 * of the difference, as a part of the variance, is the share of that kind (Jansen's estimate of
 * Sobol's total index). Kinds that work together are counted in each, so the shares may add up to
 * more than one.
 */
public final class Sources {
  /** Not a kind of luck, but all of them together. */
  private static final String ALL_LUCK = "luck, all of it";

  private final Map<String, Mean> halves = new TreeMap<>();

  /** Of each seat: they need not win alike. */
  private final List<Mean> results;

  private Sources(Set<String> kinds, int seats) {
    kinds.forEach(kind -> halves.put(kind, new Mean()));
    results = Stream.generate(Mean::new).limit(seats).toList();
  }

  /** Plays so many games, each once more for every kind of luck, and for play. */
  public static <S extends State<S>> Sources of(
      Game<S, ?, ?> game, int games, long seed, int threads) {
    Players<S> players = Players.ofAnyLevel(game);
    Set<String> kinds = kinds(players, seed);
    kinds.add(Players.PLAY);
    kinds.add(ALL_LUCK);
    return of(game, kinds, games, seed, threads);
  }

  /** The same for all luck together only. */
  public static <S extends State<S>> Sources allLuck(
      Game<S, ?, ?> game, int games, long seed, int threads) {
    return of(game, Set.of(ALL_LUCK), games, seed, threads);
  }

  private static <S extends State<S>> Sources of(
      Game<S, ?, ?> game, Set<String> kinds, int games, long seed, int threads) {
    Players<S> players = Players.ofAnyLevel(game);
    return Lots.of(
        games,
        threads,
        () -> new Sources(kinds, game.seats()),
        (sources, n) -> sources.note(players, Course.seed(seed, n)),
        Sources::add);
  }

  private <S extends State<S>> void note(Players<S> players, long seed) {
    double[] first = result(players, seed, "");
    halves.forEach((kind, mean) -> {
      double[] second = result(players, seed, kind);
      double squares = 0;
      for (int seat = 0; seat < first.length; seat++) {
        squares += (first[seat] - second[seat]) * (first[seat] - second[seat]);
      }
      mean.add(squares / first.length / 2);
    });
  }

  /** What each seat has won in the end. */
  private <S extends State<S>> double[] result(Players<S> players, long seed, String anew) {
    S end =
        players.play(
            kind -> {
              boolean all = anew.equals(ALL_LUCK) && !kind.equals(Players.PLAY);
              return all || kind.equals(anew) ? Rng.mix(seed + 7) : seed;
            },
            new Players.Watcher<>() {});
    double[] shares = new double[results.size()];
    for (int seat = 0; seat < shares.length; seat++) {
      shares[seat] = Outlook.shareOfWin(end, seat);
      results.get(seat).add(shares[seat]);
    }
    return shares;
  }

  /** The kinds of luck that come up. */
  private static <S extends State<S>> Set<String> kinds(Players<S> players, long seed) {
    Set<String> kinds = new TreeSet<>();
    for (int n = 0; n < 5; n++) {
      long own = seed + n;
      players.play(
          kind -> own,
          new Players.Watcher<>() {
            @Override
            public void drawn(String stream, int outcome) {
              kinds.add(Players.kind(stream));
            }
          });
    }
    return kinds;
  }

  private void add(Sources later) {
    for (int seat = 0; seat < results.size(); seat++) {
      results.get(seat).add(later.results.get(seat));
    }
    halves.forEach((kind, mean) -> mean.add(later.half(kind)));
  }

  /** How many games were each played again. */
  public long games() {
    return half(ALL_LUCK).count();
  }

  /** The share of each kind of luck, and of who plays and how, which is {@code play}. */
  public Map<String, Estimate> shares() {
    Map<String, Estimate> shares = new TreeMap<>();
    halves.keySet().forEach(kind -> shares.put(kind, share(kind)));
    shares.remove(ALL_LUCK);
    return shares;
  }

  /** The share that goes with all luck together: what play alone does not explain. */
  public Estimate luck() {
    Estimate share = share(ALL_LUCK);
    return new Estimate(Math.min(1, share.mean()), share.low(), share.high()); // it cannot be more
  }

  private Mean half(String kind) {
    return Objects.requireNonNull(halves.get(kind));
  }

  private Estimate share(String kind) {
    double variance = results.stream().mapToDouble(Mean::variance).average().orElse(0);
    return half(kind)
        .estimate()
        .times(variance == 0 ? 0 : 1 / variance)
        .within(0, Double.POSITIVE_INFINITY);
  }
}
