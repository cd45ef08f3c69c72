package tumult.games.frappadingue;

import java.util.List;
import java.util.stream.Collectors;
import tumult.engine.BadInput;
import tumult.engine.Notation;
import tumult.engine.Position;

/**
 * A position in notation on its way to a state, checked so that the rules could have led to it.
 *
 * <p>Only {@code phase} must be given: the defaults are seat 0's opening deal in the first round
 * and an empty pad. What follows from other fields ({@code due total placed deck}) must agree if
 * given.
 */
final class PositionReader {
  static final String NONE = "none";

  private static final List<String> DERIVED = List.of("due", "total", "placed", "deck");

  private final Position position;
  private final FrappadingueOptions options;
  private final Deck deck;
  private final Phase phase;

  PositionReader(Position position, FrappadingueOptions options, Deck deck) {
    this.position = position;
    this.options = options;
    this.deck = deck;
    phase = position.one("phase", text -> Notation.constant(text, Phase.class));
  }

  /** Makes a new state this position. */
  void read(FrappadingueState state) {
    int first = seat("first", phase == Phase.LOT);
    int turn = seat("turn", phase == Phase.LOT || phase == Phase.OVER);
    int round = position.number("round", 1, phase == Phase.LOT ? 1 : FrappadingueState.ROUNDS, 1);
    List<Card> faces = readTurn(state);
    new PadReader(position, options, phase).read(state.pad(), first, turn, round);
    state.restore(phase, first, turn, round, faces);
    checkDerived(FrappadingueNotation.write(state, options.seats()));
    position.end();
  }

  private int seat(String name, boolean none) {
    return position.one(name, text -> seatOrNone(text, none), none ? FrappadingueState.NOBODY : 0);
  }

  private int seatOrNone(String text, boolean none) {
    if (none != text.equals(NONE)) {
      throw new BadInput(
          "'%s' must be %s".formatted(text, none ? NONE : "a seat 0–" + (options.seats() - 1)));
    }
    return none ? FrappadingueState.NOBODY : Notation.seat(text, options.seats());
  }

  /** Fills the counter and returns the deal's faces. */
  private List<Card> readTurn(FrappadingueState state) {
    List<List<Card>> placings = placings();
    boolean chosen = phase == Phase.CHOOSE;
    List<List<Card>> before = chosen ? placings.subList(0, placings.size() - 1) : placings;
    before.forEach(cards -> place(cards, state.counter()));
    List<Card> faces = faces(state);
    if (chosen) {
      checkLatest(placings.getLast(), CardSet.of(faces));
      place(placings.getLast(), state.counter());
    }
    return faces;
  }

  private List<List<Card>> placings() {
    String text = position.has("counter") ? position.word("counter") : "-";
    boolean mayBeFull = phase != Phase.LOT && phase != Phase.OVER;
    if (text.equals("-") ? phase == Phase.CHOOSE : !mayBeFull) {
      throw wrong("counter", text, mayBeFull ? "something placed" : "- (empty)");
    }
    int count = text.split("/", -1).length;
    return text.equals("-") ? List.of() : position.lists("counter", count, Card::parse);
  }

  private void place(List<Card> cards, Counter counter) {
    int most = Counter.FULL_HAND - counter.placed();
    if (cards.isEmpty() || cards.size() > most) {
      throw wrong("counter", texts(cards), "1–" + most + " cards: no more piles lay there (R11)");
    }
    long placing = CardSet.of(cards);
    if (Placement.of(placing - CardSet.specials(placing)) == Placement.NONE) {
      throw wrong("counter", texts(cards), "8s, 12s or a combination, and any specials (R5, R9)");
    }
    checkInDeck("counter", counter.cards() + placing);
    counter.place(placing);
    if (counter.size() == deck.size()) {
      throw Position.wrong("counter", "no card is left, so the turn is over (R18)");
    }
  }

  private List<Card> faces(FrappadingueState state) {
    List<Card> faces = position.list("deal", Card::parse, List.of());
    int least = least(state.pilesDue());
    int most = phase == Phase.DEAL ? state.pilesDue() - 1 : least;
    if (faces.size() < least || faces.size() > most) {
      String range = least == most ? "" + least : least + "–" + most;
      throw wrong("deal", texts(faces), range + " cards (R11)");
    }
    checkInDeck("deal", state.counter().cards() + CardSet.of(faces));
    if (phase == Phase.PLACE || phase == Phase.CHOOSE) {
      checkJudged(CardSet.of(faces), state);
    }
    return faces;
  }

  private int least(int piles) {
    return phase == Phase.PLACE || phase == Phase.CHOOSE ? piles : 0;
  }

  private static void checkJudged(long visible, FrappadingueState state) {
    if (state.crashes(visible, state.counter().size() == 0)) {
      throw Position.wrong("deal", "the crash has ended this turn (R15, R16)");
    }
    if (!CardSet.scores(visible)) {
      throw Position.wrong("deal", "nothing scores, so the turn has ended (R6)");
    }
  }

  private static void checkLatest(List<Card> latest, long visible) {
    long placing = CardSet.of(latest);
    if (!CardSet.contains(visible, placing)
        || CardSet.specials(visible) != CardSet.specials(placing)) {
      throw wrong("counter", texts(latest), "cards of the deal, with all its specials (R9)");
    }
  }

  private void checkInDeck(String name, long cards) {
    for (Card card : Card.ALL) {
      if (CardSet.count(cards, card.number()) > options.copies(card)) {
        throw Position.wrong(
            name,
            "%d times %s on the table, must be %d at most"
                .formatted(CardSet.count(cards, card.number()), card.text(), options.copies(card)));
      }
    }
  }

  private void checkDerived(Position right) {
    DERIVED.forEach(name -> position.agree(name, right.word(name)));
  }

  private static String texts(List<Card> cards) {
    return cards.stream().map(Card::text).collect(Collectors.joining(","));
  }

  private static BadInput wrong(String name, String text, String right) {
    return Position.wrong(name, "'%s' must be %s".formatted(text, right));
  }
}
