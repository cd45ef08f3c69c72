package tumult.engine;

import java.util.List;

/**
 * A test game whose rules have changed twice: in turn two players take matches from a heap.
 *
 * <p>Version 1: one or two at a time; who takes the last one wins. Version 2: how many one may take
 * at once can be chosen, usually two. Version 3: usually three, and who takes the last one loses.
 */
record Matches(Setup setup) implements Game<MatchesState, Integer, Integer> {
  private static final int MOST_AT_ONCE = 4;
  private static final Option SEATS = Option.number("seats", 2, 2, 2);
  private static final Option HEAP = Option.number("heap", 1, 30, 7);

  static final GameKind KIND =
      new GameKind("matches", 1, false, List.of(SEATS, HEAP), Matches::new)
          .next(List.of(SEATS, HEAP, Option.number("atOnce", 1, MOST_AT_ONCE, 2)))
          .next(List.of(SEATS, HEAP, Option.number("atOnce", 1, MOST_AT_ONCE, 3)));

  int atOnce() {
    return setup.kind().version() == 1 ? 2 : setup.number("atOnce");
  }

  boolean lastOneLoses() {
    return setup.kind().version() >= 3;
  }

  @Override
  public MatchesState newState() {
    return new MatchesState(this);
  }

  @Override
  public Integer view(MatchesState state, int seat) {
    return state.heap();
  }

  @Override
  public void imagine(Integer view, MatchesState into, Rng rng) {
    throw new UnsupportedOperationException("nobody asks for it here");
  }

  @Override
  public int actionCount() {
    return MOST_AT_ONCE;
  }

  @Override
  public int action(Integer move) {
    return move - 1;
  }

  @Override
  public Integer move(int action) {
    return action + 1;
  }

  @Override
  public String text(Integer move) {
    return "take " + move;
  }

  @Override
  public Integer parse(String text) {
    return Integer.valueOf(text.substring("take ".length()));
  }

  @Override
  public String seen(MatchesState before, int actor, int action, int observer) {
    return text(move(action));
  }

  @Override
  public Position write(MatchesState state) {
    return new Position().put("heap", state.heap());
  }

  @Override
  public MatchesState read(Position position) {
    throw new UnsupportedOperationException("nobody asks for it here");
  }
}
