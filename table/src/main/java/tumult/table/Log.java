package tumult.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tumult.engine.Seat;
import tumult.table.steps.LogLine;

/** What a person is told about an event: keys and arguments, to be worded by each client. */
final class Log {
  private Log() {}

  /** The lines of the event that has just happened. */
  static List<LogLine> lines(TableState state, Event event, String person) {
    return switch (event) {
      case Event.Started started -> moves(state, event, person, line("started", started.number()));
      case Event.Played played -> moves(state, event, person);
      case Event.Ended ended -> moves(state, event, person, line("ended", seats(ended.winners())));
      default -> ofTable(state.people(), event);
    };
  }

  private static List<LogLine> moves(
      TableState state, Event event, String person, LogLine... ofTable) {
    List<LogLine> lines = new ArrayList<>(List.of(ofTable));
    LiveGame<?, ?, ?> game = state.game();
    int eyes = state.people().eyes(person);
    if (game != null) {
      Board<?, ?, ?> board = Views.board(state, game, person);
      boolean alreadyTold = event instanceof Event.Ended && board == game.now();
      if (board != null && !alreadyTold) {
        lines.addAll(board.log(eyes, state.people()::listening));
      }
    }
    return lines;
  }

  private static String seats(List<Integer> seats) {
    return seats.stream().map(Seat::text).collect(Collectors.joining(","));
  }

  private static List<LogLine> ofTable(People people, Event event) {
    return switch (event) {
      case Event.Opened e -> List.of(line("opened", e.name(), e.game()));
      case Event.Arrived e -> List.of(line("arrived", e.name()));
      case Event.Left e -> named(people, "left", e.person());
      case Event.Renamed e -> List.of(line("renamed", e.name()));
      case Event.Sat e -> List.of(line("sat", e.seat(), e.name()));
      case Event.Waited e when !e.waits() -> List.of();
      case Event.Waited e -> named(people, "waits", e.person());
      case Event.Dismissed e -> List.of();
      case Event.GameChanged e -> List.of(line("game", e.game()));
      case Event.StoodIn e -> List.of(line("stood-in", e.seat()));
      case Event.Nudged e -> List.of(line("nudged", e.by(), e.seat()));
      case Event.Stood e -> List.of(line("stood", e.seat()));
      case Event.BotAdded e -> List.of(line("bot-added", e.seat(), e.level()));
      case Event.BotRemoved e -> List.of(line("bot-removed", e.seat()));
      case Event.Kicked e -> List.of(line("kicked", e.seat()));
      case Event.PassedOn e -> named(people, "passed-on", e.person(), e.seat());
      case Event.HostChanged e -> named(people, "host", e.person());
      case Event.KeyMade e -> List.of();
      case Event.Claimed e when e.right() == Right.HOST -> named(people, "host", e.person());
      case Event.Claimed e -> named(people, "claimed", e.person(), e.seat());
      case Event.VisibilityChanged e -> List.of(line("visibility", e.visibility()));
      case Event.HintsChanged e -> List.of(line("hints", e.hints()));
      case Event.Hinted e -> List.of(line("hinted", e.seat()));
      case Event.Muted e -> named(people, e.muted() ? "muted" : "unmuted", e.person());
      case Event.Said e -> named(people, "said", e.person(), e.text());
      case Event.Emoted e -> named(people, "emoted", e.person(), e.emote());
      case Event.TimedOut e -> List.of(line("timed-out", e.seat()));
      case Event.Returned e -> List.of(line("returned", e.seat()));
      case Event.Paused e -> List.of(line("paused"));
      case Event.Resumed e -> List.of(line("resumed"));
      case Event.UndoOffered e -> List.of(line("undo-offered", e.seat()));
      case Event.UndoAnswered e ->
          List.of(line(e.agreed() ? "undo-agreed" : "undo-declined", e.seat()));
      case Event.Undone e -> List.of(line("undone", e.seat()));
      case Event.Resigned e -> List.of(line("resigned", e.seat()));
      case Event.RematchAgreed e -> List.of(line("rematch", e.seat()));
      case Event.Closed e -> List.of(line("closed"));
      default -> throw new IllegalStateException("not worded: " + event);
    };
  }

  private static LogLine line(String key, Object... arguments) {
    List<String> texts = new ArrayList<>(arguments.length);
    for (Object argument : arguments) {
      texts.add(argument.toString());
    }
    return new LogLine("table." + key, texts);
  }

  /** A line about a person, whose name comes first. */
  private static List<LogLine> named(
      People people, String key, String person, Object... arguments) {
    Guest guest = people.guest(person);
    List<String> texts = new ArrayList<>(List.of(guest == null ? "" : guest.name()));
    for (Object argument : arguments) {
      texts.add(argument.toString());
    }
    return List.of(new LogLine("table." + key, texts));
  }
}
