package tumult.games.maumau;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Feats;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Remark;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.engine.Timeout;

/** Mau Mau; its rules are in {@link MauMauState}. */
public final class MauMau implements Game<MauMauState, MauMauView, MauMauMove> {
  public static final GameKind KIND =
      new GameKind("mau-mau", 1, false, MauMauOptions.ALL, MauMau::new);

  private static final Policy<MauMauState> THUMB = new MauMauThumb();

  private final Setup setup;
  private final MauMauOptions options;
  private final Outlook<MauMauState> outlook;

  MauMau(Setup setup) {
    this.setup = setup;
    this.options = MauMauOptions.of(setup);
    this.outlook = new MauMauOutlook(options);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public MauMauState newState() {
    return new MauMauState(options);
  }

  @Override
  public MauMauView view(MauMauState state, int seat) {
    return MauMauView.of(state, seat);
  }

  @Override
  public void imagine(MauMauView view, MauMauState into, Rng rng) {
    view.imagine(into, rng);
  }

  @Override
  public void reimagine(MauMauState state, int seat, Rng rng) {
    state.redeal(seat, rng);
  }

  @Override
  public int actionCount() {
    return Actions.DEALER + options.seats();
  }

  @Override
  public int action(MauMauMove move) {
    return Actions.code(move, options.seats());
  }

  @Override
  public MauMauMove move(int action) {
    return Actions.move(action);
  }

  @Override
  public String text(MauMauMove move) {
    return MauMauNotation.text(move);
  }

  @Override
  public MauMauMove parse(String text) {
    return MauMauNotation.parse(text, options.seats());
  }

  @Override
  public String seen(MauMauState before, int actor, int action, int observer) {
    MauMauMove move = move(action);
    return move instanceof MauMauMove.Deal && observer != before.turn // R27
        ? MauMauNotation.HIDDEN_CARD
        : text(move);
  }

  /** Letting the time for "mau" run out is silence (R21). */
  @Override
  public @Nullable Timeout timeout(MauMauState state, int actor) {
    return state.phase == Phase.MAU && actor == state.turn
        ? new Timeout(options.mauSeconds() * 1_000, Actions.SILENT)
        : null;
  }

  /** Who lays shows a card, who draws had none to lay; to speak and to name is open to all. */
  @Override
  public boolean reveals(MauMauState before, int seat, int action) {
    return action <= Actions.DRAW;
  }

  @Override
  public List<Remark> remarks(MauMauState before, int actor, int action, MauMauState after) {
    return MauMauRemarks.of(before, action, after);
  }

  @Override
  public Feats<MauMauState> feats() {
    return new MauMauFeats(options.seats());
  }

  @Override
  public Position write(MauMauState state) {
    return MauMauNotation.write(state);
  }

  @Override
  public MauMauState read(Position position) {
    return new MauMauReader(options, position).state();
  }

  @Override
  public String luck(MauMauState state) {
    return switch (state.phase) {
      case DEALER, STARTER -> "deal";
      case DEAL -> "deal " + state.turn;
      default -> "draw " + state.turn;
    };
  }

  /** All colours are alike. */
  @Override
  public String sort(int action) {
    return switch (move(action)) {
      case MauMauMove.Deal dealt -> "card " + dealt.card().face().text();
      case MauMauMove.Starter starter -> "starter " + starter.card().face().text();
      case MauMauMove.Lay laid -> "lay " + laid.card().face().text();
      case MauMauMove.Name _ -> "name";
      case MauMauMove other -> text(other);
    };
  }

  @Override
  public Outlook<MauMauState> outlook() {
    return outlook;
  }

  /** A child forgets to say "mau" (R21), or lays any card. */
  @Override
  public Policy<MauMauState> mistakes() {
    return (state, seat, actions, count, rng) ->
        state.phase == Phase.MAU ? Actions.SILENT : actions[rng.below(count)];
  }

  @Override
  public Policy<MauMauState> policy() {
    return THUMB;
  }

  @Override
  public Remark reason(MauMauState state, int seat, int action) {
    return new MauMauWhy(state, seat).of(action);
  }
}
