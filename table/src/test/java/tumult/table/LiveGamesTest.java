package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.games.Messages;
import tumult.table.records.FairRecord;
import tumult.table.steps.LogLine;
import tumult.testkit.ShortGames;

/** Whole games at tables with a clock, where people and bots play and some people dream. */
final class LiveGamesTest {
  private static final int PACE = 20;
  private static final int MOST_STEPS = 20_000;

  private final Rng rng = new Rng(11);
  private final Set<By> movers = EnumSet.noneOf(By.class);
  private final Set<String> lapsed = new TreeSet<>();

  static Stream<String> games() {
    return Stream.concat(
        ShortGames.of(Games.ALL.values(), 3),
        Stream.of("mau-mau(seats=3,rounds=2)", "haos(seats=3,grabs=6,palms=6)", "haos(seats=2)"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_game_with_a_clock_comes_to_its_end(String game) {
    TableScene scene = evening(game);
    assertThat(movers).contains(By.PERSON, game.startsWith("haos") ? By.CLOCK : By.STAND_IN);
    assertThat(scene.replayed().view("anna")).isEqualTo(scene.table.view("anna"));
    String record = String.valueOf(scene.table.record());
    assertThat(FairRecord.verify(record, Games::named)).hasToString(record);
  }

  @ParameterizedTest
  @MethodSource("games")
  void everything_that_is_told_has_words(String game) {
    List<LogLine> told =
        evening(game).missed("anna", 0).stream()
            .flatMap(message -> message.log().stream())
            .toList();
    assertThat(told).hasSizeGreaterThan(30);
    for (String language : Messages.LANGUAGES) {
      Map<String, Messages> rooms = new HashMap<>();
      for (LogLine line : told) {
        int dot = line.key().indexOf('.');
        Messages texts =
            rooms.computeIfAbsent(
                line.key().substring(0, dot), room -> Messages.of(room, language));
        String worded =
            texts.line(line.key().substring(dot + 1), line.arguments(), seat -> "Seat " + seat);
        assertThat(worded).as("%s", line).isNotBlank().doesNotContainPattern("\\{|\\bnull\\b");
      }
    }
  }

  @Test
  void who_dreams_over_the_last_card_but_one_has_been_silent() {
    evening("mau-mau(seats=3,rounds=6)");
    assertThat(lapsed).containsExactly("silent");
  }

  @Test
  void a_race_that_nobody_answers_lapses() {
    evening("haos(seats=3,grabs=6,palms=6)");
    assertThat(lapsed).containsExactly("lapse", "open");
  }

  @Test
  void nobody_stalls_an_opening() {
    TableScene scene = table("haos(seats=3)");
    int opener = opener(scene);
    List<Long> deadlines = scene.play("anna").deadlines();
    for (int seat = 0; seat < 3; seat++) {
      assertThat(deadlines.get(seat)).isEqualTo(seat == opener ? scene.time + 12_000 : 0);
    }
    scene.later(12_000).ticks();
    assertThat(opener(scene)).as("the card was opened").isNotEqualTo(opener);
  }

  @Test
  void cards_can_open_by_themselves_after_a_pause() {
    TableScene scene =
        TableScene.open("haos(seats=3)", Visibility.PUBLIC, Spectators.OPEN, 3)
            .seated("anna", "bo", "cleo")
            .does("anna", new Command.Start());
    int opener = opener(scene);
    assertThat(scene.play("anna").deadlines().get(opener)).isEqualTo(scene.time + 3_000);
  }

  @Test
  void a_bot_stands_in_for_somebody_who_is_not_there_to_be_quick() {
    TableScene scene = TableScene.playing("haos(seats=3)", "anna", "bo", "cleo");
    String opener = List.of("anna", "bo", "cleo").get(opener(scene));
    scene.leaves(opener);
    scene.later(12_000).ticks(); // the card that was due
    while (opener(scene) != List.of("anna", "bo", "cleo").indexOf(opener)) {
      scene.later(12_000).ticks();
    }
    scene.later(12_000).ticks();
    assertThat(scene.chair(opener(scene)).standIn()).isTrue();
  }

  private static int opener(TableScene scene) {
    for (int seat = 0; seat < 3; seat++) {
      if (scene.table.moves(seat).contains("open")) {
        return seat;
      }
    }
    throw new AssertionError("nobody may open");
  }

  /** A table with a clock: Anna and, if there is room, Bo play against a bot. */
  private static TableScene table(String game) {
    TableScene scene = TableScene.open(game, Visibility.PUBLIC, Spectators.OPEN, PACE);
    int seats = scene.table.game().seats();
    scene.seated(seats > 2 ? new String[] {"anna", "bo"} : new String[] {"anna"});
    return scene
        .does("anna", new Command.AddBot(Command.ANY_SEAT, 1))
        .does("anna", new Command.Start());
  }

  private TableScene evening(String game) {
    TableScene scene = table(game);
    for (int step = 0; scene.table.phase() == Phase.PLAYING; step++) {
      assertThat(step).as("steps of %s", game).isLessThan(MOST_STEPS);
      int events = scene.journal.size();
      happen(scene);
      scene.journal.subList(events, scene.journal.size()).forEach(this::note);
    }
    return scene;
  }

  private void note(Event event) {
    if (event instanceof Event.Played played) {
      movers.add(played.by());
      if (played.by() == By.CLOCK) {
        lapsed.add(played.move());
      }
    }
  }

  /** Somebody who may act does; or nobody does anything until the next clock has run out. */
  private void happen(TableScene scene) {
    long deadline = scene.table.nextDeadline();
    List<Chair> actors =
        scene.table.view("anna").seats().stream()
            .filter(chair -> !scene.table.moves(chair.seat()).isEmpty())
            .toList();
    boolean everybodyDreams = rng.below(10) == 0 || actors.isEmpty();
    if (everybodyDreams && deadline != Clocks.NEVER) {
      scene.later(deadline - scene.time).ticks();
    } else if (!arbitrated(scene)) {
      act(scene.later(100), actors.get(rng.below(actors.size())));
    }
  }

  /** At times two touch the totem in the same instant. */
  private boolean arbitrated(TableScene scene) {
    Ask word = Ask.of(Ask.SERVER, scene.time, new Command.Arbitrate("dead-heat"));
    boolean heard = rng.below(20) == 0 && scene.table.decide(word) instanceof Decision.Accepted;
    if (heard) {
      scene.does(word);
    }
    return heard;
  }

  private void act(TableScene scene, Chair chair) {
    String move = move(scene.table.moves(chair.seat()));
    int ply = scene.play("anna").ply();
    if (chair.level() > 0) {
      int action = scene.table.actions(chair.seat())[scene.table.moves(chair.seat()).indexOf(move)];
      scene.server(new Command.BotPlay(chair.seat(), action, ply));
    } else {
      scene.does(chair.person(), new Command.Play(move, ply));
    }
  }

  /** Who may open mostly does: with touches alone no race game would ever end. */
  private String move(List<String> moves) {
    boolean opens = moves.contains("open") && rng.below(10) > 0;
    return opens ? "open" : moves.get(rng.below(moves.size()));
  }
}
