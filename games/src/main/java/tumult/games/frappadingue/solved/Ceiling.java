package tumult.games.frappadingue.solved;

import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.Placement;

/**
 * A proved upper bound of what a turn that goes on can be worth, for every counter there can be.
 * The proof is in docs/frappadingue-solved.md.
 *
 * <p>It looks only at how many 8s, 12s, specials and others are in the counter, all in one index.
 * With T for a total, or 0 if it is negative, going on brings at most {@code survival · T +
 * further} points. Where +5 KM counts 30 a total can be scored only with five or ten of them (R21);
 * then going on brings at most {@code (fives · T + product) / missing} points if so many are
 * missing.
 */
final class Ceiling {
  /** More than any rounding in a sum of fewer than 4,000 terms that are not negative. */
  static final double UP = 1 + 0x1p-40;

  static final double DOWN = 1 - 0x1p-40;

  /** More than any rounding where points are taken off. */
  private static final double TINY = 1e-9;

  /** With more others in the counter than this, the bound is just finite. */
  private static final int MOST_OTHERS = 30;

  /** No card brings more: five 8s bring 4,000. */
  private static final int MOST_POINTS = 800;

  private static final int ROW = 6;

  /** The specials by their points, the highest first. */
  private static final int[] BY_POINTS = {2, 0, 1, 3};

  private final Cards cards;
  private final int copies;
  private final int specials;
  private final boolean needsFives;
  private final int stepTwelve;
  private final int stepSpecial;
  private final int stepOther;
  private final double[] survival;
  private final double[] further;
  private final double[] fives;
  private final double[] product;

  Ceiling(Cards cards) {
    this.cards = cards;
    copies = cards.copies(Cards.EIGHT);
    specials = cards.copies(Cards.SPECIAL);
    needsFives = cards.specialPoints(0) % 50 != 0;
    stepTwelve = copies + 1;
    stepSpecial = stepTwelve * (copies + 1);
    stepOther = stepSpecial * (Cards.SPECIALS * specials + 1);
    int others = Math.min(MOST_OTHERS, Cards.RANKS.length * copies);
    int all = stepOther * (others + 1);
    survival = new double[all];
    further = new double[all];
    fives = new double[needsFives ? all : 0];
    product = new double[needsFives ? all : 0];
    for (int index = all - 1; index >= 0; index--) {
      new Rest(index).fill();
    }
  }

  /** Where a counter is in the tables; that of two counters together is the sum of theirs. */
  int index(long counter) {
    int index =
        CardSet.count(counter, Cards.EIGHT) + stepTwelve * CardSet.count(counter, Cards.TWELVE);
    for (int special = 0; special < Cards.SPECIALS; special++) {
      index += stepSpecial * CardSet.count(counter, Cards.SPECIAL + special);
    }
    for (int rank : Cards.RANKS) {
      index += stepOther * CardSet.count(counter, rank);
    }
    return index;
  }

  /** A bound of the chance that something can be scored after going on, with so many +5 there. */
  double survival(int index, int fivesThere) {
    int missing = missing(fivesThere);
    double chance = survival(index);
    return missing == 0
        ? chance
        : missing > specials ? 0 : Math.min(chance, fives(index) / missing);
  }

  /** A bound of the points that going on brings, with this total and so many +5 in the counter. */
  double points(int index, int total, int fivesThere) {
    double much = Math.max(total, 0);
    double points = survival(index) * much + further(index);
    int missing = missing(fivesThere);
    if (missing > 0) {
      double bound = (fives(index) * much + product(index)) / missing;
      points = missing > specials ? 0 : Math.min(points, bound);
    }
    return points * UP;
  }

  /**
   * How many +5 are missing before a total can be one of fifties; too many if there are too few.
   */
  private int missing(int there) {
    int missing = needsFives ? (5 - there % 5) % 5 : 0;
    return there + missing > specials && missing > 0 ? specials + 1 : missing;
  }

  private double survival(int index) {
    return index < survival.length ? survival[index] : 1;
  }

  private double further(int index) {
    return index < further.length ? further[index] : MOST_POINTS * cards.size;
  }

  private double fives(int index) {
    return index < fives.length ? fives[index] : specials;
  }

  private double product(int index) {
    return index < product.length ? product[index] : specials * MOST_POINTS * cards.size;
  }

  /** What is left in the deck, as far as an index says it, and all deals from it. */
  private final class Rest {
    private final int index;
    private final int eights;
    private final int twelves;
    private final int special;
    private final int others;
    private final int left;
    private final int piles;

    /** By 8s and 12s: the most that placing some of them can bring. */
    private final double[] most = new double[ROW * ROW];

    private final double[] mostFives = new double[ROW * ROW];
    private final double[] mostProduct = new double[ROW * ROW];
    private double survives;
    private double points;
    private double sumFives;
    private double sumProduct;

    Rest(int index) {
      this.index = index;
      int eightsOut = index % stepTwelve;
      int twelvesOut = index % stepSpecial / stepTwelve;
      int specialsOut = index % stepOther / stepSpecial;
      int othersOut = index / stepOther;
      eights = copies - eightsOut;
      twelves = copies - twelvesOut;
      special = Cards.SPECIALS * specials - specialsOut;
      others = Cards.RANKS.length * copies - othersOut;
      int placed = eightsOut + twelvesOut + specialsOut + othersOut;
      left = cards.size - placed;
      piles = cards.piles(placed);
    }

    void fill() {
      for (int specialsSeen = 0; specialsSeen < piles && specialsSeen <= special; specialsSeen++) {
        for (int a = 0; a <= eights && a + specialsSeen <= piles; a++) {
          for (int b = 0; b <= twelves && a + b + specialsSeen <= piles; b++) {
            deal(a, b, specialsSeen);
          }
        }
      }
      double all = Cards.ways(left, piles);
      survival[index] = Math.min(1, survives / all * UP);
      further[index] = points / all * UP + TINY;
      if (needsFives) {
        fives[index] = sumFives / all * UP;
        product[index] = sumProduct / all * UP;
      }
    }

    /** A deal with so many 8s, 12s and specials; the other piles show others. */
    private void deal(int a, int b, int seen) {
      int at = ROW * a + b;
      place(a, b, seen);
      int rest = piles - a - b - seen;
      if (rest > others) {
        return;
      }
      double weight =
          Cards.ways(eights, a)
              * Cards.ways(twelves, b)
              * Cards.ways(special, seen)
              * Cards.ways(others, rest);
      survives += a + b > 0 ? weight : 0;
      points += weight * most[at];
      sumFives += weight * mostFives[at];
      sumProduct += weight * mostProduct[at];
      if (rest >= 3) {
        combination(
            a, b, seen, weight * Cards.ways(others - 3, rest - 3) / Cards.ways(others, rest));
      }
    }

    /** The most that any 8s and 12s of this deal bring; no combination. */
    private void place(int a, int b, int seen) {
      int at = ROW * a + b;
      most[at] = a + b > 0 ? prospect(a, b, seen, 0) : 0;
      if (needsFives) {
        mostFives[at] = a + b > 0 ? prospectOfFives(a, b, seen, 0) : 0;
        mostProduct[at] = a + b > 0 ? prospectOfProduct(a, b, seen, 0) : 0;
      }
      if (a > 0) {
        takeOver(at, at - ROW);
      }
      if (b > 0) {
        takeOver(at, at - 1);
      }
    }

    private void takeOver(int at, int lesser) {
      most[at] = Math.max(most[at], most[lesser]);
      mostFives[at] = Math.max(mostFives[at], mostFives[lesser]);
      mostProduct[at] = Math.max(mostProduct[at], mostProduct[lesser]);
    }

    /**
     * What the same deal brings beyond that if there is a combination: weight is that of one
     * triple.
     */
    private void combination(int a, int b, int seen, double weight) {
      double after = 0;
      double afterFives = 0;
      double afterProduct = 0;
      for (int size = 3; size <= piles - a - b - seen; size++) {
        for (int i = 0; i <= a; i++) {
          for (int j = 0; j <= b; j++) {
            after = Math.max(after, prospect(i, j, seen, size));
            if (needsFives) {
              afterFives = Math.max(afterFives, prospectOfFives(i, j, seen, size));
              afterProduct = Math.max(afterProduct, prospectOfProduct(i, j, seen, size));
            }
          }
        }
      }
      double chance = weight * triples(false);
      double combined = weight * triples(true);
      survives += a + b > 0 ? 0 : chance;
      points += combined + chance * after;
      sumFives += chance * afterFives;
      sumProduct += combined * afterFives + chance * afterProduct;
    }

    /** The most triples of one rank that so many others can hold, or the points of those. */
    private double triples(boolean inPoints) {
      double sum = 0;
      int rest = others;
      for (int rank : Cards.RANKS) {
        int some = Math.min(rest, copies);
        rest -= some;
        int each = inPoints ? Placement.points(Placement.of(3 * CardSet.one(rank))) : 1;
        sum += each * Cards.ways(some, 3);
      }
      return sum;
    }

    private int next(int a, int b, int seen, int combined) {
      return index + a + b * stepTwelve + seen * stepSpecial + combined * stepOther;
    }

    private double prospect(int a, int b, int seen, int combined) {
      int next = next(a, b, seen, combined);
      int placed = points(a, b);
      double slope = survival(next);
      double most = Math.max(placed, slope * placed + further(next));
      return seen == 0 ? most : most + seen * specialPoints(placed / (double) seen, slope);
    }

    private static int points(int a, int b) {
      return (a >= 3 ? 1000 << (a - 3) : 100 * a) + (b >= 3 ? 500 << (b - 3) : 50 * b);
    }

    /**
     * The mean points of a special if those that cost most are gone, and no loss is above a limit.
     */
    private double specialPoints(double limit, double slope) {
      double sum = 0;
      int rest = special;
      for (int kind : BY_POINTS) {
        int some = Math.min(rest, specials);
        rest -= some;
        int each = cards.specialPoints(kind);
        sum += some * (each > 0 ? each : slope * Math.max(each, -limit));
      }
      return sum / special;
    }

    /** How many +5 there are on average among those seen, at most. */
    private double fivesAmong(int seen) {
      return seen == 0 ? 0 : seen * Math.min(1.0, specials / (double) special);
    }

    private double prospectOfFives(int a, int b, int seen, int combined) {
      return fivesAmong(seen) + fives(next(a, b, seen, combined));
    }

    private double prospectOfProduct(int a, int b, int seen, int combined) {
      int next = next(a, b, seen, combined);
      double gain = points(a, b) + 100.0 * seen;
      return fivesAmong(seen) * (gain + further(next)) + gain * fives(next) + product(next);
    }
  }
}
