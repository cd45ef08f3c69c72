package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Rng;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardReference;
import tumult.testkit.highcard.HighCardState;

final class LockstepTest {
  private static final int GAMES = 30;

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void a_right_reference_agrees_at_every_step(int seats) {
    var lockstep = lockstep(seats, HighCardReference::new);
    for (int number = 0; number < GAMES; number++) {
      // The lot, then for every seat a card, a choice and perhaps another card.
      assertThat(lockstep.play(new Rng(1, number), 100)).isBetween(1 + 2 * seats, 1 + 3 * seats);
    }
  }

  @Test
  void play_stops_at_the_limit() {
    assertThat(lockstep(2, HighCardReference::new).play(new Rng(1), 3)).isEqualTo(3);
  }

  @Test
  void a_right_reference_counts_the_same_ways() {
    var lockstep = lockstep(2, HighCardReference::new);
    // Two lots, four ranks for each seat, two choices.
    assertThat(lockstep.perft(new Rng(2), 0, 4)).isEqualTo(2 * 4 * 4 * 2);
    assertThat(lockstep.perft(new Rng(2), 3, 2)).isPositive();
    assertThat(lockstep.perft(new Rng(2), 100, 2)).as("nothing after the end").isEqualTo(1);
  }

  @Test
  void another_weight_is_noticed() {
    assertNoticed(
        options ->
            new HighCardReference(options) {
              @Override
              protected Map<String, Integer> cards() {
                Map<String, Integer> cards = super.cards();
                cards.replaceAll((card, weight) -> 1);
                return cards;
              }
            },
        "card 1=1");
  }

  @Test
  void a_missing_move_is_noticed() {
    assertNoticed(
        options ->
            new HighCardReference(options) {
              @Override
              protected Map<String, Integer> cards() {
                Map<String, Integer> cards = super.cards();
                cards.remove("card 4");
                return cards;
              }
            },
        "card 4=2");
  }

  @Test
  void another_actor_is_noticed() {
    assertNoticed(
        options ->
            new HighCardReference(options) {
              @Override
              public Map<String, Map<String, Integer>> legal() {
                Map<String, Map<String, Integer>> legal = super.legal();
                return legal.containsKey("1")
                    ? Map.of("0", legal.getOrDefault("1", Map.of()))
                    : legal;
              }
            },
        "1={keep=1, swap=1}");
  }

  @Test
  void a_game_that_goes_on_is_noticed() {
    assertNoticed(
        options ->
            new HighCardReference(options) {
              @Override
              public Map<String, Map<String, Integer>> legal() {
                Map<String, Map<String, Integer>> legal = super.legal();
                return legal.isEmpty() ? Map.of("0", Map.of("keep", 1)) : legal;
              }
            },
        "game: {}");
  }

  @Test
  void another_score_is_noticed() {
    assertNoticed(
        options ->
            new HighCardReference(options) {
              @Override
              public List<Integer> scores() {
                return super.scores().stream().map(score -> score == 4 ? 5 : score).toList();
              }
            },
        "score 4");
  }

  @Test
  void another_winner_is_noticed() {
    assertNoticed(
        options ->
            new HighCardReference(options) {
              @Override
              public List<Integer> winners() {
                return super.winners().stream().limit(1).toList();
              }
            },
        "winners");
  }

  @Test
  void another_number_of_ways_is_noticed() {
    var lockstep =
        lockstep(
            2,
            options ->
                new HighCardReference(options) {
                  @Override
                  protected Map<String, Integer> cards() {
                    Map<String, Integer> cards = super.cards();
                    cards.remove("card 4");
                    return cards;
                  }
                });
    assertThatThrownBy(() -> lockstep.perft(new Rng(3), 0, 2)).isInstanceOf(AssertionError.class);
  }

  private static void assertNoticed(
      Function<Map<String, String>, Reference> references, String difference) {
    var lockstep = lockstep(2, references);
    assertThatThrownBy(
            () -> {
              for (int number = 0; number < GAMES; number++) {
                lockstep.play(new Rng(1, number), 100);
              }
            })
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("high-card@1(seats=2) after [")
        .hasMessageContaining(difference)
        .hasMessageContaining("hands [")
        .hasMessageContaining("phase=");
  }

  private static Lockstep<HighCardState> lockstep(
      int seats, Function<Map<String, String>, Reference> references) {
    HighCard game =
        new HighCard(HighCard.kind(HighCard::new).setup(Map.of("seats", Integer.toString(seats))));
    return new Lockstep<>(game, references);
  }
}
