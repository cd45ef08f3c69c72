package tumult.games.kaos;

import org.jspecify.annotations.Nullable;
import tumult.engine.Refusal;
import tumult.engine.Seat;

/** Why an action is not legal now; only what the one who asks may know decides. */
final class KaosReasons {
  private final KaosState state;
  private final KaosCodes codes;

  KaosReasons(KaosState state, KaosCodes codes) {
    this.state = state;
    this.codes = codes;
  }

  Refusal why(int seat, int action) {
    if (state.over()) {
      return Refusal.Common.GAME_OVER;
    }
    if ((state.actors() & Seat.bit(seat)) == 0) {
      return Refusal.Common.NOT_YOUR_TURN;
    }
    return seat == Seat.CHANCE ? whyChanceCannot(action) : whySeatCannot(codes.move(action));
  }

  private Refusal whyChanceCannot(int action) {
    return switch (codes.move(action)) {
      case KaosMove.DieRolled die when state.phase == KaosPhase.DIE -> KaosRefusal.NOT_ON_THE_DIE;
      case KaosMove.ChaosDrawn card when state.phase == KaosPhase.CHAOS ->
          KaosRefusal.NOT_IN_THE_PILE;
      case KaosMove.CardLost card when state.phase == KaosPhase.LOSE -> KaosRefusal.NOT_IN_HAND;
      case KaosMove.CardDrawn card when state.phase.drawsNumber() -> KaosRefusal.NOT_IN_THE_PILE;
      default -> Refusal.Common.NOT_NOW;
    };
  }

  private Refusal whySeatCannot(KaosMove move) {
    return switch (state.phase) {
      case START -> whyNotAtTheStart(move);
      case DARE ->
          move instanceof KaosMove.Decline ? KaosRefusal.NO_CHIP_TO_DECLINE : whyNotNow(move);
      case USE -> whyNotUsed(move);
      case TAKE ->
          move instanceof KaosMove.TakeCard ? KaosRefusal.NOT_IN_THE_PILE : whyNotNow(move);
      case RAISE -> move instanceof KaosMove.Raise ? KaosRefusal.TOO_FEW_CHIPS : whyNotNow(move);
      default -> Refusal.Common.NOT_NOW;
    };
  }

  private Refusal whyNotAtTheStart(KaosMove move) {
    return switch (move) {
      case KaosMove.Call call when state.called -> KaosRefusal.CALLED_ALREADY;
      case KaosMove.Call call -> KaosRefusal.CALL_TOO_EARLY;
      case KaosMove.Skip skip -> KaosRefusal.MUST_DRAW;
      default -> whyNotNow(move);
    };
  }

  /** Why a move does not belong to this phase at all. */
  private static Refusal whyNotNow(KaosMove move) {
    if (move instanceof KaosMove.Call) {
      return KaosRefusal.CALL_AT_THE_START;
    }
    return cardUsed(move) == null ? Refusal.Common.NOT_NOW : KaosRefusal.CHAOS_CARDS_AFTER_THE_DIE;
  }

  private Refusal whyNotUsed(KaosMove move) {
    ChaosCard card = cardUsed(move);
    if (card != null && !Cards.has(state.saved.of(state.turn), card.number())) {
      return KaosRefusal.NOT_IN_FRONT_OF_YOU;
    }
    return switch (move) {
      case KaosMove.Done done -> KaosRefusal.MUST_USE_ALL;
      case KaosMove.Pass pass -> KaosRefusal.CHAOS_CARDS_FIRST;
      case KaosMove.Raise raise -> KaosRefusal.CHAOS_CARDS_FIRST;
      case KaosMove.ChanceSpent spent -> KaosRefusal.NAME_A_CARD;
      case KaosMove.ChanceSwap swap -> KaosRefusal.NOT_IN_HAND;
      case KaosMove.ChanceDrop drop -> KaosRefusal.NOT_IN_HAND;
      case KaosMove.StealSpent spent -> KaosRefusal.NAME_A_SEAT;
      case KaosMove.Reset reset -> KaosRefusal.NOT_IN_THE_ROUND;
      case KaosMove.Steal(int seat) -> whyNotStolenFrom(seat);
      default -> whyNotNow(move);
    };
  }

  private KaosRefusal whyNotStolenFrom(int seat) {
    if (seat == state.turn) {
      return KaosRefusal.NOT_YOURSELF;
    }
    return SeatSet.has(state.inRound, seat)
        ? KaosRefusal.NOTHING_TO_STEAL
        : KaosRefusal.NOT_IN_THE_ROUND;
  }

  /** The chaos card that a move uses, if it uses one. */
  private static @Nullable ChaosCard cardUsed(KaosMove move) {
    return switch (move) {
      case KaosMove.ChanceSpent spent -> ChaosCard.CHANCE;
      case KaosMove.ChanceSwap swap -> ChaosCard.CHANCE;
      case KaosMove.ChanceDrop drop -> ChaosCard.CHANCE;
      case KaosMove.Reset reset -> ChaosCard.RESET;
      case KaosMove.StealSpent spent -> ChaosCard.STEAL;
      case KaosMove.Steal steal -> ChaosCard.STEAL;
      case KaosMove.Perfect perfect -> ChaosCard.PERFECT;
      case KaosMove.Destroy destroy -> ChaosCard.DESTROY;
      case KaosMove.Switch swap -> ChaosCard.SWITCH;
      default -> null;
    };
  }
}
