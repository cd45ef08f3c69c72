package tumult.testkit.highcard;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** Who holds which card, and whose turn it is. */
public class HighCardState implements State<HighCardState> {
  /** What happens next. */
  public enum Phase {
    LOT,
    DEAL,
    CHOICE,
    DRAW,
    OVER
  }

  /** How many cards of each rank are in the deck, and lie open. */
  public int[] left = new int[HighCard.RANKS];

  public int[] discards = new int[HighCard.RANKS];

  /** The rank of each seat's card, 0 for none. */
  public int[] hands;

  public Phase phase = Phase.LOT;
  public int first;
  public int turn;

  public HighCardState(HighCard game) {
    hands = new int[game.seats()];
    Arrays.fill(left, HighCard.COPIES);
  }

  @Override
  public int actors() {
    return switch (phase) {
      case LOT, DEAL, DRAW -> Seat.bit(Seat.CHANCE);
      case CHOICE -> Seat.bit(turn);
      case OVER -> 0;
    };
  }

  @Override
  public int actions(int seat, int[] out) {
    if ((actors() & Seat.bit(seat)) == 0) {
      return 0;
    }
    int count = 0;
    for (int action = 0; action < HighCard.FIRST + hands.length; action++) {
      if (seat == Seat.CHANCE ? weight(action) > 0 : isChoice(action)) {
        out[count++] = action;
      }
    }
    return count;
  }

  private static boolean isChoice(int action) {
    return action == HighCard.KEEP || action == HighCard.SWAP;
  }

  @Override
  public Refusal why(int seat, int action) {
    if (over()) {
      return Refusal.Common.GAME_OVER;
    }
    boolean acts = (actors() & Seat.bit(seat)) != 0;
    return acts ? Refusal.Common.NOT_NOW : Refusal.Common.NOT_YOUR_TURN;
  }

  @Override
  public void play(int seat, int action) {
    switch (phase) {
      case LOT -> {
        first = action - HighCard.FIRST;
        turn = first;
        phase = Phase.DEAL;
      }
      case DEAL -> {
        give(turn, action + 1);
        next(Phase.DEAL, Phase.CHOICE);
      }
      case CHOICE -> choose(action);
      case DRAW -> {
        give(turn, action + 1);
        next(Phase.CHOICE, Phase.OVER);
      }
      case OVER -> throw new IllegalStateException("over: " + write());
    }
  }

  protected void choose(int action) {
    if (action == HighCard.KEEP) {
      next(Phase.CHOICE, Phase.OVER);
    } else {
      discards[hands[turn] - 1]++;
      hands[turn] = 0;
      phase = Phase.DRAW;
    }
  }

  /** The next seat, or the next phase when everybody has had a turn. */
  protected void next(Phase same, Phase then) {
    turn = (turn + 1) % hands.length;
    phase = turn == first ? then : same;
  }

  public void give(int seat, int rank) {
    left[rank - 1]--;
    hands[seat] = rank;
  }

  /** Puts every card that is known into its place, and the others into the deck. */
  void place(List<Integer> open, List<Integer> held) {
    Arrays.fill(left, HighCard.COPIES);
    for (int rank = 1; rank <= HighCard.RANKS; rank++) {
      discards[rank - 1] = open.get(rank - 1);
      left[rank - 1] -= open.get(rank - 1);
    }
    Arrays.fill(hands, 0);
    for (int seat = 0; seat < hands.length; seat++) {
      if (held.get(seat) > 0) {
        give(seat, held.get(seat));
      }
    }
  }

  @Override
  public int chance(Rng rng) {
    return phase == Phase.LOT ? HighCard.FIRST + rng.below(hands.length) : draw(rng) - 1;
  }

  /** The rank of one of the cards in the deck. */
  public int draw(Rng rng) {
    int card = rng.below(Arrays.stream(left).sum());
    int rank = 0;
    while (card >= left[rank]) {
      card -= left[rank++];
    }
    return rank + 1;
  }

  @Override
  public int weight(int outcome) {
    return switch (phase) {
      case LOT -> outcome >= HighCard.FIRST ? 1 : 0;
      case DEAL, DRAW -> outcome < HighCard.RANKS ? left[outcome] : 0;
      case CHOICE, OVER -> 0;
    };
  }

  @Override
  public int score(int seat) {
    return phase == Phase.OVER ? hands[seat] : 0;
  }

  @Override
  public int winners() {
    int best = Arrays.stream(hands).max().orElseThrow();
    return phase == Phase.OVER
        ? IntStream.range(0, hands.length).filter(s -> hands[s] == best).map(Seat::bit).sum()
        : 0;
  }

  @Override
  public void set(HighCardState other) {
    left = other.left.clone();
    discards = other.discards.clone();
    hands = other.hands.clone();
    phase = other.phase;
    first = other.first;
    turn = other.turn;
  }

  @Override
  public long hash() {
    long cards = 31L * Arrays.hashCode(left) + Arrays.hashCode(discards);
    long order = 100L * phase.name().charAt(0) + 10L * first + turn;
    return Rng.mix(Rng.mix(cards) + Rng.mix(Arrays.hashCode(hands)) + order);
  }

  protected Position write() {
    return new Position()
        .put("phase", phase.name().toLowerCase(Locale.ROOT))
        .put("first", first)
        .put("turn", turn)
        .put("left", Arrays.stream(left).boxed().toList())
        .put("discards", Arrays.stream(discards).boxed().toList())
        .put("hands", Arrays.stream(hands).boxed().toList());
  }

  protected HighCardState read(Position position) {
    String name = position.oneOf("phase", "lot", "deal", "choice", "draw", "over");
    phase = Phase.valueOf(name.toUpperCase(Locale.ROOT));
    first = position.number("first", 0, hands.length - 1);
    turn = position.number("turn", 0, hands.length - 1);
    left = position.numbers("left", HighCard.RANKS, 0, HighCard.COPIES);
    discards = position.numbers("discards", HighCard.RANKS, 0, HighCard.COPIES);
    hands = position.numbers("hands", hands.length, 0, HighCard.RANKS);
    position.end();
    int turns = Math.floorMod(turn - first, hands.length);
    checkCards();
    checkTurn(turns);
    checkDiscards(turns);
    checkHands(turns);
    return this;
  }

  protected void checkCards() {
    for (int rank = 1; rank <= HighCard.RANKS; rank++) {
      if (cards(rank) != HighCard.COPIES) {
        throw new BadInput(
            "%d cards of rank %d, must be %d".formatted(cards(rank), rank, HighCard.COPIES));
      }
    }
  }

  /** How many cards of a rank there are, wherever they are. */
  public int cards(int rank) {
    long held = Arrays.stream(hands).filter(hand -> hand == rank).count();
    return left[rank - 1] + discards[rank - 1] + (int) held;
  }

  private void checkTurn(int turns) {
    boolean lot = phase == Phase.LOT;
    if ((lot && first != 0) || ((lot || over()) && turns != 0)) {
      throw Position.wrong("turn", "before the lot and at the end it is whoever begins");
    }
  }

  private void checkDiscards(int turns) {
    int most =
        switch (phase) {
          case LOT, DEAL -> 0;
          case CHOICE -> turns;
          case DRAW -> turns + 1;
          case OVER -> hands.length;
        };
    int least = phase == Phase.DRAW ? 1 : 0;
    int swapped = Arrays.stream(discards).sum();
    if (swapped < least || swapped > most) {
      throw Position.wrong("discards", "%d cards, must be %d–%d".formatted(swapped, least, most));
    }
  }

  private void checkHands(int turns) {
    for (int seat = 0; seat < hands.length; seat++) {
      if ((hands[seat] > 0) != holds(seat, turns)) {
        throw Position.wrong("hands", "seat %d must hold a card or none".formatted(seat));
      }
    }
  }

  private boolean holds(int seat, int turns) {
    return switch (phase) {
      case LOT -> false;
      case DEAL -> Math.floorMod(seat - first, hands.length) < turns;
      case DRAW -> seat != turn;
      case CHOICE, OVER -> true;
    };
  }
}
