package tumult.games.haos;

import static tumult.engine.Position.wrong;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tumult.engine.Notation;
import tumult.engine.Position;
import tumult.games.haos.HaosView.Place;

/**
 * Reads one position. Most fields may be left out: cards that are named nowhere are unseen and
 * spread evenly; openings are taken to have gone round the table one by one, and not to be settled
 * as long as they can be named.
 */
final class HaosReader {
  private static final List<HaosPhase> PHASES = List.of(HaosPhase.values());

  private final HaosOptions options;
  private final Position position;
  private final int places;
  private final HaosState state;

  HaosReader(HaosOptions options, Position position) {
    this.options = options;
    this.position = position;
    this.places = options.places();
    this.state = new HaosState(options);
  }

  HaosState read() {
    state.phase = position.one("phase", text -> Notation.oneOf(text, PHASES, HaosPhase::text));
    readCards();
    HaosCheck check = new HaosCheck(state);
    if (state.phase.setUp()) {
      state.turn = state.phase == HaosPhase.UNDER ? place("turn") : HaosState.NOBODY;
    } else {
      state.derive();
      check.stacks();
      readActors();
      readHistory();
    }
    position.end();
    state.derive();
    check.all();
    return state;
  }

  private int[] numbers(String field, int most, int[] usual) {
    return position.numbers(field, places, 0, most, usual);
  }

  private int place(String field) {
    return position.number(field, 0, places - 1);
  }

  // The cards

  private void readCards() {
    List<List<List<String>>> returned = position.listsOrNone("returned", places, HaosReader::group);
    List<List<String>> piles = position.listsOrNone("piles", places, HaosReader::card);
    int[] lefts = numbers("lefts", HaosOptions.MOST_COPIES, new int[places]);
    List<String> totem = position.list("totem", HaosReader::card, List.of());
    CardCount count = new CardCount(options);
    returned.forEach(groups -> groups.forEach(group -> count.add("returned", group)));
    piles.forEach(pile -> count.add("piles", pile));
    count.add("lefts", Collections.nCopies(Arrays.stream(lefts).sum(), Face.text(Face.LEFT)));
    count.add("totem", totem);
    int[] unseen = unseen(count.rest());
    state.piles.reset();
    for (int p = 0; p < places; p++) {
      Place place = new Place(0, unseen[p], returned.get(p), piles.get(p), lefts[p], 0);
      Views.restore(place, state.piles, p);
    }
    Views.restoreTotem(totem, state.piles);
  }

  private static String card(String text) {
    return Face.text(Face.parse(text));
  }

  private static List<String> group(String text) {
    String between = "[" + HaosNotation.TOGETHER + "]";
    return Stream.of(text.split(between, -1)).map(HaosReader::card).toList();
  }

  private int[] unseen(int rest) {
    int full = options.share() * places;
    int dealt = state.phase.setUp() ? full : rest;
    if (dealt > full) {
      int open = options.deck() - rest;
      throw wrong(
          "totem",
          "only %d cards lie open or went back, must be %d at least"
              .formatted(open, options.leftOver()));
    }
    int[] even = IntStream.range(0, places).map(p -> (dealt + places - 1 - p) / places).toArray();
    int[] unseen = numbers("unseen", options.share(), even);
    int sum = Arrays.stream(unseen).sum();
    if (sum != dealt) {
      throw wrong("unseen", "%d cards, must be %d: all named nowhere else".formatted(sum, dealt));
    }
    return unseen;
  }

  // Who acts

  private void readActors() {
    switch (state.phase) {
      case TURN -> {
        state.turn = place("turn");
        state.nameable = position.number("nameable", 0, 2, 0);
        if (state.nameable > 0) {
          state.opener = position.number("opener", 0, places - 1, before(state.turn));
        }
      }
      case OPENING -> {
        state.turn = place("turn");
        state.opener = state.turn;
        state.nameable = position.number("nameable", 0, 1, 0);
      }
      case TOGETHER -> {
        state.turn = place("turn");
        state.opener = place("opener");
      }
      case GRAB, PALM -> {
        readRace();
        state.nameable = position.number("nameable", 1, 2, 1);
      }
      case CHOICE -> {
        readRace();
        state.chooser = place("chooser");
      }
      default -> state.opener = place("opener");
    }
  }

  private void readRace() {
    state.opener = place("opener");
    state.turn = position.number("turn", 0, places - 1, state.after(state.opener));
  }

  private int before(int place) {
    return place == 0 ? places - 1 : place - 1;
  }

  // What has happened

  private void readHistory() {
    int unsettled = state.nameable + unsettledBesides();
    int pending = state.phase.chance() ? 1 : 0;
    int least = Math.max(openedAtLeast(), unsettled - pending);
    state.opened = position.number("opened", least, HaosState.MOST_OPENED + Face.CARDS, least);
    int openings = state.opened + pending;
    state.openings = position.number("openings", unsettled, openings, openings);
    int most = state.openings - unsettled;
    boolean free = state.nameable > 0 || unsettledBesides() > pending;
    state.settled = position.number("settled", free ? 0 : most, most, free ? 0 : most);
    readOpenedIn(state.phase == HaosPhase.OPENING ? state.openings - 1 : state.openings);
    readBefore();
    readWinners();
  }

  /** How many of the latest openings cannot be named but are not settled either. */
  private int unsettledBesides() {
    return switch (state.phase) {
      case OPENING, CHOICE, OVER -> 1;
      case TOGETHER -> 2; // All open, and the cards opened together
      default -> 0;
    };
  }

  private int openedAtLeast() {
    int unseen = 0;
    int faceUp = 0;
    for (int place = 0; place < places; place++) {
      unseen += state.piles.unseen(place);
      faceUp += state.piles.faceUp(place);
    }
    return Math.max(faceUp, options.deck() - unseen - options.leftOver());
  }

  private void readOpenedIn(int latest) {
    int[] openedIn = numbers("openedIn", latest, roundTheTable(latest));
    for (int place = 0; place < places; place++) {
      state.openedIn[place] = (short) openedIn[place];
    }
  }

  /** The openings that brought the top cards, if they went round the table up to the latest. */
  private int[] roundTheTable(int latest) {
    int[] openedIn = new int[places];
    boolean done = state.opener >= 0 && !state.phase.chance();
    int place = done ? state.opener : before(Math.max(state.turn, 0));
    int opening = latest;
    for (int i = 0; i < places; i++) {
      if (state.piles.faceUp(place) > state.piles.beside(place)) {
        openedIn[place] = Math.max(1, opening--);
      }
      place = before(place);
    }
    return openedIn;
  }

  private void readBefore() {
    int mostShift = options.hands() == 2 ? 0 : places - 1;
    if (state.nameable == 2) {
      List<String> symbols = IntStream.range(0, Face.SYMBOLS).mapToObj(Face::symbolText).toList();
      int covered = symbols.indexOf(covered(symbols));
      state.covered = covered < 0 ? Tops.NO_SYMBOL : covered;
      state.coveredIn = position.number("coveredIn", covered < 0 ? 0 : 1, state.openings - 1);
      state.shiftBefore = position.number("shiftBefore", 0, mostShift);
    }
    if (state.phase == HaosPhase.OPENING) {
      state.shiftBefore = position.number("shiftBefore", 0, state.nameable == 0 ? 0 : mostShift, 0);
    }
  }

  private void readWinners() {
    if (state.phase == HaosPhase.OVER) {
      state.winners = state.winnersNow();
      position.agree("winners", Views.seats(state.winners));
    }
  }

  private String covered(List<String> symbols) {
    return position.oneOf(
        "covered", Stream.concat(Stream.of("-"), symbols.stream()).toArray(String[]::new));
  }
}
