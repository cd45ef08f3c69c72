package tumult.table;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Seat;
import tumult.table.records.FairRecord;
import tumult.table.steps.GameCache;

/**
 * A live table: its seats, its people, its clocks and the game that is on.
 *
 * <p>{@link #decide} says what a command leads to and changes nothing; {@link #evolve} lets an
 * event happen. Between the two the events are stored: append, evolve, send. A table belongs to one
 * thread at a time.
 */
public final class Table {
  /** What a table's id looks like, as a regular expression. */
  public static final String ID = "[A-Za-z0-9_-]{1,40}";

  private static final Pattern ID_PATTERN = Pattern.compile(ID);

  private final String id;
  private final GameCache games;
  private @Nullable TableState state;
  private @Nullable Event last;
  private long number;

  /**
   * A seat for which a bot is to choose a move.
   *
   * @param standsIn whether it does so for a person
   * @param ply how many moves have been played by now
   */
  public record BotTurn(int seat, int level, boolean standsIn, int ply) {}

  /** A table before its first event. */
  public Table(String id, GameCache games) {
    if (!isId(id)) {
      throw new IllegalArgumentException("a table's id is 1–40 letters, digits, - and _: " + id);
    }
    this.id = id;
    this.games = games;
  }

  /** A table as it was at a checkpoint, to go on from there. */
  public Table(TableCheckpoint at, GameCache games) {
    this(at.opened().table(), games);
    state = new TableState(games, at);
    number = at.number();
  }

  /** All that the table is now. */
  public TableCheckpoint checkpoint() {
    return opened().checkpoint(number);
  }

  /** Whether a table can have such an id. */
  public static boolean isId(String text) {
    return ID_PATTERN.matcher(text).matches();
  }

  /** The table that these events have led to. */
  public static Table of(String id, GameCache games, List<? extends Event> events) {
    Table table = new Table(id, games);
    events.forEach(table::evolve);
    return table;
  }

  /**
   * What a person has missed: exactly the messages that {@link #message} gave after each event.
   *
   * @param seen the number of the last message that reached the person
   */
  public static List<Message> missed(
      String id, GameCache games, List<? extends Event> events, String person, long seen) {
    Table table = new Table(id, games);
    List<Message> messages = new ArrayList<>();
    for (Event event : events) {
      table.evolve(event);
      if (table.number > seen) {
        messages.add(table.message(person));
      }
    }
    return messages;
  }

  /** The answer to a command; nothing changes. */
  public Decision decide(Ask ask) {
    if (state != null) {
      return new TableRules(state, ask).decide();
    }
    return ask.command() instanceof Command.Open open
        ? DoorRules.open(id, games, ask, open)
        : Decision.refused(TableRefusal.NOT_OPEN);
  }

  /**
   * Lets somebody look on who came by an accepted {@link Command.Come} and did not arrive. It is no
   * event: nothing is stored, nobody is told, and it ends when they go.
   */
  public void lookOn(Ask ask) {
    if (ask.command() instanceof Command.Come come) {
      Guest onlooker = new DoorRules(opened(), ask, 0).onlooker(come);
      if (onlooker != null) {
        lookOn(onlooker);
      }
    }
  }

  /** Lets somebody look on as they did at a later moment. */
  public void lookOn(Guest onlooker) {
    opened().people().lookOn(onlooker);
  }

  /** Somebody who looked on is gone. */
  public void lookAway(String person) {
    opened().people().lookAway(person);
  }

  /** Those who look on in a crowd. */
  public List<String> onlookers() {
    return opened().people().onlookers();
  }

  /** Somebody at the table, or who looks on; null if nobody of that name was let in. */
  public @Nullable Guest visitor(String person) {
    return opened().people().visitor(person);
  }

  /** Lets an event happen that {@link #decide} has given. */
  public void evolve(Event event) {
    if (state != null) {
      state.evolve(event);
    } else if (event instanceof Event.Opened opened) {
      state = new TableState(games, opened);
    } else {
      throw new IllegalStateException("table " + id + " is not open: " + event);
    }
    last = event;
    number++;
  }

  public String id() {
    return id;
  }

  public Phase phase() {
    return state == null ? Phase.NEW : state.phase();
  }

  /** How many events have happened. */
  public long number() {
    return number;
  }

  /** When the last event happened, in milliseconds. */
  public long time() {
    return opened().time();
  }

  /** How the table looks to a person now. */
  public TableView view(String person) {
    return Views.view(opened(), person, number);
  }

  /**
   * What a person may do here who shows these keys: sit, watch, or take something over; null if
   * they are not let in.
   *
   * @param keys hashed, as in an {@link Ask}
   */
  public @Nullable Right right(String person, List<String> keys) {
    Ask ask = new Ask(person, keys, 0, "", new Command.Claim());
    return phase() == Phase.CLOSED ? null : new DoorRules(opened(), ask, 0).atTheDoor();
  }

  /**
   * Whether a person who shows these keys may know how it goes here: everybody, unless the table is
   * locked.
   *
   * @param keys hashed, as in an {@link Ask}
   */
  public boolean mayLookIn(String person, List<String> keys) {
    return visibility() != Visibility.LOCKED
        || guest(person) != null
        || right(person, keys) != null;
  }

  /** Whether the host has asked a person to leave, who is not let in until the end. */
  public boolean isDismissed(String person) {
    return phase() != Phase.CLOSED && opened().people().isDismissed(person);
  }

  /** What a person is told about the last event. */
  public Message message(String person) {
    if (last == null) {
      throw new IllegalStateException("nothing has happened at table " + id);
    }
    boolean looksAsBefore =
        switch (last) {
          case Event.Said e -> true;
          case Event.Emoted e -> true;
          case Event.Hinted e -> true;
          case Event.KeyMade e -> true;
          default -> false;
        };
    return new Message(
        number, Log.lines(opened(), last, person), looksAsBefore ? null : view(person));
  }

  /** How a person looks at the table: those for whom this is the same get the same messages. */
  public int sight(String person) {
    return Views.sight(opened(), person);
  }

  /** The record of the last game, for everybody to check; null unless it is over. */
  public @Nullable FairRecord record() {
    LiveGame<?, ?, ?> game = opened().game();
    return game == null ? null : game.record(id);
  }

  /** How many games here are over, each of which has a record. */
  public int gamesOver() {
    LiveGame<?, ?, ?> game = opened().game();
    boolean on = game != null && game.ended() == null;
    return opened().gamesBegun() - (on ? 1 : 0);
  }

  /** How the latest games here ended, the oldest first. */
  public List<GameResult> results() {
    return opened().evening().results();
  }

  /** The most remarkable feats of the games here, the best first. */
  public List<Award> awards() {
    return opened().evening().awards();
  }

  /** When a {@link Command.Tick} is due next, in milliseconds; {@code Long.MAX_VALUE} for never. */
  public long nextDeadline() {
    TableState now = opened();
    Clocks.Due due = now.phase() == Phase.PLAYING ? now.clocks().next() : null;
    long clock = due == null ? Clocks.NEVER : due.deadline();
    if (TableRules.seatsSomebody(now)) {
      return now.time();
    }
    boolean waiting = now.hostLeftAt() != Clocks.NEVER && TableRules.heir(now) != null;
    return waiting && now.phase() != Phase.CLOSED
        ? Math.min(clock, now.hostLeftAt() + TableRules.HOST_PATIENCE)
        : clock;
  }

  /** How many seconds there are for a decision, 0 for no limit. */
  public int pace() {
    return opened().pace();
  }

  /** Somebody at the table; null if nobody of that name was let in. */
  public @Nullable Guest guest(String person) {
    return opened().people().guest(person);
  }

  /** Everybody at the table, in the order they came. */
  public List<Guest> guests() {
    return opened().people().guests();
  }

  /** Every chair, seat 0 first. */
  public List<Chair> seats() {
    return opened().people().chairs();
  }

  /** The person who is the host. */
  public String host() {
    return opened().people().host();
  }

  public Visibility visibility() {
    return opened().visibility();
  }

  /** The seat that somebody has, -1 for none. */
  public int seatOf(String person) {
    return opened().people().seatOf(person);
  }

  /** Whether it is for this person to choose at this ply, themselves and not a bot for them. */
  public boolean isTurnOf(String person, int ply) {
    LiveGame<?, ?, ?> game = opened().game();
    int seat = seatOf(person);
    return game != null
        && seat >= 0
        && phase() == Phase.PLAYING
        && game.ply() == ply
        && !seats().get(seat).botPlays()
        && (game.now().state().actors() & Seat.bit(seat)) != 0;
  }

  /** Whether this person has asked for a hint at this ply, and it is still for them to choose. */
  public boolean mayBeAdvised(String person, int ply) {
    return isTurnOf(person, ply) && opened().hintedAt() == ply && opened().allowsHints();
  }

  /** Whether a person is shown the game as it is now, and not late or not at all. */
  public boolean seesNow(String person) {
    LiveGame<?, ?, ?> game = opened().game();
    return game != null && Views.board(opened(), game, person) == game.now();
  }

  /** The seats for which a bot is to choose now. */
  public List<BotTurn> botTurns() {
    LiveGame<?, ?, ?> game = opened().game();
    if (game == null || phase() != Phase.PLAYING) {
      return List.of();
    }
    int actors = game.now().state().actors();
    List<BotTurn> turns = new ArrayList<>();
    for (Chair chair : opened().people().chairs()) {
      if (chair.botPlays() && (actors & Seat.bit(chair.seat())) != 0) {
        turns.add(new BotTurn(chair.seat(), skill(chair), chair.standIn(), game.ply()));
      }
    }
    return turns;
  }

  private static int skill(Chair chair) {
    return chair.standIn() ? Chair.STAND_IN_SKILL : chair.level();
  }

  /** The game that is played here, for bots that want to know it. */
  public Game<?, ?, ?> game() {
    return opened().cachedGame().game();
  }

  /** What a seat may know of the running or last game: the game's own view record, for its bot. */
  public Object gameView(int seat) {
    return board().view(seat);
  }

  /** The legal moves of a seat in the running game, in notation. */
  public List<String> moves(int seat) {
    return board().moves(seat);
  }

  /** The legal actions of a seat in the running game, ascending. */
  public int[] actions(int seat) {
    return board().actions(seat);
  }

  /** The whole position in notation, secrets included: for the log, when something is wrong. */
  public String position() {
    return board().position();
  }

  private Board<?, ?, ?> board() {
    LiveGame<?, ?, ?> game = opened().game();
    if (game == null) {
      throw new IllegalStateException("no game has been started at table " + id);
    }
    return game.now();
  }

  /** All that the table is, secrets included: for its races, and for the tests. */
  TableState state() {
    return opened();
  }

  private TableState opened() {
    if (state == null) {
      throw new IllegalStateException("table " + id + " is not open");
    }
    return state;
  }
}
