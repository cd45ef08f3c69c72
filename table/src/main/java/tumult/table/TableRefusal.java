package tumult.table;

import tumult.engine.Refusal;

/** Why a command is refused, where no rule of a game is behind it. */
public enum TableRefusal implements Refusal {
  /** The table has not been opened yet. */
  NOT_OPEN,
  /** The table has been opened already. */
  ALREADY_OPEN,
  /** The table is closed. */
  CLOSED,
  /** Only the server says this. */
  ONLY_THE_SERVER,
  /** The server itself does not do this. */
  ONLY_A_PERSON,
  /** Only the host may do this. */
  NOT_HOST,
  /** The person is not at the table. */
  NOT_HERE,
  /** The person spoken of is not at the table. */
  NOBODY_OF_THAT_NAME,
  /** The table is locked to newcomers. */
  LOCKED,
  /** No more people fit around the table. */
  TOO_MANY_PEOPLE,
  /** Coming to this table needs a key. */
  NO_KEY,
  /** The key shown allows to watch, not to sit. */
  ONLY_WATCHING,
  /** No key shown gives a right to take anything over. */
  NOTHING_TO_CLAIM,
  /** Something fresh that the server must supply is missing or malformed. */
  NOTHING_FRESH,
  /** There is no game of that name, or not with these options. */
  NO_SUCH_GAME,
  /** A new table is opened by the newest rules of a game only. */
  OLD_RULES,
  /** The pace is out of range. */
  BAD_PACE,
  /** A name must have 1–24 characters, none of them a control character. */
  BAD_NAME,
  /** There is no such avatar. */
  BAD_AVATAR,
  /** There is no such emote. */
  BAD_EMOTE,
  /** A chat line must have 1–300 characters, none of them a control character. */
  BAD_TEXT,
  /** What is added to the luck must be an even number of hex digits, at most 64. */
  BAD_LUCK,
  /** There is no bot of that level. */
  BAD_LEVEL,
  /** There is no such seat. */
  NO_SUCH_SEAT,
  /** Somebody else has the seat. */
  SEAT_TAKEN,
  /** Every seat is taken. */
  NO_FREE_SEAT,
  /** The game is not for so many. */
  SEATS_DO_NOT_FIT,
  /** The host has asked this person to leave. */
  DISMISSED,
  /** Nobody waits for that player. */
  NOBODY_WAITS,
  /** The person has a seat already. */
  ALREADY_SEATED,
  /** The person has no seat. */
  NOT_SEATED,
  /** No bot sits there. */
  NO_BOT_THERE,
  /** Nobody sits there. */
  NOBODY_THERE,
  /** The person has seen what another seat holds in this game. */
  HAS_SEEN_ANOTHER_HAND,
  /** The seat belongs to somebody who is present. */
  STILL_PRESENT,
  /** Somebody is absent who would have to be here. */
  ABSENT,
  /** No game has been started. */
  NOT_STARTED,
  /** A game is on. */
  GAME_IS_ON,
  /** The game is paused. */
  PAUSED,
  /** The game is not paused. */
  NOT_PAUSED,
  /** A seat is still empty. */
  SEATS_EMPTY,
  /** The move is unreadable. */
  NO_SUCH_MOVE,
  /** The move was chosen in a position that is no more. */
  TOO_LATE,
  /** A player who has resigned no longer plays in this game. */
  RESIGNED,
  /** The seat is played by a person. */
  NOT_A_BOT,
  /** The game has no arbiter. */
  NO_ARBITER,
  /** There is no move to take back. */
  NOTHING_TO_UNDO,
  /** The last move was somebody else's. */
  NOT_YOUR_MOVE,
  /** The move was followed by luck. */
  LUCK_FOLLOWED,
  /** The move has shown something that was hidden. */
  SOMETHING_SHOWN,
  /** In a race game nothing is taken back. */
  NO_UNDO_IN_REAL_TIME,
  /** Somebody asks already. */
  ALREADY_OFFERED,
  /** Nobody asks to take a move back. */
  NO_OFFER,
  /** One does not answer one's own question. */
  YOUR_OWN_OFFER,
  /** This seat has answered already. */
  ALREADY_ANSWERED,
  /** The last game is not over. */
  NOT_OVER,
  /** The host has muted this person. */
  MUTED,
  /** Nobody stands in for this person. */
  NOBODY_STANDS_IN,
  /** Hints are not allowed here. */
  NO_HINTS,
  /** It is so already. */
  NO_CHANGE,
  /** What was stored of the table is not whole. */
  DAMAGED;

  /** Where the texts of these reasons are. */
  public static final String ROOM = "table";

  @Override
  public int rule() {
    return 0;
  }
}
