package tumult.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tumult.engine.Feat;
import tumult.engine.Feats;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.NotatedPly;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.Seat;
import tumult.engine.State;

/**
 * A position in which something is tried, all in notation, for tests that read like the rules:
 *
 * <pre>
 * var scene = Scene.at(game, "turn=0 …");
 * scene.play("0 lay r8", "1 draw", "* card g2");
 * assertThat(scene.legal(0)).containsExactly("lay g2", "draw");
 * assertThat(scene.refusal("0 lay b7")).isEqualTo(DOES_NOT_MATCH);
 * </pre>
 *
 * @param <S> the game's positions
 * @param <V> its views
 * @param <M> its moves
 */
public final class Scene<S extends State<S>, V, M> {
  private final Match<S, V, M> match;

  private Scene(Match<S, V, M> match) {
    this.match = match;
  }

  /** A scene that begins in a position. */
  public static <S extends State<S>, V, M> Scene<S, V, M> at(Game<S, V, M> game, String position) {
    return new Scene<>(new Match<>(game, game.read(Position.parse(position))));
  }

  /** A scene that begins before anything has happened. */
  public static <S extends State<S>, V, M> Scene<S, V, M> start(Game<S, V, M> game) {
    return new Scene<>(new Match<>(game));
  }

  /** Plays steps, an actor and a move each; fails if one is not legal. */
  public Scene<S, V, M> play(String... steps) {
    for (String step : steps) {
      Refusal refusal = attempt(step);
      if (refusal != null) {
        throw new AssertionError("%s refused: %s in %s".formatted(step, refusal.name(), this));
      }
    }
    return this;
  }

  /** Plays a step, and says what the log remarks on it: keys with their arguments. */
  public List<String> remarks(String step) {
    S before = game().newState();
    before.set(state());
    play(step);
    Match.Ply ply = match.plies().getLast();
    return game().remarks(before, ply.actor(), ply.action(), state()).stream()
        .map(remark -> remark.key() + " " + String.join(" ", remark.arguments()))
        .toList();
  }

  /** Plays steps, and says what players can be proud of in them: keys, seats and numbers. */
  public List<String> feats(String... steps) {
    Feats<S> feats = game().feats();
    List<String> found = new ArrayList<>();
    for (String step : steps) {
      S before = game().newState();
      before.set(state());
      play(step);
      Match.Ply ply = match.plies().getLast();
      for (Feat feat : feats.after(before, ply.actor(), ply.action(), state())) {
        found.add("%s %d %d".formatted(feat.kind().key(), feat.seat(), feat.number()));
      }
    }
    return found;
  }

  /** Why a step is refused; fails if it is legal, or if the refusal changed the position. */
  public Refusal refusal(String step) {
    String before = toString();
    Refusal refusal = attempt(step);
    if (refusal == null) {
      throw new AssertionError(step + " is legal in " + before);
    }
    if (!before.equals(toString())) {
      throw new AssertionError(step + " was refused and changed " + before + " to " + this);
    }
    return refusal;
  }

  private @org.jspecify.annotations.Nullable Refusal attempt(String step) {
    NotatedPly parsed = NotatedPly.parse(step, game().seats());
    return match.play(parsed.actor(), game().action(game().parse(parsed.move())));
  }

  /** The legal moves of a seat, of {@link Seat#CHANCE} or of {@link Seat#ARBITER}. */
  public List<String> legal(int seat) {
    return Arrays.stream(match.actions(seat)).mapToObj(game()::text).toList();
  }

  /** What the game's rule of thumb tells a seat to do; an empty text for waiting. */
  public String advice(int seat, long seed) {
    int[] actions = match.actions(seat);
    var plan =
        game().ruleOfThumb().plan(view(seat), seat, RuleOfThumb.FAULTLESS, actions, new Rng(seed));
    return plan == null ? "" : game().text(plan.action());
  }

  /** The weight of a chance outcome now. */
  public int weight(String outcome) {
    return state().weight(game().action(game().parse(outcome)));
  }

  /** Those who may act: seat numbers, {@link Seat#CHANCE}, {@link Seat#ARBITER}. */
  public List<Integer> actors() {
    return bits(state().actors());
  }

  /** Those who won or share. */
  public List<Integer> winners() {
    return bits(state().winners());
  }

  private static List<Integer> bits(int set) {
    return java.util.stream.IntStream.range(0, 31)
        .filter(bit -> (set >> bit & 1) != 0)
        .boxed()
        .toList();
  }

  /** A field of the position, in notation. */
  public String field(String name) {
    return Position.parse(toString()).word(name);
  }

  public V view(int seat) {
    return game().view(state(), seat);
  }

  public S state() {
    return match.state();
  }

  public Game<S, V, M> game() {
    return match.game();
  }

  /** The position in notation. */
  @Override
  public String toString() {
    return game().write(state()).toString();
  }
}
