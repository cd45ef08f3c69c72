package tumult.lab.races;

import java.util.ArrayList;
import java.util.List;

/** Who sits at simulated tables. */
final class SimulatedPlayers {
  private static final double[] FRAMES = {1000 / 60.0, 1000 / 60.0, 1000 / 120.0};
  private static final double[] GRAINS = {0.005, 0.1, 0.1, 1, 1, 2, 1000 / 60.0};
  private static final List<HumanReactions.Model> MODELS = List.of(HumanReactions.Model.values());
  private static final double SKILL = 0.12;

  private final Distributions draw;
  private final HumanReactions.Model model;

  SimulatedPlayers(Distributions draw) {
    this.draw = draw;
    model = MODELS.get(draw.below(MODELS.size()));
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

  /** Two equals, one near and one far. */
  List<SimulatedPlayer> nearAndFar() {
    return List.of(player(0, 1, Lie.HONEST, 20, frame()), player(1, 1, Lie.HONEST, 300, frame()));
  }

  /** A liar among honest people. */
  List<SimulatedPlayer> withLiar(Lie lie) {
    List<SimulatedPlayer> players = new ArrayList<>();
    double frame = draw.chance(0.5) ? 0 : frame();
    players.add(player(0, skill(), lie, draw.between(20, 200), frame));
    int others = 1 + draw.below(4);
    for (int rival = 1; rival <= others; rival++) {
      players.add(honest(rival));
    }
    return players;
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
    return new SimulatedPlayer(
        rival,
        new HumanReactions(model, scale),
        lie,
        new NetworkPath(draw, roundTrip * there - jitter, jitter, spikes, ordered),
        new NetworkPath(draw, roundTrip * (1 - there) - jitter, jitter, spikes, ordered),
        frame,
        GRAINS[draw.below(GRAINS.length)],
        draw);
  }
}
