package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameRecord;
import tumult.engine.Match;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * The laws that every game obeys. A game's test extends this, lists variants of the game (every
 * number of seats, a spread of options) and fills in the hooks.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
public abstract class GameContract<S extends State<S>, V, M> {
  private static final long SEED = 20_26;
  private static final int GAMES = 6;

  /** Long enough for every game that ends at all. */
  private static final int STEP_LIMIT = 3_000_000;

  /** A position, a seat, and every world that the seat's view of it allows, with its weight. */
  public record Posterior(String game, String position, int seat, Map<String, Integer> worlds) {}

  /** The variants to try; names such as {@code mau-mau(seats=2,rounds=1)}. */
  protected abstract List<Game<S, V, M>> variants();

  /** Fails unless every card, chip and token of the game is in exactly one place. */
  protected abstract void assertConserved(Game<S, V, M> game, S state);

  /**
   * The steps of a whole game as they would have been written had everybody sat one seat further
   * clockwise (seat 0 becomes 1, the last becomes 0), in notation, actor first.
   */
  protected abstract List<String> rotated(Game<S, V, M> game, List<String> steps);

  /** Whether the lowest score wins. */
  protected abstract boolean lowestScoreWins();

  /** Tiny positions with their exact posterior, worked out by hand; empty if nothing is hidden. */
  protected abstract List<Posterior> posteriors();

  @TestFactory
  Stream<DynamicContainer> laws() {
    Map<String, BiConsumer<Game<S, V, M>, Long>> laws = new java.util.LinkedHashMap<>();
    laws.put("legal lists ascend and only actors have them", this::legalLists);
    laws.put("what is not legal is refused and changes nothing", this::refusals);
    laws.put("copies are independent", this::copies);
    laws.put("moves, codes and notation agree", this::codec);
    laws.put("positions survive being written and read", this::notation);
    laws.put("a damaged position is explained", this::damagedPositions);
    laws.put("chance is exhaustive and follows its weights", this::chance);
    laws.put("everything is in exactly one place", this::conservation);
    laws.put("every game ends and its winners have the best score", this::ending);
    laws.put("a game ends under hostile play", this::hostilePlay);
    laws.put("the same seed gives the same game on any thread", this::threads);
    laws.put("records replay to any ply", this::records);
    laws.put("everybody one seat further changes nothing else", this::rotation);
    laws.put("nobody sees what is hidden", this::nonInterference);
    laws.put("hidden things vary if there are any", this::hiddenThingsVary);
    return laws.entrySet().stream()
        .map(law -> DynamicContainer.dynamicContainer(law.getKey(), tests(law.getValue())));
  }

  private Stream<DynamicTest> tests(BiConsumer<Game<S, V, M>, Long> law) {
    return variants().stream()
        .map(
            game -> DynamicTest.dynamicTest(game.setup().toString(), () -> law.accept(game, SEED)));
  }

  @TestFactory
  Stream<DynamicTest> imagineMatchesTheExactPosterior() {
    return posteriors().stream()
        .map(p -> DynamicTest.dynamicTest(p.position(), () -> assertPosterior(p)));
  }

  private void legalLists(Game<S, V, M> game, long seed) {
    int[] actions = new int[game.actionCount()];
    visit(
        game,
        seed,
        state -> {
          for (int actor : everybody(game)) {
            int count = state.actions(actor, actions);
            boolean acts = (state.actors() & Seat.bit(actor)) != 0;
            assertThat(count > 0).as("%s acts in %s", actor, text(game, state)).isEqualTo(acts);
            for (int i = 1; i < count; i++) {
              assertThat(actions[i - 1]).as(text(game, state)).isLessThan(actions[i]);
            }
          }
          boolean chanceActs = (state.actors() & Seat.bit(Seat.CHANCE)) != 0;
          assertThat(chanceActs && Integer.bitCount(state.actors()) > 1).isFalse();
        });
  }

  private void refusals(Game<S, V, M> game, long seed) {
    Rng rng = new Rng(seed, 1);
    visit(
        game,
        seed,
        state -> {
          String before = text(game, state);
          long hash = state.hash();
          for (int actor : everybody(game)) {
            Set<Integer> legal = legal(game, state, actor);
            for (int attempt = 0; attempt < 12; attempt++) {
              int action = rng.below(game.actionCount());
              if (!legal.contains(action)) {
                Refusal refusal = new Match<>(game, state).play(actor, action);
                assertThat(refusal).as("%s in %s", game.text(action), before).isNotNull();
              }
            }
          }
          assertThat(text(game, state)).isEqualTo(before);
          assertThat(state.hash()).isEqualTo(hash);
        });
  }

  private void copies(Game<S, V, M> game, long seed) {
    S copy = game.newState();
    S older = game.newState();
    String[] olderText = {text(game, older)};
    visit(
        game,
        seed,
        state -> {
          assertThat(text(game, older)).as("an old copy").isEqualTo(olderText[0]);
          copy.set(state);
          assertThat(text(game, copy)).isEqualTo(text(game, state));
          assertThat(copy.hash()).isEqualTo(state.hash());
          String before = text(game, state);
          playOn(game, copy, new Rng(seed, state.hash()), 20);
          assertThat(text(game, state)).as("the original").isEqualTo(before);
          older.set(state);
          olderText[0] = before;
        });
  }

  private void codec(Game<S, V, M> game, long seed) {
    Set<String> texts = new HashSet<>();
    for (int action = 0; action < game.actionCount(); action++) {
      M move = game.move(action);
      String text = game.text(move);
      assertThat(game.action(move)).as(text).isEqualTo(action);
      assertThat(game.parse(text)).isEqualTo(move);
      assertThat(texts.add(text)).as("%s stands for one move only", text).isTrue();
    }
    for (String garbage : List.of("", " ", "?", "*", "lay", "ää 8", "place zz", "-1", "card")) {
      if (!texts.contains(garbage)) {
        assertThatThrownBy(() -> game.parse(garbage)).as(garbage).isInstanceOf(BadInput.class);
      }
    }
  }

  private void notation(Game<S, V, M> game, long seed) {
    visit(
        game,
        seed,
        state -> {
          String text = text(game, state);
          S read = game.read(Position.parse(text));
          assertThat(text(game, read)).isEqualTo(text);
          assertThat(read.hash()).as(text).isEqualTo(state.hash());
          assertThat(read.actors()).as(text).isEqualTo(state.actors());
          for (int seat : lookers(game)) {
            assertThat(game.view(read, seat)).as(text).isEqualTo(game.view(state, seat));
          }
          S copy = game.newState();
          copy.set(state);
          playOn(game, copy, new Rng(seed, text.hashCode()), 40);
          playOn(game, read, new Rng(seed, text.hashCode()), 40);
          assertThat(text(game, read)).as("after %s", text).isEqualTo(text(game, copy));
        });
  }

  private void damagedPositions(Game<S, V, M> game, long seed) {
    Rng rng = new Rng(seed, 2);
    visit(
        game,
        seed,
        state -> {
          if (rng.below(4) == 0) {
            String damaged = damage(text(game, state), rng);
            try {
              S read = game.read(Position.parse(damaged));
              playOn(game, read, rng, 60);
              assertThat(text(game, game.read(game.write(read)))).isEqualTo(text(game, read));
            } catch (BadInput explained) {
              assertThat(explained.getMessage()).as(damaged).isNotBlank();
            } catch (RuntimeException crash) {
              throw new AssertionError("not explained: " + damaged, crash);
            }
          }
        });
  }

  /** Drops, doubles, swaps or changes a piece of a position's text. */
  private static String damage(String text, Rng rng) {
    String[] fields = text.split(" ", -1);
    int field = rng.below(fields.length);
    String name = fields[field].substring(0, fields[field].indexOf('=') + 1);
    String value = fields[field].substring(name.length());
    String[] other = fields[rng.below(fields.length)].split("=", 2);
    String[] bits = value.split("(?<=[,/])|(?=[,/])", -1);
    switch (rng.below(8)) {
      case 0 -> fields[field] = "";
      case 1 -> fields[field] = name + value + "," + bits[0];
      case 2 -> fields[field] = name + other[other.length - 1];
      case 3 -> fields[field] = name + (rng.below(30) - 4);
      case 4 -> fields[field] = name + "-";
      case 5 -> fields[field] = name + value.replaceFirst("[,/]", "");
      case 6 -> {
        bits[rng.below(bits.length)] = bits[rng.below(bits.length)];
        fields[field] = name + String.join("", bits);
      }
      default -> fields[field] = fields[field] + " extra=1";
    }
    return String.join(" ", fields).strip();
  }

  private void chance(Game<S, V, M> game, long seed) {
    Rng rng = new Rng(seed, 3);
    visit(
        game,
        seed,
        state -> {
          if (state.actors() == Seat.bit(Seat.CHANCE)) {
            Set<Integer> outcomes = legal(game, state, Seat.CHANCE);
            long total = 0;
            for (int action = 0; action < game.actionCount(); action++) {
              int weight = state.weight(action);
              assertThat(weight > 0)
                  .as("%s in %s", game.text(action), text(game, state))
                  .isEqualTo(outcomes.contains(action));
              total += weight;
            }
            for (int i = 0; i < 3; i++) {
              assertThat(outcomes).as(text(game, state)).contains(state.chance(rng));
            }
            if (rng.below(40) == 0) {
              assertFrequencies(game, state, total, rng);
            }
          }
        });
  }

  private void assertFrequencies(Game<S, V, M> game, S state, long total, Rng rng) {
    int draws = 4_000;
    int[] counts = new int[game.actionCount()];
    for (int i = 0; i < draws; i++) {
      counts[state.chance(rng)]++;
    }
    for (int action = 0; action < counts.length; action++) {
      double share = state.weight(action) / (double) total;
      assertNear(game.text(action) + " in " + text(game, state), counts[action], draws, share);
    }
  }

  private static void assertNear(String what, int count, int draws, double share) {
    double spread = Math.sqrt(draws * share * (1 - share));
    assertThat(Math.abs(count - draws * share))
        .as("%s: %d of %d, expected %.3f", what, count, draws, share)
        .isLessThanOrEqualTo(5.5 * spread + 1e-9);
  }

  private void conservation(Game<S, V, M> game, long seed) {
    visit(game, seed, state -> assertConserved(game, state));
  }

  private void ending(Game<S, V, M> game, long seed) {
    for (int n = 0; n < GAMES; n++) {
      S state = game.newState();
      playOn(game, state, new Rng(seed, n), STEP_LIMIT);
      assertEnded(game, state);
    }
  }

  private void assertEnded(Game<S, V, M> game, S state) {
    String text = text(game, state);
    assertThat(state.over()).as("over: %s", text).isTrue();
    int[] scores = IntStream.range(0, game.seats()).map(state::score).toArray();
    int best =
        lowestScoreWins()
            ? Arrays.stream(scores).min().orElseThrow()
            : Arrays.stream(scores).max().orElseThrow();
    for (int seat = 0; seat < game.seats(); seat++) {
      boolean won = (state.winners() & Seat.bit(seat)) != 0;
      assertThat(won).as("seat %d won: %s", seat, text).isEqualTo(scores[seat] == best);
    }
    assertThat(state.winners() >> game.seats()).as("only seats win").isZero();
    assertConserved(game, state);
  }

  private void hostilePlay(Game<S, V, M> game, long seed) {
    int[] actions = new int[game.actionCount()];
    for (int habit = 0; habit < 4; habit++) {
      S state = game.newState();
      Rng rng = new Rng(seed, 50 + habit);
      for (int step = 0; !state.over(); step++) {
        assertThat(step).as("still going: %s", text(game, state)).isLessThan(STEP_LIMIT);
        int actor = habit < 2 ? lowestBit(state.actors()) : highestBit(state.actors());
        int count = state.actions(actor, actions);
        int action =
            actor == Seat.CHANCE ? state.chance(rng) : actions[habit % 2 == 0 ? 0 : count - 1];
        state.play(actor, action);
      }
      assertEnded(game, state);
    }
  }

  private static int lowestBit(int set) {
    return Integer.numberOfTrailingZeros(set);
  }

  private static int highestBit(int set) {
    return 31 - Integer.numberOfLeadingZeros(set);
  }

  private void threads(Game<S, V, M> game, long seed) {
    List<Long> alone = IntStream.range(0, 8).mapToObj(n -> signature(game, seed, n)).toList();
    List<Long> together =
        IntStream.range(0, 8).parallel().mapToObj(n -> signature(game, seed, n)).toList();
    assertThat(together).isEqualTo(alone);
    assertThat(new HashSet<>(alone)).as("different seeds, different games").hasSizeGreaterThan(4);
  }

  private long signature(Game<S, V, M> game, long seed, int n) {
    S state = game.newState();
    playOn(game, state, new Rng(seed, n), 2_000);
    return state.hash();
  }

  private void records(Game<S, V, M> game, long seed) {
    Match<S, V, M> match = playedMatch(game, seed, 1_500);
    List<String> names = IntStream.range(0, game.seats()).mapToObj(s -> "Player " + s).toList();
    GameRecord record = GameRecord.of(match, names);
    GameRecord read =
        GameRecord.parse(record.toString(), Map.of(game.setup().kind().id(), game.setup().kind()));
    assertThat(read).hasToString(record.toString());
    Match<?, ?, ?> again = read.replay();
    assertThat(again.plies()).isEqualTo(match.plies());
    assertThat(again.state().hash()).isEqualTo(match.state().hash());
    int half = match.plies().size() / 2;
    assertThat(read.replay(half).plies()).hasSize(half);
  }

  private Match<S, V, M> playedMatch(Game<S, V, M> game, long seed, int limit) {
    Match<S, V, M> match = new Match<>(game);
    Rng rng = new Rng(seed, 7);
    for (int step = 0; step < limit && !match.state().over(); step++) {
      match.random(rng);
    }
    return match;
  }

  private void rotation(Game<S, V, M> game, long seed) {
    for (int n = 0; n < GAMES; n++) {
      Match<S, V, M> match = playedMatch(game, seed + n, 3_000);
      GameRecord record = GameRecord.of(match, List.of());
      List<String> steps = rotated(game, record.steps());
      Match<?, ?, ?> other =
          new GameRecord(game.setup(), List.of(), steps, "").replay(steps.size());
      int seats = game.seats();
      for (int seat = 0; seat < seats; seat++) {
        int moved = (seat + 1) % seats;
        assertThat(other.state().score(moved)).isEqualTo(match.state().score(seat));
        assertThat(other.state().winners() >> moved & 1)
            .isEqualTo(match.state().winners() >> seat & 1);
      }
    }
  }

  private void nonInterference(Game<S, V, M> game, long seed) {
    Rng rng = new Rng(seed, 4);
    S world = game.newState();
    visit(
        game,
        seed,
        state -> {
          for (int seat : lookers(game)) {
            V view = game.view(state, seat);
            game.imagine(view, world, rng);
            String where =
                "seat %d in %s, imagined %s".formatted(seat, text(game, state), text(game, world));
            assertThat(game.view(world, seat))
                .as(where)
                .isEqualTo(view)
                .hasToString(view.toString());
            assertThat(game.view(world, Seat.SPECTATOR))
                .as(where)
                .isEqualTo(game.view(state, Seat.SPECTATOR));
            assertSameAnswers(game, state, world, seat, rng, where);
            assertConserved(game, world);
          }
        });
  }

  private void assertSameAnswers(
      Game<S, V, M> game, S state, S world, int seat, Rng rng, String where) {
    assertThat(world.actors()).as(where).isEqualTo(state.actors());
    assertThat(world.winners()).as(where).isEqualTo(state.winners());
    Set<Integer> legal = legal(game, state, seat);
    assertThat(legal(game, world, seat)).as(where).isEqualTo(legal);
    for (int i = 0; i < 10 && seat != Seat.SPECTATOR; i++) {
      int action = rng.below(game.actionCount());
      if (!legal.contains(action)) {
        assertThat(world.why(seat, action)).as(where).isEqualTo(state.why(seat, action));
      }
    }
  }

  private void hiddenThingsVary(Game<S, V, M> game, long seed) {
    Rng rng = new Rng(seed, 5);
    S world = game.newState();
    boolean[] varied = new boolean[game.seats()];
    visit(
        game,
        seed,
        state -> {
          for (int seat = 0; seat < game.seats(); seat++) {
            V view = game.view(state, seat);
            game.imagine(view, world, rng);
            String first = text(game, world);
            game.imagine(view, world, rng);
            varied[seat] |= !text(game, world).equals(first);
          }
        });
    for (boolean seat : varied) {
      assertThat(seat).isEqualTo(!posteriors().isEmpty());
    }
  }

  private void assertPosterior(Posterior posterior) {
    Game<S, V, M> game =
        variants().stream()
            .filter(g -> g.setup().toString().equals(posterior.game()))
            .findAny()
            .orElseGet(() -> fail("no variant " + posterior.game()));
    V view = game.view(game.read(Position.parse(posterior.position())), posterior.seat());
    int draws = 20_000;
    Map<String, Integer> counts = new HashMap<>();
    S world = game.newState();
    Rng rng = new Rng(SEED, 6);
    for (int i = 0; i < draws; i++) {
      game.imagine(view, world, rng);
      counts.merge(text(game, world), 1, Integer::sum);
    }
    assertThat(posterior.worlds().keySet()).containsAll(counts.keySet());
    double total = posterior.worlds().values().stream().mapToInt(Integer::intValue).sum();
    posterior
        .worlds()
        .forEach((text, weight) ->
            assertNear(text, counts.getOrDefault(text, 0), draws, weight / total));
  }

  /** Shows the positions of some random games: the first ones all, later ones now and then. */
  private void visit(Game<S, V, M> game, long seed, java.util.function.Consumer<S> visitor) {
    for (int n = 0; n < GAMES; n++) {
      S state = game.newState();
      Rng rng = new Rng(seed, n);
      for (int step = 0; step < 4_000 && !state.over(); step++) {
        if (step < 60 || rng.below(40) == 0) {
          visitor.accept(state);
        }
        playOn(game, state, rng, 1);
      }
      if (state.over()) {
        visitor.accept(state);
      }
    }
  }

  private void playOn(Game<S, V, M> game, S state, Rng rng, int steps) {
    Match<S, V, M> match = new Match<>(game, state);
    for (int step = 0; step < steps && !state.over(); step++) {
      match.random(rng);
    }
  }

  private Set<Integer> legal(Game<S, V, M> game, S state, int seat) {
    int[] actions = new int[game.actionCount()];
    int count = state.actions(seat, actions);
    Set<Integer> legal = new HashSet<>();
    for (int i = 0; i < count; i++) {
      legal.add(actions[i]);
    }
    return legal;
  }

  private String text(Game<S, V, M> game, S state) {
    return game.write(state).toString();
  }

  /** Every seat, chance and the arbiter. */
  private List<Integer> everybody(Game<S, V, M> game) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, game.seats()).boxed().toList());
    all.addAll(List.of(Seat.CHANCE, Seat.ARBITER));
    return all;
  }

  /** Every seat and the spectator. */
  private List<Integer> lookers(Game<S, V, M> game) {
    List<Integer> all = new ArrayList<>(IntStream.range(0, game.seats()).boxed().toList());
    all.add(Seat.SPECTATOR);
    return all;
  }
}
