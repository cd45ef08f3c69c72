package tumult.testkit;

import java.util.List;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;

/** How the chance of high card may be wrong. */
final class BrokenLuck {
  private BrokenLuck() {}

  static List<Break> all() {
    return List.of(
        Break.state("an outcome of weight 0 is listed", Break.CHANCE, BrokenLuck::weightless),
        Break.state(
            "an outcome is missing from the list", Break.CHANCE, BrokenLuck::missingOutcome),
        Break.state("an outcome is never drawn", Break.CHANCE, BrokenLuck::neverDrawn),
        Break.state("draws do not follow the weights", Break.CHANCE, BrokenLuck::evenDraws),
        Break.state("a draw is played at once", Break.CHANCE, BrokenLuck::playedDraw));
  }

  private static HighCardState weightless(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        int count = super.actions(seat, out);
        if (seat != Seat.CHANCE || count == 0 || phase == Phase.LOT) {
          return count;
        }
        for (int card = 0; card < HighCard.RANKS; card++) {
          out[card] = card;
        }
        return HighCard.RANKS;
      }
    };
  }

  private static HighCardState missingOutcome(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        int count = super.actions(seat, out);
        return seat == Seat.CHANCE && count > 1 ? count - 1 : count;
      }
    };
  }

  private static HighCardState neverDrawn(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int chance(Rng rng) {
        int outcome = super.chance(rng);
        return outcome == 3 && left[0] > 0 ? 0 : outcome;
      }
    };
  }

  private static HighCardState evenDraws(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int chance(Rng rng) {
        int[] outcomes = new int[HighCard.FIRST + hands.length];
        int count = actions(Seat.CHANCE, outcomes);
        return outcomes[rng.below(count)];
      }
    };
  }

  private static HighCardState playedDraw(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int chance(Rng rng) {
        int outcome = super.chance(rng);
        if (phase == Phase.DEAL && turn != first) {
          play(Seat.CHANCE, outcome);
        }
        return outcome;
      }
    };
  }
}
