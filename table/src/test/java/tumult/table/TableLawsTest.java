package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;
import tumult.table.luck.Luck;
import tumult.table.records.FairRecord;
import tumult.testkit.ShortGames;

/** What holds at every table, whatever people try: found out by letting them try everything. */
final class TableLawsTest {
  private static final int EVENINGS = Integer.getInteger("table.evenings", 100);
  private static final int COMMANDS = 150;
  private static final String ROOT = "7f".repeat(32);

  /** The seeds of the games at a table, number 0 standing for none. */
  private static final List<String> SEEDS =
      IntStream.range(0, 60).mapToObj(number -> Luck.seed(ROOT, number)).toList();

  private static final Set<Class<?>> HAPPENED = new HashSet<>();

  @AfterAll
  static void everything_that_can_happen_has_happened() {
    assertThat(HAPPENED).contains(Event.class.getPermittedSubclasses());
  }

  static Stream<String> games() {
    return ShortGames.of(Games.ALL.values(), 3);
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_laws_of_a_table_hold_whatever_people_try(String game) {
    for (int evening = 0; evening < EVENINGS; evening++) {
      new Evening(game, new Rng(2026, evening)).run();
    }
  }

  /** One table from its opening to whatever it comes to. */
  private static final class Evening {
    private final Table table = new Table("kitchen", TableScene.SHELF);
    private final List<Event> journal = new ArrayList<>();
    private final Map<String, List<Message>> told = new HashMap<>();
    private final RandomTable people;
    private final String game;
    private Table restored = table;
    private final Rng rng;

    Evening(String game, Rng rng) {
      this.game = game;
      this.rng = rng;
      people = new RandomTable(table, rng);
    }

    private static List<String> everybody() {
      List<String> all = new ArrayList<>(RandomTable.PEOPLE);
      all.add("stranger");
      return all;
    }

    void run() {
      happen(people.opening(game));
      for (int i = 0; i < COMMANDS; i++) {
        happen(people.next());
        assertInvariants();
      }
      assertReplays();
      assertRecord();
    }

    private void happen(Ask ask) {
      List<Object> before = dump(table);
      Decision decision = table.decide(ask);
      assertThat(dump(table)).as("deciding changes nothing: %s", ask).isEqualTo(before);
      if (decision instanceof Decision.Accepted(List<Event> events)) {
        if (table.phase() != Phase.NEW) {
          assertEntitled(ask, events);
        }
        for (Event event : events) {
          HAPPENED.add(event.getClass());
          journal.add(event);
          table.evolve(event);
          everybody().forEach(person -> tell(person));
          assertGoesOnFromACheckpoint(event);
        }
      }
    }

    /**
     * A table that was put together from a checkpoint goes on like the one that it was taken of.
     */
    private void assertGoesOnFromACheckpoint(Event event) {
      if (restored != table) {
        restored.evolve(event);
        everybody()
            .forEach(
                person -> assertThat(restored.message(person)).isEqualTo(told(person).getLast()));
        assertThat(restored.checkpoint()).isEqualTo(table.checkpoint());
        assertThat(dump(restored)).isEqualTo(dump(table));
      }
      if (rng.below(8) == 0) {
        restored = new Table(table.checkpoint(), TableScene.SHELF);
        assertThat(restored.checkpoint()).isEqualTo(table.checkpoint());
        assertThat(dump(restored)).isEqualTo(dump(table));
      }
    }

    private List<Message> told(String person) {
      return told.computeIfAbsent(person, p -> new ArrayList<>());
    }

    private void tell(String person) {
      Message message = table.message(person);
      told(person).add(message);
      if (rng.below(10) == 0) {
        assertNoSecret(message.toString());
      }
    }

    /** Neither the root of all luck nor a running or coming game's seed is ever told. */
    private void assertNoSecret(String text) {
      assertThat(text).doesNotContain(ROOT);
      int revealed = (int) journal.stream().filter(Event.Ended.class::isInstance).count();
      for (int number = revealed + 1; number < SEEDS.size(); number++) {
        assertThat(text).doesNotContain(SEEDS.get(number));
      }
    }

    /** Nobody acts for another. */
    private void assertEntitled(Ask ask, List<Event> events) {
      TableView view = table.view(ask.who());
      boolean server = ask.who().equals(Ask.SERVER);
      for (Event event : events) {
        switch (event) {
          case Event.Played e when e.by() == By.PERSON ->
              assertThat(e.actor()).isEqualTo("" + view.you());
          case Event.Played e -> assertThat(server).isTrue();
          case Event.Sat e when server -> assertThat(waits(e.person())).isTrue();
          case Event.Sat e -> assertThat(e.person()).isEqualTo(ask.who());
          case Event.Waited e -> assertThat(e.person()).isEqualTo(ask.who());
          case Event.Dismissed e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.StoodIn e -> assertThat(view.seats().get(e.seat()).present()).isFalse();
          case Event.Nudged e -> assertThat(e.by()).isEqualTo(view.you());
          case Event.Stood e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.PassedOn e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.Resigned e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.UndoOffered e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.UndoAnswered e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.RematchAgreed e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.Said e -> assertThat(e.person()).isEqualTo(ask.who());
          case Event.Kicked e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.Muted e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.BotAdded e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.Paused e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.VisibilityChanged e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.HintsChanged e -> assertThat(ask.who()).isEqualTo(view.host());
          case Event.Hinted e -> assertThat(e.seat()).isEqualTo(view.you());
          case Event.Claimed e ->
              assertThat(table.decide(Ask.of(ask.who(), ask.time(), ask.command())))
                  .as("without the key")
                  .isInstanceOf(Decision.Refused.class);
          case Event.Arrived e -> assertThat(server).isTrue();
          case Event.Left e -> assertThat(server).isTrue();
          case Event.TimedOut e -> assertThat(server).isTrue();
          default -> {}
        }
      }
    }

    private boolean waits(String person) {
      Guest guest = table.guest(person);
      return guest != null && guest.waits();
    }

    private void assertInvariants() {
      TableView view = table.view("anna");
      Set<String> seated = new HashSet<>();
      for (Chair chair : view.seats()) {
        if (chair.owned()) {
          assertThat(seated.add(chair.person())).as("one seat each").isTrue();
          assertThat(view.people()).extracting(Guest::person).contains(chair.person());
        }
        assertThat(chair.standIn() && !(chair.owned() && chair.botPlays())).isFalse();
        assertThat(chair.present() && !chair.owned()).isFalse();
        if (view.phase() == Phase.PLAYING) {
          assertThat(chair.vacant()).as("somebody plays every seat").isFalse();
        }
      }
      assertThat(view.people()).extracting(Guest::person).contains(view.host());
      assertThat(view.seats()).hasSize(table.game().seats());
      assertThat(view.seats().stream().map(Chair::seat).toList())
          .isEqualTo(IntStream.range(0, view.seats().size()).boxed().toList());
      assertThat(view.evening().standings())
          .allSatisfy(each -> assertThat(each.games()).isBetween(1, view.evening().games()));
      assertThat(table.botTurns().isEmpty() || view.phase() == Phase.PLAYING).isTrue();
      everybody().forEach(this::assertSeesOnlyWhatIsAllowed);
    }

    private void assertSeesOnlyWhatIsAllowed(String person) {
      TableView view = table.view(person);
      TableView.Play play = view.play();
      boolean guest = view.people().stream().anyMatch(g -> g.person().equals(person));
      if (play != null && view.you() < 0) {
        Guest looker = table.guest(person);
        boolean screen = looker != null && looker.right() == Right.SCREEN;
        assertThat(guest && (screen || view.spectators() != Spectators.NONE)).isTrue();
        assertThat(play.moves()).isEmpty();
      }
      if (view.you() >= 0 && play != null) {
        assertThat(play.view()).isEqualTo(table.gameView(view.you()));
      }
    }

    private void assertReplays() {
      assertThat(dump(Table.of("kitchen", TableScene.SHELF, journal))).isEqualTo(dump(table));
      for (String person : everybody()) {
        int seen = rng.below(journal.size() + 1);
        List<Message> all = told(person);
        assertThat(Table.missed("kitchen", TableScene.SHELF, journal, person, seen))
            .as("what %s missed", person)
            .isEqualTo(all.subList(seen, all.size()));
      }
    }

    private void assertRecord() {
      FairRecord record = table.phase() == Phase.NEW ? null : table.record();
      assertThat(restored.record()).isEqualTo(record);
      if (record != null) {
        assertThat(FairRecord.verify(record.toString(), Games::named)).isEqualTo(record);
      }
    }

    /** Everything that can be known of a table, hidden things included. */
    private static List<Object> dump(Table table) {
      List<Object> all = new ArrayList<>(List.of(table.phase()));
      if (table.phase() != Phase.NEW) {
        all.addAll(
            List.of(table.nextDeadline(), table.botTurns(), table.results(), table.awards()));
        all.add(table.gamesOver());
        everybody().forEach(person -> all.add(table.view(person)));
        LiveGame<?, ?, ?> game = table.state().game();
        all.addAll(game == null ? List.of() : position(game));
      }
      return all;
    }

    private static <S extends State<S>, V, M> List<Object> position(LiveGame<S, V, M> game) {
      return List.of(game.now().state().hash(), List.copyOf(game.steps()), game.resigned());
    }
  }
}
