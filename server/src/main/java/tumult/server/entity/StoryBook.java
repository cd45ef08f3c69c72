package tumult.server.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
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
  private static final int PATIENCE_SECONDS = 12;

  private final Stories kept;
  private final GameCache games;
  private final Map<String, CompletableFuture<Story>> underWay = new HashMap<>();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("stories").daemon().factory());

  StoryBook(Stories kept, GameCache games) {
    this.kept = kept;
    this.games = games;
  }

  /** The story of a game; who asks again while it takes long waits for the same. */
  CompletionStage<Story> of(FairRecord record) {
    CompletableFuture<Story> story = underWay(record);
    if (story == null) {
      return CompletableFuture.failedStage(
          new Unavailable("too many want to know what their games were about: try again"));
    }
    return story
        .copy()
        .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
        .exceptionallyCompose(failure ->
            CompletableFuture.failedStage(
                story.isDone() ? failure : new Unavailable("it is being worked out: try again")));
  }

  private synchronized @Nullable CompletableFuture<Story> underWay(FairRecord record) {
    String key = record.table() + " " + record.number();
    CompletableFuture<Story> story = underWay.get(key);
    if (story == null && underWay.size() < MOST_WAITING) {
      CompletableFuture<Story> begun = new CompletableFuture<>();
      underWay.put(key, begun);
      thread.execute(() -> work(key, record, begun));
      return begun;
    }
    return story;
  }

  private void work(String key, FairRecord record, CompletableFuture<Story> answer) {
    try {
      answer.complete(find(record));
    } catch (RuntimeException failed) {
      answer.completeExceptionally(failed);
    } finally {
      end(key);
    }
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
    thread.shutdownNow();
  }
}
