package tumult.lab;

import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.RandomBot;
import tumult.bots.SeatedBots;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Playout;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Many seeded games of one kind, played by bots on several threads. Game number n is always the
 * same, whoever plays it and whenever.
 *
 * @param <S> the game's positions
 */
public final class Simulation<S extends State<S>> {
  /** What is played between two looks at whether to go on: quick games in large lots. */
  private static final int RANDOM_LOT = 1024;

  private static final int LOT = 4;

  private final Game<S, ?, ?> game;
  private final List<Bot> bots;
  private final Budget budget;
  private final long seed;
  private final boolean random;
  private volatile boolean stopped;

  /**
   * @param bots one for each seat, seat 0 first
   * @param budget how long each may think about a choice
   */
  public Simulation(Game<S, ?, ?> game, List<Bot> bots, Budget budget, long seed) {
    if (bots.size() != game.seats()) {
      throw new IllegalArgumentException(bots.size() + " bots for " + game.seats() + " seats");
    }
    this.game = game;
    this.bots = List.copyOf(bots);
    this.budget = budget;
    this.seed = seed;
    random =
        !game.setup().kind().realTime() && bots.stream().allMatch(bot -> bot instanceof RandomBot);
  }

  /** Lets {@link #run} come to an end soon; what was played until then counts. */
  public void stop() {
    stopped = true;
  }

  /**
   * Plays the games with numbers from {@code from} to {@code to - 1}.
   *
   * @param listener hears, lot by lot in the order of the numbers, the totals of that lot and, if
   *     wanted, a line for each game
   * @param lines whether lines are wanted: the game's number, its decisions, its winners with
   *     spaces between, and the score of each seat
   */
  public void run(
      long from, long to, int threads, boolean lines, BiConsumer<Totals, String> listener) {
    int size = random ? RANDOM_LOT : LOT;
    InOrder<Lot> lots =
        new InOrder<>(
            (to - from + size - 1) / size,
            threads,
            lot -> play(from + lot * size, Math.min(to, from + (lot + 1) * size), lines),
            lot -> {
              if (!stopped) {
                listener.accept(lot.totals, lot.lines);
              }
              return !stopped;
            });
    lots.run(threads);
  }

  private record Lot(Totals totals, String lines) {}

  private Lot play(long from, long to, boolean lines) {
    Player player = new Player(lines);
    for (long number = from; number < to; number++) {
      if (stopped) {
        break; // nobody hears of it
      }
      player.play(number);
    }
    return new Lot(player.totals, player.lines());
  }

  /** What is used for all games of a lot. */
  private final class Player {
    private final S start = game.newState();
    private final S state = game.newState();
    private final int[] actions = new int[game.actionCount()];
    private final @Nullable StringBuilder text;
    private final Totals totals = new Totals(game.seats());

    Player(boolean lines) {
      text = lines ? new StringBuilder() : null;
    }

    void play(long number) {
      Rng rng = new Rng(seed, number);
      if (random) {
        state.set(start);
        add(number, state, Playout.run(state, rng, actions));
      } else {
        Match<S, ?, ?> match = new Match<>(game);
        add(number, match.state(), decisions(match, rng));
      }
    }

    private long decisions(Match<S, ?, ?> match, Rng rng) {
      SeatedBots<S, ?> seated = new SeatedBots<>(match, bots, budget, rng);
      while (!match.state().over()) {
        seated.act();
      }
      return match.plies().stream().filter(ply -> ply.actor() != Seat.CHANCE).count();
    }

    private void add(long number, S end, long made) {
      totals.add(number, end, made);
      if (text != null) {
        write(text, number, end, made);
      }
    }

    private void write(StringBuilder row, long number, S end, long made) {
      row.append(number).append(',').append(made).append(',');
      int winners = end.winners();
      for (int seat = 0; seat < game.seats(); seat++) {
        if ((winners & Seat.bit(seat)) != 0) {
          row.append(seat).append(' ');
        }
      }
      if (winners != 0) {
        row.setLength(row.length() - 1);
      }
      for (int seat = 0; seat < game.seats(); seat++) {
        row.append(',').append(end.score(seat));
      }
      row.append('\n');
    }

    String lines() {
      return text == null ? "" : text.toString();
    }
  }
}
