package tumult.testkit;

import java.util.List;
import tumult.engine.Refusal;
import tumult.engine.Seat;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;

/** What may be wrong with the legal moves of high card and the refusal of others. */
final class BrokenMoves {
  private BrokenMoves() {}

  static List<Break> all() {
    return List.of(
        Break.state("the legal list descends", Break.LEGAL, BrokenMoves::descending),
        Break.state("an action is listed twice", Break.LEGAL, BrokenMoves::doubled),
        Break.state("an action is listed that does not exist", Break.LEGAL, BrokenMoves::invented),
        Break.state("somebody acts out of turn", Break.LEGAL, BrokenMoves::outOfTurn),
        Break.state("somebody acts who does not sit here", Break.LEGAL, BrokenMoves::stranger),
        Break.state("a refusal changes the position", Break.REFUSAL, BrokenMoves::movedByRefusal),
        Break.state("a legal list depends on a hidden card", Break.VIEW, BrokenMoves::tellingList),
        Break.state("a refusal depends on a hidden card", Break.VIEW, BrokenMoves::tellingRefusal));
  }

  private static HighCardState descending(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        int count = super.actions(seat, out);
        for (int i = 0; i < count / 2; i++) {
          int action = out[i];
          out[i] = out[count - 1 - i];
          out[count - 1 - i] = action;
        }
        return count;
      }
    };
  }

  static HighCardState doubled(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        int count = super.actions(seat, out);
        if (count > 0) {
          out[count] = out[count - 1];
        }
        return count > 0 ? count + 1 : 0;
      }
    };
  }

  static HighCardState invented(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        int count = super.actions(seat, out);
        if (count > 0 && phase == Phase.CHOICE) {
          out[count++] = HighCard.FIRST + hands.length;
        }
        return count;
      }

      @Override
      public void play(int seat, int action) {
        super.play(seat, action < HighCard.FIRST + hands.length ? action : HighCard.KEEP);
      }
    };
  }

  private static HighCardState outOfTurn(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        return super.actions(phase == Phase.CHOICE && seat < hands.length ? turn : seat, out);
      }
    };
  }

  private static HighCardState stranger(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actors() {
        return super.actors() | (phase == Phase.CHOICE ? Seat.bit(hands.length) : 0);
      }
    };
  }

  private static HighCardState movedByRefusal(HighCard game) {
    return new HighCardState(game) {
      @Override
      public Refusal why(int seat, int action) {
        turn = (turn + 1) % hands.length;
        return super.why(seat, action);
      }
    };
  }

  private static HighCardState tellingList(HighCard game) {
    return new HighCardState(game) {
      @Override
      public int actions(int seat, int[] out) {
        int count = super.actions(seat, out);
        boolean pointless = phase == Phase.CHOICE && hands[(turn + 1) % hands.length] == 1;
        return pointless ? Math.min(count, 1) : count;
      }
    };
  }

  private static HighCardState tellingRefusal(HighCard game) {
    return new HighCardState(game) {
      @Override
      public Refusal why(int seat, int action) {
        boolean highest = phase == Phase.CHOICE && hands[turn] == HighCard.RANKS;
        return highest ? Refusal.Common.NOT_NOW : super.why(seat, action);
      }
    };
  }
}
