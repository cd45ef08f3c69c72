package tumult.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.testkit.highcard.HighCard;
import tumult.testkit.highcard.HighCardState;
import tumult.testkit.highcard.HighCardView;

/** How the views, the imagination and the notation of high card may be wrong. */
final class BrokenGames {
  private static final int[] SCRATCH = new int[1];

  private BrokenGames() {}

  static List<Break> all() {
    return List.of(
        new Break("two moves have one text", Break.CODEC, BrokenGames::sameText),
        new Break("anything is a move", Break.CODEC, BrokenGames::lenientParser),
        new Break("the notation loses a field", Break.NOTATION, BrokenGames::lostField),
        new Break("what seldom happens cannot be read", Break.EXTREME, BrokenGames::narrowReader),
        new Break("bad text is a null pointer", Break.DAMAGE, BrokenGames::crashingReader),
        Break.state("a position without a card is read", Break.DAMAGE, BrokenGames::lenientReader),
        Break.state(
            "different positions have one hash", Break.NOTATION, BrokenGames::forgetfulHash),
        new Break("a view shows a hidden card", Break.VIEW, BrokenGames::leakingView),
        new Break("a spectator sees a hidden card", Break.VIEW, BrokenGames::leakToSpectator),
        new Break("nobody knows whose a view is", Break.WHOSE, BrokenGames::anybodysView),
        new Break("what was imagined before shows", Break.VIEW, BrokenGames::staleImagination),
        new Break("a hidden card is imagined as it is", Break.POSTERIOR, BrokenGames::leakUsed),
        new Break("a draw is seen by everybody", Break.SEEN, BrokenGames::drawSeenByAll),
        new Break("who draws does not see it", Break.SEEN, BrokenGames::ownMoveHidden),
        new Break("a swap reveals nothing", Break.REVEALS, BrokenGames::discreetSwap),
        new Break("imagination does not vary", Break.VARIES, BrokenGames::fixedImagination),
        new Break("imagination prefers a rank", Break.POSTERIOR, BrokenGames::unevenImagination),
        new Break("imagination is shared by threads", Break.THREAD, BrokenGames::sharedScratch));
  }

  private static HighCard sameText(Setup setup) {
    return new HighCard(setup) {
      @Override
      public String text(String move) {
        return move.equals("swap") ? "keep" : move;
      }
    };
  }

  private static HighCard lenientParser(Setup setup) {
    return new HighCard(setup) {
      @Override
      public String parse(String text) {
        return text;
      }
    };
  }

  private static HighCard lostField(Setup setup) {
    return new HighCard(setup) {
      @Override
      public HighCardState read(Position position) {
        HighCardState state = super.read(position);
        state.first = 0;
        return state;
      }
    };
  }

  private static HighCard narrowReader(Setup setup) {
    return new HighCard(setup) {
      @Override
      public HighCardState read(Position position) {
        HighCardState state = super.read(position);
        if (state.hands[0] == RANKS && state.hands[1] == RANKS) {
          throw Position.wrong("hands", "two of the highest rank are too many");
        }
        return state;
      }
    };
  }

  private static HighCard crashingReader(Setup setup) {
    return new HighCard(setup) {
      @Override
      public HighCardState read(Position position) {
        try {
          return super.read(position);
        } catch (BadInput bad) {
          throw new NullPointerException(bad.getMessage());
        }
      }
    };
  }

  private static HighCardState lenientReader(HighCard game) {
    return new HighCardState(game) {
      @Override
      protected void checkCards() {}
    };
  }

  private static HighCardState forgetfulHash(HighCard game) {
    return new HighCardState(game) {
      @Override
      public long hash() {
        return turn + 3L * first;
      }
    };
  }

  private static HighCard leakingView(Setup setup) {
    return new HighCard(setup) {
      @Override
      public HighCardView view(HighCardState state, int seat) {
        HighCardView view = super.view(state, seat);
        List<Integer> telling = new ArrayList<>(view.discards());
        telling.add(state.left[0]);
        return new HighCardView(
            seat, view.phase(), view.first(), view.turn(), telling, view.hands());
      }
    };
  }

  private static HighCard anybodysView(Setup setup) {
    return new HighCard(setup) {
      @Override
      public HighCardView view(HighCardState state, int seat) {
        HighCardView view = super.view(state, seat);
        return new HighCardView(
            0, view.phase(), view.first(), view.turn(), view.discards(), view.hands());
      }
    };
  }

  private static HighCard leakToSpectator(Setup setup) {
    return new HighCard(setup) {
      @Override
      protected int shown(HighCardState state, int seat, int observer) {
        return observer == Seat.SPECTATOR ? state.hands[seat] : super.shown(state, seat, observer);
      }
    };
  }

  private static HighCard staleImagination(Setup setup) {
    return new HighCard(setup) {
      @Override
      public void imagine(HighCardView view, HighCardState into, Rng rng) {
        super.imagine(view, into, into.turn == 0 ? rng : new Rng(rng.next()));
      }
    };
  }

  private static HighCard leakUsed(Setup setup) {
    return new HighCard(setup) {
      @Override
      protected int shown(HighCardState state, int seat, int observer) {
        return state.hands[seat];
      }
    };
  }

  private static HighCard drawSeenByAll(Setup setup) {
    return new HighCard(setup) {
      @Override
      public String seen(HighCardState before, int actor, int action, int observer) {
        return move(action);
      }
    };
  }

  private static HighCard ownMoveHidden(Setup setup) {
    return new HighCard(setup) {
      @Override
      public String seen(HighCardState before, int actor, int action, int observer) {
        return actor == Seat.CHANCE ? super.seen(before, actor, action, observer) : "?";
      }
    };
  }

  private static HighCard discreetSwap(Setup setup) {
    return new HighCard(setup) {
      @Override
      public boolean reveals(HighCardState before, int seat, int action) {
        return action != SWAP && super.reveals(before, seat, action);
      }
    };
  }

  private static HighCard fixedImagination(Setup setup) {
    return new HighCard(setup) {
      @Override
      protected int draw(HighCardState into, Rng rng) {
        return super.draw(into, new Rng(1));
      }
    };
  }

  private static HighCard unevenImagination(Setup setup) {
    return new HighCard(setup) {
      @Override
      protected int draw(HighCardState into, Rng rng) {
        int rank = super.draw(into, rng);
        return rank == 4 && into.left[0] > 0 && rng.below(10) == 0 ? 1 : rank;
      }
    };
  }

  private static HighCard sharedScratch(Setup setup) {
    return new HighCard(setup) {
      @Override
      protected int draw(HighCardState into, Rng rng) {
        SCRATCH[0] = super.draw(into, rng);
        LockSupport.parkNanos(1);
        return SCRATCH[0];
      }
    };
  }
}
