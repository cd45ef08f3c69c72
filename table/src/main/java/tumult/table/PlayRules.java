package tumult.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Refusal;
import tumult.engine.Seat;

/** What may be done in a game that is on: moves, pauses, giving up. */
final class PlayRules {
  private final TableState room;
  private final People company;
  private final Ask ask;
  private final long now;

  PlayRules(TableState room, Ask ask, long now) {
    this.room = room;
    this.ask = ask;
    this.now = now;
    company = room.company();
  }

  Decision play(Command.Play wish) {
    int seat = company.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    Decision refusal = whyNotPlay(wish.ply());
    if (refusal != null) {
      return refusal;
    }
    return company.chair(seat).resigned()
        ? Decision.refused(TableRefusal.RESIGNED)
        : move(seat, wish.move(), By.PERSON, null);
  }

  Decision botPlay(Command.BotPlay wish) {
    if (wish.seat() < 0 || wish.seat() >= company.seats()) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    Decision refusal = whyNotPlay(wish.ply());
    if (refusal != null) {
      return refusal;
    }
    Chair chair = company.chair(wish.seat());
    return chair.botPlays()
        ? move(wish.seat(), wish.move(), chair.standIn() ? By.STAND_IN : By.BOT, null)
        : Decision.refused(TableRefusal.NOT_A_BOT);
  }

  Decision arbitrate(Command.Arbitrate word) {
    Decision refusal = whyNotPlay(Command.ANY_PLY);
    if (refusal != null) {
      return refusal;
    }
    return game().realTime()
        ? move(word.actor(), word.move(), word.by(), word.finish())
        : Decision.refused(TableRefusal.NO_ARBITER);
  }

  /** The game's own move for a time that has run out. */
  Decision lapse(int actor, int action) {
    return moved(actor, action, By.CLOCK, null);
  }

  private @Nullable Decision whyNotPlay(int ply) {
    return switch (room.phase()) {
      case PLAYING -> isLate(ply) ? Decision.refused(TableRefusal.TOO_LATE) : null;
      case PAUSED -> Decision.refused(TableRefusal.PAUSED);
      case OVER -> new Decision.Refused(Refusal.Common.GAME_OVER, "common", "");
      default -> Decision.refused(TableRefusal.NOT_STARTED);
    };
  }

  /** In a game of quickness others may act meanwhile: there the rules say what is too late. */
  private boolean isLate(int ply) {
    return ply != Command.ANY_PLY && ply != game().ply() && !game().realTime();
  }

  private LiveGame<?, ?, ?> game() {
    LiveGame<?, ?, ?> game = room.game();
    if (game == null) {
      throw new IllegalStateException("no game at " + room.opened().table());
    }
    return game;
  }

  private Decision move(int actor, String text, By by, @Nullable PhotoFinish finish) {
    try {
      int action = game().title().action(text);
      Refusal refusal = game().refusal(actor, action);
      return refusal == null
          ? moved(actor, action, by, finish)
          : new Decision.Refused(refusal, roomOf(refusal), "");
    } catch (BadInput unreadable) {
      return new Decision.Refused(
          TableRefusal.NO_SUCH_MOVE, TableRefusal.ROOM, unreadable.getMessage());
    }
  }

  private String roomOf(Refusal refusal) {
    return refusal instanceof Refusal.Common ? "common" : game().title().id();
  }

  private Decision moved(int actor, int action, By by, @Nullable PhotoFinish finish) {
    LiveGame<?, ?, ?> game = game();
    LiveGame.Consequence next = game.consequence(actor, action);
    Event played =
        new Event.Played(
            now, Seat.text(actor), game.title().text(action), by, next.outcomes(), finish);
    return next.over() ? Decision.accepted(played, game.endAhead(now)) : Decision.accepted(played);
  }

  Decision resign() {
    int seat = company.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (!room.gameIsOn()) {
      return Decision.refused(TableRefusal.NOT_STARTED);
    }
    if (company.chair(seat).resigned()) {
      return Decision.refused(TableRefusal.RESIGNED);
    }
    int givenUp = game().resigned() | Seat.bit(seat);
    Event resigned = new Event.Resigned(now, seat);
    return Resignations.decides(givenUp, company.seats())
        ? Decision.accepted(resigned, game().endNow(now, givenUp))
        : Decision.accepted(resigned);
  }

  Decision pause() {
    return switch (room.phase()) {
      case PLAYING -> Decision.accepted(new Event.Paused(now));
      case PAUSED -> Decision.refused(TableRefusal.PAUSED);
      default -> Decision.refused(TableRefusal.NOT_STARTED);
    };
  }

  Decision resume() {
    return room.phase() == Phase.PAUSED
        ? Decision.accepted(new Event.Resumed(now))
        : Decision.refused(TableRefusal.NOT_PAUSED);
  }

  Decision start() {
    if (room.gameIsOn()) {
      return Decision.refused(TableRefusal.GAME_IS_ON);
    }
    return company.vacantSeat() == People.NO_SEAT
        ? Decision.accepted(started(company.added()))
        : Decision.refused(TableRefusal.SEATS_EMPTY);
  }

  private Event started(List<String> added) {
    LiveGame.Start start = room.nextStart(added);
    List<String> outcomes = LiveGame.opening(room.title(), start);
    return new Event.Started(now, start.number(), added, outcomes);
  }

  Decision rematch(Command.Rematch wish) {
    int seat = company.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (room.phase() != Phase.OVER) {
      return Decision.refused(TableRefusal.NOT_OVER);
    }
    if (room.rematch().contains(seat)) {
      return Decision.refused(TableRefusal.ALREADY_AGREED);
    }
    if (!Digest.looksLikeAPart(wish.luck())) {
      return Decision.refused(TableRefusal.BAD_LUCK);
    }
    Event agreed = new Event.RematchAgreed(now, seat, wish.luck());
    return allOthersWantMore(seat)
        ? Decision.accepted(agreed, started(with(seat, wish.luck())))
        : Decision.accepted(agreed);
  }

  private List<String> with(int seat, String luck) {
    List<String> added = new ArrayList<>(company.added());
    added.set(seat, luck);
    return added;
  }

  /** The next game if only the one who leaves now had not yet agreed to it; else null. */
  @Nullable Event startedWithout(int seat) {
    boolean last = !room.rematch().isEmpty() && !room.rematch().contains(seat);
    return room.phase() == Phase.OVER && last && allOthersWantMore(seat)
        ? started(company.added())
        : null;
  }

  private boolean allOthersWantMore(int seat) {
    return company.vacantSeat() == People.NO_SEAT
        && company.chairs().stream()
            .filter(chair -> chair.seat() != seat && chair.present())
            .allMatch(chair -> room.rematch().contains(chair.seat()));
  }
}
