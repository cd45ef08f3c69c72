package tumult.lab.races;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Who sits at simulated tables. */
final class SimulatedPlayers {
  private static final double[] FRAMES = {1000 / 60.0, 1000 / 60.0, 1000 / 120.0};
  private static final double[] GRAINS = {0.005, 0.1, 0.1, 1, 1, 2, 1000 / 60.0};
  private static final List<HumanReactions.Model> MODELS = List.of(HumanReactions.Model.values());
  private static final double SKILL = 0.12;

  private final Distributions draw;
  private final HumanReactions.Model model;
  private final @Nullable Weather weather;

  SimulatedPlayers(Distributions draw) {
    this(draw, MODELS.get(draw.below(MODELS.size())), null);
  }

  private SimulatedPlayers(
      Distributions draw, HumanReactions.Model model, @Nullable Weather weather) {
    this.draw = draw;
    this.model = model;
    this.weather = weather;
  }

  /** The same people with connections in this weather. */
  SimulatedPlayers in(Weather other) {
    return new SimulatedPlayers(draw, model, other);
  }

  /** Two to six honest people of different skill, at any distance. */
  List<SimulatedPlayer> mixed() {
    List<SimulatedPlayer> players = new ArrayList<>();
    int count = 2 + draw.below(5);
    for (int rival = 0; rival < count; rival++) {
      players.add(honest(rival));
    }
    return players;
  }

  /** The same, two of them. */
  List<SimulatedPlayer> two() {
    return List.of(honest(0), honest(1));
  }

  /** Two equals, one near and one far. */
  List<SimulatedPlayer> nearAndFar() {
    return List.of(player(0, 1, Lie.HONEST, 20, frame()), player(1, 1, Lie.HONEST, 300, frame()));
  }

  /** A liar among honest people. */
  List<SimulatedPlayer> withLiar(Lie lie) {
    List<SimulatedPlayer> players = new ArrayList<>();
    players.add(liar(lie));
    int others = 1 + draw.below(4);
    for (int rival = 1; rival <= others; rival++) {
      players.add(honest(rival));
    }
    return players;
  }

  /** A liar and one honest person. */
  List<SimulatedPlayer> twoWithLiar(Lie lie) {
    return List.of(liar(lie), honest(1));
  }

  private SimulatedPlayer liar(Lie lie) {
    double frame = draw.chance(0.5) ? 0 : frame();
    return player(0, skill(), lie, draw.between(20, 200), frame);
  }

  private SimulatedPlayer honest(int rival) {
    return player(rival, skill(), Lie.HONEST, draw.between(20, 300), frame());
  }

  private double skill() {
    return Math.exp(SKILL * draw.normal());
  }

  private double frame() {
    return FRAMES[draw.below(FRAMES.length)];
  }

  private SimulatedPlayer player(int rival, double scale, Lie lie, double roundTrip, double frame) {
    double there = draw.between(0.35, 0.65);
    double jitter = 0.3 + roundTrip * draw.between(0.005, 0.04);
    double spikes = draw.between(0, 0.02);
    boolean ordered = draw.chance(0.5);
    Line down = line(roundTrip * there - jitter, jitter, spikes, ordered);
    Line up = line(roundTrip * (1 - there) - jitter, jitter, spikes, ordered);
    return new SimulatedPlayer(
        rival,
        new HumanReactions(model, scale),
        lie,
        down,
        up,
        frame,
        GRAINS[draw.below(GRAINS.length)],
        draw);
  }

  private Line line(double delay, double jitter, double spikes, boolean ordered) {
    return weather == null
        ? new NetworkPath(draw, delay, jitter, spikes, ordered)
        : weather.line(draw, delay, jitter);
  }
}
