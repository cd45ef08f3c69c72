package tumult.games.frappadingue.solved;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import tumult.games.frappadingue.FrappadingueOptions;
import tumult.games.frappadingue.solved.ExactTurn.Worth;

/** A match for two to a target of few hundreds, both playing for the win, in exact fractions. */
final class ExactMatch {
  private final FrappadingueOptions options;
  private final int target;

  /** By the scores of the first and the second. */
  private final Map<List<Integer>, Fraction> first = new HashMap<>();

  private final Map<List<Integer>, Fraction> second = new HashMap<>();
  private final Map<Integer, Fraction> last = new HashMap<>();

  ExactMatch(FrappadingueOptions options, int target) {
    this.options = options;
    this.target = target;
    for (int x = target - 1; x >= 0; x--) {
      for (int y = target - 1; y >= 0; y--) {
        solve(x, y);
      }
    }
  }

  /** The first's chance on its turn. */
  Fraction first(int x, int y) {
    return first.getOrDefault(List.of(x, y), Fraction.ZERO);
  }

  /** The second's chance on its turn. */
  Fraction second(int x, int y) {
    return second.getOrDefault(List.of(x, y), Fraction.ZERO);
  }

  private static Fraction not(Fraction chance) {
    return Fraction.ONE.minus(chance);
  }

  private Worth turn(IntFunction<Fraction> payoff, Fraction bust) {
    return new ExactTurn(options, total -> payoff.apply(total / 100), bust).opening();
  }

  /** The second has one turn and is so far behind (R23). */
  private Fraction last(int behind) {
    if (!last.containsKey(behind)) {
      last.put(
          behind,
          turn(k -> Fraction.of(k > behind ? 2 : k == behind ? 1 : 0, 2), Fraction.ZERO).value());
    }
    return last.getOrDefault(behind, Fraction.ZERO);
  }

  private void solve(int x, int y) {
    IntFunction<Fraction> toFirst = k -> not(x + k < target ? second(x + k, y) : last(x + k - y));
    IntFunction<Fraction> toSecond = k -> y + k < target ? not(first(x, y + k)) : Fraction.ONE;
    Fraction a = Fraction.ONE;
    Fraction b = Fraction.ONE;
    while (true) {
      Worth ofFirst = turn(toFirst, not(b));
      Worth ofSecond = turn(toSecond, not(a));
      if (a.equals(ofFirst.value()) && b.equals(ofSecond.value())) {
        break;
      }
      // a = p - q b and b = r - s a, as long as nobody plays otherwise
      Fraction q = ofFirst.bust();
      Fraction s = ofSecond.bust();
      Fraction p = ofFirst.value().plus(q.times(b));
      Fraction r = ofSecond.value().plus(s.times(a));
      a = p.minus(q.times(r)).over(not(q.times(s)));
      b = r.minus(s.times(a));
    }
    first.put(List.of(x, y), a);
    second.put(List.of(x, y), b);
  }
}
