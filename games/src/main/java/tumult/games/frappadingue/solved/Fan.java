package tumult.games.frappadingue.solved;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.Placement;

/**
 * All that a deal of so many piles can bring into the counter: the placings, 8s, 12s, at most one
 * combination and the specials that go along (R7, R9).
 *
 * <p>A placing stands for a deal too, the one in which it is all that can be placed; the other
 * piles show cards that are dead. What may be placed from that deal is the placing itself or what
 * one of its up to three <em>lesser</em> ones allows, which come before it: one 8 less, one 12
 * less, and a combination smaller by one card or gone.
 */
final class Fan {
  /** No such placing: what would remain scores nothing. */
  static final int NONE = -1;

  private static final int LESSER = 3;

  /** A placing while the fan is made: so many 8s, 12s, of each special, and of one other rank. */
  private record Placing(int eights, int twelves, List<Integer> specials, int rank, int copies) {
    int size() {
      return eights + twelves + specials.stream().mapToInt(n -> n).sum() + copies;
    }

    boolean scores() {
      return eights + twelves + copies > 0; // R5, R6
    }

    Placing lessEights() {
      return new Placing(eights - 1, twelves, specials, rank, copies);
    }

    Placing lessTwelves() {
      return new Placing(eights, twelves - 1, specials, rank, copies);
    }

    Placing lessCombined() {
      return copies > 3
          ? new Placing(eights, twelves, specials, rank, copies - 1)
          : new Placing(eights, twelves, specials, 0, 0);
    }

    long scoring() {
      return eights * CardSet.one(Cards.EIGHT)
          + twelves * CardSet.one(Cards.TWELVE)
          + copies * CardSet.one(rank);
    }
  }

  final int piles;
  final int count;

  /** The cards that go into the counter, specials included. */
  final long[] cards;

  final int[] size;

  /** The points of what scores, by fifties; without those of the specials. */
  final int[] fifties;

  /** All points, those of the specials included. */
  final int[] points;

  /** What is added to the index of {@link Ceiling}. */
  final int[] step;

  final byte[] eights;
  final byte[] twelves;
  final byte[] specials;
  final byte[] rank;
  final byte[] combined;
  final int[] lesser;

  /** So many of each special, four numbers for each placing. */
  final byte[] each;

  Fan(int piles, Cards deck, Ceiling ceiling) {
    this.piles = piles;
    List<Placing> placings = placings(piles);
    count = placings.size();
    cards = new long[count];
    size = new int[count];
    fifties = new int[count];
    eights = new byte[count];
    twelves = new byte[count];
    specials = new byte[count];
    rank = new byte[count];
    combined = new byte[count];
    each = new byte[Cards.SPECIALS * count];
    lesser = new int[LESSER * count];
    points = new int[count];
    step = new int[count];
    Map<Placing, Integer> numbers = new HashMap<>();
    for (Placing placing : placings) {
      put(numbers.size(), placing, numbers);
      numbers.put(placing, numbers.size());
    }
    for (int at = 0; at < count; at++) {
      points[at] = deck.total(cards[at], fifties[at]);
      step[at] = ceiling.index(cards[at]);
    }
  }

  private void put(int at, Placing placing, Map<Placing, Integer> before) {
    cards[at] = placing.scoring();
    for (int special = 0; special < Cards.SPECIALS; special++) {
      int copies = placing.specials.get(special);
      each[Cards.SPECIALS * at + special] = (byte) copies;
      cards[at] += copies * CardSet.one(Cards.SPECIAL + special);
    }
    size[at] = placing.size();
    fifties[at] = Placement.points(Placement.of(placing.scoring())) / 50;
    eights[at] = (byte) placing.eights;
    twelves[at] = (byte) placing.twelves;
    specials[at] = (byte) (placing.size() - placing.eights - placing.twelves - placing.copies);
    rank[at] = (byte) placing.rank;
    combined[at] = (byte) placing.copies;
    lesser[LESSER * at] = before.getOrDefault(placing.lessEights(), NONE);
    lesser[LESSER * at + 1] = before.getOrDefault(placing.lessTwelves(), NONE);
    lesser[LESSER * at + 2] =
        placing.copies == 0 ? NONE : before.getOrDefault(placing.lessCombined(), NONE);
  }

  /** All placings of at most so many cards; what is less comes first. */
  private static List<Placing> placings(int piles) {
    List<Placing> all = new ArrayList<>();
    for (List<Integer> specials : specials(piles)) {
      all.addAll(loose(piles, specials, 0, 0));
      for (int rank : Cards.RANKS) {
        for (int copies = 3; copies <= piles; copies++) {
          all.addAll(loose(piles, specials, rank, copies));
        }
      }
    }
    return all.stream().filter(p -> p.scores() && p.size() <= piles).toList();
  }

  private static List<Placing> loose(int piles, List<Integer> specials, int rank, int copies) {
    List<Placing> all = new ArrayList<>();
    for (int eights = 0; eights <= piles; eights++) {
      for (int twelves = 0; twelves <= piles; twelves++) {
        all.add(new Placing(eights, twelves, specials, rank, copies));
      }
    }
    return all;
  }

  private static List<List<Integer>> specials(int piles) {
    List<List<Integer>> all = List.of(List.of());
    for (int special = 0; special < Cards.SPECIALS; special++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> some : all) {
        for (int copies = 0; copies <= piles; copies++) {
          List<Integer> more = new ArrayList<>(some);
          more.add(copies);
          longer.add(more);
        }
      }
      all = longer.stream().filter(l -> l.stream().mapToInt(n -> n).sum() < piles).toList();
    }
    return all;
  }

  /**
   * For each placing, the one of those that its deal allows which has the highest value; of equals
   * the one that leaves most in the deck.
   */
  void best(double[] values, int[] out) {
    for (int at = 0; at < count; at++) {
      int best = at;
      for (int i = LESSER * at; i < LESSER * at + LESSER; i++) {
        if (lesser[i] != NONE && values[out[lesser[i]]] >= values[best]) {
          best = out[lesser[i]];
        }
      }
      out[at] = best;
    }
  }

  /** Raises the value of each placing to the best that its deal allows. */
  void raise(double[] values) {
    for (int at = 0; at < count; at++) {
      double best = values[at];
      for (int i = LESSER * at; i < LESSER * at + LESSER; i++) {
        if (lesser[i] != NONE && values[lesser[i]] > best) {
          best = values[lesser[i]];
        }
      }
      values[at] = best;
    }
  }
}
