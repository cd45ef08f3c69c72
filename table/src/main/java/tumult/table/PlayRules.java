package tumult.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.table.luck.Digest;
import tumult.table.races.PhotoFinish;
import tumult.table.records.Resignations;

/** What may be done in a game that is on: moves, pauses, giving up. */
final class PlayRules {
  private final TableState state;
  private final People people;
  private final Ask ask;
  private final long now;

  PlayRules(TableState state, Ask ask, long now) {
    this.state = state;
    this.ask = ask;
    this.now = now;
    people = state.people();
  }

  Decision play(Command.Play wish) {
    int seat = people.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    Decision refusal = whyNotPlay(wish.ply());
    if (refusal != null) {
      return refusal;
    }
    return people.chair(seat).resigned()
        ? Decision.refused(TableRefusal.RESIGNED)
        : move(seat, wish.move(), By.PERSON, null);
  }

  /** Asked again at the same ply, it is told to nobody once more. */
  Decision hint(Command.Hint wish) {
    int seat = people.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    Decision refusal = whyNotPlay(wish.ply());
    if (refusal != null) {
      return refusal;
    }
    if (!state.allowsHints()) {
      return Decision.refused(TableRefusal.NO_HINTS);
    }
    if (people.chair(seat).resigned()) {
      return Decision.refused(TableRefusal.RESIGNED);
    }
    if ((game().now().state().actors() & Seat.bit(seat)) == 0) {
      return new Decision.Refused(Refusal.Common.NOT_YOUR_TURN, "common", "");
    }
    return state.hintedAt() == game().ply()
        ? Decision.accepted()
        : Decision.accepted(new Event.Hinted(now, seat));
  }

  Decision botPlay(Command.BotPlay wish) {
    if (wish.seat() < 0 || wish.seat() >= people.seats()) {
      return Decision.refused(TableRefusal.NO_SUCH_SEAT);
    }
    Decision refusal = whyNotPlay(wish.ply());
    if (refusal != null) {
      return refusal;
    }
    if (!game().cachedGame().has(wish.action())) {
      return Decision.refused(TableRefusal.NO_SUCH_MOVE);
    }
    Chair chair = people.chair(wish.seat());
    return chair.botPlays()
        ? legal(wish.seat(), wish.action(), chair.standIn() ? By.STAND_IN : By.BOT, null)
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
    return switch (state.phase()) {
      case PLAYING -> isLate(ply) ? Decision.refused(TableRefusal.TOO_LATE) : null;
      case PAUSED -> Decision.refused(TableRefusal.PAUSED);
      case OVER -> new Decision.Refused(Refusal.Common.GAME_OVER, "common", "");
      default -> Decision.refused(TableRefusal.NOT_STARTED);
    };
  }

  /** In a race game others may have acted meanwhile: there the rules say what is too late. */
  private boolean isLate(int ply) {
    return ply != Command.ANY_PLY && ply != game().ply() && !game().realTime();
  }

  private LiveGame<?, ?, ?> game() {
    LiveGame<?, ?, ?> game = state.game();
    if (game == null) {
      throw new IllegalStateException("no game at " + state.table());
    }
    return game;
  }

  private Decision move(int actor, String text, By by, @Nullable PhotoFinish finish) {
    try {
      return legal(actor, game().cachedGame().action(text), by, finish);
    } catch (BadInput unreadable) {
      return new Decision.Refused(
          TableRefusal.NO_SUCH_MOVE, TableRefusal.ROOM, unreadable.getMessage());
    }
  }

  private Decision legal(int actor, int action, By by, @Nullable PhotoFinish finish) {
    Refusal refusal = game().refusal(actor, action);
    return refusal == null
        ? moved(actor, action, by, finish)
        : new Decision.Refused(refusal, roomOf(refusal), "");
  }

  private String roomOf(Refusal refusal) {
    return refusal instanceof Refusal.Common ? "common" : game().cachedGame().id();
  }

  private Decision moved(int actor, int action, By by, @Nullable PhotoFinish finish) {
    LiveGame<?, ?, ?> game = game();
    LiveGame.Consequence next = game.consequence(actor, action);
    Event played =
        new Event.Played(
            now, Seat.text(actor), game.cachedGame().text(action), by, next.outcomes(), finish);
    return next.over() ? Decision.accepted(played, game.endAhead(now)) : Decision.accepted(played);
  }

  Decision resign() {
    int seat = people.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (!state.gameIsOn()) {
      return Decision.refused(TableRefusal.NOT_STARTED);
    }
    if (people.chair(seat).resigned()) {
      return Decision.refused(TableRefusal.RESIGNED);
    }
    int givenUp = game().resigned() | Seat.bit(seat);
    Event resigned = new Event.Resigned(now, seat);
    return Resignations.decides(givenUp, people.seats())
        ? Decision.accepted(resigned, game().endNow(now, givenUp))
        : Decision.accepted(resigned);
  }

  Decision pause() {
    return switch (state.phase()) {
      case PLAYING -> Decision.accepted(new Event.Paused(now));
      case PAUSED -> Decision.accepted(); // a tap that came twice
      default -> Decision.refused(TableRefusal.NOT_STARTED);
    };
  }

  Decision resume() {
    return switch (state.phase()) {
      case PAUSED -> Decision.accepted(new Event.Resumed(now));
      case PLAYING -> Decision.accepted(); // a tap that came twice
      default -> Decision.refused(TableRefusal.NOT_PAUSED);
    };
  }

  Decision start() {
    if (state.gameIsOn()) {
      return Decision.accepted(); // a tap that came twice
    }
    return people.vacantSeat() == People.NO_SEAT
        ? Decision.accepted(started(people.added()))
        : Decision.refused(TableRefusal.SEATS_EMPTY);
  }

  private Event started(List<String> added) {
    LiveGame.Start start = state.nextStart(added);
    List<String> outcomes = LiveGame.firstOutcomes(state.cachedGame(), start);
    return new Event.Started(now, start.number(), added, outcomes);
  }

  Decision rematch(Command.Rematch wish) {
    int seat = people.seatOf(ask.who());
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (state.phase() != Phase.OVER) {
      return Decision.refused(TableRefusal.NOT_OVER);
    }
    if (state.rematch().contains(seat)) {
      return Decision.accepted(); // a tap that came twice
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
    List<String> added = new ArrayList<>(people.added());
    added.set(seat, luck);
    return added;
  }

  /** The next game if only the one who leaves now had not yet agreed to it; else null. */
  @Nullable Event startedWithout(int seat) {
    boolean last = !state.rematch().isEmpty() && !state.rematch().contains(seat);
    return state.phase() == Phase.OVER && last && allOthersWantMore(seat)
        ? started(people.added())
        : null;
  }

  private boolean allOthersWantMore(int seat) {
    return people.vacantSeat() == People.NO_SEAT
        && people.chairs().stream()
            .filter(chair -> chair.seat() != seat && chair.present() && !people.isProgram(chair))
            .allMatch(chair -> state.rematch().contains(chair.seat()));
  }
}
