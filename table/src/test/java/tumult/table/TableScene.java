package tumult.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.table.steps.GameCache;
import tumult.table.steps.LogLine;

/** A table to try things at, with its journal and a clock that stands still until it is moved. */
final class TableScene {
  static final GameCache SHELF = new GameCache(Games::named);
  static final String ROOT = "7f".repeat(32);
  static final String KEY = "ab".repeat(32);

  final List<Event> journal = new ArrayList<>();
  final Table table;
  long time = 1_000_000;
  private final GameCache games;

  TableScene() {
    this(SHELF);
  }

  private TableScene(GameCache games) {
    this.games = games;
    table = new Table("kitchen", games);
  }

  /** An open public table without a clock, whose host Anna is there. */
  static TableScene open(String game) {
    return open(game, Visibility.PUBLIC, Spectators.OPEN, 0);
  }

  static TableScene open(String game, Visibility visibility, Spectators spectators, int pace) {
    return open(SHELF, game, visibility, spectators, pace);
  }

  /** A table at which games are made in another way. */
  static TableScene open(Function<String, Game<?, ?, ?>> games, String game) {
    return open(new GameCache(games), game, Visibility.PUBLIC, Spectators.OPEN, 0);
  }

  private static TableScene open(
      GameCache games, String game, Visibility visibility, Spectators spectators, int pace) {
    TableScene scene = new TableScene(games);
    Command open = new Command.Open(game, visibility, spectators, pace, "Anna", "fox");
    scene.does(new Ask("anna", List.of(), scene.time, ROOT, open));
    return scene.arrives("anna");
  }

  /** An open table with everybody of these seated in turn, and the game started. */
  static TableScene playing(String game, String... people) {
    return open(game).seated(people).does("anna", new Command.Start());
  }

  TableScene seated(String... people) {
    for (String person : people) {
      arrives(person);
      sits(person, Command.ANY_SEAT);
    }
    return this;
  }

  /** A tap that came twice: nothing happens, and nobody is blamed. */
  void ignores(String who, Command command) {
    assertThat(table.decide(new Ask(who, List.of(), time, "", command)))
        .isEqualTo(new Decision.Accepted(List.of()));
  }

  TableScene arrives(String person) {
    return server(new Command.Arrive(person, name(person), "owl"));
  }

  TableScene leaves(String person) {
    return server(new Command.Leave(person));
  }

  TableScene sits(String person, int seat) {
    return does(person, new Command.Sit(seat, name(person), "owl", "0a"));
  }

  static String name(String person) {
    return Character.toUpperCase(person.charAt(0)) + person.substring(1);
  }

  TableScene server(Command command) {
    return does(Ask.SERVER, command);
  }

  TableScene does(String who, Command command) {
    return does(Ask.of(who, time, command));
  }

  TableScene does(Ask ask) {
    Decision decision = table.decide(ask);
    assertThat(decision).as("%s", ask).isInstanceOf(Decision.Accepted.class);
    if (decision instanceof Decision.Accepted(List<Event> events)) {
      events.forEach(this::happens);
    }
    return this;
  }

  void happens(Event event) {
    journal.add(event);
    table.evolve(event);
  }

  TableScene plays(String who, String move) {
    return does(who, new Command.Play(move, Command.ANY_PLY));
  }

  /** Whoever may act plays the first legal move, so many times. */
  TableScene playsOn(int moves) {
    for (int i = 0; i < moves && table.phase() == Phase.PLAYING; i++) {
      Chair chair = table.view("anna").seats().get(acting());
      if (chair.level() > 0) {
        server(new Command.BotPlay(acting(), table.actions(acting())[0], Command.ANY_PLY));
      } else {
        plays(chair.person(), table.moves(acting()).getFirst());
      }
    }
    return this;
  }

  /** The first seat that may act. */
  int acting() {
    for (int seat = 0; seat < table.game().seats(); seat++) {
      if (!table.moves(seat).isEmpty()) {
        return seat;
      }
    }
    throw new AssertionError("nobody acts");
  }

  /** The person on the seat that may act. */
  String onTurn() {
    return chair(acting()).person();
  }

  Chair chair(int seat) {
    return table.view("anna").seats().get(seat);
  }

  /** The game as a person sees it, who must see it. */
  TableView.Play play(String person) {
    return Objects.requireNonNull(table.view(person).play());
  }

  /** How a person can check the luck of the game. */
  TableView.Fairness luck(String person) {
    return Objects.requireNonNull(table.view(person).luck());
  }

  TableScene later(long millis) {
    time += millis;
    return this;
  }

  TableScene ticks() {
    return server(new Command.Tick());
  }

  void refuses(String who, Command command, TableRefusal why) {
    refuses(Ask.of(who, time, command), why);
  }

  void refuses(Ask ask, TableRefusal why) {
    assertThat(table.decide(ask))
        .as("%s", ask)
        .isInstanceOfSatisfying(
            Decision.Refused.class, refused -> assertThat(refused.refusal()).isEqualTo(why));
  }

  /** The latest event. */
  Event last() {
    return journal.getLast();
  }

  /** The keys of what a person was told about the latest event. */
  List<String> told(String person) {
    return table.message(person).log().stream().map(LogLine::key).toList();
  }

  Table replayed() {
    return Table.of("kitchen", games, journal);
  }

  List<Message> missed(String person, long seen) {
    return Table.missed("kitchen", games, journal, person, seen);
  }
}
