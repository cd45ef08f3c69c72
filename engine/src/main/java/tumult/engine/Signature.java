package tumult.engine;

/** One number for how a game behaves: it changes when any step of many seeded games does. */
public final class Signature {
  private Signature() {}

  /** The signature of a game over so many random games. */
  public static <S extends State<S>> long of(Game<S, ?, ?> game, long seed, int games) {
    long signature = 0;
    for (int n = 0; n < games; n++) {
      signature = Rng.mix(signature + ofOne(game, new Rng(seed, n)));
    }
    return signature;
  }

  private static <S extends State<S>> long ofOne(Game<S, ?, ?> game, Rng rng) {
    Match<S, ?, ?> match = new Match<>(game);
    long signature = 0;
    while (!match.state().over()) {
      Match.Ply ply = match.random(rng);
      signature = Rng.mix(signature + ply.actor() * 4096L + ply.action() + 1);
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      signature = Rng.mix(signature + match.state().score(seat));
    }
    return Rng.mix(signature + match.state().winners());
  }
}
