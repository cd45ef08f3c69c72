package tumult.games.sequencedice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.NullUnmarked;
import tumult.testkit.Reference;

/** Sequence Dice, played slowly and literally by the numbers of its rules. */
@NullUnmarked // maps that hold every key they are asked for
final class SequenceDiceReference implements Reference {
  // R2
  private static final List<List<Integer>> BOARD =
      List.of(
          List.of(2, 3, 4, 5, 6, 2),
          List.of(6, 7, 8, 9, 7, 3),
          List.of(5, 9, 12, 12, 8, 4),
          List.of(4, 8, 12, 12, 9, 5),
          List.of(3, 7, 9, 8, 7, 6),
          List.of(2, 6, 5, 4, 3, 2));
  private static final int SIZE = 6;
  private static final Map<String, Integer> NUMBERS = numbersOfSpaces();
  private static final Map<String, Integer> ROLLS = rolls();
  private static final int CHIPS = 20; // R17
  private static final int MAX_TURNS = 1000; // R19

  /** What is being waited for. */
  private enum Step {
    START_ROLL,
    ROLL,
    CHOICE,
    OVER
  }

  private final int seats;
  private final int length;

  private Step step = Step.START_ROLL;

  /** The seats that roll for the start, and the sums rolled by the first of them. */
  private List<Integer> starters;

  private final List<Integer> startSums = new ArrayList<>();

  private int player;
  private int turns;
  private int sum;

  /** What the player may do with the sum just rolled. */
  private List<String> choices = List.of();

  /** The side whose chip lies on each taken space. */
  private final Map<String, Integer> chips = new LinkedHashMap<>();

  private List<Integer> winners = List.of();

  SequenceDiceReference(Map<String, String> options) {
    seats = Integer.parseInt(options.get("seats"));
    length = Integer.parseInt(options.get("length"));
    starters = allSeats();
  }

  private static Map<String, Integer> numbersOfSpaces() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        numbers.put(space(column, row), BOARD.get(row).get(column));
      }
    }
    return Collections.unmodifiableMap(numbers);
  }

  private static String space(int column, int row) {
    return "" + "abcdef".charAt(column) + "123456".charAt(row);
  }

  private static Map<String, Integer> rolls() {
    Map<String, Integer> rolls = new LinkedHashMap<>();
    for (int low = 1; low <= 6; low++) {
      for (int high = low; high <= 6; high++) {
        rolls.put("roll " + low + "+" + high, low == high ? 1 : 2);
      }
    }
    return Collections.unmodifiableMap(rolls);
  }

  private List<Integer> allSeats() {
    return IntStream.range(0, seats).boxed().toList();
  }

  // R3, R4
  private int sideOf(int seat) {
    return seats == 4 ? seat % 2 : seat;
  }

  @Override
  public Map<String, Map<String, Integer>> legal() {
    return switch (step) {
      case START_ROLL, ROLL -> Map.of(CHANCE, ROLLS);
      case CHOICE -> Map.of(Integer.toString(player), weighOne(choices));
      case OVER -> Map.of();
    };
  }

  private static Map<String, Integer> weighOne(List<String> moves) {
    Map<String, Integer> weights = new LinkedHashMap<>();
    moves.forEach(move -> weights.put(move, 1));
    return weights;
  }

  @Override
  public void play(String actor, String move) {
    if (!legal().getOrDefault(actor, Map.of()).containsKey(move)) {
      throw new IllegalArgumentException("Illegal: " + actor + " " + move + " in " + this);
    }
    String[] words = move.split(" ");
    switch (words[0]) {
      case "roll" -> roll(sumOf(words[1]));
      case "place", "replace" -> putChip(words[1]);
      case "remove" -> removeChip(words[1]);
      default -> throw new IllegalStateException(move);
    }
  }

  private static int sumOf(String dice) {
    String[] both = dice.split("\\+");
    return Integer.parseInt(both[0]) + Integer.parseInt(both[1]);
  }

  private void roll(int rolled) {
    if (step == Step.START_ROLL) {
      rollForStart(rolled);
    } else {
      rollForTurn(rolled);
    }
  }

  // R7, R8
  private void rollForStart(int rolled) {
    startSums.add(rolled);
    if (startSums.size() < starters.size()) {
      return;
    }
    starters = bestStarters();
    startSums.clear();
    if (starters.size() == 1) {
      player = starters.getFirst();
      step = Step.ROLL;
    }
  }

  // R8
  private List<Integer> bestStarters() {
    int best = Collections.max(startSums);
    return IntStream.range(0, starters.size())
        .filter(index -> startSums.get(index) == best)
        .mapToObj(starters::get)
        .toList();
  }

  // R9, R10, R16, R19
  private void rollForTurn(int rolled) {
    turns++;
    sum = rolled;
    choices = choicesOfSum();
    if (choices.isEmpty()) {
      endTurn(false);
    } else {
      step = Step.CHOICE;
    }
  }

  private List<String> choicesOfSum() {
    return switch (sum) {
      case 10 -> removals();
      case 11 -> placements(List.copyOf(NUMBERS.keySet())); // R13
      default -> placements(spacesOf(sum)); // R9, R10, R11, R14
    };
  }

  // R12
  private List<String> removals() {
    return opponentSpaces(List.copyOf(NUMBERS.keySet())).stream()
        .filter(space -> !isTwoOrTwelve(NUMBERS.get(space)))
        .map(space -> "remove " + space)
        .toList();
  }

  // R9, R10, R13, R17: on a free one of the spaces; if none is free, in an opponent's place
  private List<String> placements(List<String> spaces) {
    if (chipsLeft(sideOf(player)) == 0) {
      return List.of();
    }
    List<String> free = spaces.stream().filter(space -> !chips.containsKey(space)).toList();
    if (free.isEmpty()) {
      return opponentSpaces(spaces).stream().map(space -> "replace " + space).toList();
    }
    return free.stream().map(space -> "place " + space).toList();
  }

  private static List<String> spacesOf(int number) {
    return NUMBERS.keySet().stream().filter(space -> NUMBERS.get(space) == number).toList();
  }

  // R16
  private List<String> opponentSpaces(List<String> spaces) {
    return spaces.stream()
        .filter(space -> chips.containsKey(space) && chips.get(space) != sideOf(player))
        .toList();
  }

  // R17
  private int chipsLeft(int side) {
    return CHIPS - Collections.frequency(chips.values(), side);
  }

  private static boolean isTwoOrTwelve(int number) {
    return number == 2 || number == 12;
  }

  // R14, R15, R18, R19
  private void putChip(String space) {
    chips.put(space, sideOf(player));
    if (hasSequence(sideOf(player))) {
      endGame(seatsOf(sideOf(player)));
    } else {
      endTurn(isTwoOrTwelve(sum));
    }
  }

  // R12
  private void removeChip(String space) {
    chips.remove(space);
    endTurn(false);
  }

  // R5, R6
  private boolean hasSequence(int side) {
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        if (startsSequence(side, column, row)) {
          return true;
        }
      }
    }
    return false;
  }

  // R5: across, down and along both diagonals
  private boolean startsSequence(int side, int column, int row) {
    return isSequence(side, column, row, 1, 0)
        || isSequence(side, column, row, 0, 1)
        || isSequence(side, column, row, 1, 1)
        || isSequence(side, column, row, -1, 1);
  }

  private boolean isSequence(int side, int column, int row, int right, int down) {
    return IntStream.range(0, length)
        .allMatch(index -> isHeldBy(side, column + index * right, row + index * down));
  }

  private boolean isHeldBy(int side, int column, int row) {
    boolean onBoard = column >= 0 && column < SIZE && row >= 0 && row < SIZE;
    return onBoard && chips.getOrDefault(space(column, row), -1) == side;
  }

  private List<Integer> seatsOf(int side) {
    return allSeats().stream().filter(seat -> sideOf(seat) == side).toList();
  }

  // R8, R14, R19
  private void endTurn(boolean anotherTurn) {
    choices = List.of();
    if (turns == MAX_TURNS) {
      endGame(allSeats());
      return;
    }
    if (!anotherTurn) {
      player = (player + 1) % seats;
    }
    step = Step.ROLL;
  }

  private void endGame(List<Integer> winningSeats) {
    choices = List.of();
    winners = winningSeats;
    step = Step.OVER;
  }

  @Override
  public List<Integer> scores() {
    return allSeats().stream().map(seat -> winners.contains(seat) ? 1 : 0).toList();
  }

  @Override
  public List<Integer> winners() {
    return winners;
  }

  @Override
  public String toString() {
    return "SequenceDice[seats=%d, length=%d, step=%s".formatted(seats, length, step)
        + ", starters=%s, startSums=%s".formatted(starters, startSums)
        + ", player=%d, turns=%d, sum=%d, choices=%s".formatted(player, turns, sum, choices)
        + ", chips=%s, winners=%s]".formatted(chips, winners);
  }
}
