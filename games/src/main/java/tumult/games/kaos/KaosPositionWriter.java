package tumult.games.kaos;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.engine.Position;

/** Writes a position, each phase with the fields that mean something in it. */
final class KaosPositionWriter {
  private final KaosState state;
  private final int seats;
  private final Position position = new Position();

  KaosPositionWriter(KaosState state) {
    this.state = state;
    this.seats = state.options.seats();
  }

  Position write() {
    position.put("phase", state.phase.text()).put("round", state.round);
    if (state.phase != KaosPhase.OVER) {
      position.put("in", SeatSet.list(state.inRound));
    }
    position.put("chips", everySeat(state.chips::of)).put("pot", state.chips.pot());
    if (state.phase != KaosPhase.OVER) {
      writeTurn();
      writeContest();
      writeNumbers();
      writeChaosCards();
    }
    return position.putAll("shown", everySeat(seat -> Cards.list(state.shown[seat])));
  }

  private void writeTurn() {
    if (state.phase.opening()) {
      return;
    }
    position.put("turns", state.turns).put("first", state.first).put("turn", state.turn);
    if (state.phase == KaosPhase.START) {
      position.put("called", state.called);
    }
    if (state.phase.rolled()) {
      position.put("die", Face.of(state.die).text());
    }
    ChaosCard using = state.using();
    if (using != null) {
      position.put("using", using.text());
    }
    if (state.phase.hasTarget()) {
      position.put("target", state.target);
    }
    if (state.phase == KaosPhase.SHOWDOWN) {
      return;
    }
    position.put("tenure", everySeat(seat -> state.tenures.of(seat).text()));
    position.put("held", those(seats, state.tenures::held));
  }

  private void writeContest() {
    if (state.phase.contest()) {
      position.put("waiting", SeatSet.list(state.contest.waiting));
      position.put("ahead", SeatSet.list(state.contest.ahead));
      position.put("best", state.contest.best);
    }
  }

  private void writeNumbers() {
    position.putAll("hands", everySeat(seat -> Cards.list(state.numbers.of(seat))));
    Pile pile = state.numberPile;
    position.put("pile", Cards.list(pile.shuffled()));
    position.put("under", every(pile.underSize(), pile::card));
    if (!state.phase.opening()) {
      position.put("underKnownTo", every(pile.underSize(), this::underKnownTo));
      position.put("starts", everySeat(seat -> state.starts >> (4 * seat) & 0xF));
    }
    if (!state.phase.contest()) {
      position.putAll("known", everySeat(this::known));
    }
  }

  private String underKnownTo(int index) {
    String knowers = knowers(state.numberPile.knowers(index));
    return state.numberPile.follows(index) ? knowers + KaosNumberReader.FOLLOWS : knowers;
  }

  private void writeChaosCards() {
    if (!state.phase.opening()) {
      position.putAll("saved", everySeat(seat -> chaosCards(state.saved.of(seat))));
      position.putAll("savedKnown", everySeat(seat -> chaosCards(state.saved.known(seat, 0))));
      position.put("chaosPile", chaosCards(state.chaosPile.shuffled()));
      position.put(
          "chaosUnder",
          every(state.chaosPile.underSize(), i -> ChaosCard.of(state.chaosPile.card(i)).text()));
    }
  }

  /** The cards of a hand that others know, as {@code 9:02}: a 9, known to the seats 0 and 2. */
  private List<String> known(int seat) {
    List<String> known = new ArrayList<>();
    for (int card = 1; card <= state.options.highest(); card++) {
      for (int nth = 1; nth <= state.options.copies(); nth++) {
        int knowers = knowers(seat, card, nth);
        if (knowers != 0) {
          known.add(card + ":" + knowers(knowers));
        }
      }
    }
    return known;
  }

  /** Those who know of at least so many cards of a value in a hand. */
  private int knowers(int seat, int card, int nth) {
    int knowers = 0;
    for (int observer = 0; observer <= seats; observer++) {
      if (Cards.count(state.numbers.known(seat, observer), card) >= nth) {
        knowers |= 1 << observer;
      }
    }
    return knowers;
  }

  /** What spectators know, everybody knows. */
  private String knowers(int knowers) {
    if (SeatSet.has(knowers, seats)) {
      return "all";
    }
    return knowers == 0
        ? "none"
        : SeatSet.list(knowers).stream().map(String::valueOf).collect(Collectors.joining());
  }

  private static List<String> chaosCards(long cards) {
    return ChaosCard.list(cards).stream().map(ChaosCard::text).toList();
  }

  private <T> List<T> everySeat(IntFunction<T> what) {
    return every(seats, what);
  }

  private static <T> List<T> every(int count, IntFunction<T> what) {
    return IntStream.range(0, count).mapToObj(what).toList();
  }

  private static List<Integer> those(int count, IntPredicate which) {
    return IntStream.range(0, count).filter(which).boxed().toList();
  }
}
