package tumult.games.kaos;

import tumult.engine.Rng;

/** Every seat's chips, and the pot. All stocks are in one long, a byte each: 180 chips at most. */
final class Chips {
  private static final int STOCK = 0xFF;

  private final int seats;
  private long stocks;
  private int pot;

  /** Full stocks and an empty pot (R1). */
  Chips(int seats) {
    this.seats = seats;
    for (int seat = 0; seat < seats; seat++) {
      add(seat, KaosOptions.CHIPS);
    }
  }

  int of(int seat) {
    return (int) (stocks >>> (8 * seat)) & STOCK;
  }

  int pot() {
    return pot;
  }

  private void add(int seat, int amount) {
    stocks += (long) amount << (8 * seat);
  }

  /** Everybody has so many; the rest of all chips is the pot. */
  void lay(int[] chips) {
    stocks = 0;
    pot = seats * KaosOptions.CHIPS;
    for (int seat = 0; seat < seats; seat++) {
      add(seat, chips[seat]);
      pot -= chips[seat];
    }
  }

  /** A seat pays into the pot, as far as its chips go (R22). */
  void pay(int seat, int amount) {
    int paid = Math.min(amount, of(seat));
    add(seat, -paid);
    pot += paid;
  }

  /** One seat hands another a chip. */
  void hand(int from, int to) {
    add(from, -1);
    add(to, 1);
  }

  /** Two seats swap their whole stocks (R29). */
  void swap(int one, int other) {
    int more = of(other) - of(one);
    add(one, more);
    add(other, -more);
  }

  /** Some seats share the pot evenly; odd chips go one each, clockwise from a seat (R33, R34). */
  void share(int winners, int from) {
    int share = pot / Integer.bitCount(winners);
    int odd = pot % Integer.bitCount(winners);
    for (int i = 0; i < seats; i++) {
      int seat = (from + i) % seats;
      if (SeatSet.has(winners, seat)) {
        add(seat, odd > 0 ? share + 1 : share);
        odd--;
      }
    }
    pot = 0;
  }

  /** The seats that have chips. */
  int owners() {
    return having(1);
  }

  /** The seats that have most chips. */
  int richest() {
    int most = 0;
    for (int seat = 0; seat < seats; seat++) {
      most = Math.max(most, of(seat));
    }
    return having(most);
  }

  private int having(int least) {
    int having = 0;
    for (int seat = 0; seat < seats; seat++) {
      having |= of(seat) >= least ? 1 << seat : 0;
    }
    return having;
  }

  void set(Chips other) {
    stocks = other.stocks;
    pot = other.pot;
  }

  /** Mixes everything into a hash; the pot is the rest of all chips. */
  long hash(long seed) {
    return Rng.mix(seed + stocks);
  }
}
