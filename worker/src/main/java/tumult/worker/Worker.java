package tumult.worker;

import org.teavm.jso.JSExport;
import tumult.engine.Game;
import tumult.engine.GameRecord;
import tumult.engine.Playout;
import tumult.engine.Rng;
import tumult.engine.Signature;
import tumult.engine.State;
import tumult.games.Games;
import tumult.table.records.FairRecord;

/** What a page can ask of the rules that it carries. */
public final class Worker {
  private static Device device = new Device();

  private Worker() {}

  /** Nothing happens before somebody asks. */
  public static void main(String[] arguments) {}

  /** Tells the tables of this device something, and hears what is to be done. */
  @JSExport
  public static String take(String what, String text, double now, String fresh) {
    return device.take(what, text, (long) now, fresh);
  }

  /** Begins anew, without any table. */
  @JSExport
  public static void begin() {
    device = new Device();
  }

  /** The signature of a game over so many seeded games, in hex. */
  @JSExport
  public static String signature(String game, int seed, int games) {
    return Long.toHexString(Signature.of(Games.named(game), seed, games));
  }

  /** Plays a recorded game over again, checking every step, and records it anew. */
  @JSExport
  public static String replay(String record) {
    GameRecord read = GameRecord.parse(record, Games.ALL);
    return GameRecord.of(read.replay(), read.names()).toString();
  }

  /** The hash of a record of a live game, every draw and every move of which is checked. */
  @JSExport
  public static String verify(String record) {
    return FairRecord.verify(record, Games::named).hash();
  }

  /** How many decisions there are in so many games at random. */
  @JSExport
  public static int decisions(String game, int games) {
    return decisions(Games.named(game), games);
  }

  private static <S extends State<S>> int decisions(Game<S, ?, ?> game, int games) {
    int[] actions = new int[game.actionCount()];
    long decisions = 0;
    for (int n = 0; n < games; n++) {
      decisions += Playout.run(game.newState(), new Rng(1, n), actions);
    }
    return (int) decisions;
  }
}
