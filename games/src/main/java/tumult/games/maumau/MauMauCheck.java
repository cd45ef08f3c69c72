package tumult.games.maumau;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.Notation;
import tumult.engine.Position;

/** Whether the rules allow a position; if not, which field is wrong and what would be right. */
final class MauMauCheck {
  private final MauMauOptions options;
  private final MauMauView open;
  private final List<List<Card>> hands;
  private final Phase phase;

  /**
   * @param open what everybody can see
   * @param hands the hand of each seat
   */
  MauMauCheck(MauMauOptions options, MauMauView open, List<List<Card>> hands) {
    this.options = options;
    this.open = open;
    this.hands = hands;
    this.phase = open.phase();
  }

  /** Complains about the first thing that is wrong. */
  void all() {
    enough("hands", seen());
    seats();
    direction();
    discards();
    named();
    turnsPlayed();
    handSizes();
    owed();
    due();
    rounds();
    scores();
  }

  private List<Card> seen() {
    return Stream.concat(hands.stream().flatMap(List::stream), open.discards().stream()).toList();
  }

  private static void enough(String field, List<Card> cards) {
    int[] counts = counts(cards);
    for (Card card : Card.all()) {
      int count = counts[card.kind()];
      if (count > card.copies()) {
        throw Position.wrong(
            field, "%d × %s, but there are only %d (R1)".formatted(count, card, card.copies()));
      }
    }
  }

  private static int[] counts(List<Card> cards) {
    int[] counts = new int[Card.KINDS];
    cards.forEach(card -> counts[card.kind()]++);
    return counts;
  }

  /** Complains unless these are the cards that lie nowhere else. */
  void pile(List<Card> pile) {
    int[] counts = counts(seen());
    List<Card> rest = new ArrayList<>();
    for (Card card : Card.all()) {
      rest.addAll(Collections.nCopies(card.copies() - counts[card.kind()], card));
    }
    require(
        sorted(pile).equals(rest),
        "pile",
        "must be the %d cards that lie nowhere else, %s".formatted(rest.size(), rest));
  }

  private static List<Card> sorted(List<Card> cards) {
    return cards.stream().sorted(Comparator.comparingInt(Card::kind)).toList();
  }

  private void seats() {
    boolean lot = phase == Phase.DEALER;
    String right = lot ? "must be -1 before the lot" : "must be a seat";
    require((open.dealer() == MauMauState.NOBODY) == lot, "dealer", right);
    require((open.turn() == MauMauState.NOBODY) == lot, "turn", right);
    require(
        phase != Phase.STARTER || open.turn() == open.dealer(),
        "turn",
        "must be the dealer, who turns the starter");
    require(
        phase != Phase.NAME || dealtBefore(open.turn()) == 0,
        "turn",
        "must be the seat left of the dealer, who names the colour (R5)");
  }

  /** How many seats get their cards before this one. */
  private int dealtBefore(int seat) {
    return Math.floorMod(seat - open.dealer() - 1, options.seats());
  }

  private void direction() {
    boolean clockwise = open.direction() == Direction.CLOCKWISE;
    require(clockwise || options.seats() > 2, "direction", "must be clockwise with 2 seats (R12)");
    require(
        clockwise || phase.compareTo(Phase.NAME) > 0,
        "direction",
        "must be clockwise when a round starts (R4)");
  }

  private void discards() {
    require(
        open.discards().isEmpty() == (phase.compareTo(Phase.STARTER) <= 0),
        "discards",
        "must be - until the starter is turned, and at least one card from then on");
    require(
        phase != Phase.NAME || (options.anyStarter() && onTop(Face.COLOUR_CHANGER, 1)),
        "discards",
        "must be C alone, with starter=dealer, when a colour is named (R5)");
  }

  private boolean onTop(Face face, int mostCards) {
    List<Card> discards = open.discards();
    return !discards.isEmpty() && discards.size() <= mostCards && discards.getLast().face() == face;
  }

  private void named() {
    boolean last = phase == Phase.OVER && hands.get(open.turn()).isEmpty();
    boolean names = onTop(Face.COLOUR_CHANGER, CardSets.DECK) && phase != Phase.NAME && !last;
    require(
        (open.named() != null) == names,
        "named",
        names ? "must be g, b, r or y: C is on top (R8)" : "must be -: nothing is named");
  }

  private void turnsPlayed() {
    int most =
        switch (phase) {
          case DEALER, DEAL, STARTER, NAME -> 0;
          case PLAY -> MauMauState.TURN_LIMIT - 1;
          default -> MauMauState.TURN_LIMIT;
        };
    int least = phase.compareTo(Phase.PLAY) <= 0 || fourForTheFirst() ? 0 : 1;
    requireRange("turnsPlayed", open.turnsPlayed(), least, most);
  }

  /** Whether the starter may be a draw 4 that acts on the first player (R5). */
  private boolean fourForTheFirst() {
    return phase == Phase.DRAW && options.anyStarter() && onTop(Face.DRAW_4, 1);
  }

  private void handSizes() {
    for (int seat = 0; seat < hands.size(); seat++) {
      boolean onTurn = seat == open.turn();
      int size = hands.get(seat).size();
      switch (phase) {
        case DEALER -> requireHand(seat, size == 0, "none");
        case DEAL -> requireDealt(seat, size);
        case STARTER, NAME -> requireHand(seat, size == MauMauState.HAND, "5");
        case MAU, PENALTY -> requireHand(seat, onTurn ? size == 1 : size > 0, "1 on turn, else 1+");
        case OVER -> requireHand(seat, onTurn ? size == 0 || limit() : size > 0, "none on turn");
        default -> requireHand(seat, size > 0, "1 or more");
      }
    }
  }

  private boolean limit() {
    return open.turnsPlayed() == MauMauState.TURN_LIMIT;
  }

  private void requireDealt(int seat, int size) {
    int before = dealtBefore(seat) - dealtBefore(open.turn());
    requireHand(seat, before >= 0 || size == MauMauState.HAND, "5, being dealt to before the turn");
    requireHand(seat, before != 0 || size < MauMauState.HAND, "0–4, being on turn to be dealt to");
    requireHand(seat, before <= 0 || size == 0, "none, being dealt to after the turn");
  }

  private void requireHand(int seat, boolean right, String cards) {
    int size = hands.get(seat).size();
    require(
        right,
        "hands",
        "seat %d holds %d cards in phase %s, must be %s"
            .formatted(seat, size, Notation.word(phase), cards));
  }

  private void owed() {
    boolean answerable = phase == Phase.PLAY || phase == Phase.MAU || phase == Phase.PENALTY;
    require(
        open.owed() == 0 || (answerable && onTop(Face.DRAW_2, CardSets.DECK)),
        "owed",
        "must be 0 unless a draw 2 on top is still to be answered or drawn (R13)");
    require(open.owed() % 2 == 0, "owed", "must be even: it grows by 2 (R13)");
  }

  private void due() {
    switch (phase) {
      case DEAL -> {
        int due = MauMauState.HAND - hands.get(open.turn()).size();
        requireRange("due", open.due(), due, due);
      }
      case PENALTY -> requireRange("due", open.due(), 1, 1);
      case DRAW -> requireRange("due", open.due(), 1, MauMauState.OWED_LIMIT);
      default -> requireRange("due", open.due(), 0, 0);
    }
    require(
        !phase.chance() || open.pileSize() > 0, "hands", "nothing is left in the pile to be drawn");
  }

  private void rounds() {
    require(
        phase != Phase.OVER || open.round() == options.rounds(),
        "round",
        "must be the last, %d, when the match is over".formatted(options.rounds()));
    require(phase != Phase.DEALER || open.round() == 1, "round", "must be 1 before the lot");
    require(
        open.lastRound().isEmpty() == (roundsEnded() == 0),
        "shown",
        "must be - in the first round, and the hands that the last round ended with from then on");
    enough("shown", open.lastRound().stream().flatMap(shown -> shown.hand().stream()).toList());
    require(
        open.lastRound().stream().filter(shown -> shown.hand().isEmpty()).count() <= 1,
        "shown",
        "only one seat can have got rid of all its cards");
    require(
        phase != Phase.OVER || handsAreShown(), "shown", "must be the hands: the match is over");
  }

  private boolean handsAreShown() {
    return hands.stream()
        .map(MauMauCheck::sorted)
        .toList()
        .equals(open.lastRound().stream().map(shown -> sorted(shown.hand())).toList());
  }

  private int roundsEnded() {
    return phase == Phase.OVER ? open.round() : open.round() - 1;
  }

  private void scores() {
    for (int seat = 0; seat < options.seats(); seat++) {
      int least = roundsEnded() == 0 ? 0 : open.lastRound().get(seat).points();
      int most = Math.max(least, (roundsEnded() - 1) * CardSets.DECK_POINTS + least);
      requireRange("scores", open.scores().get(seat), least, most);
    }
  }

  private static void requireRange(String field, int value, int least, int most) {
    String range = least == most ? Integer.toString(least) : least + "–" + most;
    require(value >= least && value <= most, field, "%d, must be %s".formatted(value, range));
  }

  private static void require(boolean right, String field, String what) {
    if (!right) {
      throw Position.wrong(field, what);
    }
  }
}
