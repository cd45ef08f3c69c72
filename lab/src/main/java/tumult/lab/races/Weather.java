package tumult.lab.races;

/**
 * How bad a network is: a share of the messages in each direction is late by 60 to 250 ms.
 *
 * @param late that share
 * @param ordered whether what follows a late message waits behind it, as it does in TCP; else each
 *     message has its own luck
 */
public record Weather(double late, boolean ordered) {
  private static final double SHORTEST = 60;
  private static final double LONGEST = 250;

  /** What people read. */
  public String title() {
    return "%.0f %% late, %s".formatted(100 * late, ordered ? "in order" : "each alone");
  }

  /** One direction of a connection in this weather. */
  Line line(Distributions draw, double delay, double jitter) {
    return new Line() {
      private double last;

      @Override
      public double deliver(double sent) {
        double held = draw.chance(late) ? draw.between(SHORTEST, LONGEST) : 0;
        double arrives = sent + delay + draw.between(0, 2 * jitter) + held;
        last = ordered ? Math.max(last, arrives) : arrives;
        return last;
      }

      @Override
      public double meanDelay() {
        return delay + jitter;
      }
    };
  }
}
