package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.games.Games;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.testkit.ShortGames;

/**
 * What is hidden from somebody makes no difference to any byte they receive: the same evening takes
 * place in two worlds that differ in nothing but that, and everything is compared.
 */
@ParameterizedClass
@SuppressWarnings("NullAway.Init") // by open, which NullAway does not know
@EnumSource(Way.class)
final class LeakTest {
  @SuppressWarnings("UnusedVariable") // all is opened by it
  @Parameter
  private Way way;

  @TempDir static Path here;
  @TempDir static Path there;
  private static RiggedServer world;
  private static RiggedServer otherWorld;
  private static int evenings;

  @BeforeParameterizedClassInvocation
  static void open(Way way) {
    world = new RiggedServer(way, here.resolve(way.name()));
    otherWorld = new RiggedServer(way, there.resolve(way.name()));
  }

  @AfterParameterizedClassInvocation
  static void close() {
    world.close();
    otherWorld.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mau-mau(seats=3,rounds=1) | 0  | OPEN",
        "mau-mau(seats=3,rounds=1) | 28 | OPEN",
        "mau-mau(seats=2,rounds=1,starter=number) | 28 | DELAYED",
        "mau-mau(seats=2,rounds=1,starter=number) | 28 | NONE",
        "kaos(seats=3,maxRounds=2) | 1  | OPEN",
        "kaos(seats=3,maxRounds=2) | 28 | OPEN",
      })
  void what_is_hidden_from_somebody_changes_no_byte_for_them(
      String name, int eyes, Spectators spectators) {
    inTwoWorlds(name, eyes, spectators, false);
  }

  /** A big screen is in the browser of one who plays; and it shows what watchers may not see. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mau-mau(seats=3,rounds=1) | OPEN",
        "mau-mau(seats=2,rounds=1,starter=number) | NONE",
        "kaos(seats=3,maxRounds=2) | DELAYED",
      })
  void what_is_hidden_from_a_big_screen_changes_no_byte_for_it(String name, Spectators spectators) {
    inTwoWorlds(name, Seat.SPECTATOR, spectators, true);
  }

  /** Nor for a program, whatever it is asked and told. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"mau-mau(seats=3,rounds=1) | 0", "kaos(seats=3,maxRounds=2) | 1"})
  void what_is_hidden_from_a_program_changes_no_byte_for_it(String name, int eyes) {
    Game<?, ?, ?> game = Games.named(name);
    IndistinguishableGames twins = IndistinguishableGames.apart(game, eyes, 6);
    String table = "evening-" + ++evenings;
    List<String> cookies = cookies(game);
    List<String> here =
        world.new ProgramEvening(game, table, cookies, eyes)
            .plays(twins.course(), IndistinguishableGames.luck(twins.course()));
    List<String> there =
        otherWorld.new ProgramEvening(game, table, cookies, eyes)
            .plays(twins.course(), IndistinguishableGames.luck(twins.other()));
    assertThat(there).isEqualTo(here);
    assertThat(here).hasSizeGreaterThan(5);
  }

  private static List<String> cookies(Game<?, ?, ?> game) {
    List<String> cookies = new ArrayList<>();
    for (int person = 0; person <= game.seats(); person++) {
      cookies.add(world.house().site().cookie());
    }
    return cookies;
  }

  private static void inTwoWorlds(String name, int eyes, Spectators spectators, boolean screen) {
    Game<?, ?, ?> game = Games.named(name);
    IndistinguishableGames twins = IndistinguishableGames.apart(game, eyes, 6);
    List<Integer> luck = IndistinguishableGames.luck(twins.course());
    play(
        game,
        eyes,
        screen,
        spectators,
        twins.course(),
        luck,
        IndistinguishableGames.luck(twins.other()),
        Phase.OVER);
  }

  /** Every game from a seat; those that show nothing to be quick about from outside as well. */
  static Stream<Arguments> gamesAndEyes() {
    return ShortGames.of(Games.ALL.values(), 2)
        .flatMap(name ->
            Games.named(name).race() == null
                ? Stream.of(Arguments.of(name, 1), Arguments.of(name, Seat.SPECTATOR))
                : Stream.of(Arguments.of(name, 1)));
  }

  /** Where nothing lies hidden on the table, there is still the luck to come. */
  @ParameterizedTest
  @MethodSource("gamesAndEyes")
  void what_luck_will_bring_changes_no_byte_before_it_does(String name, int eyes) {
    Game<?, ?, ?> game = Games.named(name);
    List<IndistinguishableGames.Step> course = IndistinguishableGames.of(game, eyes, 5).course();
    List<IndistinguishableGames.Step> start = start(course);
    List<Integer> luck = IndistinguishableGames.luck(course);
    List<Integer> other = new ArrayList<>(luck);
    Collections.reverse(other.subList(IndistinguishableGames.luck(start).size(), other.size()));
    assertThat(other).isNotEqualTo(luck);
    play(game, eyes, eyes == Seat.SPECTATOR, Spectators.OPEN, start, luck, other, Phase.PLAYING);
  }

  /** A beginning after which somebody moves. */
  private static List<IndistinguishableGames.Step> start(List<IndistinguishableGames.Step> course) {
    int end = Math.min(60, course.size() / 2);
    while (course.get(end).luck()) {
      end--;
    }
    return course.subList(0, end);
  }

  /** The same moves after the luck of one world and of the other. */
  private static void play(
      Game<?, ?, ?> game,
      int eyes,
      boolean screen,
      Spectators spectators,
      List<IndistinguishableGames.Step> steps,
      List<Integer> luck,
      List<Integer> otherLuck,
      Phase end) {
    String table = "evening-" + ++evenings;
    List<String> cookies = cookies(game);
    RiggedServer.Evening here = world.new Evening(game, table, cookies, spectators, eyes, screen);
    RiggedServer.Evening there =
        otherWorld.new Evening(game, table, cookies, spectators, eyes, screen);
    here.plays(steps, luck);
    there.plays(steps, otherLuck);
    assertThat(here.view().phase()).isEqualTo(end);
    RiggedServer.Received mine = here.received();
    RiggedServer.Received yours = there.received();
    assertThat(yours.told()).isEqualTo(mine.told()).endsWith(mine.again().toArray(String[]::new));
    assertThat(yours.changes()).isEqualTo(mine.changes());
    assertThat(yours.answers()).isEqualTo(mine.answers());
    assertThat(yours.again()).isEqualTo(mine.again());
    assertThat(yours.recent()).isEqualTo(mine.recent());
    assertThat(yours.door()).isEqualTo(mine.door());
    assertThat(mine.told().size()).isGreaterThan(eyes == Seat.SPECTATOR ? 8 : 10);
    here.end();
    there.end();
  }
}
