package tumult.games.kaos;

import java.util.List;
import tumult.engine.Feats;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Remark;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.Setup;

/** The game Kaos. Its rules are in {@link KaosState}, its numbered text in docs/rules/kaos. */
public final class Kaos implements Game<KaosState, KaosView, KaosMove> {
  /** Kaos before its options are chosen. */
  public static final GameKind KIND = new GameKind("kaos", 1, false, KaosOptions.ALL, Kaos::new);

  private final Setup setup;
  private final KaosOptions options;
  private final KaosCodes codes;
  private final KaosNotation notation;
  private final Die die;
  private final Policy<KaosState> thumb;
  private final Outlook<KaosState> outlook;

  Kaos(Setup setup) {
    this.setup = setup;
    this.options = KaosOptions.of(setup);
    this.codes = new KaosCodes(options);
    this.notation = new KaosNotation(options);
    this.die = new Die(options.blanks());
    this.thumb = new KaosThumb(options, codes);
    this.outlook = new KaosOutlook(options);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public KaosState newState() {
    return new KaosState(options, codes, die);
  }

  @Override
  public KaosView view(KaosState state, int seat) {
    return new KaosObserver(state, seat).view();
  }

  @Override
  public void imagine(KaosView view, KaosState into, Rng rng) {
    new KaosImagination(view, into, rng).fill();
  }

  @Override
  public void reimagine(KaosState state, int seat, Rng rng) {
    state.redeal(seat, rng);
  }

  @Override
  public int actionCount() {
    return codes.count;
  }

  @Override
  public int action(KaosMove move) {
    return codes.of(move);
  }

  @Override
  public KaosMove move(int action) {
    return codes.move(action);
  }

  @Override
  public String text(KaosMove move) {
    return KaosNotation.text(move);
  }

  @Override
  public KaosMove parse(String text) {
    return notation.parse(text);
  }

  @Override
  public String seen(KaosState before, int actor, int action, int observer) {
    return KaosNotation.seen(before, actor, codes.move(action), observer);
  }

  @Override
  public boolean reveals(KaosState before, int seat, int action) {
    return !KaosCodes.isOpenToAll(action);
  }

  @Override
  public List<Remark> remarks(KaosState before, int actor, int action, KaosState after) {
    return KaosRemarks.of(before, action, after);
  }

  @Override
  public Feats<KaosState> feats() {
    return new KaosFeats();
  }

  @Override
  public Position write(KaosState state) {
    return new KaosPositionWriter(state).write();
  }

  @Override
  public KaosState read(Position position) {
    return new KaosPositionReader(position, notation, newState()).read();
  }

  @Override
  public String luck(KaosState state) {
    return switch (state.phase) {
      case OPENING, TIE, SHOWDOWN -> "contest";
      case DIE -> "die " + state.turn;
      case CHAOS -> "chaos " + state.turn;
      case LOSE -> "loss " + state.turn;
      default -> "card " + state.turn;
    };
  }

  /** Whom a card hits, and which card is given up for another, makes no difference. */
  @Override
  public String sort(int action) {
    return switch (move(action)) {
      case KaosMove.Reset _ -> "reset";
      case KaosMove.Steal _ -> "steal";
      case KaosMove.ChanceSwap _ -> "chance swap";
      case KaosMove.ChanceDrop _ -> "chance drop";
      case KaosMove.TakeCard _ -> "perfect";
      case KaosMove other -> text(other);
    };
  }

  @Override
  public Outlook<KaosState> outlook() {
    return outlook;
  }

  /** A child calls as soon as it has 30 (R13), draws on regardless, or does anything. */
  @Override
  public Policy<KaosState> mistakes() {
    return (state, seat, actions, count, rng) -> {
      if (state.phase != KaosPhase.START) {
        return actions[rng.below(count)];
      }
      return actions[0] == KaosCodes.CALL && state.inRange(seat) ? KaosCodes.CALL : KaosCodes.DRAW;
    };
  }

  /** More than this wins less: it relies too much on the others' playing by the rule of thumb. */
  @Override
  public List<Integer> searches() {
    return List.of(400);
  }

  @Override
  public RuleOfThumb<KaosView> ruleOfThumb() {
    return RuleOfThumb.inTurn(
        RuleOfThumb.by(this, thumb), RuleOfThumb.by(this, mistakes()), 55, 35, 16);
  }

  @Override
  public Policy<KaosState> policy() {
    return thumb;
  }

  @Override
  public Remark reason(KaosState state, int seat, int action) {
    return new KaosWhy(state, codes, seat).of(action);
  }
}
