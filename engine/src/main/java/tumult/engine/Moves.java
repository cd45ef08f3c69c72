package tumult.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Every move of a game in the order of its codes, with its notation: a verb, and what it is done
 * with.
 *
 * <pre>
 * new Moves&lt;Move&gt;()
 *     .with("stop", new Stop())
 *     .with("roll", 1, 6, Roll::new)
 * </pre>
 *
 * @param <M> the game's moves
 */
public final class Moves<M> {
  private final List<M> moves = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final Map<M, Integer> codes = new HashMap<>();
  private final Map<String, Integer> codesOfTexts = new HashMap<>();

  /** What may follow each verb. */
  private final Map<String, String> objects = new HashMap<>();

  /** The first move of each verb, for those who know none. */
  private final List<String> examples = new ArrayList<>();

  /** No moves. */
  public Moves() {}

  private Moves(Moves<M> others) {
    moves.addAll(others.moves);
    texts.addAll(others.texts);
    codes.putAll(others.codes);
    codesOfTexts.putAll(others.codesOfTexts);
    objects.putAll(others.objects);
    examples.addAll(others.examples);
  }

  /** These moves and one that is a verb alone. */
  public Moves<M> with(String verb, M move) {
    Moves<M> more = new Moves<>(this);
    more.examples.add(verb);
    more.add(verb, move);
    return more;
  }

  /** These moves and one for each number of a range. */
  public Moves<M> with(String verb, int least, int most, IntFunction<M> move) {
    List<Integer> numbers = IntStream.rangeClosed(least, most).boxed().toList();
    return with(verb, least + "–" + most, numbers, String::valueOf, move::apply);
  }

  /**
   * These moves and one for each of some things.
   *
   * @param what may be written after the verb, for those who write something else
   */
  public <T> Moves<M> with(
      String verb, String what, List<T> things, Function<T, String> text, Function<T, M> move) {
    Moves<M> more = new Moves<>(this);
    more.objects.put(verb, what);
    more.examples.add(verb + " " + text.apply(things.getFirst()));
    things.forEach(thing -> more.add(verb + " " + text.apply(thing), move.apply(thing)));
    return more;
  }

  private void add(String text, M move) {
    int code = moves.size();
    moves.add(move);
    texts.add(text);
    if (codes.put(move, code) != null || codesOfTexts.put(text, code) != null) {
      throw new IllegalArgumentException("there are two moves " + text);
    }
  }

  /** How many there are: their codes are 0 to one less. */
  public int count() {
    return moves.size();
  }

  /** The code of a move. */
  public int code(M move) {
    Integer code = codes.get(move);
    if (code == null) {
      throw new BadInput("%s is no move of this game".formatted(move));
    }
    return code;
  }

  /** The code of the move that a notation stands for: for the constants of a game's state. */
  public int code(String text) {
    Integer code = codesOfTexts.get(text);
    if (code == null) {
      throw new BadInput("'%s' is no move: expected %s".formatted(text, expected(text)));
    }
    return code;
  }

  /** The move that a code stands for. */
  public M move(int code) {
    if (code < 0 || code >= moves.size()) {
      throw new BadInput("action %d: must be 0–%d".formatted(code, moves.size() - 1));
    }
    return moves.get(code);
  }

  /** The notation of a move. */
  public String text(int code) {
    return texts.get(code);
  }

  /** The move that a notation stands for. */
  public M parse(String text) {
    return moves.get(code(text));
  }

  private String expected(String text) {
    String verb = text.split(" ", 2)[0];
    String object = objects.get(verb);
    return object == null ? "e.g. " + String.join(", ", examples) : verb + " " + object;
  }
}
