package tumult.games.frappadingue.solved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.FrappadingueOptions;

/** Small decks, solved again by plain recursion in exact fractions. */
final class SmallDecksTest {
  private static FrappadingueOptions deck(
      int copies, int specials, int crashes, boolean crashOnDeal, int plusFive) {
    return new FrappadingueOptions(2, copies, specials, crashes, crashOnDeal, plusFive, 500);
  }

  /** The key of a stop that the slow solution knows by its counter and total. */
  private static long key(Turn turn, List<Integer> stop) {
    long counter = CardSet.EMPTY;
    for (int kind = 0; kind < Cards.KINDS; kind++) {
      counter += stop.get(kind) * CardSet.one(kind);
    }
    return Turn.key(counter, (stop.getLast() - turn.cards.total(counter, 0)) / 50);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 0, 0, false, 50",
    "2, 1, 1, false, 50",
    "2, 1, 3, true, 50",
    "2, 1, 0, false, 30",
    "1, 5, 0, false, 30",
    "3, 0, 0, false, 50",
    "3, 0, 2, false, 50",
  })
  void the_exact_value_is_between_bounds_that_meet(
      int copies, int specials, int crashes, boolean crashOnDeal, int plusFive) {
    FrappadingueOptions options = deck(copies, specials, crashes, crashOnDeal, plusFive);
    Turn turn = new Turn(options);
    BestTurn best = new BestTurn(turn, Aim.POINTS);
    best.narrow(1e-6, Integer.MAX_VALUE);
    ExactTurn exact = new ExactTurn(options, total -> Fraction.of(total, 1), Fraction.ZERO);
    Fraction value = exact.opening().value();
    assertThat(Fraction.of(best.low())).isLessThanOrEqualTo(value);
    assertThat(Fraction.of(best.high())).isGreaterThanOrEqualTo(value);
    assertThat(best.high() - best.low()).isLessThan(1e-6);
    exact.stops().forEach((stop, worth) -> assertBounded(turn, stop, worth.value()));
  }

  /** What is said of a stop that nobody has looked into must be right too. */
  private static void assertBounded(Turn turn, List<Integer> stop, Fraction value) {
    long key = key(turn, stop);
    int total = stop.getLast();
    long counter = Turn.counter(key);
    int fives = CardSet.count(counter, Cards.SPECIAL);
    double most = turn.ceiling.points(turn.ceiling.index(counter), total, fives);
    double scored = Cards.scorable(total) ? total : 0;
    assertThat(Fraction.of(Math.max(most, scored))).isGreaterThanOrEqualTo(value);
  }

  @Test
  void a_match_is_the_one_in_exact_fractions() {
    FrappadingueOptions options = deck(2, 0, 1, false, 50);
    Turn turn = new Turn(options);
    TurnGraph graph = new TurnGraph(turn, everyStop(turn, options));
    ExactMatch exact = new ExactMatch(options, 2);
    MatchWorths worths = new MatchWorths(graph, 2, false, false);
    for (int first = 0; first < 2; first++) {
      for (int second = 0; second < 2; second++) {
        assertThat(worths.first(first, second))
            .isCloseTo(exact.first(first, second).rounded(), within(1e-12));
        assertThat(worths.second(first, second))
            .isCloseTo(exact.second(first, second).rounded(), within(1e-12));
      }
    }
  }

  private static long[] everyStop(Turn turn, FrappadingueOptions options) {
    ExactTurn exact = new ExactTurn(options, total -> Fraction.of(total, 1), Fraction.ZERO);
    exact.opening();
    return LongStream.concat(
            LongStream.of(Turn.OPENING),
            exact.stops().keySet().stream()
                .mapToLong(stop -> key(turn, stop))
                .filter(key -> Turn.placed(key) < turn.cards.size))
        .toArray();
  }
}
