package tumult.lab.report;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.bots.SeatedBots;
import tumult.bots.ThumbBot;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * Games by bots whose luck comes in named streams, each from a seed that can be chosen for itself.
 *
 * @param <S> the game's positions
 */
final class Players<S extends State<S>> {
  /** The stream from which it is drawn who plays, and from which bots draw. */
  static final String PLAY = "play";

  /** How good those are who sit down by lot. */
  static final int LEVELS = 3;

  private final Game<S, ?, ?> game;
  private final Function<Rng, List<Bot>> company;

  private Players(Game<S, ?, ?> game, Function<Rng, List<Bot>> company) {
    this.game = game;
    this.company = company;
  }

  /** All play by the rule of thumb. */
  static <S extends State<S>> Players<S> byTheRule(Game<S, ?, ?> game) {
    List<Bot> bots = Collections.nCopies(game.seats(), new ThumbBot());
    return new Players<>(game, rng -> bots);
  }

  /** Each is of level 1, 2 or 3, by lot. */
  static <S extends State<S>> Players<S> ofAnyLevel(Game<S, ?, ?> game) {
    return new Players<>(
        game,
        rng ->
            Stream.generate(() -> Bots.ofLevel(1 + rng.below(LEVELS)))
                .limit(game.seats())
                .toList());
  }

  /** Hears what happens in a game, step by step. */
  interface Watcher<S> {
    /** Somebody is to act. */
    default void before(S state) {}

    /** A seat, or the arbiter, has acted. */
    default void acted(int seat, int action) {}

    /** Luck of a stream has brought something. */
    default void drawn(String stream, int outcome) {}
  }

  /** The kind of a stream of luck: without for whom it is. */
  static String kind(String stream) {
    int space = stream.indexOf(' ');
    return space < 0 ? stream : stream.substring(0, space);
  }

  /** Whose luck a stream is; -1 if it is nobody's. */
  static int owner(String stream, int seats) {
    int space = stream.indexOf(' ');
    return space < 0 ? -1 : Integer.parseInt(stream.substring(space + 1)) % seats;
  }

  /**
   * Plays a game to its end, and says how it ended.
   *
   * @param seeds the seed of each kind of luck
   */
  S play(ToLongFunction<String> seeds, Watcher<S> watcher) {
    Match<S, ?, ?> match = new Match<>(game);
    Map<String, Rng> streams = new HashMap<>();
    Rng play = new Rng(seeds.applyAsLong(PLAY));
    SeatedBots<S, ?> bots = new SeatedBots<>(match, company.apply(play), Budget.ANY, play);
    while (!match.state().over()) {
      if (match.state().actors() == Seat.bit(Seat.CHANCE)) {
        String name = game.luck(match.state());
        Rng stream =
            streams.computeIfAbsent(
                name,
                some -> new Rng(Rng.hash(some.chars().toArray(), seeds.applyAsLong(kind(some)))));
        watcher.drawn(name, match.chance(stream));
      } else {
        watcher.before(match.state());
        bots.act();
        Match.Ply ply = match.plies().getLast();
        watcher.acted(ply.actor(), ply.action());
      }
    }
    return match.state();
  }
}
