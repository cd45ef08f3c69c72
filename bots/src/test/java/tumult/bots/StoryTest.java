package tumult.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.bots.Story.Account;
import tumult.bots.Story.Basis;
import tumult.bots.Story.Prospect;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.games.toydice.ToyDice;
import tumult.games.toydice.ToyDiceState;

/** What a game was about adds up, and on a toy game it is what counting says. */
final class StoryTest {
  private static final int PLAYOUTS = 6_000;

  private static <S extends State<S>, V, M> Match<S, V, M> played(Game<S, V, M> game, int seed) {
    Match<S, V, M> match = new Match<>(game);
    SeatedBots<S, V> bots =
        SeatedBots.around(Seat.SPECTATOR, match, new ThumbBot(2), Budget.ANY, new Rng(seed));
    while (!match.state().over()) {
      bots.act();
    }
    return match;
  }

  private static Story told(Match<?, ?, ?> match, int playouts, long seed) {
    return Storyteller.tell(match.game(), match.plies(), match.state().winners(), playouts, seed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mau-mau(seats=3)", "sequence-dice(seats=2)", "sequence-dice(seats=4)",
        "kaos(seats=3,maxRounds=3)", "haos(seats=3)", "haos(seats=2)",
        "frappadingue(seats=2,target=500)", "frappadingue(seats=3,target=500)", "toy-dice"
      })
  void every_ledger_adds_up_exactly(String name) {
    Match<?, ?, ?> match = played(Games.named(name), 7);
    Story story = told(match, PLAYOUTS, 1);
    assertThat(story).isEqualTo(told(match, PLAYOUTS, 1));
    for (Prospect prospect : story.prospects()) {
      assertThat(prospect.shares().stream().mapToInt(share -> share).sum()).isEqualTo(1000);
      assertThat(prospect.shares()).allMatch(share -> share >= 0 && share <= 1000);
    }
    assertThat(story.prospects().getFirst().ply()).isZero();
    assertThat(story.prospects().getLast().ply()).isEqualTo(match.plies().size());
    int all = 0;
    for (Account account : story.ledger()) {
      assertThat(account.start() + account.luck() + account.skill() + account.others())
          .isEqualTo(account.result());
      assertThat(story.basis() == Basis.SAMPLED && account.skill() > 0).isFalse();
      all += account.luck() + account.skill() + account.others();
    }
    assertThat(all).isZero();
    assertThat(story.turningPoints()).hasSizeBetween(1, 3);
    assertThat(story.turningPoints())
        .allMatch(point -> point.ply() >= 1 && point.ply() <= match.plies().size());
  }

  @Test
  void what_is_solved_is_told_without_doubt() {
    Story story = told(played(Games.named("frappadingue(seats=2,target=500)"), 3), 1, 1);
    assertThat(story.basis()).isEqualTo(Basis.SOLVED);
    assertThat(story.error()).isZero();
    // nobody plays better than best, but for what lies beyond the table of the solution
    assertThat(story.ledger()).allMatch(account -> account.error() == 0 && account.skill() <= 5);
  }

  /** The chances of the first seat if everybody follows the policy, by counting all rolls. */
  private static final class Counted {
    private final ToyDice game = (ToyDice) Games.named("toy-dice(target=10)");
    private final Map<Long, Double> known = new HashMap<>();

    Counted() {
      ToyDiceState start = game.newState();
      for (int sweep = 0; sweep < 60; sweep++) { // two turns without points lead back
        Map<Long, Double> before = new HashMap<>(known);
        known.clear();
        share(start, before, new ArrayList<>());
      }
    }

    private double share(ToyDiceState state, Map<Long, Double> before, List<Long> path) {
      if (state.over()) {
        return state.winners() & 1;
      }
      long key = state.hash();
      if (known.containsKey(key) || path.contains(key)) {
        return known.getOrDefault(key, before.getOrDefault(key, 0.5));
      }
      path.add(key);
      int actor = Integer.numberOfTrailingZeros(state.actors());
      int[] own = new int[game.actionCount()];
      int count = state.actions(actor, own);
      double sum = 0;
      double weights = 0;
      for (int i = 0; i < count; i++) {
        double weight = weight(state, actor, own, count, i);
        if (weight > 0) {
          ToyDiceState next = game.newState();
          next.set(state);
          next.play(actor, own[i]);
          sum += weight * share(next, before, path);
          weights += weight;
        }
      }
      path.remove(Long.valueOf(key));
      known.put(key, sum / weights);
      return sum / weights;
    }

    private double weight(ToyDiceState state, int actor, int[] own, int count, int i) {
      if (actor == Seat.CHANCE) {
        return state.weight(own[i]);
      }
      return game.policy().choose(state, actor, own, count, new Rng(0)) == own[i] ? 1 : 0;
    }

    double of(ToyDiceState state) {
      return known.getOrDefault(state.hash(), Double.NaN);
    }
  }

  @Test
  void on_a_toy_game_the_chances_are_what_counting_says() {
    Counted counted = new Counted();
    int compared = 0;
    for (int seed = 1; seed <= 5; seed++) {
      compared += compare(counted, played(counted.game, seed));
    }
    assertThat(compared).isGreaterThan(10);
  }

  private static int compare(Counted counted, Match<?, ?, ?> match) {
    Story story = told(match, 400_000, 1);
    ToyDiceState state = counted.game.newState();
    int ply = 0;
    int compared = 0;
    for (Prospect prospect : story.prospects()) {
      for (; ply < prospect.ply(); ply++) {
        state.play(match.plies().get(ply).actor(), match.plies().get(ply).action());
      }
      boolean followed =
          match.plies().size() > ply && match.plies().get(ply).actor() == Seat.CHANCE;
      double right = counted.of(state);
      if (followed && !Double.isNaN(right)) { // four standard errors
        assertThat(prospect.shares().getFirst() / 1000.0)
            .isCloseTo(right, org.assertj.core.data.Offset.offset(2.0 * story.error() / 1000.0));
        compared++;
      }
    }
    return compared;
  }

  @Test
  void a_bad_choice_is_found_and_costs_its_seat() {
    Game<?, ?, ?> game = Games.named("toy-dice(target=10)");
    Match<?, ?, ?> match = new Match<>(game);
    Rng rng = new Rng(11);
    List<Integer> held = new ArrayList<>();
    while (!match.state().over()) { // seat 0 holds after every roll, seat 1 never
      int actor = Integer.numberOfTrailingZeros(match.state().actors());
      if (actor == Seat.CHANCE) {
        match.chance(rng);
      } else {
        int[] actions = match.actions(actor);
        match.play(actor, actions[actor == 0 ? actions.length - 1 : 0]);
        if (actor == 0 && actions.length > 1) {
          held.add(match.plies().size());
        }
      }
    }
    Story story = told(match, 200_000, 1);
    assertThat(story.ledger().getFirst().skill()).isNegative();
    assertThat(story.prospects())
        .anyMatch(prospect -> held.contains(prospect.ply()) && "roll".equals(prospect.better()));
  }

  @Test
  void who_gives_up_pays_for_it() {
    Game<?, ?, ?> game = Games.named("toy-dice");
    Match<?, ?, ?> match = new Match<>(game);
    match.luck(new Rng(1));
    List<Match.Ply> plies = new ArrayList<>(match.plies());
    plies.add(new Match.Ply(0, Storyteller.RESIGNS));
    Story story = Storyteller.tell(game, plies, 1 << 1, 2_000, 1);
    assertThat(story.ledger().getFirst().skill()).isLessThan(-300);
    assertThat(story.ledger().getLast().others()).isGreaterThan(300);
  }

  @Test
  void what_is_not_over_is_not_told() {
    Game<?, ?, ?> game = Games.named("toy-dice");
    assertThatThrownBy(() -> Storyteller.tell(game, List.of(), 0, 100, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not over");
    assertThatThrownBy(() -> Storyteller.tell(game, List.of(), 1, 0, 1))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("at least one");
  }
}
