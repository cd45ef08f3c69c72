package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;
import tumult.table.luck.Luck;

/** How a table looks to a person: put together from what that person may know. */
final class Views {
  private Views() {}

  static TableView view(TableState state, String person, long number) {
    People people = state.people();
    Event.Opened opened = state.opened();
    LiveGame<?, ?, ?> game = state.game();
    int eyes = people.eyes(person);
    int seat = eyes == Seat.SPECTATOR ? People.NO_SEAT : eyes;
    return new TableView(
        number,
        opened.table(),
        opened.game(),
        game == null ? 0 : game.number(),
        state.phase(),
        state.visibility(),
        opened.spectators(),
        opened.pace(),
        people.host(),
        seat,
        people.chairs(),
        people.guests(),
        state.undoOffer(),
        seat != People.NO_SEAT && new UndoRules(state).whyNot(seat) == null,
        List.copyOf(state.rematch()),
        silence(state),
        game == null ? null : luck(game),
        state.gameIsOn() ? null : nextLuck(state),
        game == null ? null : play(state, game, eyes));
  }

  private static TableView.@Nullable Silence silence(TableState state) {
    Decision.Refused why = state.silence();
    return why == null ? null : new TableView.Silence(why.room(), why.key(), why.refusal().rule());
  }

  private static TableView.Fairness luck(LiveGame<?, ?, ?> game) {
    Event.Ended ended = game.ended();
    return new TableView.Fairness(
        game.number(), game.commitment(), game.added(), ended == null ? "" : ended.seed());
  }

  private static TableView.Fairness nextLuck(TableState state) {
    LiveGame.Start next = state.nextStart(state.people().added());
    return new TableView.Fairness(next.number(), Luck.commitment(next.seed()), next.added(), "");
  }

  private static TableView.@Nullable Play play(TableState state, LiveGame<?, ?, ?> game, int eyes) {
    Board<?, ?, ?> board = board(game, eyes, state.opened().spectators());
    if (board == null) {
      return null;
    }
    Event.Ended ended = game.ended();
    return new TableView.Play(
        board.moveCount(),
        game.ply() - board.moveCount(),
        ended == null ? board.actors() : List.of(),
        board.view(eyes),
        ended == null && eyes != Seat.SPECTATOR ? board.moves(eyes) : List.of(),
        board.scores(),
        board == game.now() ? state.clocks().deadlines() : List.of(),
        ended == null ? List.of() : ended.winners());
  }

  /** What these eyes look at; null if they see nothing of the game. */
  static @Nullable Board<?, ?, ?> board(LiveGame<?, ?, ?> game, int eyes, Spectators spectators) {
    if (eyes == People.NO_SEAT) {
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
