package tumult.games.kaos;

import tumult.engine.Rng;
import tumult.engine.Seat;

/**
 * Fills in a world that a view allows: the cards the viewer cannot place are dealt at random.
 *
 * <p>Two things a view cannot tell are not cards. Whether a hand that was stolen from had been
 * worth 30–36 before, if it is now, is tossed for. Of the other seats it is supposed that they
 * know, of hands and pile, what everybody knows.
 */
final class KaosImagination {
  private static final int HIDDEN = 0;

  private final KaosView view;
  private final KaosState into;
  private final Rng rng;
  private long unseen;

  /** The viewer among those who know a card. */
  private final int viewer;

  KaosImagination(KaosView view, KaosState into, Rng rng) {
    this.view = view;
    this.into = into;
    this.rng = rng;
    this.viewer = view.seat() == Seat.SPECTATOR ? 0 : 1 << view.seat();
  }

  void fill() {
    into.collect();
    layTable();
    dealNumbers();
    dealChaosCards();
    for (int seat = 0; seat < view.players().size(); seat++) {
      into.tenures.lay(seat, view.players().get(seat).tenure(), held(seat));
    }
    into.resume(view.phase(), Math.max(view.turn(), 0), Math.max(view.target(), 0));
  }

  /** What everybody sees. */
  private void layTable() {
    into.round = view.round();
    into.turns = view.turns();
    into.first = Math.max(view.first(), 0);
    into.called = view.called();
    into.die = view.die() == null ? Die.NOT_ROLLED : view.die().number();
    into.contest.waiting = SeatSet.of(view.waiting());
    into.contest.ahead = SeatSet.of(view.ahead());
    into.contest.best = view.best();
    into.chips.lay(view.players().stream().mapToInt(KaosView.Player::chips).toArray());
    for (int seat = 0; seat < view.players().size(); seat++) {
      KaosView.Player player = view.players().get(seat);
      into.inRound |= player.inRound() ? 1 << seat : 0;
      into.starts |= player.startCard() << (4 * seat);
      into.shown[seat] = Cards.of(player.shownCards());
    }
  }

  private void dealNumbers() {
    unseen = into.options.deck() - Cards.of(view.pileCards());
    for (KaosView.Player player : view.players()) {
      unseen -= Cards.of(player.knownCards());
    }
    for (KaosView.UnderCard under : view.under()) {
      unseen -= under.card() == HIDDEN ? Cards.NONE : Cards.one(under.card());
    }
    for (int seat = 0; seat < view.players().size(); seat++) {
      KaosView.Player player = view.players().get(seat);
      long open = Cards.of(player.openCards());
      long known = Cards.of(player.knownCards());
      fillHand(into.numbers, seat, open, into.everybody, known - open, player.cards());
    }
    int[] under = underCards();
    into.numberPile.lay(unseen + Cards.of(view.pileCards()));
    for (int i = 0; i < under.length; i++) {
      into.numberPile.putUnder(under[i], knowers(view.under().get(i)), follows(i));
    }
  }

  private void dealChaosCards() {
    unseen = ChaosCard.deck() - ChaosCard.cards(view.chaosUnder());
    unseen -= view.using() == null ? Cards.NONE : Cards.one(view.using().number());
    for (KaosView.Player player : view.players()) {
      unseen -= ChaosCard.cards(player.knownSaved());
    }
    for (int seat = 0; seat < view.players().size(); seat++) {
      KaosView.Player player = view.players().get(seat);
      long open = ChaosCard.cards(player.openSaved());
      long known = ChaosCard.cards(player.knownSaved());
      fillHand(into.saved, seat, open, KaosState.PUBLIC, known - open, player.saved());
    }
    into.chaosPile.lay(unseen);
    for (ChaosCard card : view.chaosUnder()) {
      into.chaosPile.putUnder(card.number(), KaosState.PUBLIC, false);
    }
  }

  /** Gives a seat what everybody knows, what the viewer knows, and unseen cards for the rest. */
  private void fillHand(Hands hands, int seat, long open, int everybody, long known, int size) {
    Cards.list(open).forEach(card -> hands.add(seat, card, everybody));
    Cards.list(known).forEach(card -> hands.add(seat, card, hands == into.saved ? 0 : viewer));
    while (hands.size(seat) < size) {
      hands.add(seat, deal(), 0);
    }
  }

  /** An unseen card, each equally likely. */
  private int deal() {
    int card = Cards.pick(unseen, rng.below(Cards.size(unseen)));
    unseen -= Cards.one(card);
    return card;
  }

  /** The cards under the pile; those put under in one go lie in ascending order (R30). */
  private int[] underCards() {
    int[] under = new int[view.under().size()];
    for (int i = 0; i < under.length; i++) {
      int known = view.under().get(i).card();
      int card = known == HIDDEN ? deal() : known;
      int at = i;
      for (; follows(at) && under[at - 1] > card; at--) {
        under[at] = under[at - 1];
      }
      under[at] = card;
    }
    return under;
  }

  private boolean follows(int index) {
    return view.under().get(index).follows();
  }

  private int knowers(KaosView.UnderCard under) {
    if (under.open()) {
      return into.everybody;
    }
    return under.card() == HIDDEN ? 0 : viewer;
  }

  private boolean held(int seat) {
    if (seat == view.seat()) {
      return view.callIsRight();
    }
    boolean inRange = into.inRange(seat);
    return switch (view.players().get(seat).tenure()) {
      case NONE -> false;
      case UNTOUCHED -> inRange;
      case ROBBED -> inRange && rng.below(2) == 0;
    };
  }
}
