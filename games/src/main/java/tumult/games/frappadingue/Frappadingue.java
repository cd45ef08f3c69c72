package tumult.games.frappadingue;

import java.util.List;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Position;
import tumult.engine.Remark;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.Setup;

/** Frappadingue Family with its options chosen. Everything is open (R25), so all views are one. */
public final class Frappadingue
    implements Game<FrappadingueState, FrappadingueView, FrappadingueMove> {

  public static final GameKind KIND =
      new GameKind("frappadingue", 1, false, FrappadingueOptions.ALL, Frappadingue::new);

  private final Setup setup;
  private final FrappadingueOptions options;
  private final Deck deck;
  private final RuleOfThumb<FrappadingueView, FrappadingueMove> thumb;

  public Frappadingue(Setup setup) {
    this.setup = setup;
    options = FrappadingueOptions.of(setup);
    deck = new Deck(options);
    thumb = RuleOfThumb.inTurn(new FrappadingueThumb(options, deck)::choose);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public FrappadingueState newState() {
    return new FrappadingueState(options, deck);
  }

  @Override
  public FrappadingueView view(FrappadingueState state, int seat) {
    return FrappadingueView.of(state, options.seats());
  }

  @Override
  public void imagine(FrappadingueView view, FrappadingueState into, Rng rng) {
    view.restore(into);
  }

  @Override
  public int actionCount() {
    return FrappadingueMove.FIRST + options.seats();
  }

  @Override
  public int action(FrappadingueMove move) {
    return FrappadingueMove.code(move, options.seats());
  }

  @Override
  public FrappadingueMove move(int action) {
    return FrappadingueMove.of(action);
  }

  @Override
  public String text(FrappadingueMove move) {
    return FrappadingueNotation.text(move);
  }

  @Override
  public FrappadingueMove parse(String text) {
    return FrappadingueNotation.parse(text, options.seats());
  }

  @Override
  public String seen(FrappadingueState before, int actor, int action, int observer) {
    return text(action); // R25
  }

  /** Nothing is hidden (R25). */
  @Override
  public boolean reveals(FrappadingueState before, int seat, int action) {
    return false;
  }

  @Override
  public List<Remark> remarks(
      FrappadingueState before, int actor, int action, FrappadingueState after) {
    return FrappadingueRemarks.of(before, action, after);
  }

  @Override
  public Position write(FrappadingueState state) {
    return FrappadingueNotation.write(state, options.seats());
  }

  @Override
  public FrappadingueState read(Position position) {
    FrappadingueState state = newState();
    new PositionReader(position, options, deck).read(state);
    return state;
  }

  @Override
  public RuleOfThumb<FrappadingueView, FrappadingueMove> ruleOfThumb() {
    return thumb;
  }
}
