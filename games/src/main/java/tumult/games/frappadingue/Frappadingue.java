package tumult.games.frappadingue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Expert;
import tumult.engine.Feats;
import tumult.engine.GameKind;
import tumult.engine.OpenGame;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Remark;
import tumult.engine.RuleOfThumb;
import tumult.engine.Setup;
import tumult.engine.Solved;
import tumult.games.frappadingue.solved.SolvedMatch;
import tumult.games.frappadingue.solved.Solver;

/** Frappadingue Family with its options chosen. Everything is open (R25), so all views are one. */
public final class Frappadingue
    extends OpenGame<FrappadingueState, FrappadingueView, FrappadingueMove> {

  public static final GameKind KIND =
      new GameKind("frappadingue", 1, false, FrappadingueOptions.ALL, Frappadingue::new);

  private final FrappadingueOptions options;
  private final Deck deck;
  private final RuleOfThumb<FrappadingueView> thumb;
  private final @Nullable Solved<FrappadingueState> match;

  public Frappadingue(Setup setup) {
    super(setup, FrappadingueMove.all(setup.seats()));
    options = FrappadingueOptions.of(setup);
    deck = new Deck(options);
    match = Solver.match(setup, this::view);
    thumb =
        RuleOfThumb.inTurn(
            new FrappadingueThumb(options, deck)::choose,
            FrappadingueThumb::driveOn,
            48,
            28,
            16,
            7);
  }

  @Override
  public FrappadingueState newState() {
    return new FrappadingueState(options, deck);
  }

  @Override
  protected FrappadingueView view(FrappadingueState state) {
    return FrappadingueView.of(state, options.seats());
  }

  @Override
  protected void restore(FrappadingueView view, FrappadingueState into) {
    view.restore(into);
  }

  /** Explains a wrong choice of cards by its rule. */
  @Override
  public FrappadingueMove parse(String text) {
    return text.startsWith("place ") ? FrappadingueNotation.place(text) : super.parse(text);
  }

  @Override
  public List<Remark> remarks(
      FrappadingueState before, int actor, int action, FrappadingueState after) {
    return FrappadingueRemarks.of(before, action, after);
  }

  @Override
  public Feats<FrappadingueState> feats() {
    return new FrappadingueFeats();
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
  public String luck(FrappadingueState state) {
    return state.phase() == Phase.LOT ? "lot" : "deal " + state.turn();
  }

  @Override
  public Policy<FrappadingueState> policy() {
    return new FrappadinguePolicy(options);
  }

  @Override
  public RuleOfThumb<FrappadingueView> ruleOfThumb() {
    return thumb;
  }

  @Override
  public @Nullable Expert<FrappadingueView> expert() {
    return Solver.expert(setup());
  }

  /** The win is solved for two in a match of usual length; else nobody knows but by trying. */
  @Override
  public @Nullable Solved<FrappadingueState> solved() {
    return options.seats() <= 2 && options.target() <= SolvedMatch.LONGEST ? match : null;
  }

  @Override
  public @Nullable Remark reason(FrappadingueState state, int seat, int action) {
    return match == null ? null : new FrappadingueWhy(state, match, options).of(action);
  }
}
