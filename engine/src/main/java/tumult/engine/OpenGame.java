package tumult.engine;

import java.util.List;

/**
 * A game in which nothing is hidden: everybody sees the same, and imagines what is there.
 *
 * <p>What is left to say is what the table looks like, as a record, and how a position is made from
 * that and from its notation.
 *
 * @param <S> its positions
 * @param <V> what everybody sees
 * @param <M> its moves, chance's and the arbiter's included
 */
public abstract class OpenGame<S extends State<S>, V, M> implements Game<S, V, M> {
  private final Setup setup;
  private final Moves<M> moves;

  protected OpenGame(Setup setup, Moves<M> moves) {
    this.setup = setup;
    this.moves = moves;
  }

  /** What everybody sees of a position, which is all there is. */
  protected abstract V view(S state);

  /** Makes a position the one that is seen. */
  protected abstract void restore(V view, S into);

  @Override
  public final Setup setup() {
    return setup;
  }

  @Override
  public final V view(S state, int seat) {
    return view(state);
  }

  @Override
  public final void imagine(V view, S into, Rng rng) {
    restore(view, into);
  }

  /** Where nothing is hidden, looking ahead a little is no better than a good rule. */
  @Override
  public List<Integer> searches() {
    return List.of(6_000);
  }

  @Override
  public final void reimagine(S state, int seat, Rng rng) {}

  @Override
  public final String seen(S before, int actor, int action, int observer) {
    return moves.text(action);
  }

  @Override
  public final boolean reveals(S before, int seat, int action) {
    return false;
  }

  @Override
  public final int actionCount() {
    return moves.count();
  }

  @Override
  public final int action(M move) {
    return moves.code(move);
  }

  @Override
  public final M move(int action) {
    return moves.move(action);
  }

  @Override
  public final String text(int action) {
    return moves.text(action);
  }

  @Override
  public final String text(M move) {
    return moves.text(moves.code(move));
  }

  @Override
  public M parse(String text) {
    return moves.parse(text);
  }
}
