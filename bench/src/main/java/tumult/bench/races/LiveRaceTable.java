package tumult.bench.races;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledExecutorService;
import tumult.engine.Rng;
import tumult.server.client.Site;

/** A table at which two race, and what is known of their races. */
final class LiveRaceTable implements AutoCloseable {
  private static final int SLOWEST = 700_000;
  private static final int FASTEST = 220_000;
  private static final int SPREAD = 90_000;

  private final int wanted;
  private final Rng rng;
  private final List<LivePlayer> players = new ArrayList<>();
  private final Map<String, long[]> reactions = new HashMap<>();
  private final Map<String, Integer> winners = new HashMap<>();
  private final CompletableFuture<Void> done = new CompletableFuture<>();

  LiveRaceTable(
      String table, List<Site> sites, Rng rng, ScheduledExecutorService hands, int wanted) {
    this.rng = rng;
    this.wanted = wanted;
    for (int seat = 0; seat < sites.size(); seat++) {
      players.add(new LivePlayer(this, table, sites.get(seat), seat, hands));
    }
    players.forEach(LivePlayer::come);
  }

  /** How long somebody will take, in microseconds: right-skewed, as with people. */
  synchronized long reaction() {
    double wait = -Math.log(1 - rng.below(1 << 20) / (double) (1 << 20)) * SPREAD;
    return Math.min(SLOWEST, FASTEST + (long) wait);
  }

  /** Somebody has touched. */
  synchronized void touched(String race, int seat, long reaction) {
    reactions.computeIfAbsent(race, first -> new long[2])[seat] = reaction;
    look();
  }

  /** The server has decided. */
  synchronized void decided(String race, int winner) {
    winners.putIfAbsent(race, winner);
    look();
  }

  private void look() {
    if (races().size() >= wanted) {
      done.complete(null);
    }
  }

  /** Those that both have answered and the server has decided. */
  synchronized List<LiveRace> races() {
    List<LiveRace> races = new ArrayList<>();
    winners.forEach((race, winner) -> {
      long[] both = reactions.getOrDefault(race, new long[2]);
      if (both[0] > 0 && both[1] > 0) {
        races.add(new LiveRace(winner, both[0], both[1]));
      }
    });
    return races;
  }

  void broke(String why) {
    done.completeExceptionally(new IllegalStateException(why));
  }

  CompletableFuture<Void> done() {
    return done;
  }

  @Override
  public void close() {
    players.forEach(LivePlayer::close);
  }
}
