package tumult.server.tables;

import java.time.Duration;

/**
 * How long things take where nothing of a game depends on it.
 *
 * @param idle after which a table to which nobody listens leaves memory
 * @param grace that somebody has to come back before they count as gone
 * @param botDelay before a bot begins to choose, so that people can follow
 * @param botBudget that a bot has for choosing
 * @param look before the next opening of a game of quickness, so that all can see the last one
 */
public record Pace(
    Duration idle, Duration grace, Duration botDelay, Duration botBudget, Duration look) {
  /** For people. */
  public static final Pace HUMAN =
      new Pace(
          Duration.ofSeconds(60),
          Duration.ofSeconds(5),
          Duration.ofMillis(900),
          Duration.ofSeconds(1),
          Duration.ofMillis(700));

  public Pace withIdle(Duration time) {
    return new Pace(time, grace, botDelay, botBudget, look);
  }

  public Pace withGrace(Duration time) {
    return new Pace(idle, time, botDelay, botBudget, look);
  }

  public Pace withBotDelay(Duration time) {
    return new Pace(idle, grace, time, botBudget, look);
  }

  public Pace withLook(Duration time) {
    return new Pace(idle, grace, botDelay, botBudget, time);
  }
}
