package tumult.testkit.highcard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Option;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.testkit.highcard.HighCardState.Phase;

/**
 * High card: two cards each of the ranks 1 to 4. The lot says who begins; everybody is dealt a
 * hidden card; in turn each keeps it, or lays it open and draws another. The highest card wins.
 *
 * <p>Moves are their own notation. Honest as it stands; what can be overridden can be broken.
 */
public class HighCard implements Game<HighCardState, HighCardView, String> {
  public static final int RANKS = 4;
  public static final int COPIES = 2;
  public static final int KEEP = RANKS;
  public static final int SWAP = RANKS + 1;
  public static final int FIRST = RANKS + 2;

  private final Setup setup;
  private final List<String> texts = new ArrayList<>();
  private final Function<HighCard, HighCardState> states;

  public HighCard(Setup setup) {
    this(setup, HighCardState::new);
  }

  public HighCard(Setup setup, Function<HighCard, HighCardState> states) {
    this.setup = setup;
    this.states = states;
    IntStream.rangeClosed(1, RANKS).forEach(rank -> texts.add("card " + rank));
    texts.addAll(List.of("keep", "swap"));
    IntStream.range(0, setup.seats()).forEach(seat -> texts.add("first " + seat));
  }

  /** High card as made by somebody, honest or not. */
  public static GameKind kind(Function<Setup, HighCard> maker) {
    return new GameKind(
        "high-card", 1, false, List.of(Option.number("seats", 2, 3, 2)), maker::apply);
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public HighCardState newState() {
    return states.apply(this);
  }

  @Override
  public HighCardView view(HighCardState state, int seat) {
    return new HighCardView(
        seat,
        state.phase,
        state.first,
        state.turn,
        Arrays.stream(state.discards).boxed().toList(),
        IntStream.range(0, seats()).mapToObj(other -> shown(state, other, seat)).toList());
  }

  protected int shown(HighCardState state, int seat, int observer) {
    boolean open = seat == observer || state.phase == Phase.OVER || state.hands[seat] == 0;
    return open ? state.hands[seat] : HighCardView.HIDDEN;
  }

  @Override
  public void imagine(HighCardView view, HighCardState into, Rng rng) {
    into.phase = view.phase();
    into.first = view.first();
    into.turn = view.turn();
    into.place(view.discards(), view.hands());
    for (int seat = 0; seat < seats(); seat++) {
      if (view.hands().get(seat) == HighCardView.HIDDEN) {
        into.give(seat, draw(into, rng));
      }
    }
  }

  /** One of the cards that are not placed yet. */
  protected int draw(HighCardState into, Rng rng) {
    return into.draw(rng);
  }

  @Override
  public int actionCount() {
    return texts.size();
  }

  @Override
  public int action(String move) {
    return texts.indexOf(move);
  }

  @Override
  public String move(int action) {
    return texts.get(action);
  }

  @Override
  public String text(String move) {
    return move;
  }

  @Override
  public String parse(String text) {
    if (!texts.contains(text)) {
      throw new BadInput("'%s' is no move: expected one of %s".formatted(text, texts));
    }
    return text;
  }

  @Override
  public String seen(HighCardState before, int actor, int action, int observer) {
    return action < RANKS && observer != before.turn ? "card ?" : move(action);
  }

  @Override
  public Position write(HighCardState state) {
    return state.write();
  }

  @Override
  public HighCardState read(Position position) {
    return newState().read(position);
  }
}
