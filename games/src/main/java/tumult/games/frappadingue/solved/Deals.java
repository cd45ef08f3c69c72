package tumult.games.frappadingue.solved;

import tumult.games.frappadingue.CardSet;

/** How likely each deal of a {@link Fan} is, given what is in the counter. One for each thread. */
final class Deals {
  private static final int ROW = 6;

  private final Cards cards;
  private final boolean crashOnDeal;

  /** By kind and number: the ways to draw so many of it. */
  private final double[] ways = new double[Cards.KINDS * ROW];

  /** By number: the ways to draw so many dead cards. */
  private final double[] dead = new double[ROW];

  /** By placing: in how many ways the deal comes for which it stands. */
  final double[] weights;

  /** Whether the cards that are left allow a placing. */
  final boolean[] possible;

  Deals(Cards cards, boolean crashOnDeal, int most) {
    this.cards = cards;
    this.crashOnDeal = crashOnDeal;
    weights = new double[most];
    possible = new boolean[most];
  }

  /** Counts the deals and returns how many there are in all, busts and crashes included. */
  double count(Fan fan, long counter) {
    for (int kind = 0; kind < Cards.KINDS; kind++) {
      for (int drawn = 0; drawn < ROW; drawn++) {
        ways[kind * ROW + drawn] = Cards.ways(cards.left(counter, kind), drawn);
      }
    }
    int pool = counter == CardSet.EMPTY && !crashOnDeal ? cards.crashes : 0; // R16
    for (int rank : Cards.RANKS) {
      pool += cards.left(counter, rank);
    }
    countDead(counter, pool, fan.piles);
    for (int at = 0; at < fan.count; at++) {
      count(fan, counter, pool, at);
    }
    return Cards.ways(cards.size - CardSet.size(counter), fan.piles);
  }

  private void countDead(long counter, int pool, int piles) {
    for (int drawn = 0; drawn <= piles; drawn++) {
      double alive = 0;
      for (int rank : Cards.RANKS) {
        int left = cards.left(counter, rank);
        for (int copies = 3; copies <= drawn; copies++) {
          alive += Cards.ways(left, copies) * Cards.ways(pool - left, drawn - copies);
        }
      }
      dead[drawn] = Cards.ways(pool, drawn) - alive;
    }
  }

  private void count(Fan fan, long counter, int pool, int at) {
    int rank = fan.rank[at];
    int combined = fan.combined[at];
    int rest = fan.piles - fan.size[at];
    double own =
        ways[Cards.EIGHT * ROW + fan.eights[at]] * ways[Cards.TWELVE * ROW + fan.twelves[at]];
    for (int special = 0; special < Cards.SPECIALS; special++) {
      own *= ways[(Cards.SPECIAL + special) * ROW + fan.each[Cards.SPECIALS * at + special]];
    }
    own *= ways[rank * ROW + combined];
    possible[at] = own > 0;
    weights[at] =
        own > 0
            ? own
                * (combined == 0 ? dead[rest] : Cards.ways(pool - cards.left(counter, rank), rest))
            : 0;
  }
}
