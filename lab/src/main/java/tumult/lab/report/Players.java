package tumult.lab.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ToLongFunction;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.SeatedBots;
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
  /** The stream from which bots draw. */
  static final String PLAY = "play";

  private final Game<S, ?, ?> game;
  private final List<Bot> bots;

  /**
   * @param bots one for each seat
   */
  Players(Game<S, ?, ?> game, List<Bot> bots) {
    this.game = game;
    this.bots = bots;
  }

  /** The kind of a stream of luck: without for whom it is. */
  static String kind(String stream) {
    int space = stream.indexOf(' ');
    return space < 0 ? stream : stream.substring(0, space);
  }

  /**
   * Plays a game to its end.
   *
   * @param seeds the seed of each kind of luck
   * @param before hears each position, and who acts there; chance's are left out
   */
  Match<S, ?, ?> play(ToLongFunction<String> seeds, BiConsumer<S, Match<S, ?, ?>> before) {
    Match<S, ?, ?> match = new Match<>(game);
    Map<String, Rng> streams = new HashMap<>();
    SeatedBots<S, ?> players =
        new SeatedBots<>(match, bots, Budget.ANY, new Rng(seeds.applyAsLong(PLAY)));
    while (!match.state().over()) {
      if (match.state().actors() == Seat.bit(Seat.CHANCE)) {
        String name = game.luck(match.state());
        match.chance(
            streams.computeIfAbsent(
                name,
                some -> new Rng(Rng.hash(some.chars().toArray(), seeds.applyAsLong(kind(some))))));
      } else {
        before.accept(match.state(), match);
        players.act();
      }
    }
    return match;
  }
}
