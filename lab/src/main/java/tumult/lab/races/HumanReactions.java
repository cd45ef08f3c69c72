package tumult.lab.races;

/** A person's reaction times in milliseconds: skewed to the right, after one of several models. */
final class HumanReactions {
  private static final double FASTEST = 160;
  private static final double LAPSE = 0.02;

  /** Models of human reaction times in use. */
  enum Model {
    EX_GAUSSIAN,
    LOG_NORMAL,
    SHIFTED_GAMMA,
    RECIPROCAL_NORMAL
  }

  private final Model model;
  private final double scale;

  /** A person of a model, faster (below 1) or slower than usual. */
  HumanReactions(Model model, double scale) {
    this.model = model;
    this.scale = scale;
  }

  double reaction(Distributions draw) {
    double lapse = draw.chance(LAPSE) ? draw.between(200, 800) : 0;
    return Math.max(FASTEST, scale * usual(draw)) + lapse;
  }

  private double usual(Distributions draw) {
    return switch (model) {
      case EX_GAUSSIAN -> 310 + 40 * draw.normal() + draw.exponential(90);
      case LOG_NORMAL -> 380 * Math.exp(0.22 * draw.normal());
      case SHIFTED_GAMMA ->
          190 + draw.exponential(65) + draw.exponential(65) + draw.exponential(65);
      case RECIPROCAL_NORMAL -> 1 / Math.max(0.0008, 0.0026 + 0.0005 * draw.normal());
    };
  }
}
