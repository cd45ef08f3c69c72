package tumult.games.sequencedice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Feats;
import tumult.engine.GameKind;
import tumult.engine.Moves;
import tumult.engine.OpenGame;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Remark;
import tumult.engine.RuleOfThumb;
import tumult.engine.Setup;

/**
 * Sequence Dice; its rules are in {@code docs/rules/sequence-dice}. Nothing is hidden (R20), so all
 * views are one.
 */
public final class SequenceDice
    extends OpenGame<SequenceDiceState, SequenceDiceView, SequenceDiceMove> {
  /** Sequence Dice before its options are chosen. */
  public static final GameKind KIND =
      new GameKind("sequence-dice", 1, false, SequenceDiceOptions.ALL, SequenceDice::new);

  private static final Moves<SequenceDiceMove> MOVES = SequenceDiceMove.all();

  private final SequenceDiceOptions options;
  private final Policy<SequenceDiceState> thumb;
  private final Policy<SequenceDiceState> policy;
  private final Outlook<SequenceDiceState> outlook;

  public SequenceDice(Setup setup) {
    super(setup, MOVES);
    this.options = SequenceDiceOptions.of(setup);
    this.thumb = new SequenceDiceThumb(options);
    LineValues values = LineValues.of(options);
    this.policy = new LinePolicy(options, values);
    this.outlook = new SequenceDiceOutlook(options, values);
  }

  @Override
  public SequenceDiceState newState() {
    return new SequenceDiceState(options);
  }

  @Override
  protected SequenceDiceView view(SequenceDiceState state) {
    return SequenceDiceView.of(state);
  }

  @Override
  protected void restore(SequenceDiceView view, SequenceDiceState into) {
    view.restore(into);
  }

  @Override
  public List<Remark> remarks(
      SequenceDiceState before, int actor, int action, SequenceDiceState after) {
    return SequenceDiceRemarks.of(before, action, after);
  }

  @Override
  public Feats<SequenceDiceState> feats() {
    return new SequenceDiceFeats(seats());
  }

  /** Partners may not talk. R3 */
  @Override
  public @Nullable Refusal silence() {
    return options.teams() ? SequenceDiceRefusal.NO_TALKING : null;
  }

  @Override
  public Position write(SequenceDiceState state) {
    return SequenceDiceNotation.write(state);
  }

  @Override
  public SequenceDiceState read(Position position) {
    return new PositionReader(position, newState()).read();
  }

  @Override
  public String luck(SequenceDiceState state) {
    return state.phase() == Phase.START ? "start" : "dice " + state.turn;
  }

  /** What counts is the number: the board is the same from all four sides (R2). */
  @Override
  public String sort(int action) {
    return switch (move(action)) {
      case SequenceDiceMove.Roll roll -> "roll " + (roll.low() + roll.high());
      case SequenceDiceMove.Place place -> "place " + number(place.space());
      case SequenceDiceMove.Replace replace -> "replace " + number(replace.space());
      case SequenceDiceMove.Remove remove -> "remove " + number(remove.space());
    };
  }

  private static int number(String space) {
    return Board.sum(Board.parse(space));
  }

  @Override
  public Outlook<SequenceDiceState> outlook() {
    return outlook;
  }

  @Override
  public Policy<SequenceDiceState> policy() {
    return policy;
  }

  @Override
  public RuleOfThumb<SequenceDiceView> ruleOfThumb() {
    return RuleOfThumb.inTurn(
        RuleOfThumb.by(this, thumb), RuleOfThumb.by(this, mistakes()), 60, 35, 16);
  }

  @Override
  public Remark reason(SequenceDiceState state, int seat, int action) {
    return SequenceDiceWhy.of(state, seat, action);
  }
}
