package tumult.games.haos;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tumult.games.haos.HaosView.Before;
import tumult.games.haos.HaosView.Place;

/** Positions as views, and back. */
final class Views {
  private Views() {}

  static HaosView of(HaosState state) {
    return new HaosView(
        state.phase,
        state.turn,
        state.opener,
        state.chooser,
        state.nameable,
        IntStream.range(0, state.places).mapToObj(place -> place(state, place)).toList(),
        sorted(state.piles, state.piles.totemTop()),
        before(state),
        state.opened,
        state.openings,
        state.settled,
        seats(state.winners));
  }

  private static Place place(HaosState state, int place) {
    Piles piles = state.piles;
    List<List<String>> returned = returned(piles, place);
    int stack = piles.unseen(place) + returned.stream().mapToInt(List::size).sum();
    List<String> pile = chain(piles, piles.pileTop(place));
    int lefts = piles.beside(place);
    return new Place(
        stack,
        piles.unseen(place),
        returned,
        pile.subList(0, pile.size() - lefts),
        lefts,
        state.openedIn[place]);
  }

  private static List<List<String>> returned(Piles piles, int place) {
    List<List<String>> groups = new ArrayList<>();
    int top = piles.stackTop(place);
    for (int card = top; card != Piles.NONE; card = piles.next(card)) {
      if (piles.endsGroup(card)) {
        groups.add(sorted(piles, top, piles.next(card)));
        top = piles.next(card);
      }
    }
    return groups;
  }

  private static List<String> chain(Piles piles, int top) {
    List<String> cards = new ArrayList<>();
    for (int card = top; card != Piles.NONE; card = piles.next(card)) {
      cards.add(Face.text(Face.of(card)));
    }
    return cards;
  }

  private static List<String> sorted(Piles piles, int top) {
    return sorted(piles, top, Piles.NONE);
  }

  private static List<String> sorted(Piles piles, int top, int end) {
    List<Integer> faces = new ArrayList<>();
    for (int card = top; card != end; card = piles.next(card)) {
      faces.add(Face.of(card));
    }
    return faces.stream().sorted().map(Face::text).toList();
  }

  private static Before before(HaosState state) {
    if (state.nameable == 2) {
      boolean symbol = state.covered != Tops.NO_SYMBOL;
      String covered = symbol ? Face.symbolText(state.covered) : "";
      return new Before(covered, state.coveredIn, state.shiftBefore);
    }
    return state.phase == HaosPhase.OPENING ? new Before("", 0, state.shiftBefore) : Before.NOTHING;
  }

  /** The seats of a set. */
  static List<Integer> seats(int set) {
    return IntStream.range(0, HaosOptions.MOST_PLACES)
        .filter(seat -> (set >> seat & 1) != 0)
        .boxed()
        .toList();
  }

  /** Makes a state the position that a view shows. */
  static void restore(HaosView view, HaosState state) {
    state.phase = view.phase();
    state.turn = view.turn();
    state.opener = view.opener();
    state.chooser = view.chooser();
    state.nameable = view.nameable();
    state.opened = view.opened();
    state.openings = view.openings();
    state.settled = view.settled();
    state.winners = view.winners().stream().mapToInt(seat -> 1 << seat).sum();
    String covered = view.before().covered();
    state.covered = covered.isEmpty() ? Tops.NO_SYMBOL : covered.charAt(0) - 'A';
    state.coveredIn = view.before().coveredIn();
    state.shiftBefore = view.before().shift();
    restoreCards(view, state);
    state.derive();
  }

  private static void restoreCards(HaosView view, HaosState state) {
    Piles piles = state.piles;
    piles.reset();
    Arrays.fill(state.openedIn, (short) 0);
    for (int place = 0; place < state.places; place++) {
      Place shown = view.places().get(place);
      state.openedIn[place] = (short) shown.openedIn();
      restore(shown, piles, place);
    }
    restoreTotem(view.totem(), piles);
  }

  /** Lays cards that were unseen under the totem. */
  static void restoreTotem(List<String> cards, Piles piles) {
    cards.forEach(card -> piles.layUnderTotem(piles.takeUnseen(Face.parse(card))));
  }

  /** Lays cards that were unseen where a place shows them. */
  static void restore(Place shown, Piles piles, int place) {
    piles.deal(place, shown.unseen());
    for (List<String> group : shown.returned()) {
      restoreTotem(group, piles);
      piles.moveTotemUnderStack(place);
    }
    for (String card : shown.pile().reversed()) {
      piles.lay(place, piles.takeUnseen(Face.parse(card)));
    }
    for (int left = 0; left < shown.lefts(); left++) {
      piles.layBeside(place, piles.takeUnseen(Face.LEFT));
    }
  }
}
