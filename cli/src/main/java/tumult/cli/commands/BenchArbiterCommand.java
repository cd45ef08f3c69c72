package tumult.cli.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bench.races.LiveRaces;
import tumult.engine.BadInput;
import tumult.lab.races.FairnessReport;
import tumult.lab.races.FairnessReport.Gain;
import tumult.lab.races.FairnessReport.Point;
import tumult.lab.races.FairnessReport.Score;
import tumult.lab.races.JudgingMethod;
import tumult.table.races.RaceLimits;

/** Measures how fair the arbiter of Haos is, or lets it judge a file of races. */
@Command(
    name = "arbiter",
    description = {
      "Measure how fairly the arbiter of Haos tells who was first, in a simulation in virtual time;"
          + " takes about a minute.",
      "Or let it judge a file of races; docs/fairness.md describes both."
    },
    mixinStandardHelpOptions = true)
final class BenchArbiterCommand implements Runnable {
  private static final int FEWEST = 10_000;
  private static final int CURVE_SHARE = 25;
  private static final int LIVE_TABLES = 20;
  private static final int NEAR = 20;
  private static final int FAR = 300;

  @Option(names = "--json", paramLabel = "FILE", description = "also write the figures to a file")
  private @Nullable Path json;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "about how many races (default: ${DEFAULT-VALUE})",
      defaultValue = "1000000")
  private int count;

  @Option(names = "--races", paramLabel = "FILE", description = "judge these races, JSON lines")
  private @Nullable Path races;

  @Option(names = "--verdicts", paramLabel = "FILE", description = "where to write the verdicts")
  private @Nullable Path verdicts;

  @Option(
      names = "--live",
      paramLabel = "N",
      description = "run so many races through real sockets instead, 20 and 300 ms away")
  private int live;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    if (races != null || verdicts != null) {
      judge();
      return;
    }
    if (live > 0) {
      runLive();
      return;
    }
    if (count < FEWEST) {
      throw new BadInput("--count %d: must be %d or more".formatted(count, FEWEST));
    }
    try (OutputFile file = OutputFile.named("--json", json)) {
      FairnessReport fairness = FairnessReport.measure(count, RaceLimits.STANDARD);
      print(fairness);
      if (file != null) {
        file.write(Json.text(figures(fairness)) + "\n");
        file.finish();
      }
    }
  }

  private void judge() {
    if (races == null || verdicts == null) {
      throw new BadInput("--races FILE and --verdicts FILE go together");
    }
    try (OutputFile file = OutputFile.named("--verdicts", verdicts)) {
      if (file != null) {
        int judged = new RaceVerdicts().judge(races, file);
        file.finish();
        spec.commandLine().getOut().printf("%d races judged%n", judged);
      }
    }
  }

  private void runLive() {
    LiveRaces races;
    try {
      races = LiveRaces.run(live, LIVE_TABLES, NEAR, FAR);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%d races through real sockets, %d against %d ms%n", races.races().size(), NEAR, FAR);
    out.printf(
        "the near one wins more than half by %+.1f pp; by order of arrival it would be %+.1f pp%n",
        races.biasPoints(), races.biasPointsByArrival(NEAR, FAR));
    out.printf(
        "of %d races with a true gap of 20 ms or more the wrong one won %d%n",
        races.clear().count(), races.wrong());
    out.printf(
        "dead heats %.1f %%, a perfect referee's %.1f %%%n",
        100 * races.deadHeatRate(), 100 * races.perfectDeadHeatRate());
    out.flush();
  }

  private void print(FairnessReport fairness) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%d races%n%n", fairness.races());
    out.println("referee             20 against 300 ms  wrong at 20 ms or more  dead heats");
    for (Score score : fairness.scores()) {
      out.printf(
          "%-19s %+14.2f pp %21.2f %% %9.2f %%%n",
          score.method().title(),
          score.biasPoints(),
          100 * score.wrongRate(),
          100 * score.deadHeatRate());
    }
    out.printf(
        "%n95 %% of the verdicts within the slowest round trip + %d ms%n%n", fairness.verdictP95());
    out.println("lie                                               gain");
    for (Gain gain : fairness.gains()) {
      out.printf("%-20s %-24s %6.1f ms%n", gain.family(), gain.lie(), gain.millis());
    }
    out.flush();
    int share = Math.max(FEWEST, count / CURVE_SHARE);
    curve("the most credit drawn at once", FairnessReport.waiting(share));
    curve("believed up to", FairnessReport.believing(share));
  }

  private void curve(String knob, List<Point> points) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%n%-30s    wrong  dead heats  p95 over  liar  slow pong  inflated%n", knob);
    for (Point point : points) {
      FairnessReport fairness = point.fairness();
      Score score = fairness.score(JudgingMethod.ARBITER);
      Score perfect = fairness.score(JudgingMethod.PERFECT);
      out.printf(
          "%-30s %6.2f %% %+8.2f pp %5d ms %5.1f %10.1f %9.1f%n",
          point.limit(),
          100 * score.wrongRate(),
          100 * (score.deadHeatRate() - perfect.deadHeatRate()),
          fairness.verdictP95(),
          fairness.worstLie().millis(),
          fairness.worstSlowPong().millis(),
          fairness.worstInflation().millis());
    }
    out.flush();
  }

  private static Map<String, Object> figures(FairnessReport fairness) {
    Score arbiter = fairness.score(JudgingMethod.ARBITER);
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("races", fairness.races());
    figures.put("bias_pp", Math.abs(arbiter.biasPoints()));
    figures.put("wrong_rate_20ms", arbiter.wrongRate());
    figures.put("dead_heat_rate", arbiter.deadHeatRate());
    figures.put("perfect_dead_heat_rate", fairness.score(JudgingMethod.PERFECT).deadHeatRate());
    figures.put("liar_gain_ms", fairness.worstLie().millis());
    figures.put("slow_pong_gain_ms", fairness.worstSlowPong().millis());
    figures.put("inflated_rtt_gain_ms", fairness.worstInflation().millis());
    figures.put("verdict_p95_over_rtt_ms", fairness.verdictP95());
    return figures;
  }
}
