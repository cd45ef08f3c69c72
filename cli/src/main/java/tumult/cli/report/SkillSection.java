package tumult.cli.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tumult.bots.LevelBot;
import tumult.cli.report.ReportPage.Cell;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.games.Games;
import tumult.lab.Ratings;
import tumult.lab.report.Series;
import tumult.lab.report.Skill;
import tumult.lab.report.Sources;

/** How much better one can play, and how much of a result is luck. */
final class SkillSection {
  private static final String RANDOM = "random";
  private static final String THUMB = "thumb";
  private static final double SURE = 0.9;

  /** Budgets of search: 2 to the power of each of these. */
  private static final int FIRST_POWER = 4;

  private static final int LAST_POWER = 10;

  private SkillSection() {}

  static <S extends State<S>> void write(ReportPage page, Game<S, ?, ?> game, Effort effort) {
    page.section(
        "Luck and skill",
        "Whoever is compared here sits at a table for two. They meet in blocks: the same luck comes once for each seating, so that most of it cancels.");
    Game<?, ?, ?> two = Games.named(game.setup().withSeats(2).toString());
    Effort forTwo = effort.like(two);
    List<Skill> levels = levels(two, forTwo);
    List<String> cards = new ArrayList<>();
    cards.add(levels(levels));
    if (!effort.races()) {
      cards.add(budgets(two, forTwo));
    }
    cards.addAll(sources(game, effort));
    page.cards(cards);
    series(page, levels);
  }

  /** Each level against the one below; fewer blocks where they think for long. */
  private static List<Skill> levels(Game<?, ?, ?> two, Effort effort) {
    List<Skill> meetings = new ArrayList<>();
    String below = RANDOM;
    for (int level = 1; level <= LevelBot.BEST; level++) {
      String name = "level-" + level;
      int blocks =
          level == LevelBot.BEST ? effort.part(0.01) : effort.part(level == 4 ? 0.03 : 0.2);
      meetings.add(meeting(two, name, below, blocks, effort));
      below = name;
    }
    return meetings;
  }

  private static <S extends State<S>> Skill meeting(
      Game<S, ?, ?> two, String better, String other, int blocks, Effort effort) {
    return Skill.of(two, better, other, blocks, effort.seed(), effort.threads());
  }

  private static String levels(List<Skill> meetings) {
    Ratings ratings = Skill.ratings(meetings, RANDOM);
    List<Chart.Bar> bars = new ArrayList<>();
    bars.add(new Chart.Bar(RANDOM, ratings.rating(RANDOM)));
    for (Skill meeting : meetings) {
      String best = meeting.better().equals("level-" + LevelBot.BEST) ? " (best)" : "";
      bars.add(new Chart.Bar(meeting.better() + best, ratings.rating(meeting.better())));
    }
    long games = meetings.stream().mapToLong(meeting -> meeting.score().games()).sum();
    return ReportPage.chart(
        "From random play to the best",
        Chart.bars(bars, "%.0f ± %.0f"),
        "A rating for each level of our bots, random play being 0: 400 points more mean ten times as many wins as losses. Each has met the one below; the numbers are in the table under this.",
        ReportPage.games(games));
  }

  private static String budgets(Game<?, ?, ?> two, Effort effort) {
    List<Skill> meetings = new ArrayList<>();
    for (int power = FIRST_POWER; power <= LAST_POWER; power++) {
      int blocks = effort.part(0.02);
      meetings.add(meeting(two, "search-" + (1 << power), THUMB, blocks, effort));
    }
    Ratings ratings = Skill.ratings(meetings, THUMB);
    List<Chart.Bar> bars = new ArrayList<>();
    for (Skill meeting : meetings) {
      String name = meeting.better().substring("search-".length()) + " iterations";
      bars.add(new Chart.Bar(name, ratings.rating(meeting.better())));
    }
    return ReportPage.chart(
        "Thinking ahead",
        Chart.bars(bars, "%.0f ± %.0f"),
        "Ratings of bots that look ahead, each by twice as many iterations as the one before, all against the rule of thumb, which is 0. Where the bars stop growing, there is no more to be found this way.",
        String.format(Locale.ROOT, "From %,d games each.", meetings.getFirst().score().games()));
  }

  private static <S extends State<S>> List<String> sources(Game<S, ?, ?> game, Effort effort) {
    Sources sources = Sources.of(game, effort.part(0.4), effort.seed(), effort.threads());
    List<Chart.Bar> bars = new ArrayList<>();
    sources
        .shares()
        .forEach(
            (kind, share) -> bars.add(new Chart.Bar(kind, share.times(100), kind.equals("play"))));
    String sample =
        String.format(
            Locale.ROOT,
            "From %,d games, each played again for every bar; who plays is of level 1, 2 or 3 by lot.",
            sources.games());
    return List.of(
        ReportPage.chart(
            "Where the result comes from",
            Chart.bars(bars, "%.0f ± %.0f %%"),
            "How much of the variance of the result there still is if only this kind of luck is drawn anew and all else stays; “play” is who plays, and how. Kinds that work together count in each, so the sum may be above 100 %.",
            sample),
        ReportPage.number(
            "Luck",
            ReportPage.percent(sources.luck()),
            "The share of the variance that is left if the same people play in the same way with other luck: what play alone does not explain. 100 % would mean that it does not matter who plays.",
            sample));
  }

  private static void series(ReportPage page, List<Skill> meetings) {
    List<List<Cell>> rows = new ArrayList<>();
    for (Skill meeting : meetings) {
      rows.add(
          List.of(
              new Cell(meeting.better() + " against " + meeting.other()),
              new Cell(ReportPage.percent(meeting.share())),
              new Cell(length(meeting.share().mean())),
              new Cell(
                  "%s to %s"
                      .formatted(length(meeting.share().high()), length(meeting.share().low()))),
              new Cell(String.format(Locale.ROOT, "%,d", meeting.score().games()))));
    }
    page.table(
        List.of(
            "how many games until the better one wins 90 % of series",
            "wins of the better",
            "games in a series",
            "as the interval allows",
            "measured in games"),
        rows);
  }

  private static String length(double share) {
    int length = share > 0.5 ? Series.length(Math.min(share, 1), SURE) : 0;
    return length == 0 ? "any number" : String.format(Locale.ROOT, "%,d", length);
  }
}
