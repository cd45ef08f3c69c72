package tumult.games.sequencedice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Position;
import tumult.engine.Refusal;
import tumult.engine.Remark;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.Setup;

/** Sequence Dice; its rules are in {@code docs/rules/sequence-dice.md}. */
public final class SequenceDice
    implements Game<SequenceDiceState, SequenceDiceView, SequenceDiceMove> {
  /** Sequence Dice before its options are chosen. */
  public static final GameKind KIND =
      new GameKind("sequence-dice", 1, false, SequenceDiceOptions.ALL, SequenceDice::new);

  private final Setup setup;
  private final SequenceDiceOptions options;
  private final RuleOfThumb<SequenceDiceView, SequenceDiceMove> thumb;

  public SequenceDice(Setup setup) {
    this.setup = setup;
    this.options = SequenceDiceOptions.of(setup);
    this.thumb = RuleOfThumb.inTurn(new SequenceDiceThumb(options)::choose);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public SequenceDiceState newState() {
    return new SequenceDiceState(options);
  }

  /** The same for every seat and for those who look on: nothing is hidden. R20 */
  @Override
  public SequenceDiceView view(SequenceDiceState state, int seat) {
    return SequenceDiceView.of(state);
  }

  @Override
  public void imagine(SequenceDiceView view, SequenceDiceState into, Rng rng) {
    view.restore(into);
  }

  @Override
  public int actionCount() {
    return SequenceDiceMove.COUNT;
  }

  @Override
  public int action(SequenceDiceMove move) {
    return move.code();
  }

  @Override
  public SequenceDiceMove move(int action) {
    return SequenceDiceMove.of(action);
  }

  @Override
  public String text(SequenceDiceMove move) {
    return SequenceDiceNotation.text(move);
  }

  @Override
  public SequenceDiceMove parse(String text) {
    return SequenceDiceNotation.parse(text);
  }

  /** R20 */
  @Override
  public String seen(SequenceDiceState before, int actor, int action, int observer) {
    return text(action);
  }

  /** Nothing is hidden. R20 */
  @Override
  public boolean reveals(SequenceDiceState before, int seat, int action) {
    return false;
  }

  @Override
  public List<Remark> remarks(
      SequenceDiceState before, int actor, int action, SequenceDiceState after) {
    return SequenceDiceRemarks.of(before, action, after);
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
  public RuleOfThumb<SequenceDiceView, SequenceDiceMove> ruleOfThumb() {
    return thumb;
  }
}
