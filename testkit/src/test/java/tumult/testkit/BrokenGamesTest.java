package tumult.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tumult.engine.Setup;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardContract;

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

  /** What the tests of one law find wrong. */
  private static List<Throwable> failures(String law, Function<Setup, HighCard> maker) {
    List<Throwable> failures = new ArrayList<>();
    tests(law, new HighCardContract(maker))
        .forEach(test -> {
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
