package tumult.server.tables;

import java.util.concurrent.ThreadLocalRandom;

/** A bot that plays any legal move. */
public final class RandomBot implements Bot {
  @Override
  public String choose(Turn turn) {
    return turn.moves().get(ThreadLocalRandom.current().nextInt(turn.moves().size()));
  }
}
