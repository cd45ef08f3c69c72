package tumult.server.tables;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.State;

/** A bot that plays every game by the rule of thumb which that game offers. */
public final class ThumbBot implements Bot {
  private final Bot anything = new RandomBot();
  private final AtomicLong asked = new AtomicLong();
  private final long seed;

  /** A bot that nobody can predict. */
  public ThumbBot() {
    this(new SecureRandom().nextLong());
  }

  /** A bot that does the same again if asked the same in the same order. */
  public ThumbBot(long seed) {
    this.seed = seed;
  }

  /** The move it would try; any move where it would rather wait. */
  @Override
  public String choose(Turn turn) {
    Plan plan = plan(turn);
    return plan == null ? anything.choose(turn) : plan.move();
  }

  @Override
  public @Nullable Plan plan(Turn turn) {
    return plan(turn.game(), turn, new Rng(seed, asked.getAndIncrement()));
  }

  private static <S extends State<S>, V, M> @Nullable Plan plan(
      Game<S, V, M> game, Turn turn, Rng rng) {
    @SuppressWarnings("unchecked") // a turn carries its own game's view
    V view = (V) turn.view();
    List<M> moves = turn.moves().stream().map(game::parse).toList();
    var plan = game.ruleOfThumb().plan(view, turn.seat(), turn.level(), moves, rng);
    return plan == null
        ? null
        : new Plan(game.text(plan.move()), Duration.ofMillis(plan.afterMillis()));
  }
}
