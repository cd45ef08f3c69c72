package tumult.games.maumau;

import tumult.engine.Remark;

/** Why one might make a move, by what the seat knows. */
final class MauMauWhy {
  /** So few cards in a hand are a threat. */
  private static final int FEW = 2;

  private final MauMauState state;
  private final int seat;

  MauMauWhy(MauMauState state, int seat) {
    this.state = state;
    this.seat = seat;
  }

  Remark of(int action) {
    if (action < Card.CHANGER) {
      return ofCard(action);
    }
    return switch (action) {
      case Actions.LAY_LAST_CHANGER -> Remark.of("why-last");
      case Actions.DRAW ->
          state.owed > 0 ? Remark.of("why-take", state.owed) : Remark.of("why-draw");
      case Actions.MAU -> Remark.of("why-mau"); // R20
      case Actions.SILENT -> Remark.of("why-silent");
      default ->
          ofColour(action >= Actions.NAME ? action - Actions.NAME : action - Actions.LAY_CHANGER);
    };
  }

  private Remark ofColour(int colour) {
    int held = state.cards.count(seat, CardSets.colour(colour));
    return held == 0 ? Remark.of("why-no-colour") : Remark.of("why-colour", held);
  }

  private Remark ofCard(int kind) {
    int face = kind % Face.PER_COLOUR;
    int next = state.neighbour(1);
    int left = state.cards.size(next);
    boolean hits = face >= Face.NUMBERS && (1L << kind & CardSets.CHANGE_DIRECTION) == 0;
    int followers = state.cards.count(seat, DiscardPile.matching(kind)) - 1;
    if (state.cards.size(seat) == 1) {
      return Remark.of("why-last");
    } else if (state.owed > 0) {
      return Remark.of("why-pass-on", next, state.owed + 2); // R13
    } else if (hits && left <= FEW) {
      return Remark.of("why-attack", next, left);
    } else if (followers > 0) {
      return Remark.of("why-follow", followers);
    }
    return Remark.of("why-points", face < Face.NUMBERS ? face + 1 : Face.SPECIAL_POINTS);
  }
}
