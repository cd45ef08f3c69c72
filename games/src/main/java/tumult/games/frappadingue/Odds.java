package tumult.games.frappadingue;

/**
 * What a deal of so many piles brings, counted over all the deals there can be.
 *
 * @param survival the chance that something can be placed, and no crash takes the counter
 * @param gain what it then adds, on average, if all that scores is placed
 */
record Odds(double survival, double gain) {
  /** The odds of so many piles from these cards. */
  static Odds of(long cards, int piles, Counter points) {
    Count count = new Count(cards, points);
    count.add(0, Math.min(piles, CardSet.size(cards)), CardSet.EMPTY, 1);
    return new Odds(count.surviving / count.all, count.points / Math.max(1, count.surviving));
  }

  /** What is worth having before such a deal, if this is what may be lost. */
  double expected(double total) {
    return survival * (total + gain);
  }

  /** Goes through all deals; a deal is as likely as there are ways to draw it. */
  private static final class Count {
    private final long cards;
    private final Counter counter;
    double all;
    double surviving;
    double points;

    Count(long cards, Counter counter) {
      this.cards = cards;
      this.counter = counter;
    }

    void add(int card, int left, long deal, double ways) {
      if (left == 0) {
        judge(deal, ways);
      } else if (card < Card.KINDS) {
        int copies = CardSet.count(cards, card);
        double choices = ways;
        for (int n = 0; n <= Math.min(copies, left); n++) {
          add(card + 1, left - n, deal + n * CardSet.one(card), choices);
          choices = choices * (copies - n) / (n + 1);
        }
      }
    }

    private void judge(long deal, double ways) {
      all += ways;
      int placement = Placement.largest(deal);
      if (placement != Placement.NONE && CardSet.crashes(deal) == 0) {
        surviving += ways;
        points += ways * counter.pointsOf(Placement.cards(placement) + CardSet.specials(deal));
      }
    }
  }
}
