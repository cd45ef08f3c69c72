package tumult.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tumult.engine.Game;
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
  /** A position, a seat, and every world that the seat's view of it allows, with its weight. */
  public record Posterior(String game, String position, int seat, Map<String, Integer> worlds) {}

  /** Something true of every variant of every game; the check fails where it is not. */
  record Law<S extends State<S>, V, M>(String name, Check<S, V, M> check) {}

  /** Looks at a game on trial. */
  interface Check<S extends State<S>, V, M> {
    void of(Trial<S, V, M> trial);
  }

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

  private List<Law<S, V, M>> book() {
    return List.of(
        new Law<>("legal lists ascend and only actors have them", MoveLaws::legalLists),
        new Law<>("what is not legal is refused and changes nothing", MoveLaws::refusals),
        new Law<>("moves, codes and notation agree", MoveLaws::codec),
        new Law<>("copies are independent", CopyLaws::copies),
        new Law<>("the same seed gives the same game on any thread", CopyLaws::threads),
        new Law<>("positions survive being written and read", NotationLaws::positions),
        new Law<>("a damaged position is explained", NotationLaws::damagedPositions),
        new Law<>("records replay to any ply", NotationLaws::records),
        new Law<>("chance is exhaustive and follows its weights", ChanceLaws::chance),
        new Law<>("everything is in exactly one place", CourseLaws::conservation),
        new Law<>("every game ends and its winners have the best score", CourseLaws::ending),
        new Law<>("a game ends under hostile play", CourseLaws::hostilePlay),
        new Law<>("everybody one seat further changes nothing else", CourseLaws::rotation),
        new Law<>("nobody sees what is hidden", SecrecyLaws::views),
        new Law<>("what is seen of a move tells no more than the view", SecrecyLaws::seenMoves),
        new Law<>("what reveals nothing looks the same in every world", SecrecyLaws::reveals),
        new Law<>("hidden things vary if there are any", SecrecyLaws::hiddenThingsVary));
  }

  @TestFactory
  Stream<DynamicContainer> laws() {
    return book().stream().map(law -> DynamicContainer.dynamicContainer(law.name(), trials(law)));
  }

  private Stream<DynamicTest> trials(Law<S, V, M> law) {
    return variants().stream()
        .map(game -> new Trial<>(this, game))
        .map(trial -> DynamicTest.dynamicTest(trial.name(), () -> law.check().of(trial)));
  }

  @TestFactory
  Stream<DynamicTest> imagineMatchesTheExactPosterior() {
    return posteriors().stream()
        .map(posterior ->
            DynamicTest.dynamicTest(
                posterior.position(),
                () -> SecrecyLaws.posterior(trial(posterior.game()), posterior)));
  }

  private Trial<S, V, M> trial(String name) {
    return variants().stream()
        .map(game -> new Trial<>(this, game))
        .filter(trial -> trial.name().equals(name))
        .findAny()
        .orElseThrow(() -> new AssertionError("no variant " + name));
  }
}
