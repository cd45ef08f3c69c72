package tumult.games.haos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.games.haos.HaosMove.Card;
import tumult.games.haos.HaosMove.Choose;
import tumult.games.haos.HaosMove.DeadHeat;
import tumult.games.haos.HaosMove.First;
import tumult.games.haos.HaosMove.Lapse;
import tumult.games.haos.HaosMove.Open;
import tumult.games.haos.HaosMove.Touch;
import tumult.games.haos.HaosMove.Under;
import tumult.games.haos.HaosView.Place;

/** Moves as text, in and out, and positions as text, out; {@link HaosReader} takes them in. */
final class HaosNotation {
  /** Stands between the cards of a group that went back under a stack together. */
  static final String TOGETHER = "+";

  private final HaosOptions options;
  private final Map<String, HaosMove> moves = new HashMap<>();

  HaosNotation(HaosOptions options) {
    this.options = options;
    for (int action = 0; action < Action.count(options); action++) {
      HaosMove move = Action.move(action, options.hands());
      moves.put(text(move), move);
    }
  }

  static String text(HaosMove move) {
    return switch (move) {
      case Open() -> "open";
      case Choose(var result) -> "choose " + result.text();
      case DeadHeat() -> "dead-heat";
      case Lapse() -> "lapse";
      case Card(var card) -> "card " + card;
      case Under(var card) -> "under " + card;
      case Touch(var gesture, var hand, var previous) ->
          gesture.text() + hand.text() + (previous ? "@prev" : "");
      case First(var place) -> "first " + place;
    };
  }

  HaosMove parse(String text) {
    HaosMove move = moves.get(text);
    if (move == null) {
      throw new BadInput("'%s' is no move: expected %s".formatted(text, expected()));
    }
    return move;
  }

  private String expected() {
    String touches =
        options.hands() == 1
            ? "grab, palm, grab@prev, palm@prev"
            : "grab right, grab left, palm right, palm left, each also with @prev";
    return "open, %s, choose duel, choose special, dead-heat, lapse, first 0–%d, under rK or card rK"
        .formatted(touches, options.places() - 1);
  }

  static Position write(HaosView view) {
    Position position = new Position().put("phase", view.phase().text());
    if (view.turn() >= 0) {
      position.put("turn", view.turn());
    }
    if (view.opener() >= 0 && view.phase() != HaosPhase.OPENING) {
      position.put("opener", view.opener());
    }
    if (view.phase() == HaosPhase.CHOICE) {
      position.put("chooser", view.chooser());
    }
    if (view.phase().nameable()) {
      position.put("nameable", view.nameable());
    }
    writeCards(view, position);
    if (!view.phase().setUp()) {
      writeHistory(view, position);
    }
    return position;
  }

  private static void writeCards(HaosView view, Position position) {
    position
        .put("unseen", each(view, Place::unseen))
        .putAll("returned", each(view, place -> groups(place.returned())))
        .putAll("piles", each(view, Place::pile))
        .put("lefts", each(view, Place::lefts))
        .put("totem", view.totem());
  }

  private static List<String> groups(List<List<String>> groups) {
    return groups.stream().map(group -> String.join(TOGETHER, group)).toList();
  }

  private static void writeHistory(HaosView view, Position position) {
    position
        .put("opened", view.opened())
        .put("openings", view.openings())
        .put("settled", view.settled())
        .put("openedIn", each(view, Place::openedIn));
    if (view.nameable() == 2) {
      String covered = view.before().covered();
      position
          .put("covered", covered.isEmpty() ? "-" : covered)
          .put("coveredIn", view.before().coveredIn());
    }
    if (view.nameable() == 2 || view.phase() == HaosPhase.OPENING) {
      position.put("shiftBefore", view.before().shift());
    }
    if (view.phase() == HaosPhase.OVER) {
      position.put("winners", view.winners());
    }
  }

  private static <T> List<T> each(HaosView view, Function<Place, T> part) {
    List<T> parts = new ArrayList<>();
    view.places().forEach(place -> parts.add(part.apply(place)));
    return parts;
  }
}
