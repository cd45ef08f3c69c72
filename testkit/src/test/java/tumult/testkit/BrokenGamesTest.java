package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;
import tumult.engine.GameKind;
import tumult.engine.Option;
import tumult.engine.Setup;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardContract;
import tumult.testkit.highcard.HighCardState;
import tumult.testkit.highcard.HighCardView;

/** The contract can fail: whatever is wrong with a game, the law about it notices. */
final class BrokenGamesTest {
  private static final List<Break> BREAKS =
      Stream.of(
              BrokenMoves.all(),
              BrokenCopies.all(),
              BrokenLuck.all(),
              BrokenEnds.all(),
              BrokenGames.all())
          .flatMap(List::stream)
          .toList();

  @TestFactory
  Stream<DynamicTest> what_is_broken_is_noticed() {
    return BREAKS.stream()
        .map(broken ->
            DynamicTest.dynamicTest(
                broken.name(),
                () ->
                    assertThat(failures(broken.law(), broken.maker()))
                        .as(broken.law())
                        .isNotEmpty()));
  }

  @Test
  void every_law_is_broken_by_somebody() {
    List<String> laws = new ArrayList<>(List.of(Break.POSTERIOR));
    GameContract<?, ?, ?> contract = new HighCardContract(HighCard::new);
    contract.laws().map(DynamicNode::getDisplayName).forEach(laws::add);
    assertThat(BREAKS).extracting(Break::law).containsAll(laws).isSubsetOf(laws);
  }

  @Test
  void a_failure_names_the_law_the_variant_and_the_position() {
    Break lostCard =
        BREAKS.stream()
            .filter(broken -> broken.law().equals(Break.CONSERVED))
            .findAny()
            .orElseThrow();
    assertThat(failures(Break.CONSERVED, lostCard.maker()))
        .first()
        .satisfies(failure ->
            assertThat(failure)
                .hasMessageStartingWith(
                    "the law 'everything is in exactly one place' is broken by high-card@1(seats=2)")
                .hasMessageContaining("in phase=")
                .hasMessageContaining("rank "));
  }

  @Test
  void a_code_that_is_listed_twice_is_named() {
    assertThat(failures(Break.LEGAL, setup -> new HighCard(setup, BrokenMoves::doubled)))
        .first()
        .extracting(Throwable::getMessage)
        .asString()
        .isEqualToNormalizingNewlines(
            """
            the law 'legal lists ascend and only actors have them' is broken by high-card@1(seats=2)
            in phase=lot first=0 turn=0 left=2,2,2,2 discards=0,0,0,0 hands=0,0:
            * may play 6 first 0, 7 first 1, 7 first 1: \
            two entries have the code 7, which is 'first 1'; is a constant of the state wrong?\
            """);
  }

  @Test
  void a_code_that_nobody_has_is_named() {
    assertThat(failures(Break.LEGAL, setup -> new HighCard(setup, BrokenMoves::invented)))
        .first()
        .extracting(Throwable::getMessage)
        .asString()
        .contains("8 ?: there is no code 8, they are 0–7; is a constant of the state wrong?");
  }

  @Test
  void a_field_that_is_not_copied_is_named_once() {
    GameContract<?, ?, ?> contract =
        new HighCardContract(setup -> new HighCard(setup, BrokenCopies::turnNotCopied));
    List<Throwable> all =
        contract
            .laws()
            .flatMap(law -> failures(law.getChildren().map(DynamicTest.class::cast)).stream())
            .toList();
    assertThat(all)
        .filteredOn(failure -> !(failure instanceof TestAbortedException))
        .singleElement()
        .satisfies(failure ->
            assertThat(failure)
                .hasMessageStartingWith("the law 'a copy is the same position' is broken by")
                .hasMessageContaining(
                    "the copy has turn=0 instead of turn=1: does set copy that?"));
    assertThat(all)
        .filteredOn(TestAbortedException.class::isInstance)
        .isNotEmpty()
        .allSatisfy(skipped ->
            assertThat(skipped)
                .hasMessageStartingWith("says nothing as long as the law 'a copy is the same"));
  }

  @Test
  void every_number_of_seats_and_both_ends_of_every_option_are_tried_by_default() {
    GameKind kind =
        new GameKind(
            "high-card",
            1,
            false,
            List.of(
                Option.number("seats", 2, 4, 2),
                Option.number("cards", 1, 9, 5),
                Option.word("lot", "dice", "cards", "none")),
            HighCard::new);
    GameContract<HighCardState, HighCardView, String> contract = new GameContract<>(kind) {};
    assertThat(contract.variants())
        .extracting(game -> game.setup().toString())
        .containsExactly(
            "high-card@1(seats=2,cards=5,lot=dice)",
            "high-card@1(seats=3,cards=5,lot=dice)",
            "high-card@1(seats=4,cards=5,lot=dice)",
            "high-card@1(seats=2,cards=1,lot=dice)",
            "high-card@1(seats=2,cards=9,lot=dice)",
            "high-card@1(seats=2,cards=5,lot=none)");
  }

  @Test
  void everybody_moves_one_seat_further_by_default() {
    HighCard game = new HighCard(HighCard.kind(HighCard::new).setup(Map.of("seats", "3")));
    GameContract<HighCardState, HighCardView, String> contract =
        new GameContract<>(game.setup().kind()) {};
    assertThat(contract.rotated(game, List.of("* first 2", "* card 4", "2 keep", "0 swap")))
        .containsExactly("* first 0", "* card 4", "0 keep", "1 swap");
  }

  /** What the tests of one law find wrong. */
  private static List<Throwable> failures(String law, Function<Setup, HighCard> maker) {
    return failures(tests(law, new HighCardContract(maker)));
  }

  private static List<Throwable> failures(Stream<DynamicTest> tests) {
    List<Throwable> failures = new ArrayList<>();
    tests.forEach(test -> {
      try {
        test.getExecutable().execute();
      } catch (Throwable failure) {
        failures.add(failure);
      }
    });
    return failures;
  }

  private static Stream<DynamicTest> tests(String law, GameContract<?, ?, ?> contract) {
    if (law.equals(Break.POSTERIOR)) {
      return contract.imagineMatchesTheExactPosterior();
    }
    DynamicContainer container =
        contract
            .laws()
            .filter(each -> each.getDisplayName().equals(law))
            .findAny()
            .orElseGet(() -> fail("no law " + law));
    return container.getChildren().map(DynamicTest.class::cast);
  }
}
