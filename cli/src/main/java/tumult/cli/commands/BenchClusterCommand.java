package tumult.cli.commands;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bench.cluster.ClusterLoad;
import tumult.engine.BadInput;

/** Kills nodes under load, and compares what was acknowledged with what is stored. */
@Command(
    name = "cluster",
    description = {
      "Play at the tables of several nodes on this machine while they are killed (-9), stopped in"
          + " order, frozen and cut off from each other.",
      "Afterwards everything that was acknowledged must be stored, and nothing twice."
    },
    mixinStandardHelpOptions = true)
final class BenchClusterCommand implements Runnable {
  @Option(
      names = "--db",
      paramLabel = "URL",
      required = true,
      description = "an empty database: jdbc:postgresql://host/db?user=…&password=…")
  private String database = "";

  @Option(names = "--nodes", paramLabel = "N", defaultValue = "3", description = "default: 3")
  private int nodes;

  @Option(names = "--tables", paramLabel = "N", defaultValue = "30", description = "default: 30")
  private int tables;

  @Option(
      names = "--think-ms",
      paramLabel = "N",
      defaultValue = "100",
      description = "how long everybody thinks before a move (default: 100)")
  private int think;

  @Option(names = "--kills", paramLabel = "N", defaultValue = "5", description = "default: 5")
  private int kills;

  @Option(names = "--stops", paramLabel = "N", defaultValue = "3", description = "default: 3")
  private int stops;

  @Option(names = "--freezes", paramLabel = "N", defaultValue = "1", description = "default: 1")
  private int freezes;

  @Option(names = "--partitions", paramLabel = "N", defaultValue = "1", description = "default: 1")
  private int partitions;

  @Option(
      names = "--freeze-seconds",
      paramLabel = "N",
      defaultValue = "30",
      description = "default: 30")
  private int freezeSeconds;

  @Option(
      names = "--speed-seconds",
      paramLabel = "N",
      defaultValue = "10",
      description = "how long to count moves with one node, and with all (default: 10)")
  private int speedSeconds;

  @Option(
      names = "--upgrade-from",
      paramLabel = "JAR",
      description =
          "a tumult.jar of the version before: all nodes begin with it and are upgraded one after the other")
  private @Nullable Path before;

  @Mixin private FiguresOption file = new FiguresOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    within("--nodes", nodes, 2, 9);
    within("--tables", tables, 1, 500);
    within("--think-ms", think, 0, 60_000);
    within("--kills", kills, 0, 1_000);
    within("--stops", stops, 0, 1_000);
    within("--freezes", freezes, 0, 1_000);
    within("--partitions", partitions, 0, 1_000);
    within("--freeze-seconds", freezeSeconds, 1, 600);
    within("--speed-seconds", speedSeconds, 0, 600);
    if (before != null && !Files.isRegularFile(before)) {
      throw new BadInput("--upgrade-from %s: there is no such file".formatted(before));
    }
    ClusterLoad.Settings settings =
        new ClusterLoad.Settings(
            database,
            before == null ? "" : before.toAbsolutePath().toString(),
            nodes,
            tables,
            think,
            kills,
            stops,
            freezes,
            partitions,
            freezeSeconds,
            speedSeconds);
    PrintWriter out = spec.commandLine().getOut();
    file.of(() -> {
      Path folder = Files.createTempDirectory("tumult-cluster");
      ClusterLoad load =
          ClusterLoad.run(
              settings,
              folder,
              line -> {
                out.println(line);
                out.flush();
              });
      Map<String, Object> figures = figures(load);
      out.println(JsonFile.text(figures));
      out.flush();
      return figures;
    });
  }

  private static void within(String option, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadInput("%s %d: must be %d–%d".formatted(option, value, least, most));
    }
  }

  private static Map<String, Object> figures(ClusterLoad load) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("nodes", load.settings().nodes());
    figures.put("tables", load.settings().tables());
    figures.put("kills", load.settings().kills());
    figures.put("stops", load.settings().stops());
    figures.put("freezes", load.settings().freezes());
    figures.put("partitions", load.settings().partitions());
    figures.put("acknowledged", load.acknowledged());
    figures.put("lost", load.lost());
    figures.put("doubled", load.doubled());
    figures.put("outage_p50_s", hundredths(ClusterLoad.quantile(load.outages(), 0.5)));
    figures.put("outage_p95_s", hundredths(ClusterLoad.quantile(load.outages(), 0.95)));
    figures.put("outage_max_s", hundredths(ClusterLoad.quantile(load.outages(), 1)));
    figures.put("stop_outage_p95_s", hundredths(ClusterLoad.quantile(load.stopOutages(), 0.95)));
    figures.put("moves_per_s_one", hundredths(load.movesPerSecondOne()));
    figures.put("moves_per_s_three", hundredths(load.movesPerSecondAll()));
    figures.put("stop_outage_max_s", hundredths(ClusterLoad.quantile(load.stopOutages(), 1)));
    figures.put("stale", load.stale());
    figures.put("late", load.late());
    if (!load.settings().before().isEmpty()) {
      figures.put(
          "upgrade_outage_max_s", hundredths(ClusterLoad.quantile(load.upgradeOutages(), 1)));
    }
    return figures;
  }

  private static double hundredths(double figure) {
    return Math.round(100 * figure) / 100.0;
  }
}
