package tumult.games.kaos;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Somebody who looks at a position: gathers what this seat, or a spectator, may know. */
final class KaosObserver {
  private final KaosState state;
  private final int seat;
  private final int spectators;

  /** The place among those who know a card. */
  private final int eye;

  KaosObserver(KaosState state, int seat) {
    this.state = state;
    this.seat = seat;
    this.spectators = state.options.seats();
    this.eye = state.eye(seat);
  }

  KaosView view() {
    KaosPhase phase = state.phase;
    boolean turns = !phase.opening() && phase != KaosPhase.OVER;
    return new KaosView(
        seat,
        phase,
        state.round,
        state.turns,
        turns ? state.first : -1,
        turns ? state.turn : -1,
        phase == KaosPhase.OVER ? -1 : state.target,
        state.called,
        eye != spectators && state.tenures.held(seat),
        face(),
        state.using(),
        state.chips.pot(),
        IntStream.range(0, spectators).mapToObj(this::player).toList(),
        state.numberPile.size(),
        IntStream.range(0, state.numberPile.underSize()).mapToObj(this::underCard).toList(),
        looksThroughPile() ? Cards.list(state.numberPile.contents()) : List.of(),
        state.chaosPile.size(),
        IntStream.range(0, state.chaosPile.underSize())
            .mapToObj(i -> ChaosCard.of(state.chaosPile.card(i)))
            .toList(),
        SeatSet.list(state.contest.waiting),
        SeatSet.list(state.contest.ahead),
        state.contest.best);
  }

  private @Nullable Face face() {
    return state.die == Die.NOT_ROLLED ? null : Face.of(state.die);
  }

  private boolean looksThroughPile() { // R31
    return state.phase == KaosPhase.TAKE && state.turn == seat;
  }

  private KaosView.Player player(int other) {
    return new KaosView.Player(
        SeatSet.has(state.inRound, other),
        state.chips.of(other),
        state.numbers.size(other),
        Cards.list(state.numbers.known(other, spectators)),
        Cards.list(other == seat ? state.numbers.of(other) : state.numbers.known(other, eye)),
        state.starts >> (4 * other) & 0xF,
        state.saved.size(other),
        ChaosCard.list(state.saved.known(other, 0)),
        ChaosCard.list(other == seat ? state.saved.of(other) : state.saved.known(other, 0)),
        state.tenures.of(other),
        Cards.list(state.shown[other]));
  }

  private KaosView.UnderCard underCard(int index) {
    Pile pile = state.numberPile;
    int knowers = pile.knowers(index);
    return new KaosView.UnderCard(
        SeatSet.has(knowers, eye) ? pile.card(index) : 0,
        knowers == state.everybody,
        pile.follows(index));
  }
}
