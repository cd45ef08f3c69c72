package tumult.table;

import org.jspecify.annotations.Nullable;
import tumult.table.luck.Digest;

/** Who may sit where, and who may put whom there. */
final class SeatRules {
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
    int seat = wish.seat() == Command.ANY_SEAT ? anySeat() : wish.seat();
    TableRefusal refusal = whyNotSit(guest, wish, seat);
    if (refusal != null) {
      return Decision.refused(refusal);
    }
    String luck = state.gameIsOn() ? "" : wish.luck();
    return Decision.accepted(new Event.Sat(now, seat, ask.who(), wish.name(), wish.avatar(), luck));
  }

  private @Nullable TableRefusal whyNotSit(Guest guest, Command.Sit wish, int seat) {
    if (people.seatOf(ask.who()) != People.NO_SEAT) {
      return TableRefusal.ALREADY_SEATED;
    }
    if (!maySit(guest)) {
      return TableRefusal.ONLY_WATCHING;
    }
    if (wish.seat() == Command.ANY_SEAT && seat == People.NO_SEAT) {
      return TableRefusal.NO_FREE_SEAT;
    }
    TableRefusal taken = whyNotFree(seat);
    if (taken != null) {
      return taken;
    }
    TableRefusal illNamed = DoorRules.illNamed(wish.name(), wish.avatar());
    if (illNamed != null) {
      return illNamed;
    }
    return Digest.looksLikeAPart(wish.luck()) ? null : TableRefusal.BAD_LUCK;
  }

  private boolean maySit(Guest guest) {
    return state.visibility() == Visibility.PUBLIC
        || guest.right() == Right.INVITE
        || people.shown(Right.INVITE, ask.keys()) != null;
  }

  /** A vacant seat; while a game is on, a bot's that this person may take. */
  private int anySeat() {
    if (!state.gameIsOn()) {
      return people.vacantSeat();
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
    if (!state.gameIsOn()) {
      return chair.vacant() ? null : TableRefusal.SEAT_TAKEN;
    }
    if (chair.owned()) {
      return TableRefusal.SEAT_TAKEN;
    }
    if (chair.resigned()) {
      return TableRefusal.RESIGNED;
    }
    return people.hasSeenAnotherHand(ask.who(), seat) ? TableRefusal.HAS_SEEN_ANOTHER_HAND : null;
  }

  private boolean isNoSeat(int seat) {
    return seat < 0 || seat >= people.seats();
  }

  Decision stand() {
    int seat = people.seatOf(ask.who());
    return seat == People.NO_SEAT
        ? Decision.refused(TableRefusal.NOT_SEATED)
        : Decision.accepted(new Event.Stood(now, seat));
  }

  Decision addBot(Command.AddBot wish) {
    int seat = wish.seat() == Command.ANY_SEAT ? people.vacantSeat() : wish.seat();
    if (wish.seat() == Command.ANY_SEAT && seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NO_FREE_SEAT);
    }
    if (isNoSeat(seat)) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    if (wish.level() < 1 || wish.level() > Chair.TOP_LEVEL) {
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
