package tumult.lab.report;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.State;
import tumult.lab.Estimate;

/**
 * What wins if all play by the rule of thumb: what luck brings, what one does, and with what one
 * begins.
 */
public final class Impact {
  private final int seats;
  private int games;

  /** What luck of each kind brings, by {@link Game#sort}. */
  private final Map<String, Map<String, Ratio>> luck = new TreeMap<>();

  private final Map<String, Ratio> anyLuck = new TreeMap<>();
  private final Map<String, Ratio> moves = new TreeMap<>();
  private final Map<String, Ratio> firsts = new TreeMap<>();

  private Impact(int seats) {
    this.seats = seats;
  }

  /** Plays so many games. */
  public static <S extends State<S>> Impact of(
      Game<S, ?, ?> game, int games, long seed, int threads) {
    Players<S> players = Players.byTheRule(game);
    return Lots.of(
        games,
        threads,
        () -> new Impact(game.seats()),
        (impact, n) -> {
          long own = Course.seed(seed, n);
          Story<S> story = new Story<>(game);
          impact.note(story, players.play(kind -> own, story));
        },
        Impact::add);
  }

  /** What happened to each seat in a game. */
  private static final class Story<S extends State<S>> implements Players.Watcher<S> {
    private final Game<S, ?, ?> game;
    private final int[] buffer;
    private final boolean[] choice;
    private final Map<String, Map<String, int[]>> drawn = new HashMap<>();
    private final Map<String, Set<Integer>> moves = new HashMap<>();
    private final @Nullable String[] first;

    Story(Game<S, ?, ?> game) {
      this.game = game;
      buffer = new int[game.actionCount()];
      choice = new boolean[game.seats()];
      first = new String[game.seats()];
    }

    @Override
    public void before(S state) {
      for (int seat = 0; seat < choice.length; seat++) {
        choice[seat] = first[seat] == null && state.actions(seat, buffer) > 1;
      }
    }

    @Override
    public void acted(int seat, int action) {
      if (seat >= game.seats()) {
        return; // the arbiter
      }
      String sort = game.sort(action);
      moves.computeIfAbsent(sort, some -> new TreeSet<>()).add(seat);
      if (choice[seat]) {
        first[seat] = sort;
      }
    }

    @Override
    public void drawn(String stream, int outcome) {
      int seat = Players.owner(stream, game.seats());
      if (seat >= 0) {
        drawn.computeIfAbsent(Players.kind(stream), kind -> new HashMap<>())
            .computeIfAbsent(game.sort(outcome), sort -> new int[game.seats()])[seat]++;
      }
    }
  }

  private void note(Story<?> story, State<?> end) {
    games++;
    double[] shares = new double[seats];
    Arrays.setAll(shares, seat -> Outlook.shareOfWin(end, seat));
    story.drawn.forEach((kind, sorts) -> {
      int[] all = new int[seats];
      sorts.forEach((sort, often) -> {
        Arrays.setAll(all, seat -> all[seat] + often[seat]);
        Map<String, Ratio> ratios = luck.computeIfAbsent(kind, some -> new TreeMap<>());
        ratio(ratios, sort).add(Arrays.stream(often).sum(), sum(often, shares));
      });
      ratio(anyLuck, kind).add(Arrays.stream(all).sum(), sum(all, shares));
    });
    story.moves.forEach((sort, who) ->
        ratio(moves, sort).add(who.size(), who.stream().mapToDouble(seat -> shares[seat]).sum()));
    for (String sort :
        new TreeSet<>(Arrays.stream(story.first).filter(some -> some != null).toList())) {
      int[] who = new int[seats];
      Arrays.setAll(who, seat -> sort.equals(story.first[seat]) ? 1 : 0);
      ratio(firsts, sort).add(Arrays.stream(who).sum(), sum(who, shares));
    }
  }

  private static double sum(int[] often, double[] shares) {
    double sum = 0;
    for (int seat = 0; seat < often.length; seat++) {
      sum += often[seat] * shares[seat];
    }
    return sum;
  }

  private static Ratio ratio(Map<String, Ratio> ratios, String name) {
    return ratios.computeIfAbsent(name, some -> new Ratio());
  }

  private void add(Impact later) {
    games += later.games;
    later.luck.forEach(
        (kind, sorts) -> add(luck.computeIfAbsent(kind, some -> new TreeMap<>()), sorts));
    add(anyLuck, later.anyLuck);
    add(moves, later.moves);
    add(firsts, later.firsts);
  }

  private static void add(Map<String, Ratio> ratios, Map<String, Ratio> later) {
    later.forEach((name, some) -> ratio(ratios, name).add(some));
  }

  public int games() {
    return games;
  }

  /**
   * For each kind of luck, by how much what it brings changes the share of the wins of the seat
   * that gets it, each time, against whatever else that luck might have brought.
   *
   * @param least in how many games it must have come
   */
  public Map<String, Map<String, Estimate>> luck(int least) {
    Map<String, Map<String, Estimate>> found = new TreeMap<>();
    luck.forEach((kind, sorts) -> {
      double usual = ratio(anyLuck, kind).estimate().mean();
      Map<String, Estimate> each = new TreeMap<>();
      sorts.forEach((sort, ratio) -> {
        if (ratio.games() >= least) {
          each.put(sort, ratio.estimate().less(usual));
        }
      });
      found.put(kind, each);
    });
    return Collections.unmodifiableMap(found);
  }

  /** By how much those win more often who do something at least once in a game. */
  public Map<String, Estimate> moves(int least) {
    return contrasts(moves, least);
  }

  /** By how much those win more often whose first choice, of several, is this. */
  public Map<String, Estimate> firsts(int least) {
    return contrasts(firsts, least);
  }

  /** Those that came in some games, but not for everybody in nearly all. */
  private Map<String, Estimate> contrasts(Map<String, Ratio> ratios, int least) {
    Map<String, Estimate> found = new TreeMap<>();
    ratios.forEach((sort, ratio) -> {
      long others = (long) games * seats - ratio.times();
      if (ratio.games() >= least && others >= least) {
        found.put(sort, ratio.contrast(games, seats));
      }
    });
    return found;
  }
}
