package tumult.testkit;

import java.util.Arrays;
import java.util.List;
import tumult.engine.Seat;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;

/** How high card may lose cards, favour a seat, end wrongly or not at all. */
final class BrokenEnds {
  private BrokenEnds() {}

  static List<Break> all() {
    return List.of(
        Break.state("a card gets lost", Break.CONSERVED, BrokenEnds::lostCard),
        Break.state("the game never ends", Break.ENDING, BrokenEnds::endless),
        Break.state(
            "the game never ends for those who keep", Break.HOSTILE, BrokenEnds::endlessKeeping),
        Break.state("the lowest card wins", Break.ENDING, BrokenEnds::lowestWins),
        Break.state("one of two equals wins", Break.ENDING, BrokenEnds::oneWinner),
        Break.state("somebody wins before the end", Break.ENDING, BrokenEnds::earlyWinner),
        Break.state("seat 0 scores more", Break.ROTATION, BrokenEnds::favouredSeat));
  }

  private static HighCardState lostCard(HighCard game) {
    return new HighCardState(game) {
      @Override
      public void play(int seat, int action) {
        super.play(seat, action);
        if (action == HighCard.SWAP) {
          Arrays.fill(discards, 0);
        }
      }
    };
  }

  private static HighCardState endless(HighCard game) {
    return new HighCardState(game) {
      @Override
      public void play(int seat, int action) {
        if (phase != Phase.CHOICE) {
          super.play(seat, action);
        }
      }
    };
  }

  private static HighCardState endlessKeeping(HighCard game) {
    return new HighCardState(game) {
      @Override
      public void play(int seat, int action) {
        if (action != HighCard.KEEP) {
          super.play(seat, action);
        }
      }
    };
  }

  private static HighCardState lowestWins(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int winners() {
        int all = Seat.bit(hands.length) - 1;
        int best = super.winners();
        return best == all ? best : all & ~best & (over() ? -1 : 0);
      }
    };
  }

  private static HighCardState oneWinner(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int winners() {
        return Integer.lowestOneBit(super.winners());
      }
    };
  }

  private static HighCardState earlyWinner(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int winners() {
        return phase == Phase.DRAW ? Seat.bit(turn) : super.winners();
      }
    };
  }

  private static HighCardState favouredSeat(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int score(int seat) {
        return super.score(seat) + (seat == 0 ? 1 : 0);
      }
    };
  }
}
