package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;
import tumult.testkit.ShortGames;

/**
 * What is hidden from a person makes no difference to anything that person receives: the table is
 * copied, what the person cannot see is changed, and everything is compared.
 */
final class NothingLeaksTest {
  private static final int GAMES = 6;
  private static final int MOVES = 60;
  private static final List<String> SEATED = List.of("bo", "cleo", "dora");

  static Stream<String> games() {
    return ShortGames.of(Games.ALL.values(), 3);
  }

  @ParameterizedTest
  @MethodSource("games")
  void what_is_hidden_from_a_person_changes_nothing_for_that_person(String game) {
    for (int n = 0; n < GAMES; n++) {
      Rng rng = new Rng(7, n);
      TableScene scene =
          TableScene.open(game, Visibility.PUBLIC, Spectators.OPEN, 20)
              .seated(SEATED.toArray(String[]::new))
              .does("anna", new Command.Start());
      for (int move = 0; move < MOVES && scene.table.phase() == Phase.PLAYING; move++) {
        playAndCompare(scene, rng);
      }
    }
  }

  private static void playAndCompare(TableScene scene, Rng rng) {
    String observer = rng.below(4) == 0 ? "anna" : SEATED.get(rng.below(SEATED.size()));
    Table other = scene.replayed();
    LiveGame<?, ?, ?> game = liveGame(scene.table);
    boolean possible = imagineAndPlay(scene, game, liveGame(other), observer, other, rng);
    if (possible) {
      other.evolve(scene.last());
      assertThat(other.message(observer))
          .isEqualTo(scene.table.message(observer))
          .hasToString(scene.table.message(observer).toString());
    }
  }

  private static LiveGame<?, ?, ?> liveGame(Table table) {
    LiveGame<?, ?, ?> game = table.state().game();
    if (game == null) {
      throw new AssertionError("no game");
    }
    return game;
  }

  /**
   * Changes the other table's world, compares, plays on, and says if that was possible there too.
   */
  private static <S extends State<S>, V, M> boolean imagineAndPlay(
      TableScene scene,
      LiveGame<S, V, M> game,
      LiveGame<?, ?, ?> otherGame,
      String observer,
      Table other,
      Rng rng) {
    @SuppressWarnings("unchecked") // both tables play the same game
    S world = (S) otherGame.now().state();
    Game<S, V, M> rules = game.cachedGame().game();
    int eyes = scene.table.state().people().eyes(observer);
    rules.imagine(rules.view(game.now().state(), eyes), world, rng);
    assertSameAnswers(scene, other, observer, rules, rng);
    Event.Played played = play(scene, rng);
    S trial = rules.newState();
    trial.set(world);
    // What a move itself shows, such as a right or wrong call, is for the game to say.
    return isPossible(rules, trial, played)
        && rules.view(trial, eyes).equals(rules.view(game.now().state(), eyes));
  }

  private static void assertSameAnswers(
      TableScene scene, Table other, String observer, Game<?, ?, ?> rules, Rng rng) {
    assertThat(other.view(observer)).isEqualTo(scene.table.view(observer));
    assertThat(other.nextDeadline()).isEqualTo(scene.table.nextDeadline());
    for (int i = 0; i < 5; i++) {
      String move = rules.text(rng.below(rules.actionCount()));
      Ask ask = Ask.of(observer, scene.time, new Command.Play(move, Command.ANY_PLY));
      if (scene.table.decide(ask) instanceof Decision.Refused refused) {
        assertThat(other.decide(ask)).isEqualTo(refused);
      }
    }
    Ask undo = Ask.of(observer, scene.time, new Command.OfferUndo());
    if (scene.table.decide(undo) instanceof Decision.Refused refused) {
      assertThat(other.decide(undo)).isEqualTo(refused);
    }
  }

  private static Event.Played play(TableScene scene, Rng rng) {
    int seat = rng.below(SEATED.size());
    while (scene.table.moves(seat).isEmpty()) {
      seat = (seat + 1) % SEATED.size();
    }
    List<String> moves = scene.table.moves(seat);
    int before = scene.journal.size();
    scene.plays(SEATED.get(seat), moves.get(rng.below(moves.size())));
    return (Event.Played) scene.journal.get(before);
  }

  private static <S extends State<S>, V, M> boolean isPossible(
      Game<S, V, M> rules, S trial, Event.Played played) {
    int actor = Seat.parse(played.actor(), rules.seats());
    if (!plays(rules, trial, actor, played.move())) {
      return false;
    }
    for (String outcome : played.outcomes()) {
      if (!plays(rules, trial, Seat.CHANCE, outcome)) {
        return false;
      }
    }
    return trial.actors() != Seat.bit(Seat.CHANCE) && !trial.over();
  }

  private static <S extends State<S>, V, M> boolean plays(
      Game<S, V, M> rules, S trial, int actor, String move) {
    int action = rules.action(rules.parse(move));
    int[] actions = new int[rules.actionCount()];
    int count = trial.actions(actor, actions);
    for (int i = 0; i < count; i++) {
      if (actions[i] == action) {
        trial.play(actor, action);
        return true;
      }
    }
    return false;
  }
}
