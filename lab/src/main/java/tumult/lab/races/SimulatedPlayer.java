package tumult.lab.races;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tumult.lab.races.ObservedRace.Ping;
import tumult.lab.races.ObservedRace.Runner;

/** A person, a client and a connection; times in milliseconds. */
final class SimulatedPlayer {
  private static final double PAUSE = 2500;
  private static final int QUIET_PINGS = 3;
  private static final double LAST_PING = 900;
  private static final double MISS = 0.04;

  private final int rival;
  private final HumanReactions human;
  private final Lie lie;
  private final Line down;
  private final Line up;
  private final double frame;
  private final double grain;
  private final Distributions draw;
  private double smoothed;

  /**
   * A player.
   *
   * @param frame how often the client draws, or 0 for one of the liar's own making
   * @param grain of the client's clock
   */
  SimulatedPlayer(
      int rival,
      HumanReactions human,
      Lie lie,
      Line down,
      Line up,
      double frame,
      double grain,
      Distributions draw) {
    this.rival = rival;
    this.human = human;
    this.lie = lie;
    this.down = down;
    this.up = up;
    this.frame = frame;
    this.grain = grain;
    this.draw = draw;
  }

  /** What happened to a player in a race: the truth, and what the server saw of it. */
  record Run(double reaction, double average, Runner seen) {
    boolean touched() {
      return seen.arrived() != ObservedRace.NEVER;
    }
  }

  double roundTrip() {
    return down.meanDelay() + up.meanDelay();
  }

  Lie lie() {
    return lie;
  }

  /** Takes part in the race that opens at this time. */
  Run run(int race, double opening) {
    double[] pings = pings(opening);
    double[] heard = new double[pings.length];
    double shown = 0;
    for (int i = 0; i < pings.length; i++) {
      if (i == QUIET_PINGS) {
        shown = down.deliver(opening);
      }
      heard[i] = down.deliver(pings[i]);
    }
    double painted = shown + frame * draw.unit();
    double reaction = human.reaction(draw);
    boolean touches = !draw.chance(MISS);
    double touch = painted + reaction;
    double[] answers = answers(heard, touch + (frame > 0 ? draw.between(0.3, 3) : 0.1));
    Runner seen =
        new Runner(
            rival,
            micros(opening),
            touches ? micros(answers[pings.length]) : ObservedRace.NEVER,
            micros(lie.claim().of(round(touch) - round(painted), race, draw)),
            micros(grain),
            lie.visible(),
            pings(pings, answers),
            race == 0 ? handshakes() : List.of());
    return new Run(reaction, average(pings, answers), seen);
  }

  /** Some at moments that nobody can foresee, one with the opening, and more during the race. */
  private double[] pings(double opening) {
    double[] times = new double[40];
    int count = 0;
    for (int i = 0; i < QUIET_PINGS; i++) {
      times[count++] = opening - PAUSE + PAUSE * (i + draw.unit()) / QUIET_PINGS;
    }
    for (double at = opening; at < opening + LAST_PING; at += draw.between(50, 110)) {
      times[count++] = at;
    }
    return Arrays.copyOf(times, count);
  }

  /** When each pong, and last of all the touch, reaches the server. */
  private double[] answers(double[] heard, double touch) {
    double[] sent = Arrays.copyOf(heard, heard.length + 1);
    for (int i = 0; i < heard.length; i++) {
      sent[i] += draw.chance(lie.pongShare()) ? lie.pongDelay() : 0;
    }
    for (int i = QUIET_PINGS; lie.feignsStall() && i < heard.length; i++) {
      sent[i] = Math.max(sent[i], touch);
    }
    sent[heard.length] = touch;
    Integer[] order = new Integer[sent.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> Double.compare(sent[a], sent[b]));
    double[] arrived = new double[sent.length];
    for (int i : order) {
      arrived[i] = up.deliver(sent[i]);
    }
    return arrived;
  }

  private static List<Ping> pings(double[] sent, double[] answers) {
    List<Ping> pings = new ArrayList<>(sent.length);
    for (int i = 0; i < sent.length; i++) {
      pings.add(new Ping(micros(sent[i]), micros(answers[i])));
    }
    return pings;
  }

  /** The average round trip, as a simple way of judging would keep it. */
  private double average(double[] sent, double[] answers) {
    for (int i = 0; i < QUIET_PINGS; i++) {
      double roundTrip = answers[i] - sent[i];
      smoothed = smoothed == 0 ? roundTrip : smoothed + (roundTrip - smoothed) / 8;
    }
    return smoothed;
  }

  /** A few handshakes; what the ciphers cost comes on top of the way. */
  private List<Long> handshakes() {
    List<Long> took = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      double held = lie.handshakes() ? lie.pongDelay() : 0;
      took.add(micros(roundTrip() + draw.between(-2, 6) + draw.exponential(3) + held));
    }
    return took;
  }

  private double round(double time) {
    return grain == 0 ? time : Math.floor(time / grain) * grain;
  }

  private static long micros(double millis) {
    return Math.round(millis * 1000);
  }
}
