package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import tumult.bench.SearchSpeed;

/** Measures how fast bots look ahead. */
@Command(
    name = "search",
    description = {
      "Measure how fast bots look ahead in each game, on one core; takes half a minute.",
      "An iteration imagines a world, tries an action in it and plays it out; a playout is the"
          + " last part alone."
    },
    mixinStandardHelpOptions = true)
final class BenchSearchCommand implements Runnable {
  @Mixin private FiguresOption figures = new FiguresOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    figures.of(() -> {
      List<SearchSpeed> table = SearchSpeed.measure();
      print(table);
      return table.stream().map(BenchSearchCommand::plain).toList();
    });
  }

  private void print(List<SearchSpeed> table) {
    PrintWriter out = spec.commandLine().getOut();
    out.println("game           seats  iterations/s    playouts/s  bytes/iteration");
    for (SearchSpeed row : table) {
      out.printf(
          Locale.ROOT,
          "%-14s %5d %13.0f %13.0f %16.2f%n",
          row.game(),
          row.seats(),
          row.iterationsPerSecond(),
          row.playoutsPerSecond(),
          row.bytesPerIteration());
    }
    out.flush();
  }

  private static Map<String, Object> plain(SearchSpeed row) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("game", row.game());
    plain.put("seats", row.seats());
    plain.put("iterations_per_s", row.iterationsPerSecond());
    plain.put("playouts_per_s", row.playoutsPerSecond());
    plain.put("bytes_per_iteration", row.bytesPerIteration());
    return plain;
  }
}
