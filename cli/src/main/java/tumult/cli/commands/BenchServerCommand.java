package tumult.cli.commands;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bench.load.ServerLoad;
import tumult.bench.load.SideBySide;
import tumult.bench.load.TablesAtRest;
import tumult.engine.BadInput;

/** Measures a live server. */
@Command(
    name = "server",
    description = {
      "Measure a live server: two-seat tables with two sockets each, every move on disk before it"
          + " is sent.",
      "A move counts when the other client has the resulting state; then that client moves at"
          + " once.",
      "In the same run: how fast bare SQLite appends on the same disk."
    },
    mixinStandardHelpOptions = true)
final class BenchServerCommand implements Runnable {
  @Option(names = "--tables", paramLabel = "N", defaultValue = "200", description = "default: 200")
  private int tables;

  @Option(
      names = "--think-ms",
      paramLabel = "N",
      defaultValue = "0",
      description = "how long everybody thinks before a move (default: 0)")
  private int think;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "10",
      description = "how long to measure, after the warm-up (default: 10)")
  private int seconds;

  @Option(
      names = "--warm-up",
      paramLabel = "N",
      defaultValue = "3",
      description = "seconds to play before measuring (default: 3)")
  private int warmUp;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      defaultValue = "sequence-dice(seats=2)",
      description = "a game for two seats (default: sequence-dice)")
  private String game = "";

  @Option(names = "--no-memory", description = "leave the heap alone; saves half a minute")
  private boolean noMemory;

  @Option(
      names = "--at-rest",
      paramLabel = "N",
      description = "measure only how a server starts that has so many tables at rest")
  private @Nullable Integer atRest;

  @Option(
      names = "--beside",
      paramLabel = "JAR",
      description =
          "measure this version and another one in turns of a second, so many of each as --seconds"
              + " says: how many times as much it does for the same processor time")
  private @Nullable Path beside;

  @Option(
      names = "--beside-java",
      paramLabel = "OPTION",
      description =
          "a setting of Java that only the other one has, as from its own launcher; may be given"
              + " again")
  private List<String> besideJava = List.of();

  @Mixin private FiguresOption file = new FiguresOption();

  @Option(
      names = "--learn",
      paramLabel = "FILE",
      description =
          "measure nothing, but let Java write what it has learned: the launcher's AOT cache")
  private @Nullable Path learn;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    within("--tables", tables, 1, 2_000);
    within("--think-ms", think, 0, 60_000);
    within("--seconds", seconds, 1, 600);
    within("--warm-up", warmUp, 0, 600);
    ServerLoad.Settings settings =
        new ServerLoad.Settings(game, tables, think, warmUp, seconds, !noMemory);
    if (atRest != null) {
      within("--at-rest", atRest, 1, 100_000);
    }
    file.of(() -> {
      if (atRest != null) {
        TablesAtRest resting = TablesAtRest.measure(game, atRest);
        print(resting);
        return figures(resting);
      }
      if (beside != null) {
        SideBySide both = SideBySide.measure(settings, jar(beside), besideJava);
        print(both);
        return figures(both);
      }
      if (learn != null) {
        ServerLoad.learn(settings, learn);
        return Map.of();
      }
      ServerLoad load = ServerLoad.measure(settings);
      print(load);
      return figures(load);
    });
  }

  private static void within(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadInput("%s %d: must be %d–%d".formatted(option, value, least, most));
    }
  }

  private static Path jar(Path given) {
    if (!Files.isRegularFile(given)) {
      throw new BadInput("--beside %s: must be a jar of Tumult".formatted(given));
    }
    return given;
  }

  private void print(SideBySide both) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "this one   %6.1f µs of server CPU a move, p99 %.1f ms%n", both.micros(), both.p99());
    out.printf("other one  %6.1f µs, p99 %.1f ms%n", both.otherMicros(), both.otherP99());
    out.printf(
        "for the same processor time this one makes %.2f times as many moves (%.2f–%.2f)%n",
        both.ratio(), both.lower(), both.upper());
    out.flush();
  }

  private static Map<String, Object> figures(SideBySide both) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("cpu_us_per_move", both.micros());
    figures.put("other_cpu_us_per_move", both.otherMicros());
    figures.put("ratio", both.ratio());
    figures.put("ratio_lower_quartile", both.lower());
    figures.put("ratio_upper_quartile", both.upper());
    figures.put("p99_ms", both.p99());
    figures.put("other_p99_ms", both.otherP99());
    return figures;
  }

  private void print(ServerLoad load) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%d tables of %s, %d ms to think%n", load.tables(), game, load.thinkMillis());
    out.printf(
        "moves/s %.0f   per second of server CPU %.0f   p50 %.1f ms  p95 %.1f ms  p99 %.1f ms  "
            + " stalled %d%n",
        load.movesPerSecond(),
        load.movesPerServerCpuSecond(),
        load.p50(),
        load.p95(),
        load.p99(),
        load.stalled());
    out.printf(
        "on the wire, to both clients: %.0f bytes in %.2f frames a move%n",
        load.bytesPerMove(), load.framesPerMove());
    out.printf(
        "heap: %.1f KB for a connected table, %.1f KB for one at rest; ready after %.1f s%n",
        load.heapKbPerTable(), load.heapKbPerRestingTable(), load.readySeconds());
    out.printf(
        "bare SQLite: %.0f appends/s in groups of %d: %.1f× our moves%n",
        load.sqliteAppendsPerSecond(),
        load.tables(),
        load.sqliteAppendsPerSecond() / load.movesPerSecond());
    out.flush();
  }

  private void print(TablesAtRest resting) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%d tables of %s at rest: ready after %.1f s (%.1f s without any), %.0f KB of heap for all of"
            + " them, %.1f KB on disk for each%n",
        resting.tables(),
        game,
        resting.readySeconds(),
        resting.readyEmptySeconds(),
        resting.heapKb(),
        resting.diskKbPerTable());
    out.flush();
  }

  private static Map<String, Object> figures(TablesAtRest resting) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("tables", resting.tables());
    figures.put("ready_s", resting.readySeconds());
    figures.put("ready_empty_s", resting.readyEmptySeconds());
    figures.put("heap_kb", resting.heapKb());
    figures.put("disk_kb_per_table", resting.diskKbPerTable());
    return figures;
  }

  private static Map<String, Object> figures(ServerLoad load) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("tables", load.tables());
    figures.put("think_ms", load.thinkMillis());
    figures.put("moves_per_s", load.movesPerSecond());
    figures.put("moves_per_server_cpu_s", load.movesPerServerCpuSecond());
    figures.put("p50_ms", load.p50());
    figures.put("p95_ms", load.p95());
    figures.put("p99_ms", load.p99());
    figures.put("bytes_per_move", load.bytesPerMove());
    figures.put("frames_per_move", load.framesPerMove());
    figures.put("stalled", load.stalled());
    figures.put("heap_kb_per_table", load.heapKbPerTable());
    figures.put("heap_kb_per_resting_table", load.heapKbPerRestingTable());
    figures.put("sqlite_appends_per_s", load.sqliteAppendsPerSecond());
    figures.put("ready_s", load.readySeconds());
    return figures;
  }
}
