package tumult.cli.report;

import java.util.List;
import java.util.Locale;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.report.Tension;

/** How often the lead changes, how far behind winners were, when it is decided. */
final class TensionSection {
  private TensionSection() {}

  static <S extends State<S>> void write(ReportPage page, Game<S, ?, ?> game, Effort effort) {
    Tension tension =
        Tension.of(game, effort.part(0.04), effort.playedOn(), effort.seed(), effort.threads());
    String sample =
        String.format(
            Locale.ROOT,
            "From %,d games, each looked at %d times and played on %d times from there.",
            tension.games(),
            Tension.MOMENTS,
            2 * effort.playedOn());
    page.section(
        "How exciting they are",
        "A chance to win is found by playing on from a position many times, as somebody would who sees all cards.");
    page.cards(
        List.of(
            ReportPage.chart(
                "The winner's chance",
                Chart.line(tension.winner()),
                "The chance of the one who wins in the end, from the beginning to the end of a game. The later it climbs, the longer the game stays open.",
                sample),
            ReportPage.number(
                "Changes of the lead",
                ReportPage.plusMinus("%.2f ± %.2f", tension.changes()),
                "How often in a game somebody else's chance becomes the best, by %.0f points or more. Who leads by less has not taken the lead."
                    .formatted(100 * Tension.CLEARLY),
                sample),
            ReportPage.number(
                "The last change",
                "after " + ReportPage.percent(tension.lastChange()),
                "The part of a game that has passed when the lead changes for the last time; games in which it never does count as 0. The later, the longer one can hope.",
                sample),
            ReportPage.number(
                "Drama",
                ReportPage.percent(tension.lowest()),
                "The lowest chance that the later winner had in the game, on average. The lower it is, the more often winners come from far behind.",
                sample),
            ReportPage.number(
                "Decisiveness",
                "after " + ReportPage.percent(tension.decided()),
                "The part of a game after which the winner's chance stays at %.0f %% or more. What comes later changes little."
                    .formatted(100 * Tension.DECIDED),
                sample),
            ReportPage.number(
                "Clarity of choice",
                ReportPage.plusMinus("%.1f ± %.1f points", tension.clarity().times(100)),
                "How much more of the wins the best move brings than the average of all moves, in the middle of a game. Small numbers mean that all moves look alike, or are.",
                sample)));
  }
}
