package tumult.server.web;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.engine.State;
import tumult.engine.Timeout;
import tumult.games.Games;

/** A game whose luck is written down beforehand, and whose own clocks stand still. */
final class RiggedGame<S extends State<S>, V, M> implements Game<RiggedGame.Rigged<S>, V, M> {
  private final Game<S, V, M> game;
  private final Map<String, List<Integer>> scripts;

  private RiggedGame(Game<S, V, M> game, Map<String, List<Integer>> scripts) {
    this.game = game;
    this.scripts = scripts;
  }

  /** What is written down for each game, by its full name. */
  static final class Fate {
    private final Map<String, List<Integer>> scripts = new ConcurrentHashMap<>();

    void write(Game<?, ?, ?> game, List<Integer> outcomes) {
      scripts.put(game.setup().toString(), outcomes);
    }

    Game<?, ?, ?> game(String name) {
      return rig(Games.named(name));
    }

    private <S extends State<S>, V, M> Game<?, ?, ?> rig(Game<S, V, M> game) {
      return new RiggedGame<>(game, scripts);
    }
  }

  /** A position, and how much luck has led to it. */
  static final class Rigged<S extends State<S>> implements State<Rigged<S>> {
    private final S state;
    private final Map<String, List<Integer>> scripts;
    private final String name;
    private int drawn;

    private Rigged(S state, Map<String, List<Integer>> scripts, String name) {
      this.state = state;
      this.scripts = scripts;
      this.name = name;
    }

    private int next() {
      return scripts.getOrDefault(name, List.of()).get(drawn);
    }

    @Override
    public int chance(Rng rng) {
      return next();
    }

    @Override
    public int weight(int outcome) {
      return outcome == next() ? 1 : 0;
    }

    @Override
    public void play(int seat, int action) {
      state.play(seat, action);
      drawn += seat == Seat.CHANCE ? 1 : 0;
    }

    @Override
    public void set(Rigged<S> other) {
      state.set(other.state);
      drawn = other.drawn;
    }

    @Override
    public int actors() {
      return state.actors();
    }

    @Override
    public int actions(int seat, int[] out) {
      return state.actions(seat, out);
    }

    @Override
    public Refusal why(int seat, int action) {
      return state.why(seat, action);
    }

    @Override
    public int score(int seat) {
      return state.score(seat);
    }

    @Override
    public int winners() {
      return state.winners();
    }

    @Override
    public long hash() {
      return state.hash();
    }
  }

  @Override
  public Setup setup() {
    return game.setup();
  }

  @Override
  public Rigged<S> newState() {
    return new Rigged<>(game.newState(), scripts, game.setup().toString());
  }

  @Override
  public V view(Rigged<S> rigged, int seat) {
    return game.view(rigged.state, seat);
  }

  @Override
  public void imagine(V view, Rigged<S> into, Rng rng) {
    game.imagine(view, into.state, rng);
  }

  @Override
  public int actionCount() {
    return game.actionCount();
  }

  @Override
  public int action(M move) {
    return game.action(move);
  }

  @Override
  public M move(int action) {
    return game.move(action);
  }

  @Override
  public String text(M move) {
    return game.text(move);
  }

  @Override
  public M parse(String text) {
    return game.parse(text);
  }

  @Override
  public String seen(Rigged<S> before, int actor, int action, int observer) {
    return game.seen(before.state, actor, action, observer);
  }

  @Override
  public Position write(Rigged<S> rigged) {
    return game.write(rigged.state);
  }

  @Override
  public Rigged<S> read(Position position) {
    return new Rigged<>(game.read(position), scripts, game.setup().toString());
  }

  @Override
  public @Nullable Timeout timeout(Rigged<S> rigged, int actor) {
    return null;
  }

  @Override
  public boolean reveals(Rigged<S> before, int seat, int action) {
    return game.reveals(before.state, seat, action);
  }
}
