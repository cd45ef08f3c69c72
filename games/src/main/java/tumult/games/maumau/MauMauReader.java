package tumult.games.maumau;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Notation;
import tumult.engine.Position;
import tumult.engine.Seat;

/**
 * A position being read.
 *
 * <p>Most fields may be left out: they mean then what they mean when the seat on turn is to play in
 * the first round. The pile is what lies nowhere else.
 */
final class MauMauReader {
  private final MauMauOptions options;
  private final Position position;

  MauMauReader(MauMauOptions options, Position position) {
    this.options = options;
    this.position = position;
  }

  MauMauState state() {
    List<List<Card>> hands = position.lists("hands", options.seats(), Card::parse);
    MauMauView open = open(hands);
    List<Card> pile = position.has("pile") ? position.list("pile", Card::parse) : null;
    position.end();
    MauMauCheck check = new MauMauCheck(options, open, hands);
    check.all();
    if (pile != null) {
      check.pile(pile);
    }
    return state(open, hands);
  }

  private MauMauState state(MauMauView open, List<List<Card>> hands) {
    MauMauState state = new MauMauState(options);
    open.show(state);
    for (int seat = 0; seat < options.seats(); seat++) {
      for (Card card : hands.get(seat)) {
        state.give(seat, card.kind());
      }
    }
    return state;
  }

  /** What everybody can see. */
  private MauMauView open(List<List<Card>> hands) {
    Phase phase = position.one("phase", text -> Notation.constant(text, Phase.class), Phase.PLAY);
    int nobody = phase == Phase.DEALER ? MauMauState.NOBODY : 0;
    List<Card> discards = position.list("discards", Card::parse, List.of());
    List<Integer> sizes = hands.stream().map(List::size).toList();
    int held = sizes.stream().mapToInt(Integer::intValue).sum();
    return new MauMauView(
        Seat.SPECTATOR,
        phase,
        position.number("round", 1, options.rounds(), 1),
        position.number("dealer", MauMauState.NOBODY, options.seats() - 1, nobody),
        position.number("turn", MauMauState.NOBODY, options.seats() - 1, nobody),
        direction(),
        position.number(
            "turnsPlayed", 0, MauMauState.TURN_LIMIT, phase.compareTo(Phase.PLAY) > 0 ? 1 : 0),
        position.number("owed", 0, MauMauState.OWED_LIMIT, 0),
        position.number("due", 0, MauMauState.OWED_LIMIT, 0),
        List.of(),
        sizes,
        CardSets.DECK - held - discards.size(),
        discards,
        named(),
        scores(),
        lastRound());
  }

  private Direction direction() {
    return position.one(
        "direction", text -> Notation.constant(text, Direction.class), Direction.CLOCKWISE);
  }

  private @Nullable Colour named() {
    boolean none = !position.has("named") || position.word("named").equals(MauMauNotation.NONE);
    return none ? null : position.list("named", Colour::parse).getFirst();
  }

  private List<Integer> scores() {
    int seats = options.seats();
    int most = options.rounds() * CardSets.DECK_POINTS;
    return IntStream.of(position.numbers("scores", seats, 0, most, new int[seats]))
        .boxed()
        .toList();
  }

  private List<MauMauView.Shown> lastRound() {
    if (!position.has("shown") || position.word("shown").equals(MauMauNotation.NONE)) {
      return List.of();
    }
    return position.lists("shown", options.seats(), Card::parse).stream()
        .map(hand -> new MauMauView.Shown(hand, points(hand)))
        .toList();
  }

  private static int points(List<Card> hand) {
    return hand.stream().mapToInt(card -> card.face().points()).sum();
  }
}
