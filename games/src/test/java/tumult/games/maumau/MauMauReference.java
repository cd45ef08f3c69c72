package tumult.games.maumau;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import tumult.testkit.Reference;

/** Mau Mau, played slowly and literally by the numbers of its rules. */
@NullUnmarked // maps that hold every key they are asked for
final class MauMauReference implements Reference {
  private static final List<String> COLOURS = List.of("g", "b", "r", "y");
  private static final List<String> NUMBERS = List.of("1", "2", "3", "4", "5", "6", "7", "8", "9");
  private static final String CHANGE_DIRECTION = "D";
  private static final String DRAW_TWO = "+2";
  private static final String DRAW_FOUR = "+4";
  private static final String STOP = "S";
  private static final String COLOUR_CHANGER = "C";
  private static final List<String> COLOURED_SPECIALS =
      List.of(CHANGE_DIRECTION, DRAW_TWO, DRAW_FOUR, STOP);
  private static final Map<Card, Integer> ALL_CARDS = allCards();
  private static final int HAND_SIZE = 5; // R3
  private static final int MAX_TURNS = 1000; // R26

  /** A card; a colour changer has the empty colour. */
  private record Card(String colour, String kind) {
    static Card of(String text) {
      return text.equals(COLOUR_CHANGER)
          ? new Card("", COLOUR_CHANGER)
          : new Card(text.substring(0, 1), text.substring(1));
    }

    boolean isNumber() {
      return NUMBERS.contains(kind);
    }

    boolean isColourChanger() {
      return kind.equals(COLOUR_CHANGER);
    }

    boolean isDrawTwo() {
      return kind.equals(DRAW_TWO);
    }

    // R24
    int points() {
      return isNumber() ? Integer.parseInt(kind) : 10;
    }

    @Override
    public String toString() {
      return colour + kind;
    }
  }

  /** What is being waited for. */
  private enum Step {
    LOT_FOR_DEALER,
    CARDS_DEALT,
    STARTER,
    STARTER_COLOUR,
    TURN,
    CARDS_DRAWN,
    MAU,
    CARD_FOR_SILENCE,
    CARDS_OF_DRAW_FOUR,
    OVER
  }

  private final int seats;
  private final int rounds;
  private final boolean anyStarter;
  private final boolean mustPlay;
  private final int[] sums;

  private Step step = Step.LOT_FOR_DEALER;
  private int round;
  private int dealer;

  /** The seat on turn; while the starter acts, the dealer (R5). */
  private int player;

  private boolean clockwise;
  private int owed;
  private int turns;
  private final List<List<Card>> hands = new ArrayList<>();
  private final Map<Card, Integer> pile = new LinkedHashMap<>();

  /** The discard pile, its top last. */
  private final List<Card> discard = new ArrayList<>();

  /** The colour named for the colour changer on top, else empty. */
  private String namedColour = "";

  /** The seats that get the next cards, one entry for each card. */
  private final List<Integer> cardsDue = new ArrayList<>();

  MauMauReference(Map<String, String> options) {
    seats = Integer.parseInt(options.get("seats"));
    rounds = Integer.parseInt(options.get("rounds"));
    anyStarter = options.get("starter").equals("dealer");
    mustPlay = Boolean.parseBoolean(options.get("mustPlay"));
    sums = new int[seats];
  }

  // R1
  private static Map<Card, Integer> allCards() {
    Map<Card, Integer> cards = new LinkedHashMap<>();
    for (String colour : COLOURS) {
      NUMBERS.forEach(number -> cards.put(new Card(colour, number), 2));
      COLOURED_SPECIALS.forEach(special -> cards.put(new Card(colour, special), 2));
    }
    cards.put(new Card("", COLOUR_CHANGER), 6);
    return Collections.unmodifiableMap(cards);
  }

  @Override
  public Map<String, Map<String, Integer>> legal() {
    return switch (step) {
      case LOT_FOR_DEALER -> Map.of(CHANCE, weighOne(dealerMoves()));
      case CARDS_DEALT, CARDS_DRAWN, CARD_FOR_SILENCE, CARDS_OF_DRAW_FOUR ->
          Map.of(CHANCE, cardMoves());
      case STARTER -> Map.of(CHANCE, starterMoves());
      case STARTER_COLOUR -> Map.of(seatText(next(player)), weighOne(nameMoves()));
      case TURN -> Map.of(seatText(player), weighOne(turnMoves()));
      case MAU -> Map.of(seatText(player), weighOne(List.of("mau", "silent")));
      case OVER -> Map.of();
    };
  }

  private static Map<String, Integer> weighOne(List<String> moves) {
    Map<String, Integer> weights = new LinkedHashMap<>();
    moves.forEach(move -> weights.put(move, 1));
    return weights;
  }

  private static String seatText(int seat) {
    return Integer.toString(seat);
  }

  // R4
  private List<String> dealerMoves() {
    return IntStream.range(0, seats).mapToObj(seat -> "dealer " + seat).toList();
  }

  private Map<String, Integer> cardMoves() {
    Map<String, Integer> moves = new LinkedHashMap<>();
    pile.forEach((card, count) -> moves.put("card " + card, count));
    return moves;
  }

  // R5
  private Map<String, Integer> starterMoves() {
    Map<String, Integer> moves = new LinkedHashMap<>();
    pile.forEach((card, count) -> {
      if (anyStarter || card.isNumber()) {
        moves.put("starter " + card, count);
      }
    });
    return moves;
  }

  // R5
  private static List<String> nameMoves() {
    return COLOURS.stream().map(colour -> "name " + colour).toList();
  }

  private List<String> turnMoves() {
    List<String> moves = new ArrayList<>();
    for (Card card : hands.get(player)) {
      if (mayLay(card)) {
        moves.addAll(layMoves(card));
      }
    }
    if (mayDraw()) {
      moves.add("draw");
    }
    return moves;
  }

  // R8, R23
  private List<String> layMoves(Card card) {
    boolean last = hands.get(player).size() == 1;
    if (card.isColourChanger() && !last) {
      return COLOURS.stream().map(colour -> "lay " + card + "=" + colour).toList();
    }
    return List.of("lay " + card);
  }

  // R7, R13, R14
  private boolean mayLay(Card card) {
    if (owed > 0) {
      return card.isDrawTwo();
    }
    return card.isColourChanger() || matches(card);
  }

  // R6, R8: for coloured cards
  private boolean matches(Card card) {
    Card top = discard.getLast();
    if (top.isColourChanger()) {
      return card.colour().equals(namedColour);
    }
    return card.colour().equals(top.colour()) || card.kind().equals(top.kind());
  }

  // R9, R10, R14
  private boolean mayDraw() {
    if (owed > 0 || !mustPlay) {
      return true;
    }
    return hands.get(player).stream().noneMatch(card -> !card.isColourChanger() && matches(card));
  }

  @Override
  public void play(String actor, String move) {
    if (!legal().getOrDefault(actor, Map.of()).containsKey(move)) {
      throw new IllegalArgumentException("Illegal: " + actor + " " + move + " in " + this);
    }
    String[] words = move.split(" ");
    switch (words[0]) {
      case "dealer" -> beginRound(Integer.parseInt(words[1]));
      case "card" -> receive(Card.of(words[1]));
      case "starter" -> turnStarter(Card.of(words[1]));
      case "name" -> nameStarterColour(words[1]);
      case "lay" -> lay(words[1]);
      case "draw" -> draw();
      case "mau" -> actTopCard();
      case "silent" -> giveCards(player, 1, Step.CARD_FOR_SILENCE);
      default -> throw new IllegalStateException(move);
    }
  }

  // R3, R4
  private void beginRound(int newDealer) {
    dealer = newDealer;
    player = newDealer;
    clockwise = true;
    owed = 0;
    turns = 0;
    namedColour = "";
    discard.clear();
    pile.clear();
    pile.putAll(ALL_CARDS);
    hands.clear();
    IntStream.range(0, seats).forEach(seat -> hands.add(new ArrayList<>()));
    deal();
  }

  // R3
  private void deal() {
    step = Step.CARDS_DEALT;
    for (int place = 1; place <= seats; place++) {
      cardsDue.addAll(Collections.nCopies(HAND_SIZE, (dealer + place) % seats));
    }
  }

  private void giveCards(int seat, int count, Step reason) {
    step = reason;
    cardsDue.addAll(Collections.nCopies(count, seat));
    waitForCardOrGoOn();
  }

  private void receive(Card card) {
    takeFromPile(card);
    hands.get(cardsDue.removeFirst()).add(card);
    waitForCardOrGoOn();
  }

  private void takeFromPile(Card card) {
    pile.computeIfPresent(card, (_, count) -> count == 1 ? null : count - 1);
  }

  // R19
  private void waitForCardOrGoOn() {
    if (!cardsDue.isEmpty() && pile.isEmpty()) {
      turnDiscardPile();
    }
    if (cardsDue.isEmpty() || pile.isEmpty()) {
      cardsDue.clear();
      goOnAfterCards();
    }
  }

  // R18
  private void turnDiscardPile() {
    List<Card> allButTop = discard.subList(0, discard.size() - 1);
    allButTop.forEach(card -> pile.merge(card, 1, Integer::sum));
    allButTop.clear();
  }

  private void goOnAfterCards() {
    switch (step) {
      case CARDS_DEALT -> step = Step.STARTER;
      case CARDS_DRAWN -> giveTurn(next(player)); // R9, R14
      case CARD_FOR_SILENCE -> actTopCard(); // R21
      case CARDS_OF_DRAW_FOUR -> giveTurn(next(next(player))); // R15
      default -> throw new IllegalStateException(toString());
    }
  }

  // R3, R5
  private void turnStarter(Card card) {
    takeFromPile(card);
    discard.add(card);
    if (card.isColourChanger()) {
      step = Step.STARTER_COLOUR;
    } else {
      actTopCard();
    }
  }

  // R5
  private void nameStarterColour(String colour) {
    namedColour = colour;
    giveTurn(next(player));
  }

  private void lay(String cardAndColour) {
    String[] parts = cardAndColour.split("=");
    Card card = Card.of(parts[0]);
    turns++;
    hands.get(player).remove(card);
    discard.add(card);
    namedColour = parts.length == 2 ? parts[1] : ""; // R8
    switch (hands.get(player).size()) {
      case 0 -> endRound(); // R22, R23
      case 1 -> step = Step.MAU; // R20, R21
      default -> actTopCard();
    }
  }

  // R9, R14
  private void draw() {
    turns++;
    int count = owed > 0 ? owed : 1;
    owed = 0;
    giveCards(player, count, Step.CARDS_DRAWN);
  }

  // R11
  private void actTopCard() {
    switch (discard.getLast().kind()) {
      case CHANGE_DIRECTION -> changeDirection();
      case DRAW_TWO -> drawTwo();
      case DRAW_FOUR -> giveCards(next(player), 4, Step.CARDS_OF_DRAW_FOUR); // R15
      case STOP -> giveTurn(next(next(player))); // R17
      default -> giveTurn(next(player));
    }
  }

  // R11, R12
  private void changeDirection() {
    if (seats > 2) {
      clockwise = !clockwise;
    }
    giveTurn(next(player));
  }

  // R13
  private void drawTwo() {
    owed += 2;
    giveTurn(next(player));
  }

  // R26
  private void giveTurn(int seat) {
    if (turns == MAX_TURNS) {
      endRound();
    } else {
      player = seat;
      step = Step.TURN;
    }
  }

  private int next(int seat) {
    return (seat + (clockwise ? 1 : seats - 1)) % seats;
  }

  // R3, R22, R24, R25
  private void endRound() {
    for (int seat = 0; seat < seats; seat++) {
      sums[seat] += hands.get(seat).stream().mapToInt(Card::points).sum();
    }
    round++;
    if (round == rounds) {
      step = Step.OVER;
    } else {
      beginRound((dealer + 1) % seats);
    }
  }

  @Override
  public List<Integer> scores() {
    return IntStream.of(sums).boxed().toList();
  }

  // R25, R26
  @Override
  public List<Integer> winners() {
    if (step != Step.OVER) {
      return List.of();
    }
    int lowest = IntStream.of(sums).min().orElseThrow();
    return IntStream.range(0, seats).filter(seat -> sums[seat] == lowest).boxed().toList();
  }

  @Override
  public String toString() {
    return "MauMau[seats=%d, rounds=%d, anyStarter=%s, mustPlay=%s"
            .formatted(seats, rounds, anyStarter, mustPlay)
        + ", step=%s, round=%d, dealer=%d, player=%d".formatted(step, round, dealer, player)
        + ", clockwise=%s, owed=%d, turns=%d".formatted(clockwise, owed, turns)
        + ", hands=%s, discard=%s, namedColour=%s".formatted(hands, discard, namedColour)
        + ", pile=%s, cardsDue=%s, sums=%s]".formatted(pile, cardsDue, scores());
  }
}
