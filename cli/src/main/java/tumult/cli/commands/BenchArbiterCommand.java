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
import picocli.CommandLine.Mixin;
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
import tumult.lab.races.WeatherReport;
import tumult.table.races.RaceLimits;

/** Measures how fair the arbiter of Haos is, or lets it judge a file of races. */
@Command(
    name = "arbiter",
    description = {
      "Measure how fairly the arbiter of Haos tells who was first, in a simulation in virtual time;"
          + " takes a few minutes.",
      "Or let it judge a file of races; docs/fairness.md describes both."
    },
    mixinStandardHelpOptions = true)
final class BenchArbiterCommand implements Runnable {
  private static final int FEWEST = 10_000;
  private static final int CURVE_SHARE = 25;
  private static final int WEATHER_SHARE = 20;
  private static final int MOST_LATE = 50;
  private static final int LIVE_TABLES = 20;
  private static final int NEAR = 20;
  private static final int FAR = 300;

  @Mixin private FiguresOption file = new FiguresOption();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "about how many races (default: ${DEFAULT-VALUE})",
      defaultValue = "1000000")
  private int count;

  @Option(
      names = "--late",
      paramLabel = "PERCENT",
      description =
          "which shares of the messages are late in bad weather (default: ${DEFAULT-VALUE})",
      defaultValue = "2,1,0",
      split = ",")
  private List<Double> late = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "of the bad weather (default: ${DEFAULT-VALUE})",
      defaultValue = "2026")
  private long seed;

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
    List<Double> shares = shares();
    file.of(() -> {
      FairnessReport fairness = FairnessReport.measure(count, RaceLimits.STANDARD);
      print(fairness);
      WeatherReport weather =
          WeatherReport.measure(weatherCount(), RaceLimits.STANDARD, shares, seed);
      print(weather);
      return figures(fairness, weather);
    });
  }

  private long weatherCount() {
    return Math.max(FEWEST, count / WEATHER_SHARE);
  }

  private List<Double> shares() {
    for (double percent : late) {
      if (!(percent >= 0 && percent <= MOST_LATE)) {
        throw new BadInput("--late %s: must be 0 to %d percent".formatted(percent, MOST_LATE));
      }
    }
    return late.stream().map(percent -> percent / 100).toList();
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
    curve("patience without a sign", FairnessReport.waiting(share));
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

  private void print(WeatherReport weather) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf("%nmessages each way late by 60 to 250 ms%n");
    out.println("weather                 seats      wrong  dead heats  p95 over  at best");
    for (WeatherReport.Score score : weather.scores()) {
      out.printf(
          "%-23s %-6s %s %5d ms%n",
          score.weather().title(), score.company().title(), line(score), score.earliestP95());
    }
    out.printf("%nweather                 20 against 300 ms  perfect referee%n");
    for (WeatherReport.Bias bias : weather.biases()) {
      out.printf(
          "%-23s %+14.2f pp %+13.2f pp%n",
          bias.weather().title(), bias.points(), bias.perfectPoints());
    }
    out.printf("%nat a table of two, nothing late: lie               gain%n");
    for (Gain gain : weather.gains()) {
      out.printf("%-20s %-26s %6.1f ms%n", gain.family(), gain.lie(), gain.millis());
    }
    out.flush();
    int share = Math.max(FEWEST, count / CURVE_SHARE);
    out.printf("%n2 %% late, in order: waited for if this likely; two, then 2 to 6%n");
    WeatherReport.hoping(share, seed).forEach(this::print);
    out.printf("%nnothing late: believed up to so many sd; two, then 2 to 6; inflated at two%n");
    WeatherReport.believing(share, seed).forEach(this::print);
  }

  private void print(WeatherReport.Point point) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        "%6.2f %s %s %6.1f ms%n",
        point.limit(), line(point.two()), line(point.mixed()), point.inflatedGain());
    out.flush();
  }

  private static String line(WeatherReport.Score score) {
    return "%7.2f %% %+8.2f pp %6d ms"
        .formatted(
            100 * score.wrongRate(),
            100 * (score.deadHeatRate() - score.perfectDeadHeatRate()),
            score.verdictP95());
  }

  private static Map<String, Object> figures(FairnessReport fairness, WeatherReport weather) {
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
    figures.put("feigned_stall_gain_ms", fairness.worstStall().millis());
    figures.put("verdict_p95_over_rtt_ms", fairness.verdictP95());
    figures.put("two", gains(weather));
    figures.put("weather", weather.scores().stream().map(BenchArbiterCommand::figures).toList());
    return figures;
  }

  private static Map<String, Object> gains(WeatherReport weather) {
    Map<String, Object> gains = new LinkedHashMap<>();
    gains.put("liar_gain_ms", weather.worstGain("reaction"));
    gains.put("slow_pong_gain_ms", weather.worstGain("slow pong"));
    gains.put("inflated_rtt_gain_ms", weather.worstGain("inflated round trip"));
    gains.put("feigned_stall_gain_ms", weather.worstGain("feigned stall"));
    return gains;
  }

  private static Map<String, Object> figures(WeatherReport.Score score) {
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("late", score.weather().late());
    figures.put("ordered", score.weather().ordered());
    figures.put("seats", score.company().title());
    figures.put("wrong_rate_20ms", score.wrongRate());
    figures.put("dead_heat_rate", score.deadHeatRate());
    figures.put("perfect_dead_heat_rate", score.perfectDeadHeatRate());
    figures.put("verdict_p95_over_rtt_ms", score.verdictP95());
    figures.put("best_p95_over_rtt_ms", score.earliestP95());
    return figures;
  }
}
