package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tumult.bench.Speed;
import tumult.bench.SpeedTable;

/** Measures the games beside the machine's own limit. */
@Command(
    name = "bench",
    description = {
      "Measure the speed of all games, or of a server, or the arbiter.",
      "Random play of every game beside a yardstick of this machine takes under two minutes.",
      "The yardstick copies 256 bytes, draws one bounded random number and does one update.",
      "'alone': the only game in its JVM. 'warm': after all games have run in one JVM."
    },
    mixinStandardHelpOptions = true,
    subcommands = {
      BenchServerCommand.class,
      BenchArbiterCommand.class,
      BenchSearchCommand.class,
      BenchBlocksCommand.class,
      BenchClusterCommand.class
    })
public final class BenchCommand implements Runnable {
  @Mixin private FiguresOption figures = new FiguresOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    figures.of(() -> {
      List<Speed> table = SpeedTable.measure();
      print(table);
      return plain(table);
    });
  }

  private void print(List<Speed> table) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("yardstick: %.1f ns (median)%n%n", yardstick(table));
    out.println(
        "game           seats mode   ns/decision  x yard  decisions/s    games/s  bytes/game  copy"
            + " ns  x yard");
    for (Speed row : table) {
      out.printf(
          "%-14s %5d %-6s %11.1f %7.1f %12.0f %10.0f %11.1f %8.1f %7.1f%n",
          row.game(),
          row.seats(),
          row.mode(),
          row.nsPerDecision(),
          row.ratio(),
          row.decisionsPerSecond(),
          row.gamesPerSecond(),
          row.bytesPerGame(),
          row.copyNs(),
          row.copyRatio());
    }
    out.flush();
  }

  private static double yardstick(List<Speed> table) {
    double[] all = table.stream().mapToDouble(Speed::yardstickNs).sorted().toArray();
    return all[all.length / 2];
  }

  private static Map<String, Object> plain(List<Speed> table) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("yardstick_ns", yardstick(table));
    plain.put("games", table.stream().map(BenchCommand::plain).toList());
    return plain;
  }

  private static Map<String, Object> plain(Speed row) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("game", row.game());
    plain.put("seats", row.seats());
    plain.put("mode", row.mode());
    plain.put("ns_per_decision", row.nsPerDecision());
    plain.put("decisions_per_s", row.decisionsPerSecond());
    plain.put("games_per_s", row.gamesPerSecond());
    plain.put("bytes_per_game", row.bytesPerGame());
    plain.put("copy_ns", row.copyNs());
    plain.put("yardstick_ns", row.yardstickNs());
    return plain;
  }
}
