package tumult.server.web;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/**
 * Somebody who plays a game to its end with random moves, whatever happens to the server: comes
 * back, says what was last seen, and asks again for what was not answered.
 */
final class ReconnectingPlayer implements TableClient.Ear {
  private final Site site;
  private final String table;
  private final int seat;
  private final KillableServer server;
  private final Random random;
  private final Runnable acknowledged;
  private final Consumer<String> complaint;
  private final Map<Long, String> moves = new TreeMap<>();

  private @Nullable TableClient client;
  private @Nullable TableView view;
  private FromClient.@Nullable Do unanswered;
  private long seen;
  private long happened;
  private int asked;
  private boolean over;

  ReconnectingPlayer(
      Site site,
      String table,
      int seat,
      KillableServer server,
      Runnable acknowledged,
      Consumer<String> complaint) {
    this.site = site;
    this.table = table;
    this.seat = seat;
    this.server = server;
    this.random = new Random(table.hashCode() * 31L + seat);
    this.acknowledged = acknowledged;
    this.complaint = complaint;
  }

  String table() {
    return table;
  }

  int seat() {
    return seat;
  }

  /** The moves that the server has acknowledged, by number. */
  synchronized Map<Long, String> moves() {
    return moves;
  }

  /** Connects, as often as it takes. */
  synchronized void connect() {
    while (!over) {
      try {
        server.awaitUp();
        FromClient.Hello hello =
            new FromClient.Hello(table, List.of(), "Seat " + seat, "fox", seen, 0);
        client = TableClient.connect(site, hello, this);
        return;
      } catch (CompletionException down) {
        // killed again: once more
      } catch (InterruptedException hurried) {
        over = true;
      }
    }
  }

  @Override
  public synchronized void closed(int code, String reason) {
    client = null;
    Thread.ofVirtual().start(this::connect);
  }

  @Override
  public synchronized void hear(ToClient message) {
    switch (message) {
      case ToClient.Welcome welcome -> {
        if (welcome.view() == null && welcome.number() != seen) {
          complain("welcomed back at " + welcome.number());
        }
        seen = welcome.number();
        look(welcome.view());
        repeat();
      }
      case ToClient.Told told -> {
        if (told.number() != seen + 1) {
          complain("told " + told.number());
        }
        seen = told.number();
        look(told.view());
      }
      case ToClient.Done done -> done(done);
      case ToClient.Refused refused -> refused(refused);
      case ToClient.Failed failed -> repeat();
      case ToClient.Fall fall -> {}
      case ToClient.Whole whole -> {}
      case ToClient.Here here -> {}
      case ToClient.Changed changed -> {}
    }
    act();
  }

  private void complain(String what) {
    complaint.accept("%s, seat %d, after %d: %s".formatted(table, seat, seen, what));
  }

  private void look(@Nullable TableView next) {
    if (next != null) {
      view = next;
    }
  }

  private void repeat() {
    FromClient.Do wish = unanswered;
    TableClient open = client;
    if (wish != null && open != null) {
      open.carryOut(wish.id(), wish.command());
    }
  }

  private void done(ToClient.Done done) {
    FromClient.Do wish = unanswered;
    if (wish != null && wish.id().equals(done.id())) {
      unanswered = null;
      happened = done.number();
      // A touch may have counted for the opening before, or have been part of a dead heat.
      if (wish.command() instanceof Command.Play play && !play.move().matches("(grab|palm).*")) {
        moves.put(done.number(), play.move());
      }
      acknowledged.run();
    }
  }

  /** Too late is no shame where the game's own clock was first, nor in a race game. */
  private void refused(ToClient.Refused refused) {
    FromClient.Do wish = unanswered;
    if (wish != null && wish.id().equals(refused.id())) {
      unanswered = null;
      boolean raceGame = view != null && isRaceGame(view);
      if (!refused.key().equals("refusal.TOO_LATE") && !raceGame) {
        complain("%s for %s".formatted(refused.key(), wish.command()));
      }
    }
  }

  private void act() {
    TableView now = view;
    boolean current = seen >= happened; // the answer may come before the view
    if (now == null || unanswered != null || over || !current) {
      return;
    }
    Command wish = wish(now);
    if (wish != null) {
      unanswered = new FromClient.Do("%d-%d".formatted(seat, ++asked), wish);
      repeat();
    }
  }

  private @Nullable Command wish(TableView now) {
    if (now.phase() == Phase.OVER) {
      over = true;
      notifyAll();
      return null;
    }
    if (now.you() < 0) {
      return new Command.Sit(seat, "Seat " + seat, "fox", "");
    }
    if (now.phase() == Phase.GATHERING) {
      boolean all = now.seats().stream().map(Chair::person).noneMatch(String::isEmpty);
      return all && seat == 0 ? new Command.Start() : null;
    }
    TableView.Play play = now.play();
    if (play == null || play.moves().isEmpty()) {
      return null;
    }
    List<String> moves = isRaceGame(now) ? calmly(play.moves()) : play.moves();
    return moves.isEmpty()
        ? null
        : new Command.Play(moves.get(random.nextInt(moves.size())), play.ply());
  }

  private static boolean isRaceGame(TableView view) {
    return view.game().startsWith("haos");
  }

  /** Who grabs all the time gets all the cards back, and there is no end to it. */
  private List<String> calmly(List<String> moves) {
    if (moves.contains("open")) {
      return List.of("open");
    }
    return random.nextInt(20) == 0 ? moves : List.of();
  }

  /** Waits for the end of the game; false if it does not come by then. */
  synchronized boolean awaitEnd(long deadlineNanos) throws InterruptedException {
    while (!over && System.nanoTime() < deadlineNanos) {
      wait(1 + (deadlineNanos - System.nanoTime()) / 1_000_000);
    }
    return over;
  }

  synchronized void leave() {
    over = true;
    TableClient open = client;
    if (open != null) {
      open.close();
    }
  }

  @Override
  public synchronized String toString() {
    TableView now = view;
    return "%s, seat %d after %d, waiting for %s, %s"
        .formatted(table, seat, seen, unanswered, now == null ? null : now.play());
  }
}
