package tumult.games.maumau;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Rng;
import tumult.engine.Seat;

/**
 * What one seat, or somebody looking on, may know of the table (R27).
 *
 * @param seat who looks; {@link Seat#SPECTATOR} for somebody without a seat
 * @param phase what is going on
 * @param round the round being played, from 1
 * @param dealer who dealt it; -1 before the lot
 * @param turn who acts, or gets the cards that are drawn; -1 before the lot
 * @param direction the direction of play
 * @param turnsPlayed how many turns of the round are played, the present one included once it is
 *     chosen (R26)
 * @param owed the sum that the seat on turn must answer or draw (R13)
 * @param due how many cards the seat on turn is still to get
 * @param hand the looker's own cards
 * @param handSizes how many cards each seat holds
 * @param pileSize how many cards the pile holds
 * @param discards the discard pile since it was last turned, its top card last
 * @param named the colour named by the colour changer on top, if there is one
 * @param scores what each seat has scored in the rounds that have ended
 * @param lastRound what each seat was left with when the last round ended; empty before that
 */
public record MauMauView(
    int seat,
    Phase phase,
    int round,
    int dealer,
    int turn,
    Direction direction,
    int turnsPlayed,
    int owed,
    int due,
    List<Card> hand,
    List<Integer> handSizes,
    int pileSize,
    List<Card> discards,
    @Nullable Colour named,
    List<Integer> scores,
    List<Shown> lastRound) {

  /** A hand as it was shown and counted when a round ended (R24). */
  public record Shown(List<Card> hand, int points) {}

  static MauMauView of(MauMauState state, int seat) {
    return new MauMauView(
        seat,
        state.phase,
        state.round,
        state.dealer,
        state.turn,
        state.step == 1 ? Direction.CLOCKWISE : Direction.COUNTERCLOCKWISE,
        state.turnsPlayed,
        state.owed,
        state.due,
        seat == Seat.SPECTATOR ? List.of() : state.cards.list(seat),
        seats(state).mapToObj(state.cards::size).toList(),
        state.cards.size(state.pile),
        state.discards.cards(),
        state.discards.named(),
        seats(state).mapToObj(state::score).toList(),
        lastRound(state));
  }

  private static IntStream seats(MauMauState state) {
    return IntStream.range(0, state.seats);
  }

  private static List<Shown> lastRound(MauMauState state) {
    if (state.round == 1 && state.phase != Phase.OVER) {
      return List.of();
    }
    return seats(state)
        .map(state::shown)
        .mapToObj(set -> new Shown(state.cards.list(set), state.cards.points(set)))
        .toList();
  }

  /** Makes a position everything that is seen here; what is not seen is left in the pile. */
  void show(MauMauState into) {
    into.round = round;
    into.dealer = dealer;
    into.turn = turn;
    into.step = direction == Direction.CLOCKWISE ? 1 : into.seats - 1;
    into.turnsPlayed = turnsPlayed;
    into.owed = owed;
    into.due = due;
    into.enter(phase);
    into.cards.clear();
    into.cards.fill(into.pile);
    showDiscards(into);
    hand.forEach(card -> into.give(seat, card.kind()));
    for (int each = 0; each < scores.size(); each++) {
      into.scores[each] = scores.get(each);
    }
    for (int each = 0; each < lastRound.size(); each++) {
      int shown = into.shown(each);
      lastRound.get(each).hand().forEach(card -> into.cards.add(shown, card.kind()));
    }
  }

  private void showDiscards(MauMauState into) {
    into.discards.clear();
    for (Card card : discards) {
      into.cards.remove(into.pile, card.kind());
      into.discards.lay(card.kind() == Card.CHANGER ? Actions.LAY_LAST_CHANGER : card.kind());
    }
    if (named != null) {
      into.discards.name(named.index());
    }
  }

  /** Makes a position one that this view allows, each arrangement of the cards equally likely. */
  void imagine(MauMauState into, Rng rng) {
    show(into);
    for (int each = 0; each < handSizes.size(); each++) {
      if (each == seat) {
        continue;
      }
      if (phase == Phase.OVER) { // all hands are shown
        giveShown(into, each);
      } else {
        giveRandom(into, each, rng);
      }
    }
  }

  private void giveShown(MauMauState into, int other) {
    lastRound.get(other).hand().forEach(card -> into.give(other, card.kind()));
  }

  private void giveRandom(MauMauState into, int other, Rng rng) {
    for (int card = handSizes.get(other); card > 0; card--) {
      into.give(other, into.cards.any(into.pile, CardSets.ALL, rng));
    }
  }
}
