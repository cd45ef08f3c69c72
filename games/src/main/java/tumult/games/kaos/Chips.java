package tumult.games.kaos;

import java.util.Arrays;
import tumult.engine.Rng;

/** Every seat's chips, and the pot. */
final class Chips {
  private final int[] stocks;
  private int pot;

  /** Full stocks and an empty pot (R1). */
  Chips(int seats) {
    stocks = new int[seats];
    Arrays.fill(stocks, KaosOptions.CHIPS);
  }

  int of(int seat) {
    return stocks[seat];
  }

  int pot() {
    return pot;
  }

  /** Everybody has so many; the rest of all chips is the pot. */
  void lay(int[] chips, int all) {
    System.arraycopy(chips, 0, stocks, 0, stocks.length);
    pot = all - Arrays.stream(chips).sum();
  }

  /** A seat pays into the pot, as far as its chips go (R22). */
  void pay(int seat, int amount) {
    int paid = Math.min(amount, stocks[seat]);
    stocks[seat] -= paid;
    pot += paid;
  }

  /** One seat hands another a chip. */
  void hand(int from, int to) {
    stocks[from]--;
    stocks[to]++;
  }

  /** Two seats swap their whole stocks (R29). */
  void swap(int one, int other) {
    int stock = stocks[one];
    stocks[one] = stocks[other];
    stocks[other] = stock;
  }

  /** Some seats share the pot evenly; odd chips go one each, clockwise from a seat (R33, R34). */
  void share(int winners, int from) {
    int share = pot / Integer.bitCount(winners);
    int odd = pot % Integer.bitCount(winners);
    for (int i = 0; i < stocks.length; i++) {
      int seat = (from + i) % stocks.length;
      if (SeatSet.has(winners, seat)) {
        stocks[seat] += odd-- > 0 ? share + 1 : share;
      }
    }
    pot = 0;
  }

  /** The seats that have chips. */
  int owners() {
    int owners = 0;
    for (int seat = 0; seat < stocks.length; seat++) {
      owners |= stocks[seat] == 0 ? 0 : 1 << seat;
    }
    return owners;
  }

  /** The seats that have most chips. */
  int richest() {
    int most = Arrays.stream(stocks).max().orElseThrow();
    int richest = 0;
    for (int seat = 0; seat < stocks.length; seat++) {
      richest |= stocks[seat] == most ? 1 << seat : 0;
    }
    return richest;
  }

  void set(Chips other) {
    System.arraycopy(other.stocks, 0, stocks, 0, stocks.length);
    pot = other.pot;
  }

  /** Mixes everything into a hash; the pot is the rest of all chips. */
  long hash(long seed) {
    long hash = seed;
    for (int stock : stocks) {
      hash = Rng.mix(hash + stock);
    }
    return hash;
  }
}
