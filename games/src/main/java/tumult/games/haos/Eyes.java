package tumult.games.haos;

import java.util.List;
import java.util.stream.IntStream;
import tumult.games.haos.HaosView.Place;

/** What somebody at the table makes of what lies there. */
final class Eyes {
  private final HaosView view;
  private final HaosState table;
  private final int places;
  private final int shift;

  /** The symbol that each place plays with. */
  private final int[] symbols;

  Eyes(HaosView view, HaosOptions options) {
    this.view = view;
    this.table = new HaosState(options);
    this.places = options.places();
    this.shift = view.places().stream().mapToInt(Place::lefts).sum() % places; // R26
    this.symbols = IntStream.range(0, places).map(this::symbol).toArray();
    Views.restore(view, table);
  }

  /** The places of a seat that still play, the right hand's first. */
  List<Integer> placesOf(int seat) {
    return IntStream.range(0, places)
        .filter(place -> table.seat(place) == seat && table.isIn(place))
        .boxed()
        .toList();
  }

  /** Whether a place may grab, being in a duel. */
  boolean inDuel(int place) {
    return table.inDuel(place);
  }

  /** How many piles there are to look through. */
  int piles() {
    return (int) view.places().stream().filter(place -> !place.pile().isEmpty()).count();
  }

  /** Whether a place's symbol and another person's differ, and one of the two has just come. */
  boolean compares(int place) {
    return others(place).anyMatch(other -> justCame(place, other));
  }

  /** Whether two such symbols are of one family. */
  boolean resembles(int place) {
    int family = Face.family(symbols[place]);
    return others(place)
        .filter(other -> justCame(place, other))
        .anyMatch(other -> Face.family(symbols[other]) == family);
  }

  /** The places of other persons that show another symbol, if this one shows any. */
  private IntStream others(int place) {
    int own = symbols[place];
    return IntStream.range(0, places)
        .filter(other -> table.seat(other) != table.seat(place))
        .filter(other -> own != Tops.NO_SYMBOL && symbols[other] != Tops.NO_SYMBOL)
        .filter(other -> symbols[other] != own);
  }

  private boolean justCame(int place, int other) {
    return Math.max(played(place).openedIn(), played(other).openedIn()) == view.openings();
  }

  private int symbol(int place) {
    List<String> pile = played(place).pile();
    return pile.isEmpty() ? Tops.NO_SYMBOL : Face.symbol(Face.parse(pile.getFirst()));
  }

  private Place played(int place) {
    return view.places().get((place + shift) % places); // R25
  }
}
