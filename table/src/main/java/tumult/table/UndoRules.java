package tumult.table;

import org.jspecify.annotations.Nullable;

/** When a move may be taken back: never across luck or anything that others have learnt by it. */
final class UndoRules {
  private final TableState state;
  private final People people;

  UndoRules(TableState state) {
    this.state = state;
    people = state.people();
  }

  Decision offer(String person, long now) {
    int seat = people.seatOf(person);
    TableRefusal refusal = whyNot(seat);
    if (refusal != null) {
      return Decision.refused(refusal);
    }
    if (state.undoOffer() != TableState.NOBODY) {
      return Decision.refused(TableRefusal.ALREADY_OFFERED);
    }
    Event offered = new Event.UndoOffered(now, seat);
    return everybodyAgrees(seat, seat)
        ? Decision.accepted(offered, new Event.Undone(now, seat))
        : Decision.accepted(offered);
  }

  /** Why the last move may not be taken back by a seat; null if it may, should the others agree. */
  @Nullable TableRefusal whyNot(int seat) {
    if (seat == People.NO_SEAT) {
      return TableRefusal.NOT_SEATED;
    }
    LiveGame<?, ?, ?> game = state.game();
    if (game == null || !state.gameIsOn()) {
      return TableRefusal.NOT_STARTED;
    }
    return game.realTime() ? TableRefusal.NO_UNDO_IN_REAL_TIME : whyNot(seat, game.last());
  }

  private static @Nullable TableRefusal whyNot(int seat, Step last) {
    if (!last.isMove()) {
      return TableRefusal.NOTHING_TO_UNDO;
    }
    if (last.actor() != seat || last.by() != By.PERSON) {
      return TableRefusal.NOT_YOUR_MOVE;
    }
    if (!last.outcomes().isEmpty()) {
      return TableRefusal.LUCK_FOLLOWED;
    }
    return last.revealing() ? TableRefusal.SOMETHING_SHOWN : null;
  }

  Decision answer(String person, boolean agreed, long now) {
    int seat = people.seatOf(person);
    int asking = state.undoOffer();
    if (seat == People.NO_SEAT) {
      return Decision.refused(TableRefusal.NOT_SEATED);
    }
    if (asking == TableState.NOBODY) {
      return Decision.refused(TableRefusal.NO_OFFER);
    }
    if (asking == seat) {
      return Decision.refused(TableRefusal.YOUR_OWN_OFFER);
    }
    if (people.chair(seat).resigned()) {
      return Decision.refused(TableRefusal.RESIGNED);
    }
    if (state.undoAgreed().contains(seat)) {
      return Decision.refused(TableRefusal.ALREADY_ANSWERED);
    }
    Event answered = new Event.UndoAnswered(now, seat, agreed);
    return agreed && everybodyAgrees(asking, seat)
        ? Decision.accepted(answered, new Event.Undone(now, asking))
        : Decision.accepted(answered);
  }

  /** Whether all persons who play and are there agree, the one who asks and this one among them. */
  private boolean everybodyAgrees(int asking, int agreeing) {
    return people.chairs().stream()
        .filter(chair -> chair.owned() && chair.present() && !chair.botPlays())
        .filter(chair -> !people.isProgram(chair))
        .map(Chair::seat)
        .allMatch(seat -> seat == asking || seat == agreeing || state.undoAgreed().contains(seat));
  }
}
