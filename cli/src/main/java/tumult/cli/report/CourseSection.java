package tumult.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Estimate;
import tumult.lab.report.Course;

/** How long games are, what there is to choose, and who wins. */
final class CourseSection {
  private CourseSection() {}

  static <S extends State<S>> void write(ReportPage page, Game<S, ?, ?> game, Effort effort) {
    Course course = Course.of(game, effort.part(2), effort.seed(), effort.threads());
    String sample = ReportPage.games(course.games());
    page.section("How games go", "");
    page.cards(
        List.of(
            ReportPage.chart(
                "Length: " + ReportPage.plusMinus("%.1f ± %.1f decisions", course.length()),
                Chart.histogram(course.lengths()),
                "How many decisions a game has, everybody's together: the higher a column, the more games are of that length. Half of the games are shorter than the upright stroke.",
                sample),
            ReportPage.number(
                "On a phone",
                ReportPage.plusMinus("%.1f ± %.1f minutes", course.seconds().times(1.0 / 60)),
                String.format(
                    Locale.ROOT,
                    "About how long a game lasts, with %.0f seconds for a choice and %.1f where there is none. Groups that talk need longer.",
                    Course.CHOICE,
                    Course.FORCED),
                sample),
            ReportPage.number(
                "Branching",
                ReportPage.plusMinus("%.2f ± %.2f moves", course.branching()),
                "How many moves there are to choose from at a decision, on average. One means that the game plays itself.",
                sample),
            ReportPage.number(
                "Real decisions",
                ReportPage.percent(course.real()),
                "The share of the decisions of a game at which there is more than one move. The rest plays itself.",
                sample),
            ReportPage.chart(
                "Who begins",
                Chart.bars(bars(course.places(), CourseSection::place), "%.1f ± %.1f %%"),
                "What part of the wins goes to whoever acts first, to the next clockwise and so on. Strokes that overlap are no proof that one of them is better off.",
                sample),
            ReportPage.chart(
                "Chairs",
                Chart.bars(bars(course.seats(), seat -> "seat " + (seat + 1)), "%.1f ± %.1f %%"),
                "What part of the wins goes to each chair. Where it is drawn by lot who begins, all are alike, and what differs is chance.",
                sample),
            ReportPage.number(
                "Outcome uniformity",
                String.format(Locale.ROOT, "%.4f", course.uniformity()),
                "How evenly the wins go to who begins, who is next and so on: the entropy of their shares, divided by the largest there can be. 1 means that all win alike, 0 that always the same one does.",
                sample)));
  }

  private static String place(int place) {
    return place == 0 ? "who begins" : place + (place == 1 ? " place later" : " places later");
  }

  private static List<Chart.Bar> bars(
      List<Estimate> shares, java.util.function.IntFunction<String> name) {
    List<Chart.Bar> bars = new ArrayList<>();
    for (int i = 0; i < shares.size(); i++) {
      bars.add(new Chart.Bar(name.apply(i), shares.get(i).within(0, 1).times(100)));
    }
    return bars;
  }
}
