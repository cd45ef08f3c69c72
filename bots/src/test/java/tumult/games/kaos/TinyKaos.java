package tumult.games.kaos;

import tumult.engine.Game;
import tumult.engine.Outlook;
import tumult.engine.Policy;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.Setup;
import tumult.games.Games;

/**
 * Kaos for two, so small that all of it can be looked through: a blank die, no chaos cards, two
 * open cards in each hand, five more of which each has one and the pile the rest, and few turns
 * left of the round. The rules are those of Kaos.
 */
final class TinyKaos implements Game<KaosState, KaosView, KaosMove> {
  private static final int OPEN = 7;

  /** The cards that are not open. */
  static final int[] HIDDEN = {6, 8, 10, 12, 15};

  private static final int CHIPS = 3;

  private final Setup setup = Setup.parse("kaos(seats=2,highest=15)", Games.ALL);
  private final Kaos rules = new Kaos(setup);
  private final KaosOptions options = KaosOptions.of(setup);
  private final int turnsLeft;

  TinyKaos(int turnsLeft) {
    this.turnsLeft = turnsLeft;
  }

  /** The round with these hidden cards in the hands; the first is to begin its turn. */
  KaosState deal(int first, int second) {
    KaosState state = newState();
    state.collect();
    state.round = 1;
    state.turns = KaosState.LONGEST_ROUND - turnsLeft;
    state.inRound = 0b11;
    state.chips.lay(new int[] {CHIPS, CHIPS});
    for (int seat = 0; seat < 2; seat++) {
      state.numbers.add(seat, OPEN, state.everybody);
      state.numbers.add(seat, OPEN, state.everybody);
      state.numbers.add(seat, seat == 0 ? first : second, 0);
    }
    state.numberPile.lay(hidden() - Cards.one(first) - Cards.one(second));
    state.chaosPile.lay(Cards.NONE);
    state.resume(KaosPhase.START, 0, 0);
    return state;
  }

  private static long hidden() {
    long cards = Cards.NONE;
    for (int card : HIDDEN) {
      cards += Cards.one(card);
    }
    return cards;
  }

  @Override
  public KaosState newState() {
    return new KaosState(options, new KaosCodes(options), new Die(6));
  }

  /** As Kaos does, but from the cards that there are. */
  @Override
  public void imagine(KaosView view, KaosState into, Rng rng) {
    rules.imagine(view, into, rng);
    int other = 1 - view.seat();
    int size = into.numbers.size(other);
    long open = Cards.of(view.players().get(other).openCards());
    into.numbers.clear(other);
    Cards.list(open).forEach(card -> into.numbers.add(other, card, into.everybody));
    long unseen = hidden() + 4 * Cards.one(OPEN) - into.numbers.of(view.seat()) - open;
    while (into.numbers.size(other) < size) {
      int card = Cards.pick(unseen, rng.below(Cards.size(unseen)));
      unseen -= Cards.one(card);
      into.numbers.add(other, card, 0);
    }
    into.numberPile.lay(unseen);
    into.chaosPile.lay(Cards.NONE);
    into.tenures.suppose(other, into.inRange(other), rng);
  }

  @Override
  public void reimagine(KaosState state, int seat, Rng rng) {
    rules.reimagine(state, seat, rng);
  }

  @Override
  public Policy<KaosState> policy() {
    return rules.policy();
  }

  @Override
  public Outlook<KaosState> outlook() {
    return rules.outlook();
  }

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public KaosView view(KaosState state, int seat) {
    return rules.view(state, seat);
  }

  @Override
  public int actionCount() {
    return rules.actionCount();
  }

  @Override
  public int action(KaosMove move) {
    return rules.action(move);
  }

  @Override
  public KaosMove move(int action) {
    return rules.move(action);
  }

  @Override
  public String text(KaosMove move) {
    return rules.text(move);
  }

  @Override
  public KaosMove parse(String text) {
    return rules.parse(text);
  }

  @Override
  public String seen(KaosState before, int actor, int action, int observer) {
    return rules.seen(before, actor, action, observer);
  }

  @Override
  public Position write(KaosState state) {
    return rules.write(state);
  }

  @Override
  public KaosState read(Position position) {
    return rules.read(position);
  }
}
