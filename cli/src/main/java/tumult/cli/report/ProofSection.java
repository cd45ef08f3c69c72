package tumult.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tumult.cli.report.ReportPage.Cell;
import tumult.engine.Setup;
import tumult.games.frappadingue.Frappadingue;
import tumult.games.frappadingue.solved.MatchSolution;
import tumult.games.frappadingue.solved.Solution;
import tumult.games.frappadingue.solved.TurnSolution;
import tumult.lab.report.Variant;

/** What is proved of Frappadingue, for every option: it is solved. */
final class ProofSection {
  private static final double WIDTH = 0.1;

  /** The longest match that is worked out in seconds. */
  private static final int LONG_TARGET = 4_000;

  private ProofSection() {}

  /** Nothing, unless the game is solved. */
  static void write(ReportPage page, Setup setup, Consumer<String> progress) {
    if (!setup.kind().id().equals(Frappadingue.KIND.id())) {
      return;
    }
    progress.accept("what is proved");
    List<Variant> variants = new ArrayList<>(Variant.of(setup));
    variants.removeIf(variant -> variant.option().equals("seats"));
    List<List<Cell>> rows = new ArrayList<>();
    rows.add(row("as it is", setup));
    rows.addAll(variants.parallelStream().map(each -> row(each.toString(), each.setup())).toList());
    page.section(
        "What is proved",
        "No sample: both ends of each interval are proved. A turn is played for its points in the best way; in a match for two both play for the win in the best way, and who begins wins so often. What beginning is worth changes less than the interval is wide, since whatever is beyond the table of the solver is counted once for and once against.");
    page.table(
        List.of("played so", "points of the best turn", "who begins wins", "proved to be within"),
        rows);
  }

  private static List<Cell> row(String name, Setup setup) {
    Solution solution = new Solution(setup);
    TurnSolution turn = solution.turn(WIDTH);
    Cell points = new Cell(String.format(Locale.ROOT, "%.2f to %.2f", turn.low(), turn.high()));
    if (setup.number("target") > LONG_TARGET) {
      return List.of(new Cell(name), points, new Cell("takes minutes"), new Cell("not done"));
    }
    MatchSolution match = solution.match(MatchSolution.Detail.COARSE);
    return List.of(
        new Cell(name),
        points,
        new Cell(String.format(Locale.ROOT, "%.2f %%", 100 * match.first())),
        new Cell(
            String.format(
                Locale.ROOT, "%.2f to %.2f %%", 100 * match.firstLow(), 100 * match.firstHigh())));
  }
}
