package tumult.lab.races;

/**
 * One direction of a connection, in milliseconds: a fixed delay, jitter, and now and then a spike.
 *
 * <p>Spikes come in two models. In the first the wire stands still for a while and then delivers
 * all that waited, in order, as TCP does. In the second each message is delayed by itself.
 */
public final class NetworkPath implements Line {
  private static final double SHORTEST_SPIKE = 30;
  private static final double MEAN_SPIKE = 80;

  private final Distributions draw;
  private final double delay;
  private final double jitter;
  private final double spikes;
  private final boolean ordered;
  private double stallFrom;
  private double stallTo;
  private double last;

  /**
   * A wire.
   *
   * @param jitter its mean
   * @param spikes the share of messages, or of the time, that a spike hits
   * @param ordered whether spikes follow the first model
   */
  NetworkPath(Distributions draw, double delay, double jitter, double spikes, boolean ordered) {
    this.draw = draw;
    this.delay = delay;
    this.jitter = jitter;
    this.spikes = spikes;
    this.ordered = ordered;
    stallTo = 0;
    stallFrom = 0;
    last = 0;
    if (ordered) {
      nextStall();
    }
  }

  @Override
  public double meanDelay() {
    return delay + jitter;
  }

  @Override
  public double deliver(double sent) {
    double noise = jitter * (draw.exponential(0.5) + draw.exponential(0.5));
    if (!ordered) {
      return sent + delay + noise + (draw.chance(spikes) ? spike() : 0);
    }
    while (spikes > 0 && sent > stallTo) {
      nextStall();
    }
    double leaves = spikes > 0 && sent > stallFrom ? stallTo : sent;
    last = Math.max(last, leaves + delay + noise);
    return last;
  }

  private double spike() {
    return SHORTEST_SPIKE + draw.exponential(MEAN_SPIKE);
  }

  private void nextStall() {
    double length = spike();
    double pause = (SHORTEST_SPIKE + MEAN_SPIKE) * (1 - spikes) / Math.max(spikes, 1e-9);
    stallFrom = stallTo + draw.exponential(pause);
    stallTo = stallFrom + length;
  }
}
