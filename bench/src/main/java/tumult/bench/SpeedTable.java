package tumult.bench;

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
    List<String> arguments = Stream.concat(Stream.of(mode), names.stream()).toList();
    return FreshJvm.run(Speed.class, arguments).stream().map(Speed::parse).toList();
  }
}
