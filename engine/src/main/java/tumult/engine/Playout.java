package tumult.engine;

/** A game played to its end by those who choose at random. */
public final class Playout {
  private Playout() {}

  /**
   * Plays on at random until the game is over.
   *
   * @param actions room for {@link Game#actionCount} actions
   * @return how many decisions were made; what chance did is not counted
   */
  public static <S extends State<S>> long run(S state, Rng rng, int[] actions) {
    long decisions = 0;
    state.luck(rng);
    for (int actors = state.actors(); actors != 0; actors = state.actors()) {
      int actor = anyActor(actors, rng);
      state.play(actor, actions[rng.below(state.actions(actor, actions))]);
      state.luck(rng);
      decisions++;
    }
    return decisions;
  }

  /** One of the set bits, each equally likely. */
  static int anyActor(int actors, Rng rng) {
    if ((actors & (actors - 1)) != 0) {
      for (int skip = rng.below(Integer.bitCount(actors)); skip > 0; skip--) {
        actors &= actors - 1;
      }
    }
    return Integer.numberOfTrailingZeros(actors);
  }
}
