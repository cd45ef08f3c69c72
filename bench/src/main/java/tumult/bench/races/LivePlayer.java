package tumult.bench.races;

import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.table.steps.LogLine;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** A player who opens cards, answers every race, and reports the true reaction time. */
final class LivePlayer implements TableClient.Ear, AutoCloseable {
  private static final List<String> RACES = List.of("GRAB", "PALM");
  private static final double NANOS = 1e6;
  private static final double GRANULARITY = 0.005;

  private final LiveRaceTable table;
  private final String id;
  private final Site site;
  private final int seat;
  private final ScheduledExecutorService hands;
  private @Nullable TableClient client;
  private int commands;
  private String answered = "";
  private long actedAt = -1;

  LivePlayer(LiveRaceTable table, String id, Site site, int seat, ScheduledExecutorService hands) {
    this.table = table;
    this.id = id;
    this.site = site;
    this.seat = seat;
    this.hands = hands;
  }

  void come() {
    String name = seat == 0 ? "Near" : "Far";
    client =
        TableClient.connect(site, new FromClient.Hello(id, List.of(), name, "fox", 0, 0), this);
    asks(new Command.Sit(seat, name, "fox", ""));
  }

  private synchronized void asks(Command command) {
    TableClient open = client;
    if (open != null) {
      commands++;
      open.carryOut(seat + "-" + commands, command);
    }
  }

  @Override
  public void hear(ToClient message) {
    long now = System.nanoTime();
    switch (message) {
      case ToClient.Welcome welcome -> {}
      case ToClient.Told told -> told(told, now);
      case ToClient.Failed failed when failed.code() == tumult.wire.ErrorCode.BAD_HELLO ->
          asks(new Command.Sit(seat, "Rival", "fox", ""));
      case ToClient.Failed failed -> table.broke(failed.toString());
      case ToClient.Done done -> {}
      case ToClient.Fall fall -> {}
      case ToClient.Whole whole -> {}
      case ToClient.Here here -> {}
      case ToClient.Changed changed -> {}
      case ToClient.Refused refused -> {} // too late, or the other one's turn by now
    }
  }

  private void told(ToClient.Told told, long now) {
    TableView view = told.view();
    if (view == null) {
      return;
    }
    TableView.Play play = view.play();
    if (play != null) {
      Map<?, ?> game = (Map<?, ?>) play.view();
      verdict(told.log(), view, game);
      act(view, play, game, now);
    } else if (seat == 0
        && view.phase() == Phase.GATHERING
        && view.seats().stream().allMatch(chair -> chair.present())) {
      asks(new Command.Start());
    }
  }

  private void verdict(List<LogLine> log, TableView view, Map<?, ?> game) {
    for (LogLine line : log) {
      if (line.key().equals("haos.verdict")) {
        boolean together = log.stream().anyMatch(each -> each.key().equals("haos.dead-heat"));
        String first = line.arguments().getFirst().split(",", -1)[0];
        table.decided(race(view, game), together ? -1 : Integer.parseInt(first));
      }
    }
  }

  private static String race(TableView view, Map<?, ?> game) {
    return view.gameNumber() + "/" + game.get("openings");
  }

  private void act(TableView view, TableView.Play play, Map<?, ?> game, long now) {
    if (view.phase() == Phase.OVER) {
      if (!view.rematch().contains(seat)) {
        asks(new Command.Rematch(""));
      }
      return;
    }
    String phase = String.valueOf(game.get("phase"));
    if (RACES.contains(phase)) {
      race(view, play, game, phase, now);
    } else if (actedAt != play.ply() + 100_000L * view.gameNumber()) {
      String move = play.moves().contains("open") ? "open" : "choose special";
      if (play.moves().contains(move)) {
        actedAt = play.ply() + 100_000L * view.gameNumber();
        asks(new Command.Play(move, Command.ANY_PLY));
      }
    }
  }

  private void race(TableView view, TableView.Play play, Map<?, ?> game, String phase, long shown) {
    String race = race(view, game);
    String gesture = phase.equals("GRAB") ? "grab " : "palm ";
    String move =
        play.moves().stream()
            .filter(each -> each.startsWith(gesture) && !each.endsWith("@prev"))
            .findFirst()
            .orElse("");
    if (race.equals(answered) || move.isEmpty()) {
      return;
    }
    answered = race;
    int opening = Integer.parseInt(String.valueOf(game.get("openings")));
    long reaction = table.reaction();
    try {
      var _ =
          hands.schedule(() -> touch(race, move, opening, shown), reaction, TimeUnit.MICROSECONDS);
    } catch (RejectedExecutionException over) {
      // enough races
    }
  }

  private void touch(String race, String move, int opening, long shown) {
    double millis = (System.nanoTime() - shown) / NANOS;
    asks(new Command.React(move, opening, millis, GRANULARITY, true));
    table.touched(race, seat, Math.round(millis * 1000));
  }

  @Override
  public void closed(int code, String reason) {
    table.broke("closed: " + code + " " + reason);
  }

  @Override
  public void close() {
    if (client != null) {
      client.close();
    }
  }
}
