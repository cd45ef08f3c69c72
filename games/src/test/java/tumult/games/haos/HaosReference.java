package tumult.games.haos;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import tumult.testkit.Reference;

/** Haos played slowly and literally by its numbered rules. */
@NullUnmarked // maps that hold every key they are asked for
final class HaosReference implements Reference {
  private static final int MOST_CARDS_OPENED = 3000; // R28
  private static final int NOBODY = -1;
  private static final String GRAB = "Grab";
  private static final String PALM = "Palm";
  private static final String ALL = "All";
  private static final String LEFT = "Left";
  private static final String PREVIOUS = "@prev";

  private enum Touch {
    GRAB("grab"),
    PALM("palm");

    final String text;

    Touch(String text) {
      this.text = text;
    }
  }

  private final int version;
  private final int seats;
  private final List<Place> places = new ArrayList<>();

  /** The dealt cards that nobody has seen yet, in whichever stack they lie. */
  private final Map<String, Integer> unseen = new TreeMap<>();

  private final List<String> underTotem = new ArrayList<>();
  private int leftOver;

  /** The place to open next; nobody before the lot. */
  private int turn = NOBODY;

  /** The place that last opened in its turn; of All open and its followers, the first one. */
  private int opener = NOBODY;

  /** The places that have still to open a card in the opening in progress. */
  private final Deque<Integer> toOpen = new ArrayDeque<>();

  private boolean together;
  private int openings;
  private int cardsOpened;
  private int lastEvent;
  private int activeLefts;

  /** The position after the latest opening, while a touch may name it. */
  private Optional<Position> latest = Optional.empty();

  /** The position after the opening before the latest, while a touch may name it. */
  private Optional<Position> previous = Optional.empty();

  /** The place that won a race and may choose the duel instead. */
  private int chooser = NOBODY;

  private List<Integer> winners = List.of();
  private Map<String, Map<String, Integer>> legal;

  HaosReference(int version, Map<String, String> options) {
    this.version = version;
    seats = Integer.parseInt(options.get("seats"));
    int count = seats == 2 ? 4 : seats; // R4, R29
    fillDeck(options);
    int cards = size(unseen);
    for (int place = 0; place < count; place++) {
      places.add(new Place(cards / count));
    }
    leftOver = cards % count; // R3, R30
    legal = findLegal();
  }

  // R1, R2, R30
  private void fillDeck(Map<String, String> options) {
    for (char colour : "gbry".toCharArray()) {
      for (char symbol = 'A'; symbol <= 'O'; symbol++) {
        unseen.put("" + colour + symbol, 1);
      }
    }
    addSpecials(GRAB, options.get("grabs"));
    addSpecials(PALM, options.get("palms"));
    addSpecials(ALL, options.get("allOpens"));
    addSpecials(LEFT, fourHands() ? "0" : options.get("lefts"));
  }

  private void addSpecials(String special, String count) {
    if (!count.equals("0")) {
      unseen.put(special, Integer.parseInt(count));
    }
  }

  // ---- What may happen

  @Override
  public Map<String, Map<String, Integer>> legal() {
    return legal;
  }

  @Override
  public List<Integer> scores() {
    return IntStream.range(0, seats).mapToObj(seat -> winners.contains(seat) ? 1 : 0).toList();
  }

  @Override
  public List<Integer> winners() {
    return winners;
  }

  private Map<String, Map<String, Integer>> findLegal() {
    if (!winners.isEmpty()) {
      return Map.of();
    }
    Map<String, Integer> chance = chanceMoves();
    if (!chance.isEmpty()) {
      return Map.of(CHANCE, chance);
    }
    return chooser == NOBODY ? openAndTouchMoves() : choiceMoves();
  }

  private Map<String, Integer> chanceMoves() {
    if (turn == NOBODY) {
      return firstMoves();
    }
    if (leftOver > 0) {
      return prefixed("under ", unseen);
    }
    return toOpen.isEmpty() ? Map.of() : prefixed("card ", nextCards(toOpen.getFirst()));
  }

  // R3, R30
  private Map<String, Integer> firstMoves() {
    Map<String, Integer> moves = new TreeMap<>();
    for (int place = 0; place < places.size(); place++) {
      moves.put("first " + place, 1);
    }
    return moves;
  }

  /** The cards of which any may be the top one of a stack. */
  // R16
  private Map<String, Integer> nextCards(int place) {
    Place owner = places.get(place);
    return owner.dealt > 0 ? unseen : owner.returned.getFirst();
  }

  // R22
  private Map<String, Map<String, Integer>> choiceMoves() {
    return Map.of(
        String.valueOf(person(chooser)),
        Map.of("choose duel", 1, "choose special", 1),
        ARBITER,
        Map.of("lapse", 1));
  }

  private Map<String, Map<String, Integer>> openAndTouchMoves() {
    Map<String, Map<String, Integer>> moves = new TreeMap<>();
    if (!raceIsOn()) { // R9, R19
      addMove(moves, String.valueOf(person(turn)), "open");
    }
    for (int place = 0; place < places.size(); place++) {
      addTouches(moves, place);
    }
    if (entitledPersons().size() >= 2) { // R14
      addMove(moves, ARBITER, "dead-heat");
    }
    if (raceIsOn()) { // R19
      addMove(moves, ARBITER, "lapse");
    }
    return moves;
  }

  // R15, R32
  private void addTouches(Map<String, Map<String, Integer>> moves, int place) {
    if (places.get(place).out) {
      return;
    }
    String actor = String.valueOf(person(place));
    for (Touch touch : Touch.values()) {
      String move = touch.text + handText(place);
      latest.ifPresent(position -> addMove(moves, actor, move));
      previous.ifPresent(position -> addMove(moves, actor, move + PREVIOUS));
    }
  }

  private static void addMove(Map<String, Map<String, Integer>> moves, String actor, String move) {
    moves.computeIfAbsent(actor, any -> new TreeMap<>()).put(move, 1);
  }

  // R14, R32
  private Set<Integer> entitledPersons() {
    Set<Integer> persons = new HashSet<>();
    for (int place = 0; place < places.size(); place++) {
      if (!places.get(place).out && (isEntitled(place, latest) || isEntitled(place, previous))) {
        persons.add(person(place));
      }
    }
    return persons;
  }

  private boolean isEntitled(int place, Optional<Position> position) {
    return position.isPresent()
        && (position.get().race.isPresent() || isInDuel(place, position.get()));
  }

  private boolean raceIsOn() {
    return latest.isPresent() && latest.get().race.isPresent();
  }

  // ---- What happens

  @Override
  public void play(String actor, String move) {
    if (!legal.getOrDefault(actor, Map.of()).containsKey(move)) {
      throw new IllegalArgumentException("illegal: " + actor + " " + move + " in " + this);
    }
    switch (actor) {
      case CHANCE -> playChance(move);
      case ARBITER -> playArbiter(move);
      default -> playSeat(Integer.parseInt(actor), move);
    }
    legal = findLegal();
  }

  private void playChance(String move) {
    String[] words = move.split(" ");
    switch (words[0]) {
      case "first" -> turn = Integer.parseInt(words[1]);
      case "under" -> putLeftOverUnder(words[1]);
      default -> openCard(words[1]);
    }
  }

  private void playArbiter(String move) {
    if (move.equals("dead-heat")) {
      deadHeat();
    } else if (chooser != NOBODY) {
      winSpecial(chooser); // R22
    } else {
      settle(opener + 1); // R19
    }
  }

  private void playSeat(int seat, String move) {
    switch (move) {
      case "open" -> open();
      case "choose duel" -> winDuel(chooser, latest.orElseThrow());
      case "choose special" -> winSpecial(chooser);
      default -> touch(seat, move);
    }
  }

  // R3
  private void putLeftOverUnder(String card) {
    remove(unseen, card);
    underTotem.add(card);
    leftOver--;
  }

  // ---- Opening

  // R5
  private void open() {
    opener = turn;
    together = false;
    openings++;
    toOpen.add(opener);
  }

  // R20, R23, R24
  private void openTogether() {
    together = true;
    openings++;
    latest = Optional.empty();
    previous = Optional.empty();
    for (int step = 0; step < places.size(); step++) {
      int place = around(opener + step);
      if (!places.get(place).out) {
        toOpen.add(place);
      }
    }
  }

  private void openCard(String card) {
    Place owner = places.get(toOpen.getFirst());
    takeFromStack(owner, card);
    cardsOpened++;
    owner.openedIn = openings;
    if (card.equals(LEFT)) { // R25
      activeLefts++;
      owner.lefts.add(card);
    } else {
      owner.pile.add(card);
    }
    if (!card.equals(LEFT) || owner.stackIsEmpty()) {
      toOpen.removeFirst();
    }
    if (toOpen.isEmpty()) {
      completeOpening();
    }
  }

  private void takeFromStack(Place owner, String card) {
    if (owner.dealt > 0) {
      owner.dealt--;
      remove(unseen, card);
      return;
    }
    Map<String, Integer> group = owner.returned.getFirst();
    remove(group, card);
    if (group.isEmpty()) {
      owner.returned.removeFirst();
    }
  }

  private void completeOpening() {
    if (fourHands()) {
      takeOutEmptyHands();
      winners = winnersOfFourHands();
    } else {
      winners = withEmptyStack();
    }
    if (winners.isEmpty() && cardsOpened >= MOST_CARDS_OPENED) { // R28
      winners = withFewestCards();
    }
    if (winners.isEmpty()) {
      goOnAfterOpening();
    }
  }

  private void goOnAfterOpening() {
    List<String> justOpened = justOpened();
    Optional<Touch> race = raceOf(justOpened);
    if (race.isEmpty() && justOpened.contains(ALL)) { // R20, R24
      openTogether();
      return;
    }
    previous = latest; // R15
    latest = Optional.of(positionNow(race));
    turn = nextIn(together ? opener : opener + 1); // R3, R23
  }

  /** The cards opened in this opening that lie on a pile and may act. */
  private List<String> justOpened() {
    return places.stream()
        .filter(place -> !place.out && place.openedIn == openings)
        .map(Place::top)
        .toList();
  }

  // R21, R22
  private static Optional<Touch> raceOf(List<String> justOpened) {
    if (justOpened.contains(GRAB)) {
      return Optional.of(Touch.GRAB);
    }
    return justOpened.contains(PALM) ? Optional.of(Touch.PALM) : Optional.empty();
  }

  private Position positionNow(Optional<Touch> race) {
    return new Position(
        places.stream().map(Place::top).toList(),
        places.stream().map(place -> place.openedIn).toList(),
        activeLefts,
        race);
  }

  // ---- Touching

  // R15, R31
  private void touch(int seat, String move) {
    int place = fourHands() && move.contains(" left") ? seat + 2 : seat;
    Touch touch = move.startsWith("grab") ? Touch.GRAB : Touch.PALM;
    Position seen = (move.endsWith(PREVIOUS) ? previous : latest).orElseThrow();
    if (touch != seen.race.orElse(Touch.GRAB)) { // R12
      mistake(place);
    } else if (seen.race.isPresent()) {
      winRace(place, seen);
    } else if (isInDuel(place, seen)) {
      winDuel(place, seen);
    } else {
      mistake(place);
    }
  }

  // R21, R22
  private void winRace(int place, Position seen) {
    if (isInDuel(place, seen)) {
      chooser = place;
    } else {
      winSpecial(place);
    }
  }

  // R17, R18, R19
  private void winSpecial(int winner) {
    underTotem.addAll(places.get(winner).takeFaceUp());
    settle(opener + 1);
  }

  // R7, R15
  private void winDuel(int winner, Position seen) {
    int loser = loser(winner, seen);
    List<String> taken = places.get(winner).takeFaceUp();
    taken.addAll(places.get(loser).takeFaceUp());
    if (places.get(loser).out) { // R32: out for good, it takes nothing
      underTotem.addAll(taken);
    } else if (fourHands() && version >= 2) { // R31
      places.get(loser).putUnderStack(taken);
    } else {
      giveWithTotemCards(loser, taken);
    }
    settle(loser);
  }

  // R11, R12, R31
  private void mistake(int offender) {
    giveWithTotemCards(offender, takeAllFaceUp());
    settle(offender);
  }

  // R13, R14
  private void deadHeat() {
    underTotem.addAll(takeAllFaceUp());
    settle(opener + 1);
  }

  private List<String> takeAllFaceUp() {
    List<String> taken = new ArrayList<>();
    places.forEach(place -> taken.addAll(place.takeFaceUp()));
    return taken;
  }

  private void giveWithTotemCards(int place, List<String> cards) {
    cards.addAll(underTotem);
    underTotem.clear();
    places.get(place).putUnderStack(cards);
  }

  // R8, R15, R26
  private void settle(int nextToPlay) {
    latest = Optional.empty();
    previous = Optional.empty();
    chooser = NOBODY;
    lastEvent = openings;
    activeLefts = 0;
    places.forEach(Place::slideLeftsUnder);
    turn = nextIn(nextToPlay);
  }

  // ---- Duels

  // R8, R10, R31
  private boolean isInDuel(int place, Position position) {
    List<Integer> sharers = sharers(place, position);
    return sharers.stream().anyMatch(other -> person(other) != person(place))
        && sharers.stream().anyMatch(sharer -> position.playedSince(sharer) > lastEvent);
  }

  // R10, R31
  private int loser(int winner, Position position) {
    int loser = NOBODY;
    for (int rival : sharers(winner, position)) {
      if (person(rival) != person(winner)
          && (loser == NOBODY || position.playedSince(rival) > position.playedSince(loser))) {
        loser = rival;
      }
    }
    return loser;
  }

  /** Those who play the same symbol as a place, clockwise from it, itself included. */
  private List<Integer> sharers(int place, Position position) {
    List<Integer> sharers = new ArrayList<>();
    for (int step = 0; step < places.size(); step++) {
      int other = around(place + step);
      if (isSameSymbol(position.played(place), position.played(other))) {
        sharers.add(other);
      }
    }
    return sharers;
  }

  // R7, R19
  private static boolean isSameSymbol(String card, String other) {
    return isSymbol(card) && isSymbol(other) && card.charAt(1) == other.charAt(1);
  }

  private static boolean isSymbol(String card) {
    return card.length() == 2;
  }

  // ---- The end

  // R27, R28
  private List<Integer> withEmptyStack() {
    return IntStream.range(0, seats)
        .filter(seat -> places.get(seat).stackIsEmpty())
        .boxed()
        .toList();
  }

  // R32
  private void takeOutEmptyHands() {
    for (Place hand : places) {
      if (!hand.out && hand.stackIsEmpty()) {
        hand.out = true;
        underTotem.addAll(hand.takeFaceUp());
      }
    }
  }

  // R29, R32
  private List<Integer> winnersOfFourHands() {
    boolean bothGotRidOfOne = handsOut(0) >= 1 && handsOut(1) >= 1;
    boolean oneGotRidOfBoth = handsOut(0) == 2 || handsOut(1) == 2;
    return bothGotRidOfOne || oneGotRidOfBoth ? withFewestCards() : List.of();
  }

  private long handsOut(int seat) {
    return IntStream.range(0, places.size())
        .filter(place -> person(place) == seat && places.get(place).out)
        .count();
  }

  // R28, R32
  private List<Integer> withFewestCards() {
    int fewest = IntStream.range(0, seats).map(this::cardsLeft).min().orElseThrow();
    return IntStream.range(0, seats).filter(seat -> cardsLeft(seat) == fewest).boxed().toList();
  }

  private int cardsLeft(int seat) {
    return IntStream.range(0, places.size())
        .filter(place -> person(place) == seat && !places.get(place).out)
        .map(place -> places.get(place).cards())
        .sum();
  }

  // ---- The table

  private boolean fourHands() {
    return seats == 2;
  }

  // R29
  private int person(int place) {
    return place % seats;
  }

  private String handText(int place) {
    if (!fourHands()) {
      return "";
    }
    return place < 2 ? " right" : " left";
  }

  private int around(int place) {
    return place % places.size();
  }

  /** The given place or, if it is out, the next one clockwise that is not. */
  // R32
  private int nextIn(int place) {
    int next = around(place);
    while (places.get(next).out) {
      next = around(next + 1);
    }
    return next;
  }

  private static Map<String, Integer> prefixed(String prefix, Map<String, Integer> cards) {
    Map<String, Integer> moves = new TreeMap<>();
    cards.forEach((card, count) -> moves.put(prefix + card, count));
    return moves;
  }

  private static void remove(Map<String, Integer> cards, String card) {
    cards.computeIfPresent(card, (same, count) -> count == 1 ? null : count - 1);
  }

  private static int size(Map<String, Integer> cards) {
    return cards.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append("turn=%d opener=%d".formatted(turn, opener));
    text.append(" together=%s toOpen=%s".formatted(together, toOpen));
    text.append(" openings=%d cardsOpened=%d".formatted(openings, cardsOpened));
    text.append(" lastEvent=%d activeLefts=%d".formatted(lastEvent, activeLefts));
    text.append(" chooser=%d winners=%s".formatted(chooser, winners));
    text.append("\nunder totem %s, left over %d".formatted(underTotem, leftOver));
    for (int place = 0; place < places.size(); place++) {
      text.append("\nplace %d: %s".formatted(place, places.get(place)));
    }
    text.append("\nlatest %s\nprevious %s\nunseen %s".formatted(latest, previous, unseen));
    return text.toString();
  }

  /** What all saw after an opening: the top cards, when they were opened, and what was due. */
  private record Position(
      List<String> tops, List<Integer> openedIn, int lefts, Optional<Touch> race) {

    String played(int place) {
      return tops.get(playedPlace(place));
    }

    int playedSince(int place) {
      return openedIn.get(playedPlace(place));
    }

    // R25, R26
    private int playedPlace(int place) {
      return (place + lefts) % tops.size();
    }
  }

  /** A stack with its face-up pile. */
  private static final class Place {
    /** How many cards of the deal are still on the stack, above the returned ones. */
    int dealt;

    /** The cards put under the stack, by the event that put them there. */
    final Deque<Map<String, Integer>> returned = new ArrayDeque<>();

    final List<String> pile = new ArrayList<>();
    final List<String> lefts = new ArrayList<>();
    int openedIn;
    boolean out;

    Place(int dealt) {
      this.dealt = dealt;
    }

    boolean stackIsEmpty() {
      return dealt == 0 && returned.isEmpty();
    }

    int cards() {
      int stack = dealt + returned.stream().mapToInt(HaosReference::size).sum();
      return stack + pile.size() + lefts.size();
    }

    // R6
    String top() {
      return pile.isEmpty() ? "" : pile.getLast();
    }

    // R26
    List<String> takeFaceUp() {
      slideLeftsUnder();
      List<String> taken = new ArrayList<>(pile);
      pile.clear();
      return taken;
    }

    // R26
    void slideLeftsUnder() {
      pile.addAll(0, lefts);
      lefts.clear();
    }

    // R16
    void putUnderStack(List<String> cards) {
      if (!cards.isEmpty()) {
        Map<String, Integer> group = new TreeMap<>();
        cards.forEach(card -> group.merge(card, 1, Integer::sum));
        returned.addLast(group);
      }
    }

    @Override
    public String toString() {
      return "%sstack %d dealt + %s, pile %s, lefts %s, opened in %d"
          .formatted(out ? "out, " : "", dealt, returned, pile, lefts, openedIn);
    }
  }
}
