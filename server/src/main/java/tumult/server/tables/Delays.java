package tumult.server.tables;

import java.time.Duration;

/**
 * How long things take where nothing of a game depends on it.
 *
 * @param idle after which a table to which nobody listens leaves memory
 * @param grace that somebody has to come back before they count as gone
 * @param botDelay before a bot begins to choose, so that people can follow
 * @param botBudget that a bot has for choosing
 * @param look before the next opening of a race game, so that all can see the last one
 */
public record Delays(
    Duration idle, Duration grace, Duration botDelay, Duration botBudget, Duration look) {
  /** For people. */
  public static final Delays HUMAN =
      new Delays(
          Duration.ofSeconds(60),
          Duration.ofSeconds(5),
          Duration.ofMillis(900),
          Duration.ofSeconds(1),
          Duration.ofMillis(700));

  public Delays withIdle(Duration time) {
    return new Delays(time, grace, botDelay, botBudget, look);
  }

  public Delays withGrace(Duration time) {
    return new Delays(idle, time, botDelay, botBudget, look);
  }

  public Delays withBotDelay(Duration time) {
    return new Delays(idle, grace, time, botBudget, look);
  }

  public Delays withLook(Duration time) {
    return new Delays(idle, grace, botDelay, botBudget, time);
  }
}
