package tumult.games.kaos;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import tumult.testkit.Reference;

/** Kaos, played slowly and literally by its numbered rules. */
@NullUnmarked // maps that hold every key they are asked for
final class KaosReference implements Reference {
  private static final int CHIPS = 30;
  private static final int LOWEST_AIM = 30;
  private static final int BEST = 36;
  private static final int MOST_TURNS = 1000;
  private static final int MOST_ROUNDS = 1000;

  /** R2: the chaos cards and how many there are of each. */
  private enum Chaos {
    CHANCE(8),
    RESET(4),
    STEAL(4),
    PERFECT(4),
    DESTROY(4),
    SWITCH(4);

    private final int count;

    Chaos(int count) {
      this.count = count;
    }

    static Chaos of(String text) {
      return valueOf(text.toUpperCase(Locale.ROOT));
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private enum Step {
    FIRST_CARD,
    TIE_CARD,
    START,
    TURN_CARD,
    DIE,
    DARE,
    CHAOS_CARD,
    USE,
    NEW_CARD,
    LOSE,
    TAKE,
    RAISE,
    SHOWDOWN_CARD,
    OVER
  }

  /** A pile: a shuffled part on top, below it the cards put under since, in that order. */
  private static final class Pile<T> {
    private final Map<T, Integer> shuffled = new TreeMap<>();
    private final Deque<T> under = new ArrayDeque<>();

    int size() {
      return shuffled.values().stream().mapToInt(Integer::intValue).sum() + under.size();
    }

    boolean isEmpty() {
      return size() == 0;
    }

    /** The cards that may be on top, each with the number of ways it can be. */
    Map<T, Integer> top() {
      if (shuffled.isEmpty() && !under.isEmpty()) {
        return Map.of(under.peekFirst(), 1);
      }
      return shuffled;
    }

    void draw(T card) {
      if (shuffled.isEmpty()) {
        under.removeFirst();
      } else {
        shuffled.computeIfPresent(card, (_, count) -> count == 1 ? null : count - 1);
      }
    }

    void putUnder(T card) {
      under.addLast(card);
    }

    void shuffle() {
      under.forEach(card -> shuffled.merge(card, 1, Integer::sum));
      under.clear();
    }

    void replaceBy(Map<T, Integer> cards) {
      shuffled.clear();
      under.clear();
      shuffled.putAll(cards);
    }

    @Override
    public String toString() {
      return shuffled + " above " + under;
    }
  }

  /** One seat's chips and cards, and whether it has held 30–36 since its previous turn (R11). */
  private static final class Player {
    private int chips = CHIPS;
    private final List<Integer> hand = new ArrayList<>();
    private final List<Chaos> saved = new ArrayList<>();
    private boolean held;

    int sum() {
      return hand.stream().mapToInt(Integer::intValue).sum();
    }

    // R4
    boolean inAim() {
      return sum() >= LOWEST_AIM && sum() <= BEST;
    }

    void clear() {
      hand.clear();
      saved.clear();
      held = false;
    }

    @Override
    public String toString() {
      return "{chips=%d hand=%s saved=%s held=%s}".formatted(chips, hand, saved, held);
    }
  }

  private final int seats;
  private final int highest;
  private final int copies;
  private final boolean forgiving;
  private final int maxRounds;
  private final Map<String, Integer> die;

  private final List<Player> players = new ArrayList<>();
  private final Pile<Integer> numbers = new Pile<>();
  private final Pile<Chaos> chaos = new Pile<>();
  private Step step;
  private int pot;
  private int rounds;
  private int turns;

  /** The seats in the round, ascending. */
  private List<Integer> inRound = List.of();

  /** The seats that are still to draw a card, in a draw of several. */
  private final Deque<Integer> due = new ArrayDeque<>();

  /** Seat → card, in the draw for the first player. */
  private final Map<Integer, Integer> shown = new TreeMap<>();

  private List<Integer> tied = List.of();
  private int first;
  private int onTurn;
  private boolean called;
  private boolean mustUse;
  private Chaos inUse;
  private int victim;

  KaosReference(Map<String, String> options) {
    seats = Integer.parseInt(options.get("seats"));
    highest = Integer.parseInt(options.get("highest"));
    copies = Integer.parseInt(options.get("copies"));
    forgiving = Boolean.parseBoolean(options.get("forgiving"));
    maxRounds = Integer.parseInt(options.get("maxRounds"));
    die = die(Integer.parseInt(options.get("blanks")));
    for (int seat = 0; seat < seats; seat++) {
      players.add(new Player());
    }
    startRound();
  }

  // R3: what is not blank is shared evenly, Do before Dare before Decide.
  private static Map<String, Integer> die(int blanks) {
    Map<String, Integer> faces = new LinkedHashMap<>();
    if (blanks > 0) {
      faces.put("blank", blanks);
    }
    List<String> others = List.of("do", "dare", "decide");
    for (int face = 0; face < 6 - blanks; face++) {
      faces.merge(others.get(face % 3), 1, Integer::sum);
    }
    return faces;
  }

  @Override
  public Map<String, Map<String, Integer>> legal() {
    return switch (step) {
      case FIRST_CARD, TIE_CARD, TURN_CARD, NEW_CARD, SHOWDOWN_CARD ->
          chance("card", numbers.top());
      case DIE -> chance("die", die);
      case CHAOS_CARD -> chance("chaos", chaos.top());
      case LOSE -> chance("lose", counted(players.get(victim).hand));
      case START -> choice(startMoves());
      case DARE -> choice(dareMoves());
      case USE -> choice(useMoves());
      case TAKE -> choice(takeMoves());
      case RAISE -> choice(raiseMoves());
      case OVER -> Map.of();
    };
  }

  @Override
  public void play(String actor, String move) {
    if (!legal().getOrDefault(actor, Map.of()).containsKey(move)) {
      throw new IllegalArgumentException(actor + " cannot play " + move + " in " + this);
    }
    List<String> words = List.of(move.split(" "));
    switch (step) {
      case FIRST_CARD, TIE_CARD, TURN_CARD, NEW_CARD, SHOWDOWN_CARD -> drawNumber(number(words));
      case START -> startTurn(move);
      case DIE -> roll(words.get(1));
      case DARE -> dare(move);
      case CHAOS_CARD -> drawChaos(Chaos.of(words.get(1)));
      case USE -> use(words);
      case LOSE -> lose(number(words));
      case TAKE -> takePerfect(number(words));
      case RAISE -> raiseOrPass(words);
      case OVER -> throw new IllegalStateException(toString());
    }
  }

  @Override
  public List<Integer> scores() {
    return players.stream().map(player -> player.chips).toList();
  }

  // R35, R36: most chips wins, equal most share.
  @Override
  public List<Integer> winners() {
    if (step != Step.OVER) {
      return List.of();
    }
    int most = Collections.max(scores());
    return IntStream.range(0, seats).filter(seat -> chips(seat) == most).boxed().toList();
  }

  private static <T> Map<String, Map<String, Integer>> chance(String verb, Map<T, Integer> ways) {
    Map<String, Integer> moves = new LinkedHashMap<>();
    ways.forEach((outcome, weight) -> moves.put(verb + " " + outcome, weight));
    return Map.of(CHANCE, moves);
  }

  private Map<String, Map<String, Integer>> choice(List<String> texts) {
    Map<String, Integer> moves = new LinkedHashMap<>();
    texts.forEach(text -> moves.put(text, 1));
    return Map.of(String.valueOf(onTurn), moves);
  }

  private static Map<Integer, Integer> counted(List<Integer> hand) {
    Map<Integer, Integer> counts = new TreeMap<>();
    hand.forEach(card -> counts.merge(card, 1, Integer::sum));
    return counts;
  }

  private static int number(List<String> words) {
    return Integer.parseInt(words.get(1));
  }

  private Player current() {
    return players.get(onTurn);
  }

  private int chips(int seat) {
    return players.get(seat).chips;
  }

  /** The seats in the round, clockwise, beginning with this one. */
  private List<Integer> clockwiseFrom(int seat) {
    List<Integer> order = new ArrayList<>(inRound);
    Collections.rotate(order, -order.indexOf(seat));
    return order;
  }

  /** The others in the round, clockwise from the left of this one. */
  private List<Integer> opponentsOf(int seat) {
    return clockwiseFrom(seat).subList(1, inRound.size());
  }

  private int leftOf(int seat) {
    return opponentsOf(seat).getFirst();
  }

  // R22: who has too few puts in what is left.
  private void payIntoPot(int seat, int amount) {
    int paid = Math.min(amount, chips(seat));
    players.get(seat).chips -= paid;
    pot += paid;
  }

  // R7, R8: everyone with chips, all cards shuffled.
  private void startRound() {
    players.forEach(Player::clear);
    inRound = IntStream.range(0, seats).filter(seat -> chips(seat) > 0).boxed().toList();
    shufflePiles();
    turns = 0;
    shown.clear();
    due.addAll(inRound);
    step = Step.FIRST_CARD;
  }

  // R2, R3
  private void shufflePiles() {
    Map<Integer, Integer> numberCards = new TreeMap<>();
    for (int value = 1; value <= highest; value++) {
      numberCards.put(value, copies);
    }
    numbers.replaceBy(numberCards);
    Map<Chaos, Integer> chaosCards = new TreeMap<>();
    for (Chaos card : Chaos.values()) {
      chaosCards.put(card, card.count);
    }
    chaos.replaceBy(chaosCards);
  }

  private void drawNumber(int card) {
    numbers.draw(card);
    switch (step) {
      case FIRST_CARD -> drawFirstCard(card);
      case TIE_CARD -> drawTieCard(card);
      case TURN_CARD -> drawTurnCard(card);
      case NEW_CARD -> drawNewCard(card);
      case SHOWDOWN_CARD -> drawShowdownCard(card);
      default -> throw new IllegalStateException(toString());
    }
  }

  // R5, R6: shown and kept.
  private void drawFirstCard(int card) {
    players.get(due.element()).hand.add(card);
    shown.put(due.remove(), card);
    findFirst();
  }

  // R6: shown and put under at once.
  private void drawTieCard(int card) {
    numbers.putUnder(card);
    shown.put(due.remove(), card);
    findFirst();
  }

  // R5: the highest starts, equal highest draw again.
  private void findFirst() {
    if (due.isEmpty()) {
      int best = Collections.max(shown.values());
      shown.values().removeIf(card -> card < best);
      if (shown.size() == 1) {
        payAnte(shown.keySet().iterator().next());
        return;
      }
      due.addAll(shown.keySet());
      shown.clear();
      step = Step.TIE_CARD;
    }
    if (step == Step.TIE_CARD) {
      shuffleIfAllShown();
    }
  }

  // R6
  private void shuffleIfAllShown() {
    if (numbers.shuffled.isEmpty()) {
      numbers.shuffle();
    }
  }

  // R5
  private void payAnte(int starter) {
    first = starter;
    inRound.forEach(seat -> payIntoPot(seat, 1));
    beginTurn(starter);
  }

  private void beginTurn(int seat) {
    onTurn = seat;
    called = false;
    step = Step.START;
  }

  private List<String> startMoves() {
    List<String> moves = new ArrayList<>();
    if (!called && (!forgiving || current().held)) { // R13
      moves.add("call");
    }
    moves.add("draw");
    if (current().sum() >= BEST) { // R14, R15
      moves.add("skip");
    }
    return moves;
  }

  private void startTurn(String move) {
    switch (move) {
      case "call" -> call();
      case "draw" -> step = numbers.isEmpty() ? Step.DIE : Step.TURN_CARD; // R15
      case "skip" -> step = Step.DIE;
      default -> throw new IllegalStateException(move);
    }
  }

  private void call() {
    called = true;
    if (current().held) { // R10, R11
      showHands();
    } else {
      opponentsOf(onTurn).forEach(this::payOpponent);
    }
  }

  // R12, R13: as far as the chips go.
  private void payOpponent(int opponent) {
    if (current().chips > 0) {
      current().chips--;
      players.get(opponent).chips++;
    }
  }

  // R14
  private void drawTurnCard(int card) {
    current().hand.add(card);
    step = Step.DIE;
  }

  private void roll(String face) {
    switch (face) {
      case "blank" -> useSaved(false); // R16
      case "do" -> takeChaos(true); // R17
      case "dare" -> step = Step.DARE; // R18
      case "decide" -> takeChaos(false); // R19
      default -> throw new IllegalStateException(face);
    }
  }

  // R18, R20: without a chip a Dare must be taken.
  private List<String> dareMoves() {
    return current().chips > 0 ? List.of("take", "decline") : List.of("take");
  }

  // R18, R20: after a declined Dare no saved card may be used.
  private void dare(String move) {
    if (move.equals("take")) {
      takeChaos(true);
    } else {
      payIntoPot(onTurn, 1);
      step = Step.RAISE;
    }
  }

  // R20: from an empty pile nothing is drawn.
  private void takeChaos(boolean must) {
    if (chaos.isEmpty()) {
      useSaved(must);
    } else {
      mustUse = must;
      step = Step.CHAOS_CARD;
    }
  }

  private void drawChaos(Chaos card) {
    chaos.draw(card);
    current().saved.add(card);
    useSaved(mustUse);
  }

  private void useSaved(boolean must) {
    mustUse = must;
    step = current().saved.isEmpty() ? Step.RAISE : Step.USE;
  }

  private List<String> useMoves() {
    List<String> moves = new ArrayList<>();
    for (Chaos card : new TreeSet<>(current().saved)) {
      moves.addAll(waysToUse(card));
    }
    if (!mustUse) { // R16, R19
      moves.add("done");
    }
    return moves;
  }

  private List<String> waysToUse(Chaos card) {
    return switch (card) {
      case CHANCE -> chanceMoves();
      case RESET -> inRound.stream().map(seat -> "reset " + seat).toList(); // R30
      case STEAL -> stealMoves();
      case PERFECT, DESTROY, SWITCH -> List.of(card.toString());
    };
  }

  // R24, R30
  private List<String> chanceMoves() {
    if (current().hand.isEmpty()) {
      return List.of("chance");
    }
    List<String> moves = new ArrayList<>();
    for (int card : new TreeSet<>(current().hand)) {
      moves.add("chance " + card + " swap");
      moves.add("chance " + card + " drop");
    }
    return moves;
  }

  // R26, R30
  private List<String> stealMoves() {
    List<String> moves = new ArrayList<>();
    for (int seat : opponentsOf(onTurn)) {
      if (!players.get(seat).hand.isEmpty()) {
        moves.add("steal " + seat);
      }
    }
    return moves.isEmpty() ? List.of("steal") : moves;
  }

  private void use(List<String> words) {
    if (words.getFirst().equals("done")) {
      step = Step.RAISE;
      return;
    }
    inUse = Chaos.of(words.getFirst());
    current().saved.remove(inUse);
    switch (inUse) {
      case CHANCE -> useChance(words);
      case RESET -> useReset(number(words));
      case STEAL -> useSteal(words);
      case PERFECT -> usePerfect();
      case DESTROY -> loseCardOf(onTurn);
      case SWITCH -> useSwitch();
    }
  }

  // R24, R30: puts under first.
  private void useChance(List<String> words) {
    if (words.size() == 1) {
      settle();
      return;
    }
    putUnder(onTurn, number(words));
    if (words.get(2).equals("swap")) {
      newCardFor(onTurn);
    } else {
      settle();
    }
  }

  private void putUnder(int seat, Integer card) {
    players.get(seat).hand.remove((Object) card);
    numbers.putUnder(card);
  }

  // R25, R30: lowest card first.
  private void useReset(int seat) {
    List<Integer> hand = new ArrayList<>(players.get(seat).hand);
    Collections.sort(hand);
    hand.forEach(card -> putUnder(seat, card));
    newCardFor(seat);
  }

  private void newCardFor(int seat) {
    if (numbers.isEmpty()) { // R30
      settle();
    } else {
      victim = seat;
      step = Step.NEW_CARD;
    }
  }

  private void drawNewCard(int card) {
    players.get(victim).hand.add(card);
    settle();
  }

  // R26
  private void useSteal(List<String> words) {
    if (words.size() == 1) {
      settle();
    } else {
      loseCardOf(number(words));
    }
  }

  // R26, R28, R30: blindly.
  private void loseCardOf(int seat) {
    if (players.get(seat).hand.isEmpty()) {
      settle();
    } else {
      victim = seat;
      step = Step.LOSE;
    }
  }

  private void lose(int card) {
    putUnder(victim, card);
    settle();
  }

  // R27, R30
  private void usePerfect() {
    if (numbers.isEmpty()) {
      settle();
    } else {
      step = Step.TAKE;
    }
  }

  private List<String> takeMoves() {
    TreeSet<Integer> values = new TreeSet<>(numbers.shuffled.keySet());
    values.addAll(numbers.under);
    return values.stream().map(value -> "take " + value).toList();
  }

  // R27, R31: the rest of the pile is left shuffled.
  private void takePerfect(int card) {
    numbers.shuffle();
    numbers.draw(card);
    current().hand.add(card);
    settle();
  }

  // R29, R30
  private void useSwitch() {
    Player left = players.get(leftOf(onTurn));
    int own = current().chips;
    current().chips = left.chips;
    left.chips = own;
    settle();
  }

  private void settle() {
    chaos.putUnder(inUse); // R21
    inUse = null;
    players.forEach(player -> player.held = player.held && player.inAim()); // R11
    useSaved(mustUse);
  }

  // R22, R23: never more than one has.
  private List<String> raiseMoves() {
    List<String> moves = new ArrayList<>(List.of("pass"));
    for (int amount = 1; amount <= Math.min(3, current().chips); amount++) {
      moves.add("raise " + amount);
    }
    return moves;
  }

  private void raiseOrPass(List<String> words) {
    if (words.getFirst().equals("raise")) {
      inRound.forEach(seat -> payIntoPot(seat, number(words))); // R22
    }
    endTurn();
  }

  private void endTurn() {
    current().held = current().inAim(); // R11
    turns++;
    if (turns == MOST_TURNS) {
      sharePot(clockwiseFrom(first)); // R34
    } else {
      beginTurn(leftOf(onTurn)); // R9
    }
  }

  // R32, R33: the highest hands within 30–36.
  private void showHands() {
    List<Integer> within =
        clockwiseFrom(onTurn).stream().filter(seat -> players.get(seat).inAim()).toList();
    winOrDraw(closest(within));
  }

  /** Those of the seats that are closest to 36, over or under, in the same order. */
  private List<Integer> closest(List<Integer> among) {
    int least = among.stream().mapToInt(this::distance).min().orElseThrow();
    return among.stream().filter(seat -> distance(seat) == least).toList();
  }

  private int distance(int seat) {
    return Math.abs(BEST - players.get(seat).sum());
  }

  // R32, R33
  private void winOrDraw(List<Integer> best) {
    if (best.size() == 1) {
      sharePot(best);
    } else if (numbers.size() < best.size()) {
      sharePot(clockwiseFrom(leftOf(onTurn)).stream().filter(best::contains).toList());
    } else {
      tied = best;
      due.addAll(best);
      step = Step.SHOWDOWN_CARD;
    }
  }

  // R33: on top of what one holds.
  private void drawShowdownCard(int card) {
    players.get(due.remove()).hand.add(card);
    if (due.isEmpty()) {
      winOrDraw(closest(tied));
    }
  }

  // R33, R34: evenly, odd chips one each to the first of them.
  private void sharePot(List<Integer> sharers) {
    int odd = pot % sharers.size();
    for (int i = 0; i < sharers.size(); i++) {
      players.get(sharers.get(i)).chips += pot / sharers.size() + (i < odd ? 1 : 0);
    }
    pot = 0;
    endRound();
  }

  // R35, R36
  private void endRound() {
    rounds++;
    long solvent = players.stream().filter(player -> player.chips > 0).count();
    if (solvent == 1 || rounds == maxRounds || rounds == MOST_ROUNDS) {
      step = Step.OVER;
    } else {
      startRound();
    }
  }

  @Override
  public String toString() {
    return "step=%s round=%d turns=%d inRound=%s first=%d onTurn=%d called=%s mustUse=%s"
            .formatted(step, rounds, turns, inRound, first, onTurn, called, mustUse)
        + " inUse=%s victim=%d due=%s shown=%s tied=%s pot=%d players=%s"
            .formatted(inUse, victim, due, shown, tied, pot, players)
        + " numbers=%s chaos=%s seats=%d highest=%d copies=%d die=%s forgiving=%s maxRounds=%d"
            .formatted(numbers, chaos, seats, highest, copies, die, forgiving, maxRounds);
  }
}
