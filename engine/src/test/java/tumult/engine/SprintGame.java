package tumult.engine;

import java.util.List;
import java.util.Map;

/**
 * The engine's test game: a race along a track. In turn each seat rolls a die with the faces 1, 1
 * and 2, then walks so far or runs twice as far, but never runs past the goal; who reaches or
 * passes it wins.
 */
record SprintGame(Setup setup) implements Game<SprintState, SprintState.View, SprintGame.Move> {
  static final int MOST_SEATS = 3;
  private static final List<Move> MOVES = List.of(Move.values());
  static final GameKind KIND =
      new GameKind(
          "race",
          1,
          false,
          List.of(
              Option.number("seats", 2, MOST_SEATS, 2),
              Option.number("goal", 1, 40, seats -> 5 * seats)),
          SprintGame::new);

  /** Chance rolls; a seat walks or runs. */
  enum Move {
    ROLL_1(0),
    ROLL_2(1),
    WALK(2),
    RUN(3);

    final int code;

    Move(int code) {
      this.code = code;
    }
  }

  /** Why one may not run: it would lead past the goal. */
  enum RaceRefusal implements Refusal {
    TOO_FAR;

    @Override
    public int rule() {
      return 7;
    }
  }

  static SprintGame to(int goal) {
    return new SprintGame(KIND.setup(Map.of("goal", Integer.toString(goal))));
  }

  int goal() {
    return setup.number("goal");
  }

  @Override
  public SprintState newState() {
    return new SprintState(this);
  }

  @Override
  public SprintState.View view(SprintState state, int seat) {
    return new SprintState.View(write(state).toString());
  }

  @Override
  public void imagine(SprintState.View view, SprintState into, Rng rng) {
    into.set(read(Position.parse(view.position())));
  }

  @Override
  public int actionCount() {
    return MOVES.size();
  }

  @Override
  public int action(Move move) {
    return move.code;
  }

  @Override
  public Move move(int action) {
    return MOVES.get(action);
  }

  @Override
  public String text(Move move) {
    return switch (move) {
      case ROLL_1 -> "roll 1";
      case ROLL_2 -> "roll 2";
      case WALK -> "walk";
      case RUN -> "run";
    };
  }

  @Override
  public Move parse(String text) {
    for (Move move : MOVES) {
      if (text(move).equals(text)) {
        return move;
      }
    }
    throw new BadInput("'%s' is no move: expected roll 1, roll 2, walk or run".formatted(text));
  }

  @Override
  public String seen(SprintState before, int actor, int action, int observer) {
    return text(action);
  }

  @Override
  public Position write(SprintState state) {
    return state.write();
  }

  @Override
  public SprintState read(Position position) {
    return newState().read(position);
  }
}
