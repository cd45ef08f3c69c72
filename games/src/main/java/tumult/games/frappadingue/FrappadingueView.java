package tumult.games.frappadingue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The whole table, which everybody may see (R25).
 *
 * @param phase what the match is waiting for
 * @param first the seat that began, -1 before the lot
 * @param turn the seat on turn, -1 before the lot and after the end
 * @param round the number of the round, which in solo practice is that of the turn
 * @param piles what the deal shows, in the order it came
 * @param due how many piles of this deal are still to come
 * @param counter what has been placed in this turn, deal by deal
 * @param total the counter's points
 * @param placed how many cards were placed since the last main pleine
 * @param fullHands how many mains pleines the turn has had
 * @param nextPiles the piles of the next deal, as the counter stands
 * @param scorable whether the seat on turn may score now
 * @param whyNot if it may not, though it is asked for a move: why
 * @param pad every seat's line, seat 0 first
 * @param deck how many of each card the next pile may show: once something is placed, the other
 *     piles go back into the deck
 */
public record FrappadingueView(
    Phase phase,
    int first,
    int turn,
    int round,
    List<Pile> piles,
    int due,
    List<Placing> counter,
    int total,
    int placed,
    int fullHands,
    int nextPiles,
    boolean scorable,
    @Nullable FrappadingueRefusal whyNot,
    List<PadLine> pad,
    List<Supply> deck) {

  /** A visible card, and whether it is one of those just placed. */
  public record Pile(Card card, boolean placed) {}

  /** Cards placed in one deal, specials included, and their points. */
  public record Placing(List<Card> cards, int points) {}

  /**
   * A seat's score and its last turn.
   *
   * @param score the sum of all scored totals
   * @param ending how the last turn ended
   * @param lastTotal what it brought if it was scored, else what was lost
   * @param lastDeal what its last deal showed
   */
  public record PadLine(int score, Ending ending, int lastTotal, List<Card> lastDeal) {}

  /** How many cards of a kind there are. */
  public record Supply(Card card, int count) {}

  static FrappadingueView of(FrappadingueState state, int seats) {
    Counter counter = state.counter();
    boolean asked = state.phase() == Phase.PLACE || state.phase() == Phase.CHOOSE;
    boolean scorable = state.phase() == Phase.CHOOSE && counter.scorable();
    return new FrappadingueView(
        state.phase(),
        state.first(),
        state.turn(),
        state.round(),
        piles(state),
        state.deal().due(),
        counter.placings().mapToObj(cards -> placing(counter, cards)).toList(),
        counter.total(),
        counter.placed(),
        counter.size() / Counter.FULL_HAND,
        state.pilesDue(),
        scorable,
        asked && !scorable ? state.whyNotScore() : null,
        IntStream.range(0, seats).mapToObj(seat -> line(state.pad(), seat)).toList(),
        Card.ALL.stream()
            .map(card -> new Supply(card, CardSet.count(state.supply(), card.number())))
            .toList());
  }

  private static List<Pile> piles(FrappadingueState state) {
    List<Pile> piles = new ArrayList<>();
    long placed = state.phase() == Phase.CHOOSE ? state.counter().latest() : CardSet.EMPTY;
    for (Card card : Deal.unpack(state.deal().faces())) {
      boolean taken = CardSet.count(placed, card.number()) > 0;
      placed -= taken ? CardSet.one(card) : 0;
      piles.add(new Pile(card, taken));
    }
    return List.copyOf(piles);
  }

  private static Placing placing(Counter counter, long cards) {
    return new Placing(CardSet.cards(cards), counter.pointsOf(cards));
  }

  private static PadLine line(Pad pad, int seat) {
    return new PadLine(pad.score(seat), pad.ending(seat), pad.lastTotal(seat), pad.lastDeal(seat));
  }

  /** Makes a state the position that is seen here. */
  void restore(FrappadingueState state) {
    state.counter().empty();
    counter.forEach(placing -> state.counter().place(CardSet.of(placing.cards())));
    for (int seat = 0; seat < pad.size(); seat++) {
      PadLine line = pad.get(seat);
      state
          .pad()
          .restore(seat, line.score(), line.ending(), line.lastTotal(), Deal.pack(line.lastDeal()));
    }
    state.restore(phase, first, turn, round, piles.stream().map(Pile::card).toList());
  }
}
