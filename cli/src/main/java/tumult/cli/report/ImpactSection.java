package tumult.cli.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Estimate;
import tumult.lab.report.Impact;

/** What luck brings, what one does, what one begins with: who wins then. */
final class ImpactSection {
  private static final int MOST_ROWS = 16;
  private static final int ENOUGH = 30;

  private ImpactSection() {}

  static <S extends State<S>> void write(ReportPage page, Game<S, ?, ?> game, Effort effort) {
    Impact impact = Impact.of(game, effort.part(2), effort.seed(), effort.threads());
    String sample =
        ReportPage.games(impact.games())
            + " What came in fewer than %d of them is left out; red is beyond chance."
                .formatted(ENOUGH);
    List<String> cards = new ArrayList<>();
    impact
        .luck(ENOUGH)
        .forEach((kind, brought) ->
            cards.add(
                ReportPage.chart(
                    "Luck: " + kind,
                    chart(brought),
                    "By how many points of a hundred the chance to win of who gets it changes, each time, against whatever else this luck might have brought. It is drawn by lot, so it is a cause.",
                    sample)));
    cards.add(
        ReportPage.chart(
            "First choices",
            chart(impact.firsts(ENOUGH)),
            "How much more often those win whose first choice in the game was this, in points of a hundred, than those who chose something else. What is in the hand decides that too.",
            sample));
    cards.add(
        ReportPage.chart(
            "What winners do",
            chart(impact.moves(ENOUGH)),
            "How much more often those win who do this at least once in a game, in points of a hundred, than those who do not. It is no cause: who is ahead can do other things.",
            sample));
    page.section(
        "What wins",
        "Each card, die face and special: cards that differ only by their colour or place count as one.");
    page.cards(cards);
  }

  /** Those that differ most. */
  private static String chart(Map<String, Estimate> found) {
    List<Chart.Bar> bars =
        found.entrySet().stream()
            .map(each ->
                new Chart.Bar(each.getKey(), each.getValue().times(100), isSure(each.getValue())))
            .sorted(Comparator.comparingDouble((Chart.Bar bar) -> -Math.abs(bar.value().mean())))
            .limit(MOST_ROWS)
            .sorted(Comparator.comparingDouble((Chart.Bar bar) -> -bar.value().mean()))
            .toList();
    return Chart.bars(bars, "%+.1f ± %.1f");
  }

  private static boolean isSure(Estimate value) {
    return value.isBeyondChance(OptionSection.ERRORS);
  }
}
