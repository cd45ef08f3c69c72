package tumult.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.SeatedBots;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Bots against each other in blocks. In a block the same luck comes once for every rotation of the
 * seats, so that each bot has it on each seat and luck cancels: what counts is the block, never the
 * single game.
 *
 * @param <S> the game's positions
 */
public final class Arena<S extends State<S>> {
  private final Game<S, ?, ?> game;
  private final List<Bot> bots;
  private final Budget budget;
  private final long seed;
  private final boolean blocks;
  private volatile boolean stopped;

  /** Which bot sits on each seat, for every game of a block. */
  private final List<int[]> seatings;

  /**
   * @param bots at least two
   * @param budget how long each may think about a choice
   */
  public Arena(Game<S, ?, ?> game, List<Bot> bots, Budget budget, long seed) {
    this(game, bots, budget, seed, true);
  }

  /**
   * @param blocks whether the games of a block share their luck; if not, it can be seen what that
   *     is worth
   */
  public Arena(Game<S, ?, ?> game, List<Bot> bots, Budget budget, long seed, boolean blocks) {
    this.game = game;
    this.bots = List.copyOf(bots);
    this.budget = budget;
    this.seed = seed;
    this.blocks = blocks;
    seatings = seatings(bots.size(), game.seats());
  }

  /**
   * Every seating of a block: all bots sit down if there is room, some on several seats, else every
   * choice of them; and each such company in all its rotations.
   */
  static List<int[]> seatings(int bots, int seats) {
    List<int[]> seatings = new ArrayList<>();
    for (int[] company : companies(bots, Math.min(bots, seats))) {
      for (int turn = 0; turn < company.length; turn++) {
        int[] seating = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
          seating[seat] = company[(seat + turn) % company.length];
        }
        seatings.add(seating);
      }
    }
    return seatings;
  }

  private static List<int[]> companies(int bots, int size) {
    List<int[]> companies = new ArrayList<>();
    for (int chosen = 0; chosen < 1 << bots; chosen++) {
      if (Integer.bitCount(chosen) == size) {
        int set = chosen;
        companies.add(IntStream.range(0, bots).filter(bot -> (set >> bot & 1) != 0).toArray());
      }
    }
    return companies;
  }

  /** How many games a block has. */
  public int gamesPerBlock() {
    return seatings.size();
  }

  /** Lets {@link #run} come to an end soon; the blocks that are complete by then count. */
  public void stop() {
    stopped = true;
  }

  /**
   * Plays the blocks with numbers from {@code from} to {@code to - 1}.
   *
   * @param listener hears, in the order of the blocks, what each bot has won in it, in parts of
   *     {@link Totals#WIN}; says whether to go on
   */
  public void run(long from, long to, int threads, Predicate<long[]> listener) {
    new InOrder<>(
            to - from,
            threads,
            block -> block(from + block),
            wins -> !stopped && listener.test(wins))
        .run(threads);
  }

  /** What each bot wins in a block. */
  long[] block(long block) {
    long[] wins = new long[bots.size()];
    for (int game = 0; game < seatings.size() && !stopped; game++) { // if so, nobody hears of it
      int[] seating = seatings.get(game);
      int winners = play(seating, blocks ? block : block * seatings.size() + game);
      long part = Totals.WIN / Integer.bitCount(winners);
      for (int seat = 0; seat < seating.length; seat++) {
        wins[seating[seat]] += (winners & Seat.bit(seat)) != 0 ? part : 0;
      }
    }
    return wins;
  }

  private int play(int[] seating, long number) {
    Match<S, ?, ?> match = new Match<>(game);
    Luck luck = new Luck(number);
    List<Bot> seated = new ArrayList<>();
    for (int bot : seating) {
      seated.add(bots.get(bot));
    }
    SeatedBots<S, ?> players = new SeatedBots<>(match, seated, budget, luck.of("bots"));
    while (!match.state().over()) {
      if (match.state().actors() == Seat.bit(Seat.CHANCE)) {
        match.chance(luck.of(game.luck(match.state())));
      } else {
        players.act();
      }
    }
    return match.state().winners();
  }

  /** The luck of a number: a stream for each name, the same in all games that share it. */
  private final class Luck {
    private final Map<String, Rng> streams = new HashMap<>();
    private final long number;

    Luck(long number) {
      this.number = number;
    }

    Rng of(String name) {
      return streams.computeIfAbsent(
          name, some -> new Rng(Rng.hash(some.chars().toArray(), seed), number));
    }
  }
}
