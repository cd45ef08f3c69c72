package tumult.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * This version of the server and another one, driven in turns of a second by the same driver: what
 * else the machine does meanwhile is done to both.
 *
 * @param micros of the server's processor time for a move, the middle of all turns
 * @param otherMicros the other one's
 * @param ratio how many times as many moves this one makes for the same time: the middle of all
 *     pairs of turns
 * @param lower quartile of them
 * @param upper quartile of them
 * @param p99 milliseconds, the middle of all turns
 * @param otherP99 the other one's
 */
public record SideBySide(
    double micros,
    double otherMicros,
    double ratio,
    double lower,
    double upper,
    double p99,
    double otherP99) {
  private static final Duration TURN = Duration.ofSeconds(1);

  /** After a change of turns: the first moves are of whoever has waited. */
  private static final Duration BEGINNING = Duration.ofMillis(200);

  /** One of the two, and what its turns came to. */
  private record Side(ServerProcess server, Load load, List<Double> micros, List<Double> p99s) {
    void play(int seconds) throws IOException {
      load.run(Duration.ofSeconds(seconds).toNanos(), () -> false);
    }

    void measure() throws IOException {
      load.run(BEGINNING.toNanos(), () -> false);
      load.reset();
      Duration before = server.cpu();
      load.run(TURN.toNanos(), () -> false);
      micros.add(server.cpu().minus(before).toNanos() / 1e3 / Math.max(1, load.moves()));
      p99s.add(load.milliseconds(0.99));
    }
  }

  /**
   * Plays at as many tables of each, after a warm-up of each.
   *
   * @param other a jar that speaks the protocol of this one
   * @param java what is different in its settings of Java
   */
  public static SideBySide measure(ServerLoad.Settings settings, Path other, List<String> java)
      throws IOException {
    Path data = Files.createTempDirectory("tumult-bench");
    Path otherData = Files.createTempDirectory("tumult-bench");
    try (ServerProcess now =
            ServerProcess.startWithoutCache(data, ServerProcess.classPath(), List.of());
        ServerProcess then = ServerProcess.startWithoutCache(otherData, other.toString(), java);
        Load load = ServerLoad.open(now.port(), settings.tables(), settings);
        Load otherLoad = ServerLoad.open(then.port(), settings.tables(), settings)) {
      Side side = new Side(now, load, new ArrayList<>(), new ArrayList<>());
      Side otherSide = new Side(then, otherLoad, new ArrayList<>(), new ArrayList<>());
      side.play(settings.warmUpSeconds());
      otherSide.play(settings.warmUpSeconds());
      for (int turn = 0; turn < settings.seconds(); turn++) {
        side.measure();
        otherSide.measure();
      }
      return of(side.micros, otherSide.micros, side.p99s, otherSide.p99s);
    } finally {
      ServerLoad.delete(data);
      ServerLoad.delete(otherData);
    }
  }

  static SideBySide of(
      List<Double> micros, List<Double> otherMicros, List<Double> p99s, List<Double> otherP99s) {
    List<Double> ratios = new ArrayList<>();
    for (int turn = 0; turn < micros.size(); turn++) {
      ratios.add(otherMicros.get(turn) / micros.get(turn));
    }
    return new SideBySide(
        part(micros, 0.5),
        part(otherMicros, 0.5),
        part(ratios, 0.5),
        part(ratios, 0.25),
        part(ratios, 0.75),
        part(p99s, 0.5),
        part(otherP99s, 0.5));
  }

  private static double part(List<Double> figures, double part) {
    return figures.stream().sorted().toList().get((int) (part * (figures.size() - 1)));
  }
}
