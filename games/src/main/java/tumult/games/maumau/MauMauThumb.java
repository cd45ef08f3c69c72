package tumult.games.maumau;

import tumult.engine.Policy;
import tumult.engine.Rng;

/**
 * The rule of thumb: get rid of what counts much, keep what the next card can follow, keep the
 * colour changers for need, and attack a player who is about to finish.
 */
final class MauMauThumb implements Policy<MauMauState> {
  /** Out of so many times, "mau" is forgotten once (R21). */
  private static final int FORGETS = 25;

  /** So few cards in a hand are a threat. */
  private static final int FEW = 2;

  private static final int FOLLOWER = 2;
  private static final int ANOTHER_TURN = 6;
  private static final int HIT = 4;
  private static final int HIT_IN_NEED = 16;
  private static final int CHANGER = -12;

  @Override
  public int choose(MauMauState state, int seat, int[] actions, int count, Rng rng) {
    if (state.phase == Phase.MAU) {
      return rng.below(FORGETS) == 0 ? Actions.SILENT : Actions.MAU;
    }
    int best = actions[0];
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < count; i++) {
      int worth = worth(actions[i], state, seat);
      if (worth > most) {
        most = worth;
        best = actions[i];
      }
    }
    return best;
  }

  private static int worth(int action, MauMauState state, int seat) {
    if (action < Card.CHANGER) {
      return worthOfCard(action, state, seat);
    } else if (action == Actions.DRAW) {
      return CHANGER - 1; // R10: rather lay the changer
    } else if (action >= Actions.NAME) {
      return count(action - Actions.NAME, state, seat);
    }
    return action == Actions.LAY_LAST_CHANGER
        ? CHANGER
        : CHANGER + FOLLOWER * count(action - Actions.LAY_CHANGER, state, seat);
  }

  private static int worthOfCard(int kind, MauMauState state, int seat) {
    int face = kind % Face.PER_COLOUR;
    int points = face < Face.NUMBERS ? face + 1 : Face.SPECIAL_POINTS;
    int followers = state.cards.count(seat, DiscardPile.matching(kind)) - 1;
    return points + FOLLOWER * followers + (face < Face.NUMBERS ? 0 : harm(kind, state));
  }

  /** How many coloured cards of a colour are in hand. */
  private static int count(int colour, MauMauState state, int seat) {
    return state.cards.count(seat, CardSets.colour(colour));
  }

  private static int harm(int kind, MauMauState state) {
    long card = 1L << kind;
    if ((card & CardSets.CHANGE_DIRECTION) != 0) { // who is better off comes later
      return state.cards.size(state.neighbour(-1)) - state.cards.size(state.neighbour(1));
    }
    int hit = state.cards.size(state.neighbour(1)) <= FEW ? HIT_IN_NEED : HIT;
    return (card & CardSets.DRAW_2) == 0 && state.seats == 2 ? hit + ANOTHER_TURN : hit; // R12
  }
}
