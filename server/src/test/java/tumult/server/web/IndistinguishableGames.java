package tumult.server.web;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * The course of a whole game, and another that one observer cannot tell from it.
 *
 * <p>The other is found by exchanging outcomes of luck, again and again, as long as the observer's
 * view and what the observer is told of every step stay the same.
 *
 * @param course every step, luck included
 * @param other the same moves after other luck
 */
record IndistinguishableGames(Game<?, ?, ?> game, List<Step> course, List<Step> other) {
  private static final int LONGEST = 1500;
  private static final int EXCHANGES = 400;
  private static final int MOST_SEEDS = 100;

  /** A move or an outcome. */
  record Step(int actor, int action) {
    boolean luck() {
      return actor == Seat.CHANCE;
    }
  }

  static IndistinguishableGames of(Game<?, ?, ?> game, int eyes, long seed) {
    return find(game, eyes, new Rng(seed));
  }

  /** IndistinguishableGames that differ in at least so many outcomes. */
  static IndistinguishableGames apart(Game<?, ?, ?> game, int eyes, int differences) {
    return LongStream.range(0, MOST_SEEDS)
        .mapToObj(seed -> of(game, eyes, seed))
        .filter(twins -> twins.differences() >= differences)
        .findFirst()
        .orElseThrow();
  }

  private static <S extends State<S>, V, M> IndistinguishableGames find(
      Game<S, V, M> game, int eyes, Rng rng) {
    List<Step> course = random(game, rng);
    TableMonitor<S, V, M> witness = new TableMonitor<>(game, course, eyes);
    List<Step> other = new ArrayList<>(course);
    int[] luck = IntStream.range(0, course.size()).filter(i -> course.get(i).luck()).toArray();
    for (int i = 0; i < EXCHANGES; i++) {
      int one = luck[rng.below(luck.length)];
      int two = luck[rng.below(luck.length)];
      Collections.swap(other, one, two);
      if (!witness.seesTheSame(other)) {
        Collections.swap(other, one, two);
      }
    }
    return new IndistinguishableGames(game, List.copyOf(course), List.copyOf(other));
  }

  /** A whole game of random moves. */
  private static <S extends State<S>> List<Step> random(Game<S, ?, ?> game, Rng rng) {
    S state = game.newState();
    List<Step> steps = new ArrayList<>();
    int[] actions = new int[game.actionCount()];
    while (!state.over() && steps.size() < LONGEST) {
      int actor = any(state.actors(), rng);
      int action =
          actor == Seat.CHANCE
              ? state.chance(rng)
              : actions[rng.below(state.actions(actor, actions))];
      steps.add(new Step(actor, action));
      state.play(actor, action);
    }
    return steps;
  }

  private static int any(int actors, Rng rng) {
    int rest = actors;
    for (int skip = rng.below(Integer.bitCount(actors)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Integer.numberOfTrailingZeros(rest);
  }

  /** The outcomes of luck in a course. */
  static List<Integer> luck(List<Step> steps) {
    return steps.stream().filter(Step::luck).map(Step::action).toList();
  }

  /** In how many outcomes the two differ. */
  long differences() {
    return IntStream.range(0, course.size())
        .filter(i -> !course.get(i).equals(other.get(i)))
        .count();
  }

  /** One observer of a course. */
  private static final class TableMonitor<S extends State<S>, V, M> {
    private final Game<S, V, M> game;
    private final int eyes;
    private final int[] actions;
    private final List<String> told = new ArrayList<>();
    private final List<V> shown = new ArrayList<>();

    TableMonitor(Game<S, V, M> game, List<Step> course, int eyes) {
      this.game = game;
      this.eyes = eyes;
      actions = new int[game.actionCount()];
      S state = game.newState();
      for (Step step : course) {
        told.add(game.seen(state, step.actor, step.action, eyes));
        state.play(step.actor, step.action);
        shown.add(game.view(state, eyes));
      }
    }

    boolean seesTheSame(List<Step> steps) {
      S state = game.newState();
      for (int i = 0; i < steps.size(); i++) {
        Step step = steps.get(i);
        if (!isLegal(state, step)
            || !game.seen(state, step.actor, step.action, eyes).equals(told.get(i))) {
          return false;
        }
        state.play(step.actor, step.action);
        if (!game.view(state, eyes).equals(shown.get(i))) {
          return false;
        }
      }
      return true;
    }

    private boolean isLegal(S state, Step step) {
      if ((state.actors() & Seat.bit(step.actor)) == 0) {
        return false;
      }
      int count = state.actions(step.actor, actions);
      return IntStream.range(0, count).anyMatch(i -> actions[i] == step.action);
    }
  }
}
