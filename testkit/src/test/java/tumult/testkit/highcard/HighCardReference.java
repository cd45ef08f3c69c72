package tumult.testkit.highcard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tumult.testkit.Reference;

/** High card once more: a deck in a list, and a list of what is still to happen. */
public class HighCardReference implements Reference {
  protected final int seats;
  protected final List<Integer> deck = new ArrayList<>(List.of(1, 1, 2, 2, 3, 3, 4, 4));
  protected final List<Integer> hands;

  /** The steps to come: {@code lot}, {@code deal 1}, {@code choice 1}, … */
  private final List<String> agenda = new ArrayList<>(List.of("lot"));

  public HighCardReference(Map<String, String> options) {
    seats = Integer.parseInt(options.getOrDefault("seats", ""));
    hands = new ArrayList<>(Collections.nCopies(seats, 0));
  }

  @Override
  public Map<String, Map<String, Integer>> legal() {
    if (agenda.isEmpty()) {
      return Map.of();
    }
    String[] now = agenda.getFirst().split(" ", -1);
    return switch (now[0]) {
      case "lot" -> Map.of(CHANCE, lots());
      case "deal" -> Map.of(CHANCE, cards());
      default -> Map.of(now[1], Map.of("keep", 1, "swap", 1));
    };
  }

  private Map<String, Integer> lots() {
    Map<String, Integer> lots = new LinkedHashMap<>();
    IntStream.range(0, seats).forEach(seat -> lots.put("first " + seat, 1));
    return lots;
  }

  protected Map<String, Integer> cards() {
    Map<String, Integer> cards = new LinkedHashMap<>();
    deck.forEach(rank -> cards.merge("card " + rank, 1, Integer::sum));
    return cards;
  }

  @Override
  public void play(String actor, String move) {
    String[] now = agenda.removeFirst().split(" ", -1);
    String[] words = move.split(" ", -1);
    switch (words[0]) {
      case "first" -> plan(Integer.parseInt(words[1]));
      case "card" -> {
        hands.set(Integer.parseInt(now[1]), Integer.valueOf(words[1]));
        deck.remove(Integer.valueOf(words[1]));
      }
      case "swap" -> agenda.addFirst("deal " + actor);
      default -> {}
    }
  }

  private void plan(int first) {
    for (String what : List.of("deal ", "choice ")) {
      IntStream.range(0, seats).forEach(n -> agenda.add(what + (first + n) % seats));
    }
  }

  @Override
  public List<Integer> scores() {
    return agenda.isEmpty() ? hands : Collections.nCopies(seats, 0);
  }

  @Override
  public List<Integer> winners() {
    int best = Collections.max(hands);
    return IntStream.range(0, agenda.isEmpty() ? seats : 0)
        .filter(seat -> hands.get(seat) == best)
        .boxed()
        .toList();
  }

  @Override
  public String toString() {
    return "hands " + hands + ", deck " + deck + ", to come " + agenda;
  }
}
