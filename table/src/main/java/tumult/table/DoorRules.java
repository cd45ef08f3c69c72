package tumult.table;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.GameKind;
import tumult.table.luck.Digest;
import tumult.table.steps.CachedGame;
import tumult.table.steps.GameCache;

/** Who may open a table, come in, have which keys and be heard. */
final class DoorRules {
  static final int SLOWEST_PACE = 7 * 24 * 60 * 60;

  private final TableState state;
  private final People people;
  private final Ask ask;
  private final long now;

  DoorRules(TableState state, Ask ask, long now) {
    this.state = state;
    this.ask = ask;
    this.now = now;
    people = state.people();
  }

  static Decision open(String id, GameCache games, Ask ask, Command.Open open) {
    if (ask.who().equals(Ask.SERVER)) {
      return Decision.refused(TableRefusal.ONLY_A_PERSON);
    }
    if (!Digest.looksWhole(ask.fresh())) {
      return Decision.refused(TableRefusal.NOTHING_FRESH);
    }
    if (badPace(open.pace())) {
      return Decision.refused(TableRefusal.BAD_PACE);
    }
    TableRefusal illNamed = illNamed(open.name(), open.avatar(), false);
    if (illNamed != null) {
      return Decision.refused(illNamed);
    }
    return chosen(
        games,
        open.game(),
        null,
        cachedGame ->
            Decision.accepted(
                new Event.Opened(
                    ask.time(),
                    id,
                    cachedGame.name(),
                    ask.who(),
                    open.name(),
                    open.avatar(),
                    open.visibility(),
                    open.spectators(),
                    open.pace(),
                    ask.fresh())));
  }

  static boolean badPace(int pace) {
    return pace < 0 || pace > SLOWEST_PACE;
  }

  /**
   * What to do with a game that somebody has chosen, or why it cannot be played.
   *
   * @param known the game that is played here already, by whatever version of its rules; else null
   */
  static Decision chosen(
      GameCache games,
      String name,
      @Nullable CachedGame<?, ?, ?> known,
      Function<CachedGame<?, ?, ?>, Decision> use) {
    try {
      CachedGame<?, ?, ?> chosen = games.game(name);
      GameKind played = chosen.game().setup().kind();
      GameKind newest = games.newest(chosen.id());
      boolean goesOn = known != null && known.game().setup().kind().equals(played);
      return goesOn || played.version() == newest.version()
          ? use.apply(chosen)
          : oldRules(played, newest);
    } catch (BadInput wrong) {
      return new Decision.Refused(TableRefusal.NO_SUCH_GAME, TableRefusal.ROOM, wrong.getMessage());
    }
  }

  private static Decision oldRules(GameKind played, GameKind newest) {
    return new Decision.Refused(
        TableRefusal.OLD_RULES,
        TableRefusal.ROOM,
        "%s@%d: new tables are opened with %s@%d, or %s"
            .formatted(played.id(), played.version(), newest.id(), newest.version(), newest.id()));
  }

  static @Nullable TableRefusal illNamed(String name, String avatar, boolean program) {
    if (!Words.isName(name)) {
      return TableRefusal.BAD_NAME;
    }
    boolean fits = program ? avatar.equals(Words.PROGRAM) : Words.AVATARS.contains(avatar);
    return fits ? null : TableRefusal.BAD_AVATAR;
  }

  Decision arrive(Command.Arrive arrive) {
    if (arrive.person().isBlank() || arrive.person().equals(Ask.SERVER)) {
      return Decision.refused(TableRefusal.NOBODY_OF_THAT_NAME);
    }
    boolean program = arrive.avatar().equals(Words.PROGRAM);
    TableRefusal illNamed = illNamed(arrive.name(), arrive.avatar(), program);
    if (illNamed != null) {
      return Decision.refused(illNamed);
    }
    if (people.isDismissed(arrive.person())) {
      return Decision.refused(TableRefusal.DISMISSED);
    }
    Guest known = people.guest(arrive.person());
    Right right = right(known, program);
    if (right == null) {
      return Decision.refused(
          state.visibility() == Visibility.LOCKED ? TableRefusal.LOCKED : TableRefusal.NO_KEY);
    }
    if (known == null && people.isFull() && people.longestAway() == null) {
      return Decision.refused(TableRefusal.TOO_MANY_PEOPLE);
    }
    String name = program && known != null ? known.name() : arrive.name(); // it has said it before
    if (known != null
        && known.equals(
            new Guest(
                arrive.person(),
                name,
                arrive.avatar(),
                true,
                known.muted(),
                right,
                known.waits()))) {
      return Decision.accepted(); // one more device of somebody who is here
    }
    return Decision.accepted(new Event.Arrived(now, arrive.person(), name, arrive.avatar(), right));
  }

  /** Lets somebody arrive, or look on if there is a crowd already. */
  Decision come(Command.Come come) {
    Decision arrival = arrive(new Command.Arrive(come.person(), come.name(), come.avatar()));
    Guest onlooker = onlooker(come);
    if (onlooker == null || arrival instanceof Decision.Refused) {
      return arrival;
    }
    boolean room =
        people.visitor(come.person()) != null || people.onlookers().size() < People.MOST_PEOPLE;
    return room ? Decision.accepted() : Decision.refused(TableRefusal.TOO_MANY_PEOPLE);
  }

  /** Somebody who comes and only looks on; null if they arrive like others. */
  @Nullable Guest onlooker(Command.Come come) {
    Right right = right(people.guest(come.person()), come.avatar().equals(Words.PROGRAM));
    boolean claims = shows(Right.SEAT) || shows(Right.HOST);
    return people.guest(come.person()) == null
            && people.isCrowded()
            && (right == Right.INVITE || right == Right.WATCH)
            && !claims
        ? new Guest(come.person(), come.name(), come.avatar(), true, false, right, false)
        : null;
  }

  /**
   * What somebody who comes may do here; null if not even come in. A key for a program is good for
   * nobody else, and no other key is good for a program.
   */
  private @Nullable Right right(@Nullable Guest known, boolean program) {
    boolean locked = state.visibility() == Visibility.LOCKED;
    if (program || (known != null && known.isProgram())) {
      boolean may = known == null ? shows(Right.PROGRAM) && !locked : known.isProgram();
      return program && may ? Right.PROGRAM : null;
    }
    if (known == null ? shows(Right.SCREEN) : known.right() == Right.SCREEN) {
      return Right.SCREEN;
    }
    if (state.visibility() == Visibility.PUBLIC
        || (known != null && known.right() == Right.INVITE)) {
      return Right.INVITE;
    }
    if (shows(Right.INVITE) && (known != null || !locked)) {
      return Right.INVITE;
    }
    boolean watches = shows(Right.WATCH) && !locked;
    return known != null || watches || shows(Right.SEAT) || shows(Right.HOST) ? Right.WATCH : null;
  }

  /**
   * What somebody who stands at the door may do, be it to take something over; null for nothing.
   */
  @Nullable Right atTheDoor() {
    if (people.isDismissed(ask.who())) {
      return null;
    }
    if (shows(Right.SEAT)) {
      return Right.SEAT;
    }
    return shows(Right.HOST) ? Right.HOST : right(people.guest(ask.who()), false);
  }

  private boolean shows(Right right) {
    return people.shown(right, ask.keys()) != null;
  }

  Decision newKey(Command.NewKey wish) {
    int seat = wish.right() == Right.SEAT ? people.seatOf(ask.who()) : People.NO_SEAT;
    if (wish.right() != Right.SEAT && !ask.who().equals(people.host())) {
      return Decision.refused(TableRefusal.NOT_HOST);
    }
    if (wish.right() == Right.SEAT && seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    return Digest.looksWhole(ask.fresh())
        ? Decision.accepted(new Event.KeyMade(now, wish.right(), seat, ask.fresh()))
        : Decision.refused(TableRefusal.NOTHING_FRESH);
  }

  Decision claim() {
    Event.KeyMade seatKey = people.shown(Right.SEAT, ask.keys());
    if (seatKey != null) {
      return claimSeat(seatKey);
    }
    Event.KeyMade hostKey = people.shown(Right.HOST, ask.keys());
    if (hostKey != null) {
      return ask.who().equals(people.host())
          ? Decision.refused(TableRefusal.NO_CHANGE)
          : Decision.accepted(claimed(hostKey));
    }
    return Decision.refused(TableRefusal.NOTHING_TO_CLAIM);
  }

  private Decision claimSeat(Event.KeyMade key) {
    if (people.seatOf(ask.who()) != People.NO_SEAT) {
      return Decision.refused(TableRefusal.ALREADY_SEATED);
    }
    if (state.gameIsOn() && people.hasSeenAnotherHand(ask.who(), key.seat())) {
      return Decision.refused(TableRefusal.HAS_SEEN_ANOTHER_HAND);
    }
    return Decision.accepted(claimed(key));
  }

  private Event claimed(Event.KeyMade key) {
    return new Event.Claimed(now, key.right(), key.seat(), ask.who());
  }

  Decision makeHost(Command.MakeHost wish) {
    Guest guest = people.guest(wish.person());
    if (guest == null) {
      return Decision.refused(TableRefusal.NOBODY_OF_THAT_NAME);
    }
    if (wish.person().equals(people.host())) {
      return Decision.refused(TableRefusal.NO_CHANGE);
    }
    if (guest.isProgram()) {
      return Decision.refused(TableRefusal.ONLY_A_PERSON);
    }
    return guest.present()
        ? Decision.accepted(new Event.HostChanged(now, wish.person()))
        : Decision.refused(TableRefusal.ABSENT);
  }

  Decision dismiss(Command.Dismiss wish) {
    if (people.guest(wish.person()) == null) {
      return Decision.refused(TableRefusal.NOBODY_OF_THAT_NAME);
    }
    if (wish.person().equals(people.host())) {
      return Decision.refused(TableRefusal.NO_CHANGE);
    }
    return state.gameIsOn() && people.seatOf(wish.person()) != People.NO_SEAT
        ? Decision.refused(TableRefusal.GAME_IS_ON)
        : Decision.accepted(new Event.Dismissed(now, wish.person()));
  }

  Decision changeVisibility(Command.ChangeVisibility wish) {
    return wish.visibility() == state.visibility()
        ? Decision.refused(TableRefusal.NO_CHANGE)
        : Decision.accepted(new Event.VisibilityChanged(now, wish.visibility()));
  }

  Decision changeHints(Command.ChangeHints wish) {
    if (state.gameIsOn()) {
      return Decision.refused(TableRefusal.GAME_IS_ON);
    }
    return wish.hints() == state.hints()
        ? Decision.refused(TableRefusal.NO_CHANGE)
        : Decision.accepted(new Event.HintsChanged(now, wish.hints()));
  }

  Decision rename(Command.Rename wish) {
    Guest guest = people.guest(ask.who());
    TableRefusal illNamed =
        illNamed(wish.name(), wish.avatar(), guest != null && guest.isProgram());
    if (illNamed != null) {
      return Decision.refused(illNamed);
    }
    return guest != null && guest.isCalled(wish.name(), wish.avatar())
        ? Decision.refused(TableRefusal.NO_CHANGE)
        : Decision.accepted(new Event.Renamed(now, ask.who(), wish.name(), wish.avatar()));
  }

  Decision mute(Command.Mute wish) {
    Guest guest = people.guest(wish.person());
    if (guest == null) {
      return Decision.refused(TableRefusal.NOBODY_OF_THAT_NAME);
    }
    return guest.muted() == wish.muted()
        ? Decision.refused(TableRefusal.NO_CHANGE)
        : Decision.accepted(new Event.Muted(now, wish.person(), wish.muted()));
  }

  Decision say(Guest guest, Command.Say wish) {
    if (guest.muted()) {
      return Decision.refused(TableRefusal.MUTED);
    }
    Decision silence = state.silence();
    if (silence != null) {
      return silence;
    }
    return Words.isChat(wish.text())
        ? Decision.accepted(new Event.Said(now, ask.who(), wish.text()))
        : Decision.refused(TableRefusal.BAD_TEXT);
  }

  Decision emote(Guest guest, Command.Emote wish) {
    if (guest.muted()) {
      return Decision.refused(TableRefusal.MUTED);
    }
    return Words.EMOTES.contains(wish.emote())
        ? Decision.accepted(new Event.Emoted(now, ask.who(), wish.emote()))
        : Decision.refused(TableRefusal.BAD_EMOTE);
  }
}
