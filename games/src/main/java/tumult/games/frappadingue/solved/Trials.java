package tumult.games.frappadingue.solved;

import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.games.frappadingue.CardSet;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.frappadingue.FrappadingueMove;
import tumult.games.frappadingue.FrappadingueState;

/** Turns and matches played by plans, under the real rules and with real luck, and counted. */
final class Trials {
  /** Says how a seat plays its turn. */
  interface Player {
    /** The plan of whoever is on turn, given scores in hundreds. */
    TurnPlan plan(boolean first, int own, int other);
  }

  private final Frappadingue game;
  private final Cards cards;
  private final Rng rng;
  private final int[] actions;

  // where the match is
  private FrappadingueState state;
  private int first;
  private long stop;
  private long visible;
  private int due;

  Trials(Setup setup, Cards cards, Rng rng) {
    game = new Frappadingue(setup);
    this.cards = cards;
    this.rng = rng;
    actions = new int[game.actionCount()];
    state = game.newState();
  }

  /** The mean score of so many turns of a game for one. */
  Trial.Mean turns(TurnPlan plan, long count) {
    Trial.Mean mean = new Trial.Mean();
    begin();
    for (long turn = 0; turn < count; turn++) {
      if (state.over()) {
        begin();
      }
      int before = state.score(0);
      turn((isFirst, own, other) -> plan);
      mean.add(state.score(0) - before);
    }
    return mean;
  }

  /** How often the first wins so many matches for two. */
  Trial.Mean matches(Player firstPlayer, Player secondPlayer, long count) {
    Trial.Mean mean = new Trial.Mean();
    for (long match = 0; match < count; match++) {
      mean.add(match(firstPlayer, secondPlayer));
    }
    return mean;
  }

  /** How often one wins against another in so many pairs of matches, first in one of each. */
  Trial.Mean mirrored(Player one, Player other, long pairs) {
    Trial.Mean mean = new Trial.Mean();
    for (long pair = 0; pair < pairs; pair++) {
      mean.add((match(one, other) + 1 - match(other, one)) / 2);
    }
    return mean;
  }

  /** The first's part of the win. */
  private double match(Player firstPlayer, Player secondPlayer) {
    begin();
    for (int turn = 0; !state.over(); turn++) {
      turn(turn % 2 == 0 ? firstPlayer : secondPlayer);
    }
    boolean wins = (state.winners() & Seat.bit(first)) != 0;
    return wins ? 1.0 / Integer.bitCount(state.winners()) : 0;
  }

  private void begin() {
    state = game.newState();
    int lot = state.chance(rng);
    state.play(Seat.CHANCE, lot);
    first = lot - FrappadingueMove.FIRST;
  }

  /** Plays one turn to its end. */
  private void turn(Player player) {
    stop = Turn.OPENING;
    int seat = -1;
    TurnPlan plan = null;
    while (deal()) {
      if (plan == null) {
        seat = Integer.numberOfTrailingZeros(state.actors());
        int other = game.seats() == 1 ? 0 : state.score(1 - seat) / 100;
        plan = player.plan(seat == first, state.score(seat) / 100, other);
      }
      int placement = choose(plan, seat);
      state.play(seat, placement);
      stop = TurnPlan.after(stop, visible, placement);
      if (state.actors() != Seat.bit(seat)) {
        return; // R18: no card was left
      }
      int choice = choose(plan, seat);
      state.play(seat, choice);
      if (choice == FrappadingueMove.SCORE) {
        return;
      }
    }
  }

  private int choose(TurnPlan plan, int seat) {
    return plan.choose(stop, visible, actions, state.actions(seat, actions));
  }

  /** Shows all piles of a deal; whether the turn goes on. */
  private boolean deal() {
    visible = CardSet.EMPTY;
    for (due = cards.piles(Turn.placed(stop)); due > 0; due--) {
      int card = state.chance(rng);
      state.play(Seat.CHANCE, card);
      visible += CardSet.one(card - FrappadingueMove.SHOW);
    }
    return !state.over() && state.actors() != Seat.bit(Seat.CHANCE);
  }
}
