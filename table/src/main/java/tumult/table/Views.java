package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;

/** How a table looks to a person: put together from what that person may know. */
final class Views {
  private Views() {}

  static TableView view(Room room, String person, long number) {
    Company company = room.company();
    Event.Opened opened = room.opened();
    LiveGame<?, ?, ?> game = room.game();
    int eyes = company.eyes(person);
    int seat = eyes == Seat.SPECTATOR ? Company.NO_SEAT : eyes;
    return new TableView(
        number,
        opened.table(),
        opened.game(),
        game == null ? 0 : game.number(),
        room.phase(),
        room.visibility(),
        opened.spectators(),
        opened.pace(),
        company.host(),
        seat,
        company.chairs(),
        company.guests(),
        room.undoOffer(),
        seat != Company.NO_SEAT && new UndoRules(room).whyNot(seat) == null,
        List.copyOf(room.rematch()),
        silence(room),
        game == null ? null : luck(game),
        room.gameIsOn() ? null : nextLuck(room),
        game == null ? null : play(room, game, eyes));
  }

  private static TableView.@Nullable Silence silence(Room room) {
    Decision.Refused why = room.silence();
    return why == null ? null : new TableView.Silence(why.room(), why.key(), why.refusal().rule());
  }

  private static TableView.Fairness luck(LiveGame<?, ?, ?> game) {
    Event.Ended ended = game.ended();
    return new TableView.Fairness(
        game.number(), game.commitment(), game.added(), ended == null ? "" : ended.seed());
  }

  private static TableView.Fairness nextLuck(Room room) {
    LiveGame.Start next = room.nextStart(room.company().added());
    return new TableView.Fairness(next.number(), Luck.commitment(next.seed()), next.added(), "");
  }

  private static TableView.@Nullable Play play(Room room, LiveGame<?, ?, ?> game, int eyes) {
    Board<?, ?, ?> board = board(game, eyes, room.opened().spectators());
    if (board == null) {
      return null;
    }
    Event.Ended ended = game.ended();
    return new TableView.Play(
        board.moves(),
        game.ply() - board.moves(),
        ended == null ? board.actors() : List.of(),
        board.view(eyes),
        ended == null && eyes != Seat.SPECTATOR ? board.moves(eyes) : List.of(),
        board.scores(),
        board == game.now() ? room.clocks().deadlines() : List.of(),
        ended == null ? List.of() : ended.winners());
  }

  /** What these eyes look at; null if they see nothing of the game. */
  static @Nullable Board<?, ?, ?> board(LiveGame<?, ?, ?> game, int eyes, Spectators spectators) {
    if (eyes == Company.NO_SEAT) {
      return null;
    }
    if (eyes != Seat.SPECTATOR) {
      return game.now();
    }
    return switch (spectators) {
      case OPEN -> game.now();
      case DELAYED -> game.late();
      case NONE -> null;
    };
  }
}
