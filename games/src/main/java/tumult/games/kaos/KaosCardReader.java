package tumult.games.kaos;

import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import tumult.engine.BadInput;
import tumult.engine.Position;

/** Reads where all cards are, and who knows of them. */
final class KaosCardReader {
  private static final int NOBODY = 0;

  /** Marks a card put under in one go with the one before. */
  static final String FOLLOWS = "+";

  private final KaosFields fields;
  private final KaosNotation notation;
  private final KaosState state;
  private final KaosPhase phase;
  private final int seats;

  /** The cards whose place has not been read yet. */
  private long left;

  /** A card that some know. */
  private record KnownCard(int card, int knowers) {}

  KaosCardReader(KaosFields fields, KaosNotation notation, KaosState state, KaosPhase phase) {
    this.fields = fields;
    this.notation = notation;
    this.state = state;
    this.phase = phase;
    this.seats = state.options.seats();
  }

  /** The hands of the last showdown: cards of an earlier round. */
  void readShown() {
    left = state.options.deck();
    List<List<Integer>> shown = fields.listsOrNone("shown", notation::card);
    for (int seat = 0; seat < seats; seat++) {
      shown.get(seat).forEach(card -> place("shown", card));
      state.shown[seat] = Cards.of(shown.get(seat));
    }
  }

  void readNumbers() {
    if (!phase.opening()) {
      readStarts();
    }
    left = state.options.deck();
    List<List<Integer>> hands = fields.lists("hands", notation::card);
    for (int seat = 0; seat < seats; seat++) {
      checkInRound("hands", seat, hands.get(seat));
      for (int card : hands.get(seat)) {
        place("hands", card);
        state.numbers.add(seat, card, phase.contest() ? state.everybody : NOBODY); // R6, R33
        state.starts |= phase.opening() ? card << (4 * seat) : 0;
      }
    }
    if (!phase.contest()) {
      readKnown();
    }
    readNumberPile();
  }

  private void readStarts() {
    left = state.options.deck();
    int[] starts = fields.numbers("starts", state.options.highest(), new int[seats]);
    for (int seat = 0; seat < seats; seat++) {
      if (starts[seat] != 0) {
        checkInRound("starts", seat, List.of(starts[seat]));
        place("starts", starts[seat]);
        state.starts |= starts[seat] << (4 * seat);
      }
    }
  }

  private void readKnown() {
    List<List<KnownCard>> known = fields.listsOrNone("known", this::knownCard);
    for (int seat = 0; seat < seats; seat++) {
      for (KnownCard card : known.get(seat)) {
        int others = card.knowers() & ~(1 << seat);
        fields.check(others != NOBODY, "known", "a card must be known to others than its holder");
        for (int observer : SeatSet.list(others)) {
          long unknown = state.numbers.of(seat) - state.numbers.known(seat, observer);
          fields.check(
              Cards.has(unknown, card.card()),
              "known",
              "seat %d does not hold so many %ds".formatted(seat, card.card()));
        }
        state.numbers.learn(seat, card.card(), others);
      }
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
    if (text.equals("all")) {
      return state.everybody;
    }
    int knowers = NOBODY;
    if (text.equals("none")) {
      return NOBODY;
    }
    for (int i = 0; i < text.length(); i++) {
      int bit = 1 << KaosNotation.number("a knower", text.substring(i, i + 1), 0, seats - 1);
      if (bit <= knowers) {
        throw new BadInput("'%s' must name seats in ascending order".formatted(text));
      }
      knowers |= bit;
    }
    if (knowers == NOBODY) {
      throw new BadInput("who knows must be seats such as 02, or all, or none");
    }
    return knowers;
  }

  private void readNumberPile() {
    List<Integer> under = fields.list("under", notation::card);
    under.forEach(card -> place("under", card));
    state.numberPile.lay(pile("pile", notation::card));
    List<String> knowers =
        fields.has("underKnownTo")
            ? fields.list("underKnownTo", text -> text)
            : Collections.nCopies(under.size(), phase.opening() ? "all" : "none");
    fields.check(knowers.size() == under.size(), "underKnownTo", "must be one for each card under");
    for (int i = 0; i < under.size(); i++) {
      putUnder(under, i, knowers.get(i));
    }
  }

  private int underKnowers(String text) {
    try {
      return knowers(text);
    } catch (BadInput bad) {
      throw Position.wrong("underKnownTo", bad.getMessage());
    }
  }

  private void putUnder(List<Integer> under, int index, String text) {
    boolean follows = text.endsWith(FOLLOWS);
    int knowers = underKnowers(follows ? text.substring(0, text.length() - 1) : text);
    state.numberPile.putUnder(under.get(index), knowers, follows);
    if (follows) {
      fields.check(index > 0, "underKnownTo", "the first card follows none");
      fields.check(
          under.get(index) >= under.get(index - 1)
              && knowers == state.numberPile.knowers(index - 1),
          "underKnownTo",
          "'%s' must follow a card that is not higher, known to the same".formatted(text));
    }
  }

  void readChaosCards() {
    left = ChaosCard.deck();
    if (phase.opening()) {
      return;
    }
    ChaosCard using = state.using();
    left -= using == null ? Cards.NONE : Cards.one(using.number());
    List<List<Integer>> saved = fields.listsOrNone("saved", KaosCardReader::chaosCard);
    List<List<Integer>> known = fields.listsOrNone("savedKnown", KaosCardReader::chaosCard);
    for (int seat = 0; seat < seats; seat++) {
      checkInRound("saved", seat, saved.get(seat));
      for (int card : saved.get(seat)) {
        place("saved", card);
        state.saved.add(seat, card, NOBODY);
      }
      for (int card : known.get(seat)) {
        long unknown = state.saved.of(seat) - state.saved.known(seat, 0);
        fields.check(Cards.has(unknown, card), "savedKnown", "must be some of those saved");
        state.saved.learn(seat, card, KaosState.PUBLIC);
      }
    }
    List<Integer> under = fields.list("chaosUnder", KaosCardReader::chaosCard);
    under.forEach(card -> place("chaosUnder", card));
    state.chaosPile.lay(pile("chaosPile", KaosCardReader::chaosCard));
    under.forEach(card -> state.chaosPile.putUnder(card, KaosState.PUBLIC, false));
  }

  private static int chaosCard(String text) {
    return KaosNotation.chaosCard(text).number();
  }

  /** The shuffled part of a pile: every card that has no place yet. */
  private long pile(String name, Function<String, Integer> parser) {
    long rest = left;
    if (fields.has(name)) {
      fields.list(name, parser).forEach(card -> place(name, card));
      fields.check(left == Cards.NONE, name, "must hold all cards that are not elsewhere");
    }
    return rest;
  }

  private void place(String name, int card) {
    fields.check(Cards.has(left, card), name, "there are not so many cards of one kind");
    left -= Cards.one(card);
  }

  private void checkInRound(String name, int seat, List<Integer> cards) {
    fields.check(
        cards.isEmpty() || SeatSet.has(state.inRound, seat),
        name,
        "seat %d is not in the round and must have none".formatted(seat));
  }
}
