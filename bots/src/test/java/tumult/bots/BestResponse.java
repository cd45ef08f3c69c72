package tumult.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * The best that can be done for two against a bot whose every answer is known, found by looking
 * through all that can happen. Whoever responds knows what its seat may know, and remembers it.
 *
 * @param <S> the game's positions
 * @param <V> its views
 */
public final class BestResponse<S extends State<S>, V> {
  private final Game<S, V, ?> game;
  private final Bot bot;
  private final int seat;
  private final Outlook<S> outlook;
  private final Map<V, Integer> answers = new HashMap<>();
  private int stage;

  /** A position and how likely it is. */
  private record World<S>(S state, double weight) {}

  /** The best that a seat can do against a bot on the other one. */
  public BestResponse(Game<S, V, ?> game, Bot bot, int seat) {
    this.game = game;
    this.bot = bot;
    this.seat = seat;
    this.outlook = game.outlook();
  }

  /** What it brings on average, where any of these positions is as likely as any other. */
  public double share(List<S> positions) {
    stage = outlook.stage(positions.getFirst());
    List<World<S>> worlds = new ArrayList<>();
    positions.forEach(state -> worlds.add(new World<>(state, 1.0 / positions.size())));
    return ofParts(worlds);
  }

  /** Each part of the worlds that look alike is played in its own way. */
  private double ofParts(List<World<S>> worlds) {
    Map<V, List<World<S>>> parts = new LinkedHashMap<>();
    for (World<S> world : worlds) {
      parts.computeIfAbsent(game.view(world.state, seat), view -> new ArrayList<>()).add(world);
    }
    return parts.values().stream().mapToDouble(this::of).sum();
  }

  private double of(List<World<S>> worlds) {
    S any = worlds.getFirst().state;
    if (any.over() || outlook.stage(any) != stage) {
      return worlds.stream().mapToDouble(w -> w.weight * outlook.share(w.state, seat)).sum();
    }
    if (any.actors() == Seat.bit(seat)) {
      return Arrays.stream(actions(any, seat))
          .mapToDouble(action -> ofParts(played(worlds, seat, action)))
          .max()
          .orElseThrow();
    }
    List<World<S>> next = new ArrayList<>();
    for (World<S> world : worlds) {
      if (any.actors() == Seat.bit(Seat.CHANCE)) {
        next.addAll(outcomes(world));
      } else {
        next.addAll(played(List.of(world), 1 - seat, answer(world.state)));
      }
    }
    return ofParts(next);
  }

  private List<World<S>> outcomes(World<S> world) {
    int[] outcomes = actions(world.state, Seat.CHANCE);
    double ways = Arrays.stream(outcomes).map(world.state::weight).sum();
    List<World<S>> next = new ArrayList<>();
    for (int outcome : outcomes) {
      double weight = world.weight * world.state.weight(outcome) / ways;
      next.addAll(played(List.of(new World<>(world.state, weight)), Seat.CHANCE, outcome));
    }
    return next;
  }

  private List<World<S>> played(List<World<S>> worlds, int actor, int action) {
    List<World<S>> next = new ArrayList<>();
    for (World<S> world : worlds) {
      S state = game.newState();
      state.set(world.state);
      state.play(actor, action);
      next.add(new World<>(state, world.weight));
    }
    return next;
  }

  private int answer(S state) {
    int other = 1 - seat;
    V view = game.view(state, other);
    return answers.computeIfAbsent(
        view,
        known -> {
          var turn = new Turn<>(game, known, other, actions(state, other), Budget.ANY);
          return Objects.requireNonNull(bot.choose(turn, new Rng(1))).action();
        });
  }

  private int[] actions(S state, int actor) {
    int[] actions = new int[game.actionCount()];
    return Arrays.copyOf(actions, state.actions(actor, actions));
  }
}
