package tumult.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Setup;
import tumult.table.luck.Digest;

/** Who may sit where, and who may put whom there. */
final class SeatRules {
  private static final long BETWEEN_NUDGES = 10_000;

  private final TableState state;
  private final People people;
  private final Ask ask;
  private final long now;

  SeatRules(TableState state, Ask ask, long now) {
    this.state = state;
    this.ask = ask;
    this.now = now;
    people = state.people();
  }

  Decision sit(Guest guest, Command.Sit wish) {
    int own = people.seatOf(ask.who());
    if (own != People.NO_SEAT && (wish.seat() == Command.ANY_SEAT || wish.seat() == own)) {
      return Decision.accepted(); // a tap that came twice
    }
    int seat = wish.seat() == Command.ANY_SEAT ? anySeat() : wish.seat();
    boolean full = wish.seat() == Command.ANY_SEAT && seat == People.NO_SEAT;
    TableRefusal refusal = whyNotSit(guest, wish);
    if (refusal != null) {
      return Decision.refused(refusal);
    }
    if (full) {
      return addSeat(guest, wish);
    }
    TableRefusal taken = whyNotFree(seat);
    return taken == null ? Decision.accepted(sat(wish, seat)) : Decision.refused(taken);
  }

  private Event sat(Command.Sit wish, int seat) {
    String luck = state.gameIsOn() ? "" : wish.luck();
    return new Event.Sat(now, seat, ask.who(), wish.name(), wish.avatar(), luck);
  }

  /** No seat can be had: one more where the game allows it, else the person waits for one. */
  private Decision addSeat(Guest guest, Command.Sit wish) {
    Event larger = state.gameIsOn() ? null : changeSeats(people.seats() + 1);
    if (larger != null) {
      return Decision.accepted(larger, sat(wish, people.seats()));
    }
    if (guest.waits()) {
      return Decision.accepted();
    }
    Event waited = new Event.Waited(now, ask.who(), true);
    return guest.isCalled(wish.name(), wish.avatar())
        ? Decision.accepted(waited)
        : Decision.accepted(new Event.Renamed(now, ask.who(), wish.name(), wish.avatar()), waited);
  }

  /** The same game with so many seats; null if it cannot be played so. */
  private Event.@Nullable GameChanged changeSeats(int seats) {
    String game = withSeats(state, seats);
    return game == null ? null : new Event.GameChanged(now, game, state.spectators(), state.pace());
  }

  private static @Nullable String withSeats(TableState state, int seats) {
    try {
      Setup setup = state.cachedGame().game().setup().withSeats(seats);
      return state.games().game(setup.toString()).name();
    } catch (BadInput impossible) {
      return null;
    }
  }

  /** Whether there are empty seats, and the game can be played without them. */
  static boolean mayCloseSeats(TableState state) {
    People people = state.people();
    return !state.gameIsOn()
        && people.taken() < people.seats()
        && withSeats(state, people.taken()) != null;
  }

  /**
   * The seat that the first of those who wait can have now, and that person in it; else nothing.
   */
  Decision seatWaiting() {
    Guest guest = state.gameIsOn() ? null : people.nextWaiting();
    if (guest == null) {
      return Decision.accepted();
    }
    int seat = anySeat();
    Event larger = seat == People.NO_SEAT ? changeSeats(people.seats() + 1) : null;
    if (seat == People.NO_SEAT && larger == null) {
      return Decision.accepted();
    }
    int own = larger == null ? seat : people.seats();
    Event sat = new Event.Sat(now, own, guest.person(), guest.name(), guest.avatar(), "");
    return larger == null ? Decision.accepted(sat) : Decision.accepted(larger, sat);
  }

  private @Nullable TableRefusal whyNotSit(Guest guest, Command.Sit wish) {
    if (people.seatOf(ask.who()) != People.NO_SEAT) {
      return TableRefusal.ALREADY_SEATED;
    }
    if (!maySit(guest)) {
      return TableRefusal.ONLY_WATCHING;
    }
    TableRefusal illNamed = DoorRules.illNamed(wish.name(), wish.avatar(), guest.isProgram());
    if (illNamed != null) {
      return illNamed;
    }
    return Digest.looksLikeAPart(wish.luck()) ? null : TableRefusal.BAD_LUCK;
  }

  private boolean maySit(Guest guest) {
    return (state.visibility() == Visibility.PUBLIC && guest.right() != Right.SCREEN)
        || guest.right() == Right.INVITE
        || guest.isProgram()
        || people.shown(Right.INVITE, ask.keys()) != null;
  }

  /** A seat that this person may take: an empty one, else a bot's. */
  private int anySeat() {
    int vacant = people.vacantSeat();
    if (vacant != People.NO_SEAT) {
      return vacant;
    }
    return people.chairs().stream()
        .map(Chair::seat)
        .filter(seat -> whyNotFree(seat) == null)
        .findFirst()
        .orElse(People.NO_SEAT);
  }

  private @Nullable TableRefusal whyNotFree(int seat) {
    if (isNoSeat(seat)) {
      return TableRefusal.NO_SUCH_SEAT;
    }
    Chair chair = people.chair(seat);
    if (chair.owned()) {
      return TableRefusal.SEAT_TAKEN;
    }
    if (!state.gameIsOn()) {
      return null;
    }
    if (chair.resigned()) {
      return TableRefusal.RESIGNED;
    }
    return people.hasSeenAnotherHand(ask.who(), seat) ? TableRefusal.HAS_SEEN_ANOTHER_HAND : null;
  }

  private boolean isNoSeat(int seat) {
    return seat < 0 || seat >= people.seats();
  }

  Decision stand(Guest guest) {
    int seat = people.seatOf(ask.who());
    if (seat != People.NO_SEAT) {
      return Decision.accepted(new Event.Stood(now, seat));
    }
    return guest.waits()
        ? Decision.accepted(new Event.Waited(now, ask.who(), false))
        : Decision.accepted(); // a tap that came twice
  }

  Decision fillSeats(Command.FillSeats wish) {
    if (badLevel(wish.level())) {
      return Decision.refused(TableRefusal.BAD_LEVEL);
    }
    List<Event> bots = new ArrayList<>();
    for (Chair chair : people.chairs()) {
      if (chair.vacant()) {
        bots.add(new Event.BotAdded(now, chair.seat(), wish.level()));
      }
    }
    return new Decision.Accepted(bots);
  }

  Decision closeSeats() {
    if (state.gameIsOn()) {
      return Decision.refused(TableRefusal.GAME_IS_ON);
    }
    if (people.taken() == people.seats()) {
      return Decision.accepted();
    }
    Event smaller = changeSeats(people.taken());
    return smaller == null
        ? Decision.refused(TableRefusal.SEATS_DO_NOT_FIT)
        : Decision.accepted(smaller);
  }

  Decision changeGame(Command.ChangeGame wish) {
    if (state.gameIsOn()) {
      return Decision.refused(TableRefusal.GAME_IS_ON);
    }
    if (DoorRules.badPace(wish.pace())) {
      return Decision.refused(TableRefusal.BAD_PACE);
    }
    return DoorRules.chosen(
        state.games(),
        wish.game(),
        state.cachedGame(),
        chosen -> {
          if (chosen.game().seats() < people.owned()) {
            return Decision.refused(TableRefusal.SEATS_DO_NOT_FIT);
          }
          boolean same =
              chosen.name().equals(state.cachedGame().name())
                  && wish.spectators() == state.spectators()
                  && wish.pace() == state.pace();
          return same
              ? Decision.accepted()
              : Decision.accepted(
                  new Event.GameChanged(now, chosen.name(), wish.spectators(), wish.pace()));
        });
  }

  private static boolean badLevel(int level) {
    return level < 1 || level > Chair.TOP_LEVEL;
  }

  Decision addBot(Command.AddBot wish) {
    int seat = wish.seat() == Command.ANY_SEAT ? people.vacantSeat() : wish.seat();
    if (wish.seat() == Command.ANY_SEAT && seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NO_FREE_SEAT);
    }
    if (isNoSeat(seat)) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    if (badLevel(wish.level())) {
      return Decision.refused(TableRefusal.BAD_LEVEL);
    }
    return people.chair(seat).owned()
        ? Decision.refused(TableRefusal.SEAT_TAKEN)
        : Decision.accepted(new Event.BotAdded(now, seat, wish.level()));
  }

  Decision removeBot(Command.RemoveBot wish) {
    if (isNoSeat(wish.seat())) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    if (state.gameIsOn()) {
      return Decision.refused(TableRefusal.GAME_IS_ON);
    }
    Chair chair = people.chair(wish.seat());
    return chair.owned() || chair.vacant()
        ? Decision.refused(TableRefusal.NO_BOT_THERE)
        : Decision.accepted(new Event.BotRemoved(now, wish.seat()));
  }

  Decision kick(Command.Kick wish) {
    if (isNoSeat(wish.seat())) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    Chair chair = people.chair(wish.seat());
    if (!chair.owned()) {
      return Decision.refused(TableRefusal.NOBODY_THERE);
    }
    return chair.present()
        ? Decision.refused(TableRefusal.STILL_PRESENT)
        : Decision.accepted(new Event.Kicked(now, wish.seat()));
  }

  Decision standIn(Command.StandIn wish) {
    Decision refusal = whyNotAbout(wish.seat());
    if (refusal != null) {
      return refusal;
    }
    Chair chair = people.chair(wish.seat());
    if (chair.present()) {
      return Decision.refused(TableRefusal.STILL_PRESENT);
    }
    return chair.botPlays()
        ? Decision.accepted() // a tap that came twice
        : Decision.accepted(new Event.StoodIn(now, wish.seat()));
  }

  Decision nudge(Command.Nudge wish) {
    Decision refusal = whyNotAbout(wish.seat());
    if (refusal != null) {
      return refusal;
    }
    LiveGame<?, ?, ?> game = state.game();
    boolean awaited =
        game != null
            && state.phase() == Phase.PLAYING
            && !people.chair(wish.seat()).botPlays()
            && game.awaits(wish.seat());
    if (!awaited || wish.seat() == people.seatOf(ask.who())) {
      return Decision.refused(TableRefusal.NOBODY_WAITS);
    }
    return now - people.nudgedAt(wish.seat()) < BETWEEN_NUDGES
        ? Decision.accepted() // reminded a moment ago
        : Decision.accepted(new Event.Nudged(now, wish.seat(), people.seatOf(ask.who())));
  }

  /** Why a player may not decide anything about the player of another seat now; null if so. */
  private @Nullable Decision whyNotAbout(int seat) {
    if (people.seatOf(ask.who()) == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (!state.gameIsOn()) {
      return Decision.refused(TableRefusal.NOT_STARTED);
    }
    if (isNoSeat(seat)) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    return people.chair(seat).owned() ? null : Decision.refused(TableRefusal.NOBODY_THERE);
  }

  Decision passOn(Command.PassOn wish) {
    int seat = people.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (people.chair(seat).resigned()) {
      return Decision.refused(TableRefusal.RESIGNED);
    }
    Guest heir = people.guest(wish.person());
    if (heir == null) {
      return Decision.refused(TableRefusal.NOBODY_OF_THAT_NAME);
    }
    if (!heir.present()) {
      return Decision.refused(TableRefusal.ABSENT);
    }
    if (people.seatOf(wish.person()) != People.NO_SEAT) {
      return Decision.refused(TableRefusal.ALREADY_SEATED);
    }
    return state.gameIsOn() && people.hasSeenAnotherHand(wish.person(), seat)
        ? Decision.refused(TableRefusal.HAS_SEEN_ANOTHER_HAND)
        : Decision.accepted(new Event.PassedOn(now, seat, wish.person()));
  }

  Decision comeBack() {
    int seat = people.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    return people.chair(seat).standIn()
        ? Decision.accepted(new Event.Returned(now, seat))
        : Decision.refused(TableRefusal.NOBODY_STANDS_IN);
  }
}
