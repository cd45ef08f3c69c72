package tumult.table;

import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;
import tumult.table.races.PhotoFinish;

/**
 * Something that somebody, or the server itself, wants to happen at a table.
 *
 * <p>Flat records of simple parts, so that they travel as JSON. What is secret or random never is
 * part of a command: it comes with the {@link Ask}.
 */
public sealed interface Command {
  /** Any free seat, where a seat is asked for. */
  int ANY_SEAT = -1;

  /** Any number of moves played, where {@code ply} is asked for. */
  int ANY_PLY = -1;

  /**
   * Opens the table; the person who asks becomes its host, without a seat yet.
   *
   * @param game a name such as {@code mau-mau} or {@code mau-mau@1(seats=4,rounds=3)}
   * @param pace seconds for a decision, 0 for no clock
   */
  record Open(
      String game,
      Visibility visibility,
      Spectators spectators,
      int pace,
      String name,
      String avatar)
      implements Command {}

  /**
   * Takes a free seat or a bot's. Where any seat will do and people have all of them, one is added
   * if the game allows it; else the person waits for one.
   *
   * @param luck what this person adds to the luck of the coming game: up to 64 hex digits
   */
  record Sit(int seat, String name, String avatar, String luck) implements Command {}

  /** Leaves one's seat, or waits for one no longer; while a game is on, a bot takes it. */
  record Stand() implements Command {}

  record AddBot(int seat, int level) implements Command {}

  record RemoveBot(int seat) implements Command {}

  /** Puts bots on all seats that are still empty. */
  record FillSeats(int level) implements Command {}

  /**
   * Takes away all seats that are still empty, if the game can be played by those who are there.
   */
  record CloseSeats() implements Command {}

  /**
   * Changes what is played next, and how. Who has a seat keeps one.
   *
   * @param game as in {@link Open}
   */
  record ChangeGame(String game, Spectators spectators, int pace) implements Command {}

  /** Starts the first or, without waiting until everybody agrees, the next game. */
  record Start() implements Command {}

  /**
   * Plays a move.
   *
   * @param move in notation
   * @param ply how many moves had been played when it was chosen, or {@link #ANY_PLY}
   */
  record Play(String move, int ply) implements Command {}

  /**
   * Makes a touch in a race; times in milliseconds by the client's own clock.
   *
   * @param opening the number of the last opening that had been seen
   * @param reaction from the frame that showed it to the press of finger or key
   * @param granularity of that clock
   * @param visible whether the page was, all the while
   */
  record React(String move, int opening, double reaction, double granularity, boolean visible)
      implements Command {}

  /**
   * Asks what one's moves promise: everybody is told that, and may be advised at this ply then.
   *
   * @param ply as in {@link Play}
   */
  record Hint(int ply) implements Command {}

  record Say(String text) implements Command {}

  record Emote(String emote) implements Command {}

  /** Asks the others to let one take back the last move. */
  record OfferUndo() implements Command {}

  record AnswerUndo(boolean agreed) implements Command {}

  /** Wants another game; it starts when everybody still there does. */
  record Rematch(String luck) implements Command {}

  record Resign() implements Command {}

  /** Takes the seat from somebody who is absent; while a game is on, a bot gets it. */
  record Kick(int seat) implements Command {}

  /** Lets a bot play for somebody who is absent, until they are back. */
  record StandIn(int seat) implements Command {}

  /** Reminds somebody for whom all wait. */
  record Nudge(int seat) implements Command {}

  /** Asks somebody to leave the table; a new invitation lets everybody come again. */
  record Dismiss(String person) implements Command {}

  /** Gives one's seat to somebody else who is at the table. */
  record PassOn(String person) implements Command {}

  record MakeHost(String person) implements Command {}

  record Pause() implements Command {}

  record Resume() implements Command {}

  record Rename(String name, String avatar) implements Command {}

  record Mute(String person, boolean muted) implements Command {}

  record ChangeVisibility(Visibility visibility) implements Command {}

  /** Says who may ask for hints; not while a game is on. */
  record ChangeHints(Hints hints) implements Command {}

  /** Makes a new key, whose hash is the ask's {@code fresh}; older ones for the same right end. */
  record NewKey(Right right) implements Command {}

  /** Takes over the seat or the host's role that a shown key gives a right to. */
  record Claim() implements Command {}

  /** Takes one's seat back from the bot that stands in; every other command does so as well. */
  record Return() implements Command {}

  record Close() implements Command {}

  /**
   * The server's: somebody comes. They arrive, unless the table is crowded and they are not known
   * here: then they look on, and nothing is kept of them until they do something.
   */
  record Come(String person, String name, String avatar) implements Command {}

  /** The server's: the first connection of a person is there. */
  record Arrive(String person, String name, String avatar) implements Command {}

  /** The server's: the last connection of a person is gone. */
  record Leave(String person) implements Command {}

  /** The server's: the action that a bot answered when it was asked after so many moves. */
  record BotPlay(int seat, int action, int ply) implements Command {}

  /**
   * The server's: what the arbiter of a race game says.
   *
   * @param actor whose touch counts, or {@code Seat.ARBITER} for a move of its own
   * @param by who made that touch
   * @param finish what it has judged by; null if nobody raced
   */
  record Arbitrate(int actor, String move, By by, @Nullable PhotoFinish finish) implements Command {
    /** A move of the arbiter's own. */
    public Arbitrate(String word) {
      this(Seat.ARBITER, word, By.ARBITER, null);
    }
  }

  /** The server's: time has passed; everything that is due by now happens. */
  record Tick() implements Command {}
}
