package tumult.engine;

/** How many matches are left, and whose turn it is. */
final class MatchesState implements State<MatchesState> {
  private final Matches game;
  private int heap;
  private int turn;

  MatchesState(Matches game) {
    this.game = game;
    heap = game.setup().number("heap");
  }

  int heap() {
    return heap;
  }

  @Override
  public int actors() {
    return heap == 0 ? 0 : Seat.bit(turn);
  }

  @Override
  public int actions(int seat, int[] out) {
    int count = seat == turn ? Math.min(heap, game.atOnce()) : 0;
    for (int action = 0; action < count; action++) {
      out[action] = action;
    }
    return count;
  }

  @Override
  public Refusal why(int seat, int action) {
    return Refusal.Common.NOT_NOW;
  }

  @Override
  public void play(int seat, int action) {
    heap -= action + 1;
    turn = 1 - turn;
  }

  @Override
  public int winners() {
    if (heap > 0) {
      return 0;
    }
    int tookLast = 1 - turn;
    return Seat.bit(game.lastOneLoses() ? turn : tookLast);
  }

  @Override
  public int score(int seat) {
    return winners() >> seat & 1;
  }

  @Override
  public int chance(Rng rng) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int weight(int outcome) {
    return 0;
  }

  @Override
  public void set(MatchesState other) {
    heap = other.heap;
    turn = other.turn;
  }

  @Override
  public long hash() {
    return 2L * heap + turn;
  }
}
