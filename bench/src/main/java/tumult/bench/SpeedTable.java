package tumult.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.GameKind;
import tumult.games.Games;

/** The speed of all games at two and four seats: each alone in a JVM, then all in one warm JVM. */
public final class SpeedTable {
  private static final List<Integer> SEATS = List.of(2, 4);

  private SpeedTable() {}

  /** Measures in fresh JVMs, so that nothing run before can flatter or spoil a figure. */
  public static List<Speed> measure() {
    List<Speed> table = new ArrayList<>();
    List<String> all = new ArrayList<>();
    for (GameKind kind : Games.ALL.values()) {
      for (int seats : SEATS) {
        String name = "%s(seats=%d)".formatted(kind.id(), seats);
        all.add(name);
        table.addAll(inFreshJvm("alone", List.of(name)));
      }
    }
    table.addAll(inFreshJvm("warm", all));
    table.sort(Comparator.comparing(Speed::game).thenComparingInt(Speed::seats));
    return table;
  }

  private static List<Speed> inFreshJvm(String mode, List<String> names) {
    List<String> command =
        Stream.concat(
                Stream.of(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-Xmx256m",
                    "-cp",
                    System.getProperty("java.class.path"),
                    Speed.class.getName(),
                    mode),
                names.stream())
            .toList();
    try {
      Process process =
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        throw new IllegalStateException("the measurement of " + names + " failed");
      }
      return output.lines().map(Speed::parse).toList();
    } catch (IOException cannotStart) {
      throw new IllegalStateException("cannot start a JVM to measure in", cannotStart);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("stopped while measuring", stopped);
    }
  }
}
