package tumult.server.entity;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import tumult.server.tables.Answer;
import tumult.server.tables.Tables;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;

/** Somebody at one table, who waits for every answer. */
record TestPlayer(Tables tables, String table, String person) {
  private static final String FRESH = "5eed".repeat(16);

  static <T> T get(CompletionStage<T> stage) {
    return stage.toCompletableFuture().orTimeout(30, TimeUnit.SECONDS).join();
  }

  Answer ask(Command command, String id) {
    return get(asking(command, id));
  }

  CompletableFuture<Answer> asking(Command command, String id) {
    Ask ask = new Ask(person, List.of(), System.currentTimeMillis(), FRESH, command);
    return tables.ask(table, ask, id).toCompletableFuture();
  }

  /** Does what must be possible; the number of its last event. */
  long does(Command command) {
    Answer answer = ask(command, "");
    if (answer instanceof Answer.Accepted accepted) {
      return accepted.number();
    }
    throw new AssertionError(person + " may not " + command + ": " + answer);
  }

  long opens(String game, int pace) {
    return does(new Command.Open(game, Visibility.PUBLIC, Spectators.OPEN, pace, person, "fox"));
  }

  long comes() {
    TestPlayer server = new TestPlayer(tables, table, Ask.SERVER);
    return server.does(new Command.Arrive(person, person, "owl"));
  }

  long sits(int seat) {
    return does(new Command.Sit(seat, person, "fox", ""));
  }

  TableView view() {
    return get(tables.view(table, person)).orElseThrow();
  }

  List<String> moves() {
    TableView.Play play = view().play();
    return play == null ? List.of() : play.moves();
  }

  long plays() {
    return does(new Command.Play(moves().getFirst(), Command.ANY_PLY));
  }
}
