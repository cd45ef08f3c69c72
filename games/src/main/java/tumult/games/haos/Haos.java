package tumult.games.haos;

import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.Setup;

/** Хаос: a race for the totem whenever two top cards show the same symbol. */
public final class Haos implements Game<HaosState, HaosView, HaosMove> {
  /** The game before its options are chosen. */
  public static final GameKind KIND = new GameKind("haos", 1, true, HaosOptions.ALL, Haos::new);

  private final Setup setup;
  private final HaosOptions options;
  private final HaosNotation notation;

  Haos(Setup setup) {
    this.setup = setup;
    this.options = HaosOptions.of(setup);
    this.notation = new HaosNotation(options);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public HaosState newState() {
    return new HaosState(options);
  }

  @Override
  public HaosView view(HaosState state, int seat) {
    return Views.of(state);
  }

  @Override
  public void imagine(HaosView view, HaosState into, Rng rng) {
    Views.restore(view, into);
  }

  @Override
  public int actionCount() {
    return Action.count(options);
  }

  @Override
  public int action(HaosMove move) {
    return Action.of(move, options);
  }

  @Override
  public HaosMove move(int action) {
    return Action.move(action, options.hands());
  }

  @Override
  public String text(HaosMove move) {
    return HaosNotation.text(move);
  }

  @Override
  public HaosMove parse(String text) {
    return notation.parse(text);
  }

  @Override
  public String seen(HaosState before, int actor, int action, int observer) {
    return text(action);
  }

  @Override
  public Position write(HaosState state) {
    return HaosNotation.write(Views.of(state));
  }

  @Override
  public HaosState read(Position position) {
    return new HaosReader(options, position).read();
  }

  @Override
  public RuleOfThumb<HaosView, HaosMove> ruleOfThumb() {
    return new HaosThumb(options);
  }
}
