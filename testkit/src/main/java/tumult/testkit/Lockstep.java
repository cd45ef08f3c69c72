package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.engine.Game;
import tumult.engine.NotatedPly;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A game and its reference, played side by side: same legal moves, same odds, same scores, at every
 * step.
 *
 * @param <S> the game's positions
 */
public final class Lockstep<S extends State<S>> {
  private final Game<S, ?, ?> game;
  private final Function<Map<String, String>, Reference> references;
  private final String[] texts;
  private final Map<String, Integer> codes = new HashMap<>();
  private final int[] actions;

  public Lockstep(Game<S, ?, ?> game, Function<Map<String, String>, Reference> references) {
    this.game = game;
    this.references = references;
    this.actions = new int[game.actionCount()];
    this.texts = IntStream.range(0, game.actionCount()).mapToObj(game::text).toArray(String[]::new);
    IntStream.range(0, texts.length).forEach(code -> codes.put(texts[code], code));
  }

  /**
   * Plays so many random games, spread evenly over the variants, on all processors; returns the
   * number of steps compared.
   */
  public static <S extends State<S>> long playMany(
      List<? extends Game<S, ?, ?>> variants,
      Function<Map<String, String>, Reference> references,
      int games) {
    int batch = 20;
    return IntStream.range(0, (games + batch - 1) / batch)
        .parallel()
        .mapToLong(n -> playBatch(variants.get(n % variants.size()), references, n, batch))
        .sum();
  }

  private static <S extends State<S>> long playBatch(
      Game<S, ?, ?> game, Function<Map<String, String>, Reference> references, int n, int games) {
    Lockstep<S> lockstep = new Lockstep<>(game, references);
    long steps = 0;
    for (int i = 0; i < games; i++) {
      steps += lockstep.play(new Rng(n, i), Integer.MAX_VALUE);
    }
    return steps;
  }

  /** Plays one random game to its end, or for so many steps; returns how many it took. */
  public int play(Rng rng, int limit) {
    S state = game.newState();
    Reference reference = reference();
    List<String> steps = new ArrayList<>();
    while (!state.over() && steps.size() < limit) {
      assertSame(state, reference, steps);
      String step = choose(state, rng);
      steps.add(step);
      play(state, reference, step);
    }
    assertSame(state, reference, steps);
    return steps.size();
  }

  /**
   * Counts the ways to go on for so many steps after some random ones, in both; fails if unequal.
   */
  public long perft(Rng rng, int before, int depth) {
    S state = game.newState();
    Reference reference = reference();
    List<String> steps = new ArrayList<>();
    while (!state.over() && steps.size() < before) {
      String step = choose(state, rng);
      steps.add(step);
      play(state, reference, step);
    }
    long count = new tumult.engine.Perft<>(game).count(state, depth);
    assertThat(count(steps, depth)).as("ways of %d steps after %s", depth, steps).isEqualTo(count);
    return count;
  }

  private long count(List<String> steps, int depth) {
    Reference reference = reference();
    steps.forEach(step -> play(reference, step));
    Map<String, Map<String, Integer>> legal = reference.legal();
    if (depth == 0 || legal.isEmpty()) {
      return 1;
    }
    long sum = 0;
    for (String actor : List.copyOf(legal.keySet())) {
      for (String move : List.copyOf(legal.getOrDefault(actor, Map.of()).keySet())) {
        List<String> further = new ArrayList<>(steps);
        further.add(actor + " " + move);
        sum += count(further, depth - 1);
      }
    }
    return sum;
  }

  private Reference reference() {
    return references.apply(game.setup().texts());
  }

  /** Somebody who may act, and one of that actor's moves. */
  private String choose(S state, Rng rng) {
    int actors = state.actors();
    for (int skip = rng.below(Integer.bitCount(actors)); skip > 0; skip--) {
      actors &= actors - 1;
    }
    int actor = Integer.numberOfTrailingZeros(actors);
    int action =
        actor == Seat.CHANCE
            ? state.chance(rng)
            : actions[rng.below(state.actions(actor, actions))];
    return Seat.text(actor) + " " + texts[action];
  }

  private void play(S state, Reference reference, String step) {
    NotatedPly parsed = NotatedPly.parse(step, game.seats());
    state.play(parsed.actor(), codes.getOrDefault(parsed.move(), -1));
    play(reference, step);
  }

  private static void play(Reference reference, String step) {
    int space = step.indexOf(' ');
    reference.play(step.substring(0, space), step.substring(space + 1));
  }

  private void assertSame(S state, Reference reference, List<String> steps) {
    Map<String, Map<String, Integer>> expected = reference.legal();
    if (!agrees(state, expected)) {
      throw new AssertionError(
          "%s after %s%nreference: %s%ngame: %s%nreference's position: %s%ngame's position: %s"
              .formatted(
                  game.setup(), tail(steps), expected, legal(state), reference, text(state)));
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      if (state.score(seat) != reference.scores().get(seat)
          || (state.winners() >> seat & 1) != (reference.winners().contains(seat) ? 1 : 0)) {
        throw new AssertionError(
            "%s after %s%nseat %d: score %d, winners %s%nreference: scores %s, winners %s%n%s%n%s"
                .formatted(
                    game.setup(),
                    tail(steps),
                    seat,
                    state.score(seat),
                    Integer.toBinaryString(state.winners()),
                    reference.scores(),
                    reference.winners(),
                    reference,
                    text(state)));
      }
    }
  }

  private boolean agrees(S state, Map<String, Map<String, Integer>> expected) {
    if (Integer.bitCount(state.actors()) != expected.size()) {
      return false;
    }
    for (int actors = state.actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      Map<String, Integer> moves = expected.get(Seat.text(actor));
      int count = state.actions(actor, actions);
      if (moves == null || moves.size() != count) {
        return false;
      }
      for (int i = 0; i < count; i++) {
        Integer weight = moves.get(texts[actions[i]]);
        int ours = actor == Seat.CHANCE ? state.weight(actions[i]) : 1;
        if (weight == null || weight != ours) {
          return false;
        }
      }
    }
    return true;
  }

  private Map<String, Map<String, Integer>> legal(S state) {
    Map<String, Map<String, Integer>> legal = new java.util.TreeMap<>();
    for (int actors = state.actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      int count = state.actions(actor, actions);
      Map<String, Integer> moves = new java.util.LinkedHashMap<>();
      for (int i = 0; i < count; i++) {
        moves.put(texts[actions[i]], actor == Seat.CHANCE ? state.weight(actions[i]) : 1);
      }
      legal.put(Seat.text(actor), moves);
    }
    return legal;
  }

  private String text(S state) {
    return game.write(state).toString();
  }

  private static List<String> tail(List<String> steps) {
    return steps.subList(Math.max(0, steps.size() - 60), steps.size());
  }
}
