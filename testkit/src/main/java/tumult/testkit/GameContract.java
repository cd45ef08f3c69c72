package tumult.testkit;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Option;
import tumult.engine.Setup;
import tumult.engine.State;

/**
 * The laws that every game obeys. A game's test extends this and names the game; where the defaults
 * do not fit, it says what is different.
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

  /** Laws that the others build on; they come first. */
  private static final Set<String> GROUND =
      Set.of("legal lists ascend and only actors have them", "a copy is the same position");

  private final GameKind kind;

  /** Which of those is broken, and by which variant. */
  private volatile @Nullable String groundless;

  protected GameContract(GameKind kind) {
    this.kind = kind;
  }

  /**
   * The variants to try: every number of seats, and the least and the most of every other option.
   * Games whose options together matter name their own.
   */
  protected List<Game<S, V, M>> variants() {
    Option seats = kind.options().getFirst();
    Stream<Map<String, String>> chosen =
        Stream.concat(
            IntStream.rangeClosed(seats.least(), seats.most()).mapToObj(n -> chosen(seats, n)),
            kind.options().stream()
                .skip(1)
                .flatMap(option ->
                    Stream.of(chosen(option, option.least()), chosen(option, option.most()))));
    return chosen.map(kind::setup).distinct().map(this::variant).toList();
  }

  private static Map<String, String> chosen(Option option, int value) {
    return Map.of(option.name(), option.text(value));
  }

  @SuppressWarnings("unchecked") // who names the kind names its types too
  private Game<S, V, M> variant(Setup setup) {
    return (Game<S, V, M>) kind.maker().apply(setup);
  }

  /** Fails unless every card, chip and token of the game is in exactly one place. */
  protected void assertConserved(Game<S, V, M> game, S state) {}

  /**
   * The steps of a whole game as they would have been written had everybody sat one seat further
   * clockwise (seat 0 becomes 1, the last becomes 0), in notation, actor first. By default the only
   * move that names a seat is chance's {@code first 0}, the lot for the first turn.
   */
  protected List<String> rotated(Game<S, V, M> game, List<String> steps) {
    return steps.stream().map(step -> rotated(step, game.seats())).toList();
  }

  private static String rotated(String step, int seats) {
    String lot = "* first ";
    if (step.startsWith(lot)) {
      return lot + further(step.substring(lot.length()), seats);
    }
    String actor = step.substring(0, step.indexOf(' '));
    boolean seat = Character.isDigit(actor.charAt(0));
    return seat ? further(actor, seats) + step.substring(actor.length()) : step;
  }

  private static int further(String seat, int seats) {
    return (Integer.parseInt(seat) + 1) % seats;
  }

  /** Whether the lowest score wins. */
  protected boolean lowestScoreWins() {
    return false;
  }

  /** Tiny positions with their exact posterior, worked out by hand; none if nothing is hidden. */
  protected List<Posterior> posteriors() {
    return List.of();
  }

  private List<Law<S, V, M>> book() {
    return List.of(
        new Law<>("legal lists ascend and only actors have them", MoveLaws::legalLists),
        new Law<>("a copy is the same position", CopyLaws::copiesAreEqual),
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
        new Law<>("no luck leads to what cannot be read", CourseLaws::extremeLuck),
        new Law<>("everybody one seat further changes nothing else", CourseLaws::rotation),
        new Law<>("nobody sees what is hidden", SecrecyLaws::views),
        new Law<>("a view that is not everybody's says whose it is", SecrecyLaws::ownViews),
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
        .map(trial -> DynamicTest.dynamicTest(trial.name(), () -> check(law, trial)));
  }

  private void check(Law<S, V, M> law, Trial<S, V, M> trial) {
    if (groundless != null) {
      throw new TestAbortedException("says nothing as long as " + groundless);
    }
    try {
      law.check().of(trial);
    } catch (TestAbortedException doesNotApply) {
      throw doesNotApply;
    } catch (RuntimeException | AssertionError broken) {
      String which = "the law '%s' is broken by %s".formatted(law.name(), trial.name());
      // An exception may come from anywhere in the game: another law may know more about it.
      if (broken instanceof AssertionError && GROUND.contains(law.name())) {
        groundless = which;
      }
      throw new AssertionError(
          "%s%nin %s:%n%s".formatted(which, trial.where(), broken.getMessage()), broken);
    }
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
