package tumult.games.haos;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Feats;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Outlook;
import tumult.engine.Position;
import tumult.engine.RaceRules;
import tumult.engine.Remark;
import tumult.engine.Rng;
import tumult.engine.RuleOfThumb;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.engine.Timeout;

/** Haos: a race for the totem whenever two top cards show the same symbol. */
public final class Haos implements Game<HaosState, HaosView, HaosMove> {
  /** The game before its options are chosen. */
  public static final GameKind KIND =
      new GameKind("haos", 1, true, HaosOptions.ALL, Haos::new).next(HaosOptions.ALL); // 2: R31

  private static final int LAPSE_MILLIS = 5_000;
  private static final int OPEN_MILLIS = 12_000;

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

  /**
   * A race that nobody answers lapses, and so does a choice not made in time (R19, R22); who does
   * not open holds nobody up for long.
   */
  @Override
  public @Nullable Timeout timeout(HaosState state, int actor) {
    if (actor == Seat.ARBITER) {
      boolean answerDue = state.phase.race() || state.phase == HaosPhase.CHOICE;
      return answerDue ? new Timeout(LAPSE_MILLIS, Action.LAPSE) : null;
    }
    return awaits(state, actor) ? new Timeout(OPEN_MILLIS, Action.OPEN) : null;
  }

  /** Only who is to open can hold the others up (R9). */
  @Override
  public boolean awaits(HaosState state, int seat) {
    return state.phase == HaosPhase.TURN && seat == state.seat(state.turn);
  }

  /** Nothing is hidden from anybody but all (R34). */
  @Override
  public boolean reveals(HaosState before, int seat, int action) {
    return false;
  }

  @Override
  public List<Remark> remarks(HaosState before, int actor, int action, HaosState after) {
    return HaosRemarks.of(before, actor, action, after);
  }

  @Override
  public Feats<HaosState> feats() {
    return new HaosFeats();
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
  public RaceRules<HaosState> race() {
    return new HaosRace(options);
  }

  /** All symbols are alike, and so are their colours. */
  @Override
  public String sort(int action) {
    return switch (move(action)) {
      case HaosMove.Card(var card) -> "card " + (card.length() == 2 ? "symbol" : card);
      case HaosMove.Under(var card) -> "under " + (card.length() == 2 ? "symbol" : card);
      case HaosMove other -> text(other);
    };
  }

  @Override
  public String luck(HaosState state) {
    return state.phase.setUp() ? "deal" : "card " + state.turn;
  }

  @Override
  public RuleOfThumb<HaosView> ruleOfThumb() {
    return new HaosThumb(options);
  }

  @Override
  public Outlook<HaosState> outlook() {
    return new HaosOutlook(options);
  }

  @Override
  public @Nullable Remark reason(HaosState state, int seat, int action) {
    return HaosWhy.of(state, options, seat, action);
  }
}
