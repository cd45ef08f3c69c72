package tumult.lab.races;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to cheat.
 *
 * @param claim what is claimed of a reaction
 * @param pongDelay how long pongs are held back, in milliseconds
 * @param pongShare which share of them
 * @param handshakes whether handshakes are held back as well
 * @param visible whether the page is said to be
 */
record Lie(
    String name,
    Family family,
    Claim claim,
    double pongDelay,
    double pongShare,
    boolean handshakes,
    boolean visible) {

  /** What a lie is about. */
  enum Family {
    NONE("honest"),
    REACTION("reaction"),
    SLOW_PONG("slow pong"),
    FEIGNED_STALL("feigned stall"),
    INFLATED_ROUND_TRIP("inflated round trip");

    private final String title;

    Family(String title) {
      this.title = title;
    }

    String title() {
      return title;
    }
  }

  /** What a client claims of a reaction in a race, in milliseconds. */
  interface Claim {
    double of(double reaction, int race, Distributions draw);
  }

  static final Lie HONEST = new Lie("honest", Family.NONE, (r, i, d) -> r, 0, 0, false, true);

  private static final double GREED = 110;

  /** One lie of each family, for where there is no room for all. */
  static List<Lie> some() {
    return List.of(
        about("constant 40", (r, i, d) -> r - 40),
        late("pongs late by 200", Family.SLOW_PONG, 200, 1),
        late("all late by 200", Family.INFLATED_ROUND_TRIP, 200, 1));
  }

  /** Every lie that is tried. */
  static List<Lie> all() {
    List<Lie> lies = new ArrayList<>();
    for (int amount : new int[] {10, 20, 40, 80, 160}) {
      lies.add(about("constant " + amount, (r, i, d) -> r - amount));
    }
    lies.add(about("random to 150", (r, i, d) -> r - d.between(0, 150)));
    lies.add(about("as much as possible", (r, i, d) -> GREED));
    lies.add(about("saves up, then spends", (r, i, d) -> i % 20 < 14 ? r + 10 : GREED));
    lies.add(about("one race in ten", (r, i, d) -> i % 10 == 0 ? GREED : r));
    lies.add(new Lie("hidden tab", Family.REACTION, (r, i, d) -> GREED, 0, 0, false, false));
    for (int delay : new int[] {30, 60, 100, 150, 200, 300}) {
      lies.add(late("pongs late by " + delay, Family.SLOW_PONG, delay, 1));
      lies.add(late("all late by " + delay, Family.INFLATED_ROUND_TRIP, delay, 1));
    }
    for (int amount : new int[] {60, 150, 250}) {
      lies.add(stall(amount));
    }
    lies.add(late("60 % of pongs late by 150", Family.SLOW_PONG, 150, 0.6));
    return lies;
  }

  /** Whether pongs are held back from the opening until the touch. */
  boolean feignsStall() {
    return family == Family.FEIGNED_STALL;
  }

  private static Lie stall(double amount) {
    String name = "stalls for %.0f".formatted(amount);
    return new Lie(name, Family.FEIGNED_STALL, (r, i, d) -> r - amount, 0, 0, false, true);
  }

  private static Lie about(String name, Claim claim) {
    return new Lie(name, Family.REACTION, claim, 0, 0, false, true);
  }

  private static Lie late(String name, Family family, double delay, double share) {
    boolean handshakes = family == Family.INFLATED_ROUND_TRIP;
    return new Lie(name, family, (r, i, d) -> r - delay - 20, delay, share, handshakes, true);
  }
}
