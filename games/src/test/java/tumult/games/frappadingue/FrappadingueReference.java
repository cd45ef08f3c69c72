package tumult.games.frappadingue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import tumult.testkit.Reference;

/** Frappadingue Family, played slowly and literally by its numbered rules. */
@NullUnmarked // maps that hold every key they are asked for
final class FrappadingueReference implements Reference {
  private static final String CRASH = "X";
  private static final Set<String> SPECIALS = Set.of("+5", "-5", "+10", "-10");
  private static final int FULL_HAND = 5;
  private static final int MOST_ROUNDS = 500;

  /** R19: rank → points of none, one, two, … five of it; 0 where that many cannot be placed. */
  private static final Map<String, List<Integer>> POINTS = new LinkedHashMap<>();

  static {
    POINTS.put("7", List.of(0, 0, 0, 100, 200, 400));
    POINTS.put("8", List.of(0, 100, 200, 1000, 2000, 4000));
    POINTS.put("9", List.of(0, 0, 0, 200, 400, 800));
    POINTS.put("10", List.of(0, 0, 0, 300, 600, 1200));
    POINTS.put("11", List.of(0, 0, 0, 400, 800, 1600));
    POINTS.put("12", List.of(0, 50, 100, 500, 1000, 2000));
    POINTS.put("13", List.of(0, 0, 0, 600, 1200, 2400));
  }

  private enum Step {
    LOT,
    DEAL,
    PLACE,
    DECIDE,
    OVER
  }

  private final int seats;
  private final int copies;
  private final int specials;
  private final int crashes;
  private final boolean crashOnDeal;
  private final int plusFive;
  private final int target;

  private final List<Integer> totals;
  private Step step = Step.LOT;
  private int onTurn;
  private int turns;

  /** The cards neither visible nor in the counter. */
  private final Map<String, Integer> deck = new LinkedHashMap<>();

  private final List<String> visible = new ArrayList<>();
  private final List<String> counter = new ArrayList<>();
  private int points;
  private int placed;
  private int piles;
  private boolean opening;

  FrappadingueReference(Map<String, String> options) {
    seats = Integer.parseInt(options.get("seats"));
    copies = Integer.parseInt(options.get("copies"));
    specials = Integer.parseInt(options.get("specials"));
    crashes = Integer.parseInt(options.get("crashes"));
    crashOnDeal = Boolean.parseBoolean(options.get("crashOnDeal"));
    plusFive = Integer.parseInt(options.get("plusFive"));
    target = Integer.parseInt(options.get("target"));
    totals = new ArrayList<>(Collections.nCopies(seats, 0));
  }

  @Override
  public Map<String, Map<String, Integer>> legal() {
    return switch (step) {
      case LOT -> Map.of(CHANCE, lots());
      case DEAL -> Map.of(CHANCE, cards());
      case PLACE -> Map.of(String.valueOf(onTurn), each(placements()));
      case DECIDE -> Map.of(String.valueOf(onTurn), each(decisions()));
      case OVER -> Map.of();
    };
  }

  @Override
  public void play(String actor, String move) {
    if (!legal().getOrDefault(actor, Map.of()).containsKey(move)) {
      throw new IllegalArgumentException(actor + " cannot play " + move + " in " + this);
    }
    String argument = move.substring(move.indexOf(' ') + 1);
    switch (step) {
      case LOT -> startMatch(Integer.parseInt(argument));
      case DEAL -> deal(argument);
      case PLACE -> place(List.of(argument.split(",")));
      case DECIDE -> decide(move);
      case OVER -> throw new IllegalStateException(toString());
    }
  }

  @Override
  public List<Integer> scores() {
    return List.copyOf(totals);
  }

  // R23: highest total wins, equal highest share.
  @Override
  public List<Integer> winners() {
    if (step != Step.OVER) {
      return List.of();
    }
    int best = Collections.max(totals);
    return IntStream.range(0, seats).filter(seat -> totals.get(seat) == best).boxed().toList();
  }

  // R24: first player by lot.
  private Map<String, Integer> lots() {
    return each(IntStream.range(0, seats).mapToObj(seat -> "first " + seat).toList());
  }

  // R4: any card that is left may be the next.
  private Map<String, Integer> cards() {
    Map<String, Integer> cards = new LinkedHashMap<>();
    deck.forEach((card, count) -> cards.put("card " + card, count));
    return cards;
  }

  // R13: stop and score, or go on.
  private List<String> decisions() {
    return canScore() ? List.of("score", "redeal") : List.of("redeal");
  }

  // R13, R14: a multiple of 100 above 0.
  private boolean canScore() {
    return points > 0 && points % 100 == 0;
  }

  // R7: any non-empty choice that takes of each rank a number of cards that scores, or none.
  private List<String> placements() {
    List<List<String>> choices = List.of(List.of());
    for (String rank : POINTS.keySet()) {
      choices = withRank(choices, rank);
    }
    return choices.stream()
        .filter(choice -> !choice.isEmpty())
        .map(choice -> "place " + String.join(",", choice))
        .toList();
  }

  private List<List<String>> withRank(List<List<String>> choices, String rank) {
    List<List<String>> longer = new ArrayList<>();
    for (List<String> choice : choices) {
      for (int count = 0; count <= Collections.frequency(visible, rank); count++) {
        if (count == 0 || pointsOf(rank, count) > 0) {
          List<String> next = new ArrayList<>(choice);
          next.addAll(Collections.nCopies(count, rank));
          longer.add(next);
        }
      }
    }
    return longer;
  }

  private static int pointsOf(String rank, int count) {
    return POINTS.get(rank).get(count);
  }

  private static Map<String, Integer> each(List<String> moves) {
    return moves.stream().collect(Collectors.toMap(move -> move, _ -> 1));
  }

  private void startMatch(int first) {
    onTurn = first;
    startTurn();
  }

  // R3, R17, R18: a turn begins with the whole deck and five piles.
  private void startTurn() {
    shuffleWholeDeck();
    visible.clear();
    counter.clear();
    points = 0;
    placed = 0;
    opening = true;
    startDeal();
  }

  // R1, R2
  private void shuffleWholeDeck() {
    deck.clear();
    POINTS.keySet().forEach(rank -> putIntoDeck(rank, copies));
    SPECIALS.forEach(special -> putIntoDeck(special, specials));
    putIntoDeck(CRASH, crashes);
  }

  private void putIntoDeck(String card, int count) {
    if (count > 0) {
      deck.merge(card, count, Integer::sum);
    }
  }

  // R11, R12, R18: the piles due, or as many as there are cards.
  private void startDeal() {
    piles = Math.min(FULL_HAND - placed, cardsLeft());
    step = Step.DEAL;
  }

  // R4: the unplaced cards are shuffled in again.
  private void redeal() {
    visible.forEach(card -> putIntoDeck(card, 1));
    visible.clear();
    opening = false;
    startDeal();
  }

  private int cardsLeft() {
    return deck.values().stream().mapToInt(Integer::intValue).sum() + visible.size();
  }

  private void deal(String card) {
    deck.computeIfPresent(card, (_, count) -> count == 1 ? null : count - 1);
    visible.add(card);
    if (visible.size() == piles) {
      judgeDeal();
    }
  }

  private void judgeDeal() {
    if (isCrash() || placements().isEmpty()) { // R6, R15
      endTurn(0);
    } else {
      step = Step.PLACE;
    }
  }

  // R15, R16: in the opening deal a crash is a dead card, unless the option says otherwise.
  private boolean isCrash() {
    return visible.contains(CRASH) && (!opening || crashOnDeal);
  }

  private void place(List<String> chosen) {
    for (String rank : POINTS.keySet()) {
      points += pointsOf(rank, Collections.frequency(chosen, rank)); // R7, R8
    }
    chosen.forEach(this::moveToCounter);
    placeSpecials();
    if (placed == FULL_HAND) { // R11, R12
      placed = 0;
    }
    if (cardsLeft() == 0) { // R18
      endTurn(canScore() ? points : 0);
    } else {
      step = Step.DECIDE;
    }
  }

  // R9: all visible specials go along.
  private void placeSpecials() {
    for (String special : visible.stream().filter(SPECIALS::contains).toList()) {
      points += pointsOfSpecial(special);
      moveToCounter(special);
    }
  }

  // R20, R21
  private int pointsOfSpecial(String special) {
    return switch (special) {
      case "+10" -> 100;
      case "-10" -> -100;
      case "+5" -> plusFive;
      case "-5" -> -50;
      default -> throw new IllegalStateException(special);
    };
  }

  // R10, R12
  private void moveToCounter(String card) {
    visible.remove(card);
    counter.add(card);
    placed++;
  }

  private void decide(String move) {
    if (move.equals("score")) {
      endTurn(points);
    } else {
      redeal();
    }
  }

  // R14, R22: what is scored is added, a turn without adds 0.
  private void endTurn(int scored) {
    totals.set(onTurn, totals.get(onTurn) + scored);
    turns++;
    if (isMatchOver()) {
      step = Step.OVER;
    } else {
      onTurn = (onTurn + 1) % seats;
      startTurn();
    }
  }

  // R23: only after a whole round.
  private boolean isMatchOver() {
    return turns % seats == 0
        && (Collections.max(totals) >= target || turns / seats == MOST_ROUNDS);
  }

  @Override
  public String toString() {
    return "step=%s onTurn=%d turns=%d totals=%s visible=%s of %d, opening=%s, counter=%s"
            .formatted(step, onTurn, turns, totals, visible, piles, opening, counter)
        + " points=%d placed=%d deck=%s seats=%d copies=%d specials=%d crashes=%d"
            .formatted(points, placed, deck, seats, copies, specials, crashes)
        + " crashOnDeal=%s plusFive=%d target=%d".formatted(crashOnDeal, plusFive, target);
  }
}
