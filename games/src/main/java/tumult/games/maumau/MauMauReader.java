package tumult.games.maumau;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
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
    List<Card> pile = given("pile") ? position.list("pile", Card::parse) : null;
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
    Phase phase = word("phase", Phase.values(), Phase::text, Phase.PLAY);
    int nobody = phase == Phase.DEALER ? MauMauState.NOBODY : 0;
    List<Card> discards = given("discards") ? position.list("discards", Card::parse) : List.of();
    List<Integer> sizes = hands.stream().map(List::size).toList();
    int held = sizes.stream().mapToInt(Integer::intValue).sum();
    return new MauMauView(
        Seat.SPECTATOR,
        phase,
        number("round", 1, options.rounds(), 1),
        number("dealer", MauMauState.NOBODY, options.seats() - 1, nobody),
        number("turn", MauMauState.NOBODY, options.seats() - 1, nobody),
        word("direction", Direction.values(), Direction::text, Direction.CLOCKWISE),
        number("turnsPlayed", 0, MauMauState.TURN_LIMIT, phase.compareTo(Phase.PLAY) > 0 ? 1 : 0),
        number("owed", 0, MauMauState.OWED_LIMIT, 0),
        number("due", 0, MauMauState.OWED_LIMIT, 0),
        List.of(),
        sizes,
        CardSets.DECK - held - discards.size(),
        discards,
        named(),
        scores(),
        lastRound());
  }

  private @Nullable Colour named() {
    boolean none = !given("named") || position.word("named").equals(MauMauNotation.NONE);
    return none ? null : position.list("named", Colour::parse).getFirst();
  }

  private List<Integer> scores() {
    if (!given("scores")) {
      return Collections.nCopies(options.seats(), 0);
    }
    int most = options.rounds() * CardSets.DECK_POINTS;
    return IntStream.of(position.numbers("scores", options.seats(), 0, most)).boxed().toList();
  }

  private List<MauMauView.Shown> lastRound() {
    if (!given("shown") || position.word("shown").equals(MauMauNotation.NONE)) {
      return List.of();
    }
    return position.lists("shown", options.seats(), Card::parse).stream()
        .map(hand -> new MauMauView.Shown(hand, points(hand)))
        .toList();
  }

  private static int points(List<Card> hand) {
    return hand.stream().mapToInt(card -> card.face().points()).sum();
  }

  private boolean given(String name) {
    return position.fields().containsKey(name);
  }

  private int number(String name, int least, int most, int usual) {
    return given(name) ? position.number(name, least, most) : usual;
  }

  private <T> T word(String name, T[] values, Function<T, String> text, T usual) {
    if (!given(name)) {
      return usual;
    }
    String[] words = Arrays.stream(values).map(text).toArray(String[]::new);
    return values[List.of(words).indexOf(position.oneOf(name, words))];
  }
}
