package tumult.table;

import org.jspecify.annotations.Nullable;

/** Who may sit where, and who may put whom there. */
final class SeatRules {
  private final TableState room;
  private final People company;
  private final Ask ask;
  private final long now;

  SeatRules(TableState room, Ask ask, long now) {
    this.room = room;
    this.ask = ask;
    this.now = now;
    company = room.company();
  }

  Decision sit(Guest guest, Command.Sit wish) {
    int seat = wish.seat() == Command.ANY_SEAT ? anySeat() : wish.seat();
    TableRefusal refusal = whyNotSit(guest, wish, seat);
    if (refusal != null) {
      return Decision.refused(refusal);
    }
    String luck = room.gameIsOn() ? "" : wish.luck();
    return Decision.accepted(new Event.Sat(now, seat, ask.who(), wish.name(), wish.avatar(), luck));
  }

  private @Nullable TableRefusal whyNotSit(Guest guest, Command.Sit wish, int seat) {
    if (company.seatOf(ask.who()) != People.NO_SEAT) {
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
    return room.visibility() == Visibility.PUBLIC
        || guest.right() == Right.INVITE
        || company.shown(Right.INVITE, ask.keys()) != null;
  }

  /** A vacant seat; while a game is on, a bot's that this person may take. */
  private int anySeat() {
    if (!room.gameIsOn()) {
      return company.vacantSeat();
    }
    return company.chairs().stream()
        .map(Chair::seat)
        .filter(seat -> whyNotFree(seat) == null)
        .findFirst()
        .orElse(People.NO_SEAT);
  }

  private @Nullable TableRefusal whyNotFree(int seat) {
    if (isNoSeat(seat)) {
      return TableRefusal.NO_SUCH_SEAT;
    }
    Chair chair = company.chair(seat);
    if (!room.gameIsOn()) {
      return chair.vacant() ? null : TableRefusal.SEAT_TAKEN;
    }
    if (chair.owned()) {
      return TableRefusal.SEAT_TAKEN;
    }
    if (chair.resigned()) {
      return TableRefusal.RESIGNED;
    }
    return company.hasSeenAnotherHand(ask.who(), seat) ? TableRefusal.HAS_SEEN_ANOTHER_HAND : null;
  }

  private boolean isNoSeat(int seat) {
    return seat < 0 || seat >= company.seats();
  }

  Decision stand() {
    int seat = company.seatOf(ask.who());
    return seat == People.NO_SEAT
        ? Decision.refused(TableRefusal.NOT_SEATED)
        : Decision.accepted(new Event.Stood(now, seat));
  }

  Decision addBot(Command.AddBot wish) {
    int seat = wish.seat() == Command.ANY_SEAT ? company.vacantSeat() : wish.seat();
    if (wish.seat() == Command.ANY_SEAT && seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NO_FREE_SEAT);
    }
    if (isNoSeat(seat)) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    if (wish.level() < 1 || wish.level() > Chair.TOP_LEVEL) {
      return Decision.refused(TableRefusal.BAD_LEVEL);
    }
    return company.chair(seat).owned()
        ? Decision.refused(TableRefusal.SEAT_TAKEN)
        : Decision.accepted(new Event.BotAdded(now, seat, wish.level()));
  }

  Decision removeBot(Command.RemoveBot wish) {
    if (isNoSeat(wish.seat())) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    if (room.gameIsOn()) {
      return Decision.refused(TableRefusal.GAME_IS_ON);
    }
    Chair chair = company.chair(wish.seat());
    return chair.owned() || chair.vacant()
        ? Decision.refused(TableRefusal.NO_BOT_THERE)
        : Decision.accepted(new Event.BotRemoved(now, wish.seat()));
  }

  Decision kick(Command.Kick wish) {
    if (isNoSeat(wish.seat())) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    Chair chair = company.chair(wish.seat());
    if (!chair.owned()) {
      return Decision.refused(TableRefusal.NOBODY_THERE);
    }
    return chair.present()
        ? Decision.refused(TableRefusal.STILL_PRESENT)
        : Decision.accepted(new Event.Kicked(now, wish.seat()));
  }

  Decision passOn(Command.PassOn wish) {
    int seat = company.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (company.chair(seat).resigned()) {
      return Decision.refused(TableRefusal.RESIGNED);
    }
    Guest heir = company.guest(wish.person());
    if (heir == null) {
      return Decision.refused(TableRefusal.NOBODY_OF_THAT_NAME);
    }
    if (!heir.present()) {
      return Decision.refused(TableRefusal.ABSENT);
    }
    if (company.seatOf(wish.person()) != People.NO_SEAT) {
      return Decision.refused(TableRefusal.ALREADY_SEATED);
    }
    return room.gameIsOn() && company.hasSeenAnotherHand(wish.person(), seat)
        ? Decision.refused(TableRefusal.HAS_SEEN_ANOTHER_HAND)
        : Decision.accepted(new Event.PassedOn(now, seat, wish.person()));
  }

  Decision comeBack() {
    int seat = company.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    return company.chair(seat).standIn()
        ? Decision.accepted(new Event.Returned(now, seat))
        : Decision.refused(TableRefusal.NOBODY_STANDS_IN);
  }
}
