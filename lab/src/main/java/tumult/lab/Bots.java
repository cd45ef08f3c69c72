package tumult.lab;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.RuleOfThumb.Plan;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * The programs on the seats of a match. Where several may act at once, the fastest does.
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
public final class Bots<S extends State<S>, V, M> {
  private final Match<S, V, M> match;
  private final Game<S, V, M> game;
  private final List<Style> styles;
  private final Rng rng;

  /** How a seat plays. */
  public enum Style {
    /** Any legal move. */
    RANDOM,
    /** The game's rule of thumb, as a beginner. */
    BEGINNER,
    /** The game's rule of thumb. */
    THUMB,
    /** Not at all: a person plays here. */
    ABSENT
  }

  /** How slow somebody is at most who plays at random, in milliseconds. */
  private static final int SLOWEST = 2_000;

  /** Programs for all seats, seat 0 first. */
  public Bots(Match<S, V, M> match, List<Style> styles, Rng rng) {
    this.match = match;
    this.game = match.game();
    this.styles = List.copyOf(styles);
    this.rng = rng;
  }

  /** What happens next, chance and the arbiter included; null if all wait for somebody absent. */
  public Match.@Nullable Ply next() {
    S state = match.state();
    if (state.actors() == Seat.bit(Seat.CHANCE)) {
      return new Match.Ply(Seat.CHANCE, state.chance(rng));
    }
    Match.Ply first = null;
    int earliest = Integer.MAX_VALUE;
    for (int seat = 0; seat < game.seats(); seat++) {
      Plan<M> plan = plan(seat);
      if (plan != null && plan.afterMillis() < earliest) {
        earliest = plan.afterMillis();
        first = new Match.Ply(seat, game.action(plan.move()));
      }
    }
    return first == null ? word() : first;
  }

  private @Nullable Plan<M> plan(int seat) {
    int[] actions = match.actions(seat);
    Style style = styles.get(seat);
    if (actions.length == 0 || style == Style.ABSENT) {
      return null;
    }
    List<M> moves = Arrays.stream(actions).mapToObj(game::move).toList();
    if (style == Style.RANDOM) {
      return new Plan<>(moves.get(rng.below(moves.size())), rng.below(SLOWEST));
    }
    int level = style == Style.BEGINNER ? RuleOfThumb.BEGINNER : RuleOfThumb.USUAL;
    V view = game.view(match.state(), seat);
    return game.ruleOfThumb().plan(view, seat, level, moves, rng);
  }

  /** The arbiter's last action: that nobody came. */
  private Match.@Nullable Ply word() {
    int[] words = match.actions(Seat.ARBITER);
    return words.length == 0 || styles.contains(Style.ABSENT)
        ? null
        : new Match.Ply(Seat.ARBITER, words[words.length - 1]);
  }
}
