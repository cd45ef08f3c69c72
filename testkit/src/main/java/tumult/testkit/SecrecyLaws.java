package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tumult.engine.Game;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** What is true of hidden things: nobody sees them, and everybody may imagine them. */
final class SecrecyLaws {
  private static final int DRAWS = 20_000;

  private SecrecyLaws() {}

  /** Whatever a seat is shown is the same in every world that the seat may imagine. */
  static <S extends State<S>, V, M> void views(Trial<S, V, M> trial) {
    Game<S, V, M> game = trial.game();
    Rng rng = trial.luck(6);
    S world = game.newState();
    trial.visit(state -> {
      for (int seat : trial.lookers()) {
        V view = game.view(state, seat);
        imagine(trial, view, world, rng);
        String where =
            "seat %d in %s, imagined %s".formatted(seat, trial.text(state), trial.text(world));
        assertThat(game.view(world, seat)).as(where).isEqualTo(view).hasToString(view.toString());
        assertThat(game.view(world, Seat.SPECTATOR))
            .as(where)
            .isEqualTo(game.view(state, Seat.SPECTATOR));
        assertSameAnswers(trial, state, world, seat, rng, where);
        if (seat != Seat.SPECTATOR) {
          assertSameChoice(trial, state, world, seat, rng.next(), where);
          world.set(state);
          game.reimagine(world, seat, rng);
          assertThat(game.view(world, seat)).as(where).isEqualTo(view);
        }
        trial.contract().assertConserved(game, world);
      }
    });
  }

  /**
   * A page covers such a view before somebody else takes the device in hand: it looks for {@code
   * seat}.
   */
  static <S extends State<S>, V, M> void ownViews(Trial<S, V, M> trial) {
    Game<S, V, M> game = trial.game();
    trial.visit(state -> {
      V everybodys = game.view(state, Seat.SPECTATOR);
      for (int seat : trial.lookers()) {
        V view = game.view(state, seat);
        if (!view.equals(everybodys)) {
          assertThat(view)
              .as("seat %d in %s", seat, trial.text(state))
              .extracting("seat")
              .isEqualTo(seat);
        }
      }
    });
  }

  /** Imagines a world; what was there before must make no difference, which is tried at times. */
  private static <S extends State<S>, V, M> void imagine(
      Trial<S, V, M> trial, V view, S world, Rng rng) {
    long luck = rng.next();
    trial.game().imagine(view, world, new Rng(luck));
    if (rng.below(4) == 0) {
      S fresh = trial.game().newState();
      trial.game().imagine(view, fresh, new Rng(luck));
      assertThat(trial.text(world)).as("imagined over another world").isEqualTo(trial.text(fresh));
    }
  }

  private static <S extends State<S>, V, M> void assertSameAnswers(
      Trial<S, V, M> trial, S state, S world, int seat, Rng rng, String where) {
    assertThat(world.actors()).as(where).isEqualTo(state.actors());
    assertThat(world.winners()).as(where).isEqualTo(state.winners());
    Set<Integer> legal = trial.legal(state, seat);
    assertThat(trial.legal(world, seat)).as(where).isEqualTo(legal);
    for (int i = 0; i < 10 && seat != Seat.SPECTATOR; i++) {
      int action = rng.below(trial.game().actionCount());
      if (!legal.contains(action)) {
        assertThat(world.why(seat, action)).as(where).isEqualTo(state.why(seat, action));
      }
    }
  }

  /** The policy does not look at what its seat cannot see. */
  private static <S extends State<S>, V, M> void assertSameChoice(
      Trial<S, V, M> trial, S state, S world, int seat, long luck, String where) {
    int[] actions = trial.legal(state, seat).stream().mapToInt(action -> action).sorted().toArray();
    if (actions.length > 0) {
      Policy<S> policy = trial.game().policy();
      assertThat(policy.choose(world, seat, actions, actions.length, new Rng(luck)))
          .as(where)
          .isEqualTo(policy.choose(state, seat, actions, actions.length, new Rng(luck)))
          .isIn(Arrays.stream(actions).boxed().toList());
    }
  }

  /** An actor sees its own move whole; others cannot tell apart what their view does not. */
  static <S extends State<S>, V, M> void seenMoves(Trial<S, V, M> trial) {
    Rng rng = trial.luck(7);
    int[] positions = {0};
    trial.visit(state -> {
      if (positions[0]++ < 40 || rng.below(10) == 0) {
        for (int actor : trial.everybody()) {
          assertOwnMovesSeen(trial, state, actor);
          List<After<S>> afters = afters(trial, state, actor);
          trial.lookers().stream()
              .filter(observer -> observer != actor)
              .forEach(observer -> assertSeenLikeViews(trial, state, afters, observer));
        }
      }
    });
  }

  private static <S extends State<S>, V, M> void assertOwnMovesSeen(
      Trial<S, V, M> trial, S state, int actor) {
    if (actor < trial.game().seats()) {
      for (int action : trial.legal(state, actor)) {
        assertThat(trial.game().seen(state, actor, action, actor))
            .isEqualTo(trial.game().text(action));
      }
    }
  }

  /** A move, and the position it leads to. */
  private record After<S>(int actor, int action, S state, String text) {}

  private static <S extends State<S>, V, M> List<After<S>> afters(
      Trial<S, V, M> trial, S state, int actor) {
    List<After<S>> afters = new ArrayList<>();
    for (int action : trial.legal(state, actor)) {
      S after = trial.copy(state);
      after.play(actor, action);
      afters.add(new After<>(actor, action, after, trial.text(after)));
    }
    return afters;
  }

  private static <S extends State<S>, V, M> void assertSeenLikeViews(
      Trial<S, V, M> trial, S state, List<After<S>> afters, int observer) {
    Game<S, V, M> game = trial.game();
    Map<V, Set<String>> positions = new HashMap<>();
    Map<V, Set<String>> seen = new HashMap<>();
    for (After<S> after : afters) {
      V view = game.view(after.state(), observer);
      positions.computeIfAbsent(view, v -> new HashSet<>()).add(after.text());
      seen.computeIfAbsent(view, v -> new HashSet<>())
          .add(game.seen(state, after.actor(), after.action(), observer));
    }
    positions.forEach((view, hidden) -> {
      if (hidden.size() > 1) {
        assertThat(seen.get(view))
            .as("what %d sees of a move in %s", observer, trial.text(state))
            .hasSize(1);
      }
    });
  }

  /**
   * A move that is said to reveal nothing could be made in every world that a looker imagines, and
   * leads to what the looker sees now; one that is said to reveal something is of somebody who
   * knows more than a spectator.
   */
  static <S extends State<S>, V, M> void reveals(Trial<S, V, M> trial) {
    Rng rng = trial.luck(10);
    int[] positions = {0};
    trial.visit(state -> {
      if (positions[0]++ < 40 || rng.below(10) == 0) {
        for (int seat = 0; seat < trial.game().seats(); seat++) {
          for (After<S> after : afters(trial, state, seat)) {
            assertRevealed(trial, state, after, rng);
          }
        }
      }
    });
  }

  private static <S extends State<S>, V, M> void assertRevealed(
      Trial<S, V, M> trial, S state, After<S> after, Rng rng) {
    Game<S, V, M> game = trial.game();
    int seat = after.actor();
    String where = "%s in %s".formatted(game.text(after.action()), trial.text(state));
    if (game.reveals(state, seat, after.action())) {
      assertThat(game.view(state, seat)).as(where).isNotEqualTo(game.view(state, Seat.SPECTATOR));
      return;
    }
    S world = game.newState();
    for (int looker : trial.lookers()) {
      game.imagine(game.view(state, looker), world, rng);
      assertThat(trial.legal(world, seat)).as(where).contains(after.action());
      world.play(seat, after.action());
      assertThat(game.view(world, looker)).as(where).isEqualTo(game.view(after.state(), looker));
    }
  }

  static <S extends State<S>, V, M> void hiddenThingsVary(Trial<S, V, M> trial) {
    Game<S, V, M> game = trial.game();
    Rng rng = trial.luck(8);
    S world = game.newState();
    boolean[] varied = new boolean[game.seats()];
    trial.visit(state -> {
      for (int seat = 0; seat < game.seats(); seat++) {
        V view = game.view(state, seat);
        game.imagine(view, world, rng);
        String first = trial.text(world);
        game.imagine(view, world, rng);
        varied[seat] |= !trial.text(world).equals(first);
      }
    });
    assertThat(varied).containsOnly(!trial.contract().posteriors().isEmpty());
  }

  static <S extends State<S>, V, M> void posterior(
      Trial<S, V, M> trial, GameContract.Posterior posterior) {
    Game<S, V, M> game = trial.game();
    V view = game.view(game.read(Position.parse(posterior.position())), posterior.seat());
    Map<String, Integer> counts = new HashMap<>();
    S world = game.newState();
    Rng rng = trial.luck(9);
    for (int i = 0; i < DRAWS; i++) {
      if (i % 2 == 0 || posterior.seat() == Seat.SPECTATOR) {
        game.imagine(view, world, rng);
      } else {
        game.reimagine(world, posterior.seat(), rng); // from the world before: just as likely
      }
      counts.merge(trial.text(world), 1, Integer::sum);
    }
    assertThat(posterior.worlds().keySet()).containsAll(counts.keySet());
    double total = posterior.worlds().values().stream().mapToInt(Integer::intValue).sum();
    posterior
        .worlds()
        .forEach((text, weight) ->
            Odds.assertNear(text, counts.getOrDefault(text, 0), DRAWS, weight / total));
  }
}
