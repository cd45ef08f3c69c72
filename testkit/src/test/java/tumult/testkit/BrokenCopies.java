package tumult.testkit;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;

/** How positions of high card may share what each should have of its own. */
final class BrokenCopies {
  private static final AtomicInteger COUNTER = new AtomicInteger();
  private static final int[] HANDS_OF_ALL = new int[3];

  private BrokenCopies() {}

  static List<Break> all() {
    return List.of(
        Break.state("a copy shares an array", Break.COPY, BrokenCopies::sharedHands),
        Break.state("a copy lacks a field", Break.SAME, BrokenCopies::turnNotCopied),
        Break.state("a hash counts across games", Break.THREAD, BrokenCopies::countingHash),
        Break.state("the hands of all games are the same", Break.THREAD, BrokenCopies::staticHands),
        Break.state("a game draws luck of its own", Break.RECORD, BrokenCopies::ownLuck));
  }

  private static HighCardState sharedHands(HighCard game) {
    return new HighCardState(game) {
      @Override
      public void set(HighCardState other) {
        super.set(other);
        hands = other.hands;
      }
    };
  }

  static HighCardState turnNotCopied(HighCard game) {
    return new HighCardState(game) {
      @Override
      public void set(HighCardState other) {
        int old = turn;
        super.set(other);
        turn = old;
      }
    };
  }

  private static HighCardState countingHash(HighCard game) {
    return new HighCardState(game) {
      @Override
      public long hash() {
        return super.hash() + COUNTER.incrementAndGet();
      }
    };
  }

  private static HighCardState staticHands(HighCard game) {
    return new HighCardState(game) {
      @Override
      public void play(int seat, int action) {
        if (phase != Phase.LOT) {
          System.arraycopy(HANDS_OF_ALL, 0, hands, 0, hands.length);
        }
        super.play(seat, action);
        System.arraycopy(hands, 0, HANDS_OF_ALL, 0, hands.length);
      }
    };
  }

  private static HighCardState ownLuck(HighCard game) {
    return new HighCardState(game) {
      private final Rng own = new Rng(COUNTER.incrementAndGet());

      @Override
      public void play(int seat, int action) {
        super.play(seat, seat == Seat.CHANCE && phase != Phase.LOT ? draw(own) - 1 : action);
      }
    };
  }
}
