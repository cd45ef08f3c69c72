package tumult.table.steps;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.State;

/**
 * A game and the notation of all its moves, looked up instead of worked out. Immutable, shared by
 * all tables that play it.
 */
public final class CachedGame<S extends State<S>, V, M> {
  /** No notation is longer; a longer text is refused unread. */
  private static final int LONGEST_MOVE = 60;

  private final Game<S, V, M> game;
  private final String name;
  private final String[] texts;
  private final List<String> verbs = new ArrayList<>();
  private final int[] verbOf;
  private final Map<String, Integer> actions = new HashMap<>();

  public CachedGame(Game<S, V, M> game) {
    this.game = game;
    name = game.setup().toString();
    texts = new String[game.actionCount()];
    verbOf = new int[texts.length];
    for (int action = 0; action < texts.length; action++) {
      texts[action] = game.text(action);
      actions.put(texts[action], action);
      verbOf[action] = number(verb(texts[action]));
    }
  }

  private int number(String verb) {
    if (!verbs.contains(verb)) {
      verbs.add(verb);
    }
    return verbs.indexOf(verb);
  }

  private static String verb(String text) {
    int space = text.indexOf(' ');
    return space < 0 ? text : text.substring(0, space);
  }

  public Game<S, V, M> game() {
    return game;
  }

  /** The full name, with every option. */
  public String name() {
    return name;
  }

  /** The game's id, which is also where its texts are. */
  public String id() {
    return game.setup().kind().id();
  }

  /** Whether a number is the code of a move. */
  public boolean has(int action) {
    return action >= 0 && action < texts.length;
  }

  public String text(int action) {
    return texts[action];
  }

  public List<String> texts(int[] some, int count) {
    String[] chosen = new String[count];
    for (int i = 0; i < count; i++) {
      chosen[i] = texts[some[i]];
    }
    return List.of(chosen);
  }

  /** The code of a move in notation. */
  public int action(String text) {
    Integer action = actions.get(text);
    if (action != null) {
      return action;
    }
    if (text.length() > LONGEST_MOVE) {
      throw new BadInput("a move has at most %d characters".formatted(LONGEST_MOVE));
    }
    return game.action(game.parse(text));
  }

  public List<Integer> actions(List<String> moves) {
    return moves.isEmpty() ? List.of() : moves.stream().map(this::action).toList();
  }

  /** What every seat has scored so far. */
  public List<Integer> scores(S state) {
    Integer[] scores = new Integer[game.seats()];
    for (int seat = 0; seat < scores.length; seat++) {
      scores[seat] = state.score(seat);
    }
    return List.of(scores);
  }

  /** How many different verbs the moves begin with. */
  public int verbs() {
    return verbs.size();
  }

  /** The number of the verb that a move begins with. */
  public int verbOf(int action) {
    return verbOf[action];
  }

  public String verb(int number) {
    return verbs.get(number);
  }
}
