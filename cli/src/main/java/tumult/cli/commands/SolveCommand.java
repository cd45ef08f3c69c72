package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.frappadingue.solved.Duel;
import tumult.games.frappadingue.solved.MatchSolution;
import tumult.games.frappadingue.solved.Solution;
import tumult.games.frappadingue.solved.Trial;
import tumult.games.frappadingue.solved.TurnSolution;

/** Solves a game. */
@Command(
    name = "solve",
    description = {
      "Solve Frappadingue: the best turn within proved bounds, and the match for two.",
      "A turn begins with the whole deck; what it scores on average, played for its points.",
      "In the match both play for the win; a shared win is half a win."
    },
    mixinStandardHelpOptions = true)
public final class SolveCommand implements Runnable {
  /** The options that make a deck; target and seats do not. */
  private static final List<String> DECK =
      List.of("copies", "specials", "crashes", "crashOnDeal", "plusFive");

  /** Longer matches are worked out in less detail. */
  private static final int LONG_TARGET = 3_000;

  @Parameters(index = "0", paramLabel = "GAME", description = "frappadingue")
  private String name = "";

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "an option of the game; see 'tumult games'")
  private List<String> options = new ArrayList<>();

  @Option(names = "--target", paramLabel = "N", description = "the score that ends the match")
  private @Nullable String target;

  @Option(
      names = "--width",
      paramLabel = "POINTS",
      description = "how near the bounds of a turn shall be; usual deck 0.001, else 0.1")
  private @Nullable Double width;

  @Option(
      names = "--trials",
      paramLabel = "N",
      defaultValue = "0",
      description = "also play so many turns, and as many matches")
  private long trials;

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private FiguresOption file = new FiguresOption();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    Setup setup = setup();
    double points = width == null ? (isUsual(setup) ? 0.001 : 0.1) : width;
    if (!(points >= 1e-4 && points <= 100)) {
      throw new BadInput("--width %s: must be 0.0001–100".formatted(width));
    }
    if (trials < 0 || trials > 1_000_000_000) {
      throw new BadInput("--trials %d: must be 0–1000000000".formatted(trials));
    }
    file.of(() -> solve(setup, points));
  }

  /** The game that was named, for two. */
  private Setup setup() {
    List<String> chosen = new ArrayList<>(options);
    if (target != null) {
      chosen.add("target=" + target);
    }
    if (name.contains("(") && !chosen.isEmpty()) {
      throw new BadInput(
          "%s carries its options already: leave out --target and --option".formatted(name));
    }
    String full = chosen.isEmpty() ? name : name + "(" + String.join(",", chosen) + ")";
    Setup setup = Setup.parse(full, Games.ALL);
    if (!setup.kind().id().equals(Frappadingue.KIND.id())) {
      throw new BadInput("%s is not solved: only frappadingue is".formatted(setup.kind().id()));
    }
    return setup.withSeats(2);
  }

  private static boolean isUsual(Setup setup) {
    Setup usual = Setup.parse(setup.kind().id(), Games.ALL);
    return DECK.stream().allMatch(option -> setup.number(option) == usual.number(option));
  }

  private Map<String, Object> solve(Setup setup, double points) {
    boolean fine = points <= 0.01 && setup.number("target") <= LONG_TARGET;
    Solution solution = new Solution(setup);
    CompletableFuture<MatchSolution> solving =
        CompletableFuture.supplyAsync(
            () -> solution.match(fine ? MatchSolution.Detail.FINE : MatchSolution.Detail.COARSE));
    Map<String, Object> figures = new LinkedHashMap<>();
    figures.put("game", setup.toString());
    TurnSolution turn = solution.turn(points);
    tell(turn, figures);
    MatchSolution match = solving.join();
    Duel duel = match.duel();
    tell(setup, match, duel, figures);
    if (fine) {
      tellBounds(match, figures);
    }
    if (trials > 0) {
      figures.put("trials", trials(turn, match, duel));
    }
    return figures;
  }

  private void tell(TurnSolution turn, Map<String, Object> figures) {
    out().printf(Locale.ROOT, "One turn, from the whole deck, played for its points:%n");
    out().printf(Locale.ROOT, "  %.6f to %.6f points on average; ", turn.low(), turn.high());
    out().printf(Locale.ROOT, "%,d stops, hash %016x%n", turn.stops(), turn.hash());
    out().flush();
    figures.put("turn_low", turn.low());
    figures.put("turn_high", turn.high());
    figures.put("turn_stops", turn.stops());
    figures.put("turn_hash", "%016x".formatted(turn.hash()));
  }

  private void tell(Setup setup, MatchSolution match, Duel duel, Map<String, Object> figures) {
    double first = match.first();
    out()
        .printf(
            Locale.ROOT,
            "A match for two to %,d, both playing for the win:%n",
            setup.number("target"));
    out()
        .printf(
            Locale.ROOT,
            "  the first wins %.2f %%, the second %.2f %%; ",
            100 * first,
            100 - 100 * first);
    out().printf(Locale.ROOT, "%,d stops, hash %016x%n", match.stops(), match.hash());
    out()
        .printf(
            Locale.ROOT,
            "  %.2f %% of the wins against one who plays for points%n",
            100 * duel.share());
    out()
        .printf(
            Locale.ROOT,
            "  R23's end after 500 rounds is left out: a chance of at most %.0e%n",
            duel.unfinished());
    out().flush();
    figures.put("win_first", first);
    figures.put("win_second", 1 - first);
    figures.put("win_share", duel.share());
    figures.put("unfinished", duel.unfinished());
    figures.put("match_stops", match.stops());
    figures.put("match_hash", "%016x".formatted(match.hash()));
  }

  private void tellBounds(MatchSolution match, Map<String, Object> figures) {
    CompletableFuture<Double> low = CompletableFuture.supplyAsync(match::firstLow);
    double high = match.firstHigh();
    out()
        .printf(
            Locale.ROOT,
            "  whatever is beyond the table, the first wins at least %.2f %%",
            100 * low.join());
    out().printf(Locale.ROOT, " and at most %.2f %%%n", 100 * high);
    figures.put("win_first_low", low.join());
    figures.put("win_first_high", high);
  }

  private List<Map<String, Object>> trials(TurnSolution turn, MatchSolution match, Duel duel) {
    long luck = seed.seed();
    return List.of(
        told("turns", turn.trial(trials, luck)),
        told("matches", match.trial(trials, luck)),
        told("pairs of matches", match.trialAgainstScorer(duel, (trials + 1) / 2, luck)));
  }

  private Map<String, Object> told(String what, Trial trial) {
    boolean agrees = trial.agrees(Trial.USUAL);
    double interval = Trial.USUAL * trial.error();
    out()
        .printf(
            Locale.ROOT,
            "%,d %s: %.4f ± %.4f (95 %%), ",
            trial.count(),
            what,
            trial.mean(),
            interval);
    out().printf(Locale.ROOT, "%s%n", agrees ? "agrees" : "does not agree");
    out().flush();
    Map<String, Object> told = new LinkedHashMap<>();
    told.put("what", what);
    told.put("count", trial.count());
    told.put("mean", trial.mean());
    told.put("error", trial.error());
    told.put("agrees", agrees);
    return told;
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }
}
