package tumult.games.kaos;

import java.util.Collections;
import java.util.List;
import tumult.engine.BadInput;
import tumult.engine.Notation;

/** Reads where the number cards are, and who knows of them. */
final class KaosNumberReader {
  private static final int NOBODY = 0;

  /** Marks a card put under in one go with the one before. */
  static final String FOLLOWS = "+";

  private final KaosFields fields;
  private final KaosNotation notation;
  private final KaosState state;
  private final KaosPhase phase;
  private final int seats;

  /** A card that some know, and whether it was put under in one go with the one before. */
  private record Knowledge(int knowers, boolean follows) {}

  /** A card in a hand that some know. */
  private record KnownCard(int card, int knowers) {}

  KaosNumberReader(KaosFields fields, KaosNotation notation, KaosState state, KaosPhase phase) {
    this.fields = fields;
    this.notation = notation;
    this.state = state;
    this.phase = phase;
    this.seats = state.options.seats();
  }

  /** The hands of the last showdown: cards of an earlier round. */
  void readShown() {
    Unplaced unplaced = unplaced();
    List<List<Integer>> shown = fields.listsOrNone("shown", notation::card);
    for (int seat = 0; seat < seats; seat++) {
      unplaced.place("shown", shown.get(seat));
      state.show(seat, Cards.of(shown.get(seat)));
    }
  }

  void read() {
    Unplaced unplaced = unplaced();
    readHands(unplaced);
    if (!phase.opening()) {
      readStarts();
    }
    if (!phase.contest()) {
      readKnown();
    }
    readPile(unplaced);
  }

  private Unplaced unplaced() {
    return new Unplaced(fields, state.options.deck(), Integer::toString);
  }

  private void readHands(Unplaced unplaced) {
    List<List<Integer>> hands = fields.lists("hands", notation::card);
    for (int seat = 0; seat < seats; seat++) {
      unplaced.place("hands", hands.get(seat));
      fields.checkInRound("hands", seat, hands.get(seat), state.inRound);
      for (int card : hands.get(seat)) {
        state.numbers.add(seat, card, phase.contest() ? state.everybody : NOBODY); // R6, R33
        state.starts |= phase.opening() ? card << (4 * seat) : 0;
      }
    }
  }

  private void readStarts() {
    Unplaced unplaced = unplaced();
    int[] starts = fields.numbers("starts", state.options.highest(), new int[seats]);
    for (int seat = 0; seat < seats; seat++) {
      List<Integer> start = starts[seat] == 0 ? List.of() : List.of(starts[seat]);
      unplaced.place("starts", start);
      fields.checkInRound("starts", seat, start, state.inRound);
      state.starts |= starts[seat] << (4 * seat);
    }
  }

  private void readKnown() {
    List<List<KnownCard>> known = fields.listsOrNone("known", this::knownCard);
    for (int seat = 0; seat < seats; seat++) {
      for (KnownCard card : known.get(seat)) {
        int others = card.knowers() & ~(1 << seat);
        fields.check(others != NOBODY, "known", "a card must be known to others than its holder");
        checkHeld(seat, card.card(), others);
        state.numbers.learn(seat, card.card(), others);
      }
    }
  }

  private void checkHeld(int seat, int card, int knowers) {
    for (int observer : SeatSet.list(knowers)) {
      long unknown = state.numbers.of(seat) - state.numbers.known(seat, observer);
      fields.check(
          Cards.has(unknown, card),
          "known",
          "seat %d does not hold so many of '%d'".formatted(seat, card));
    }
  }

  private KnownCard knownCard(String text) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw new BadInput("'%s' must be like 9:02 (known to 0 and 2) or 9:all".formatted(text));
    }
    return new KnownCard(
        notation.card(text.substring(0, colon)), knowers(text.substring(colon + 1)));
  }

  private int knowers(String text) {
    return switch (text) {
      case "all" -> state.everybody;
      case "none" -> NOBODY;
      case "" -> throw new BadInput("who knows must be seats such as 02, or all, or none");
      default -> seatsKnowing(text);
    };
  }

  private int seatsKnowing(String text) {
    int knowers = NOBODY;
    for (int i = 0; i < text.length(); i++) {
      String digit = text.substring(i, i + 1);
      int seat = 1 << Notation.seat(digit, seats);
      if (seat <= knowers) {
        throw new BadInput("'%s' must name seats in ascending order".formatted(text));
      }
      knowers |= seat;
    }
    return knowers;
  }

  private void readPile(Unplaced unplaced) {
    List<Integer> under = fields.list("under", notation::card);
    unplaced.place("under", under);
    state.numberPile.lay(unplaced.placeRest("pile", notation::card));
    List<Knowledge> knowledge = underKnowledge(under.size());
    for (int i = 0; i < under.size(); i++) {
      Knowledge known = knowledge.get(i);
      fields.check(
          !known.follows() || follows(under, i, known.knowers()),
          "underKnownTo",
          "a card with + must follow one that is not higher, known to the same");
      state.numberPile.putUnder(under.get(i), known.knowers(), known.follows());
    }
  }

  private List<Knowledge> underKnowledge(int size) {
    if (phase.opening() || !fields.has("underKnownTo")) {
      int knowers = phase.opening() ? state.everybody : NOBODY; // R6
      return Collections.nCopies(size, new Knowledge(knowers, false));
    }
    List<Knowledge> knowledge = fields.list("underKnownTo", this::knowledge);
    fields.check(knowledge.size() == size, "underKnownTo", "must be one for each card under");
    return knowledge;
  }

  private Knowledge knowledge(String text) {
    boolean follows = text.endsWith(FOLLOWS);
    return new Knowledge(
        knowers(follows ? text.substring(0, text.length() - FOLLOWS.length()) : text), follows);
  }

  private boolean follows(List<Integer> under, int index, int knowers) {
    return index > 0
        && under.get(index) >= under.get(index - 1)
        && knowers == state.numberPile.knowers(index - 1);
  }
}
