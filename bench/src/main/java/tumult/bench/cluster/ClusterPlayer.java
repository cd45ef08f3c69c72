package tumult.bench.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/**
 * Somebody who plays whatever happens to the nodes: goes to the next one when a connection breaks
 * or stays silent, and asks again for what was not answered.
 */
final class ClusterPlayer {
  private static final long SILENCE = TimeUnit.SECONDS.toNanos(5);
  private static final long LOOK_MILLIS = 200;
  private static final int PAUSE_MILLIS = 150;
  private static final int SAID_EVERY = 4;
  private static final String SAID = "table.said";

  private static final ExecutorService THREADS = Executors.newVirtualThreadPerTaskExecutor();

  private final ClusterTable table;
  private final String cookie;
  private final int seat;
  private final Random random;
  private final ScheduledExecutorService timer;
  private final List<Line> givenUp = new ArrayList<>();
  private @Nullable Line line;
  private @Nullable TableView view;
  private FromClient.@Nullable Do unanswered;
  private int node;
  private int asked;
  private long seen;
  private long current;
  private long happened;
  private long lastHeard;
  private boolean connecting;
  private boolean over;

  /**
   * One connection. Of what a line says that was given up, only promises are of interest: they are
   * to be kept like all others.
   */
  private final class Line implements TableClient.Ear {
    private @Nullable TableClient client;

    @Override
    public void hear(ToClient message) {
      ClusterPlayer.this.hear(this, message);
    }

    @Override
    public void closed(int code, String reason) {
      broken(this);
    }

    private void close() {
      if (client != null) {
        client.close();
      }
    }
  }

  ClusterPlayer(ClusterTable table, String cookie, int seat, ScheduledExecutorService timer) {
    this.table = table;
    this.cookie = cookie;
    this.seat = seat;
    this.timer = timer;
    this.node = table.number() + seat;
    this.random = new Random(31L * table.number() + seat);
    var _ = timer.scheduleWithFixedDelay(this::look, 0, LOOK_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Sees to it that there is a connection, and that it answers. */
  private synchronized void look() {
    if (over || connecting) {
      return;
    }
    boolean silent = System.nanoTime() - lastHeard > SILENCE; // as a proxy would find
    if (line == null || silent) {
      giveUp();
      connecting = true;
      Thread.ofVirtual().start(this::connect);
    }
  }

  private void connect() {
    Line fresh = new Line();
    List<String> bases = table.bases();
    Site site = new Site(bases.get(Math.floorMod(node, bases.size())), cookie);
    FromClient.Hello hello =
        new FromClient.Hello(table.id(), List.of(), "Seat " + seat, "fox", seen(), 0);
    try {
      fresh.client =
          CompletableFuture.supplyAsync(() -> TableClient.connect(site, hello, fresh), THREADS)
              .orTimeout(SILENCE, TimeUnit.NANOSECONDS)
              .join();
      synchronized (this) {
        line = fresh;
        lastHeard = System.nanoTime();
        connecting = false;
      }
    } catch (CompletionException down) {
      ClusterLoad.pause(random.nextInt(PAUSE_MILLIS));
      synchronized (this) {
        givenUp.add(fresh);
        node++;
        connecting = false;
      }
    }
  }

  private synchronized long seen() {
    return seen;
  }

  private synchronized void broken(Line which) {
    givenUp.remove(which);
    if (which == line) {
      line = null;
      node++;
    }
  }

  private synchronized void hear(Line which, ToClient message) {
    if (message instanceof ToClient.Done done) {
      table.promised(new Promise(done.id(), done.number(), givenUp.contains(which)));
    }
    if (over || givenUp.contains(which) || (line != null && which != line)) {
      return;
    }
    lastHeard = System.nanoTime();
    switch (message) {
      case ToClient.Welcome welcome -> {
        seen = welcome.number();
        look(welcome.view());
        repeat();
      }
      case ToClient.Told told -> {
        boolean onlyWords = told.log().stream().allMatch(line -> line.key().equals(SAID));
        if (onlyWords && current == seen) {
          current = told.number(); // it looks as before
        }
        seen = told.number();
        look(told.view());
      }
      case ToClient.Done done -> done(done);
      case ToClient.Refused refused -> {
        if (unanswered != null && unanswered.id().equals(refused.id())) {
          unanswered = null;
        }
      }
      case ToClient.Failed failed -> repeatIn(PAUSE_MILLIS);
      default -> {}
    }
    act();
  }

  private void look(@Nullable TableView shown) {
    if (shown != null) {
      view = shown;
      current = shown.number();
    }
  }

  private void done(ToClient.Done done) {
    FromClient.Do wish = unanswered;
    if (wish != null && wish.id().equals(done.id())) {
      unanswered = null;
      happened = done.number();
    }
  }

  private void repeatIn(int millis) {
    try {
      var _ = timer.schedule(this::repeat, millis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException over) {
      // nobody plays any more
    }
  }

  private synchronized void repeat() {
    FromClient.Do wish = unanswered;
    Line open = line;
    if (wish != null && open != null && open.client != null) {
      open.client.carryOut(wish.id(), wish.command());
    }
  }

  private void act() {
    TableView now = view;
    if (now == null || unanswered != null || current < Math.max(seen, happened)) {
      return; // the answer may come before the view
    }
    Command wish = wish(now);
    if (wish != null) {
      unanswered = new FromClient.Do("%d-%d".formatted(seat, ++asked), wish);
      repeatIn(table.thinkMillis());
    }
  }

  private @Nullable Command wish(TableView now) {
    if (now.you() < 0) {
      return new Command.Sit(seat, "Seat " + seat, "fox", "");
    }
    boolean full = now.seats().stream().noneMatch(chair -> chair.vacant());
    if (now.phase() == Phase.GATHERING || now.phase() == Phase.OVER) {
      return full && seat == 0 ? new Command.Start() : null;
    }
    TableView.Play play = now.play();
    if (play == null || play.moves().isEmpty()) {
      return null;
    }
    // A move that came twice would be refused; words would be said again.
    return asked % SAID_EVERY == 0
        ? new Command.Say("%d says %d".formatted(seat, asked))
        : new Command.Play(play.moves().get(random.nextInt(play.moves().size())), play.ply());
  }

  /** Goes elsewhere, but hears what may still be said here. */
  private void giveUp() {
    if (line != null) {
      node++;
      givenUp.add(line);
    }
    line = null;
  }

  synchronized void leave() {
    over = true;
    giveUp();
    givenUp.forEach(Line::close);
    givenUp.clear();
  }
}
