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
    LiveGame<?, ?, ?> game = state.game();
    int eyes = people.eyes(person);
    int seat = eyes == Seat.SPECTATOR ? People.NO_SEAT : eyes;
    return new TableView(
        number,
        state.table(),
        state.cachedGame().name(),
        state.gamesBegun(),
        state.phase(),
        state.visibility(),
        state.spectators(),
        state.hints(),
        state.allowsHints(),
        state.pace(),
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
        new TableView.Evening(state.evening().counted(), state.evening().standings()),
        game == null ? null : play(state, game, person, eyes),
        SeatRules.mayCloseSeats(state));
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

  private static TableView.@Nullable Play play(
      TableState state, LiveGame<?, ?, ?> game, String person, int eyes) {
    Board<?, ?, ?> board = board(state, game, person);
    if (board == null) {
      return null;
    }
    Event.Ended ended = game.ended();
    return new TableView.Play(
        board.moveCount(),
        game.ply() - board.moveCount(),
        ended == null ? board.actors() : List.of(),
        board.view(eyes),
        ended == null && mayMove(state, eyes) ? board.moves(eyes) : List.of(),
        board.scores(),
        board == game.now() ? state.clocks().deadlines() : List.of(),
        ended == null ? List.of() : ended.winners(),
        game.cachedGame().name());
  }

  /** Whether the moves of a seat are its person's to make: not after giving up. */
  private static boolean mayMove(TableState state, int eyes) {
    return eyes != Seat.SPECTATOR && !state.people().chair(eyes).resigned();
  }

  private static final int STRANGER = -1;
  private static final int SEES_NOW = -2;
  private static final int SEES_LATE = -3;
  private static final int SEES_NOTHING = -4;

  /** A number that is the same for those who are shown the same: a seat's, or a way of watching. */
  static int sight(TableState state, String person) {
    int seat = state.people().seatOf(person);
    if (seat != People.NO_SEAT) {
      return seat;
    }
    if (state.people().visitor(person) == null) {
      return STRANGER;
    }
    LiveGame<?, ?, ?> game = state.game();
    Board<?, ?, ?> board = game == null ? null : board(state, game, person);
    if (board == null) {
      return SEES_NOTHING;
    }
    return game != null && board == game.now() ? SEES_NOW : SEES_LATE;
  }

  /** What somebody looks at; null if they see nothing of the game. */
  static @Nullable Board<?, ?, ?> board(TableState state, LiveGame<?, ?, ?> game, String person) {
    Guest guest = state.people().visitor(person);
    if (guest == null) {
      return null;
    }
    if (guest.right() == Right.SCREEN || state.people().seatOf(person) != People.NO_SEAT) {
      return game.now();
    }
    return switch (state.spectators()) {
      case OPEN -> game.now();
      case DELAYED -> game.late();
      case NONE -> null;
    };
  }
}
