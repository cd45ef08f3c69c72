package tumult.server.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeoutException;
import tumult.bots.Story;
import tumult.bots.Storyteller;
import tumult.engine.Match;
import tumult.engine.NotatedPly;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.server.store.Stories;
import tumult.server.tables.Unavailable;
import tumult.table.records.FairRecord;
import tumult.table.records.FairReplay;
import tumult.table.steps.CachedGame;
import tumult.table.steps.GameCache;

/**
 * Where it is worked out what games were about: on a thread of its own, once for each game, however
 * many ask for it.
 */
final class StoryBook implements AutoCloseable {
  private static final int MOST_WAITING = 32;

  /** Who wants to know of many games waits for them; those of other tables come in between. */
  private static final int MOST_OF_A_TABLE = 2;

  private final Stories kept;
  private final GameCache games;
  private final Map<String, CompletionStage<Story>> underWay = new HashMap<>();
  private final Reliving thread = new Reliving("stories", 1, MOST_OF_A_TABLE, MOST_WAITING);

  StoryBook(Stories kept, GameCache games) {
    this.kept = kept;
    this.games = games;
  }

  /** The story of a game; who asks again while it takes long waits for the same. */
  CompletionStage<Story> of(FairRecord record) {
    return underWay(record)
        .exceptionallyCompose(failure ->
            CompletableFuture.failedStage(
                failure instanceof TimeoutException
                    ? new Unavailable("it is being worked out: try again")
                    : failure));
  }

  private synchronized CompletionStage<Story> underWay(FairRecord record) {
    String key = record.table() + " " + record.number();
    CompletionStage<Story> known = underWay.get(key);
    if (known != null) {
      return known;
    }
    CompletionStage<Story> story = thread.ask(record.table(), () -> find(record));
    underWay.put(key, story);
    story.whenComplete((told, failure) -> end(key));
    return story;
  }

  private synchronized void end(String key) {
    underWay.remove(key);
  }

  private Story find(FairRecord record) {
    return kept.find(record.table(), record.number())
        .orElseGet(() -> {
          Story story = tell(record, games.game(record.game()));
          kept.put(record.table(), record.number(), story);
          return story;
        });
  }

  private static <S extends State<S>> Story tell(FairRecord record, CachedGame<S, ?, ?> cached) {
    List<Match.Ply> plies = new ArrayList<>();
    for (String step : record.moves()) {
      NotatedPly ply = NotatedPly.parse(step, cached.game().seats());
      boolean resigns = ply.move().equals(FairReplay.RESIGNS);
      int action = resigns ? Storyteller.RESIGNS : cached.action(ply.move());
      plies.add(new Match.Ply(ply.actor(), action));
    }
    int winners = record.winners().stream().mapToInt(Seat::bit).sum();
    return Storyteller.tell(cached.game(), plies, winners, Storyteller.USUAL, record.number());
  }

  @Override
  public void close() {
    thread.close();
  }
}
