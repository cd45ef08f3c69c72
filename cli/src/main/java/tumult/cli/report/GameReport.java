package tumult.cli.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.bots.Budget;
import tumult.bots.ThumbBot;
import tumult.engine.Game;
import tumult.engine.Option;
import tumult.engine.Setup;
import tumult.engine.State;
import tumult.games.Games;
import tumult.games.frappadingue.solved.MatchSolution;
import tumult.games.frappadingue.solved.Solution;
import tumult.games.frappadingue.solved.TurnSolution;
import tumult.lab.Arena;
import tumult.lab.Estimate;
import tumult.lab.Ratings;
import tumult.lab.Score;
import tumult.lab.report.Course;
import tumult.lab.report.Series;
import tumult.lab.report.Sources;
import tumult.lab.report.Tension;

/**
 * What a game is like: everything in it is measured anew each time.
 *
 * @param games how many games the largest sample has; others have a part of it
 */
public record GameReport(Game<?, ?, ?> game, int games, long seed) {
  private static final int MOST_ROWS = 12;
  private static final int ENOUGH = 30;
  private static final List<String> LEVELS = List.of("random", "level-1", "level-2", "level-3");
  private static final List<String> BUDGETS =
      List.of("thumb", "search-25", "search-50", "search-100");

  /**
   * The page.
   *
   * @param against the same game with other options, to be set beside it; often empty
   */
  public String html(List<Game<?, ?, ?>> against) {
    return page(game, against);
  }

  private <S extends State<S>> String page(Game<S, ?, ?> main, List<Game<?, ?, ?>> against) {
    ReportPage page = new ReportPage(title(main), main.setup() + ", seed " + seed);
    int scale = main.setup().kind().realTime() ? 8 : 1;
    Course<S> course = new Course<>(main, Math.max(20, games / scale), seed);
    course(page, course);
    tension(page, new Tension<>(main, Math.max(10, games / 20 / scale), seed));
    skill(page, main, Math.max(20, games / 2 / scale));
    moves(page, course, main.seats());
    options(page, main.setup(), course, against, Math.max(20, games / 4 / scale));
    if (main.setup().kind().id().equals("frappadingue")) {
      exact(page, main.setup().withSeats(2));
    }
    return page.html();
  }

  private static String title(Game<?, ?, ?> main) {
    String id = main.setup().kind().id().replace('-', ' ');
    return Character.toUpperCase(id.charAt(0)) + id.substring(1) + ": a report";
  }

  private static void course(ReportPage page, Course<?> course) {
    page.section("How games go");
    List<Chart.Bar> seats = new ArrayList<>();
    for (int seat = 0; seat < course.seatCount(); seat++) {
      seats.add(new Chart.Bar("seat " + (seat + 1), course.seat(seat).within(0, 1)));
    }
    page.cards(
        List.of(
            ReportPage.chart(
                "Length: " + ReportPage.interval("%.0f decisions", course.length(), 1),
                Chart.histogram(course.lengths()),
                "How many decisions a game has, everybody's together, if all play by the rule of thumb. The higher a column, the more games are of that length."),
            ReportPage.number(
                "On a phone",
                String.format(Locale.ROOT, "%.0f minutes", course.seconds().mean() / 60),
                "About how long a game lasts, with 4 seconds for a choice and 1.5 where there is none. Quiet groups need longer."),
            ReportPage.number(
                "Choices",
                String.format(
                    Locale.ROOT,
                    "%.1f moves, %.0f %% real",
                    course.branching().mean(),
                    100 * course.real().mean()),
                "How many moves there are to choose from on average, and at what part of the turns there is more than one. The rest plays itself."),
            ReportPage.chart(
                "Seats",
                Chart.bars(seats, "%.1f %%", 100),
                "What part of the wins goes to each seat; the stroke covers the truth in 95 of 100 cases. Strokes that overlap are no proof that a seat is better."),
            ReportPage.number(
                "Evenness of seats",
                String.format(Locale.ROOT, "%.4f", course.uniformity()),
                "The entropy of who wins, as a part of the largest there can be. 1 means that all seats win alike, 0 that always the same one does.")));
  }

  private static void tension(ReportPage page, Tension<?> tension) {
    page.section("How exciting they are");
    page.cards(
        List.of(
            ReportPage.chart(
                "The winner's chance",
                Chart.line(tension.winner()),
                "The chance of the one who wins in the end, from the beginning to the end of a game, found by playing on from there many times. The later it climbs, the longer it stays open."),
            ReportPage.number(
                "Changes of the lead",
                ReportPage.interval("%.1f", tension.changes(), 1),
                "How often somebody else has the best chance, looked at %d times in a game. The last change comes after %.0f %% of it on average."
                    .formatted(Tension.MOMENTS, 100 * tension.lastChange().mean())),
            ReportPage.number(
                "Drama",
                ReportPage.percent(tension.lowest()),
                "The lowest chance that the later winner had, on average. The lower it is, the more often winners come from far behind."),
            ReportPage.number(
                "Decided after",
                ReportPage.percent(tension.decided()),
                "The part of a game after which the winner's chance stays above 80 %. What comes later changes little."),
            ReportPage.number(
                "Clarity",
                ReportPage.interval("%.1f points", tension.clarity(), 100),
                "How much more of the wins the best move brings than an average one, in the middle of a game. Small numbers mean that all moves look alike, or are.")));
  }

  private <S extends State<S>> void skill(ReportPage page, Game<S, ?, ?> main, int count) {
    page.section("Luck and skill");
    Game<?, ?, ?> two = Games.named(main.setup().withSeats(2).toString());
    boolean races = main.setup().kind().realTime();
    List<String> cards = new ArrayList<>();
    Ratings levels = ratings(two, LEVELS, Math.max(10, games / (races ? 60 : 20)));
    cards.add(
        ReportPage.chart(
            "Levels",
            Chart.bars(bars(levels, LEVELS), "%.0f", 1),
            "Ratings of those who meet for two, random play being 0. 400 points more mean ten times as many wins as losses."));
    double best = levels.rating("level-3").mean();
    double share = 1 / (1 + Math.pow(10, -best / 400));
    cards.add(
        ReportPage.number(
            "A series",
            series(share),
            "So many games it takes until the rule of thumb wins more than half of them against random play in 90 of 100 series. It wins a single game in %.0f of 100 cases."
                .formatted(100 * share)));
    double edge = best - levels.rating("level-2").mean();
    double small = 1 / (1 + Math.pow(10, -edge / 400));
    cards.add(
        ReportPage.number(
            "A closer series",
            series(small),
            "The same for level 3 against level 2, who errs now and then and wins %.0f of 100 games. The more luck there is, the longer it takes."
                .formatted(100 * (1 - small))));
    if (!races) {
      Ratings budgets = ratings(two, BUDGETS, Math.max(6, games / 60));
      cards.add(
          ReportPage.chart(
              "Thinking ahead",
              Chart.bars(bars(budgets, BUDGETS), "%.0f", 1),
              "Ratings of bots that look ahead, each with twice as much as the one before, the rule of thumb being 0. Where the bars stop growing, there is no more to be found this way."));
    }
    cards.add(sources(main, count));
    page.cards(cards);
  }

  private static String series(double share) {
    int length = share > 0.5 ? Series.length(share, 0.9) : 0;
    return length == 0 ? "more than 20,000 games" : String.format(Locale.ROOT, "%,d games", length);
  }

  private static List<Chart.Bar> bars(Ratings ratings, List<String> names) {
    return names.stream().map(name -> new Chart.Bar(name, ratings.rating(name))).toList();
  }

  private <S extends State<S>> Ratings ratings(Game<S, ?, ?> two, List<String> names, int blocks) {
    List<Bot> bots = new ArrayList<>();
    names.forEach(name -> bots.add(Bots.named(name)));
    Arena<S> arena = new Arena<>(two, bots, Budget.ANY, seed);
    Score score = new Score(bots.size(), arena.gamesPerBlock());
    arena.run(
        0,
        blocks,
        Runtime.getRuntime().availableProcessors(),
        wins -> {
          score.add(wins);
          return true;
        });
    return new Ratings(List.of(new Ratings.Meeting(names, 2, score)), names.getFirst());
  }

  private <S extends State<S>> String sources(Game<S, ?, ?> main, int count) {
    List<Bot> bots = Collections.nCopies(main.seats(), new ThumbBot());
    List<Chart.Bar> bars = new ArrayList<>();
    new Sources<>(main, bots, count, seed)
        .shares()
        .forEach((kind, share) -> bars.add(new Chart.Bar(kind, share)));
    return ReportPage.chart(
        "Where the result comes from",
        Chart.bars(bars, "%.0f %%", 100),
        "How much of the result's variance goes if one kind of luck is drawn anew and all else stays; “play” is what players leave to chance themselves. Kinds that work together count in each, so the sum may be above 100 %.");
  }

  private static void moves(ReportPage page, Course<?> course, int seats) {
    page.section("What wins");
    page.cards(
        List.of(
            ReportPage.chart(
                "First choices",
                Chart.bars(best(course.firsts(), seats), "%+.1f", 100),
                "How much more of the wins those get whose first move was this, in points above what everybody gets. Moves that came fewer than 30 times are left out."),
            ReportPage.chart(
                "Cards, faces, specials",
                Chart.bars(best(course.moves(), seats), "%+.1f", 100),
                "The same for those who made this move at least once in a game, the largest differences first. It is no cause: who is ahead can do other things.")));
  }

  /** The moves that differ most from the average, with how much. */
  private static List<Chart.Bar> best(Map<String, Course.Mean> moves, int seats) {
    double usual = 1.0 / seats;
    return moves.entrySet().stream()
        .filter(move -> move.getValue().count() >= ENOUGH)
        .map(move -> {
          Estimate won = move.getValue().estimate();
          return new Chart.Bar(
              move.getKey(),
              new Estimate(won.mean() - usual, won.low() - usual, won.high() - usual));
        })
        .sorted(Comparator.comparingDouble((Chart.Bar bar) -> -Math.abs(bar.value().mean())))
        .limit(MOST_ROWS)
        .sorted(Comparator.comparingDouble((Chart.Bar bar) -> -bar.value().mean()))
        .toList();
  }

  private void options(
      ReportPage page, Setup setup, Course<?> usual, List<Game<?, ?, ?>> against, int count) {
    page.section("If you play it differently");
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("what", "decisions", "minutes", "real choices", "seat 1 wins"));
    rows.add(row("as it is", usual));
    for (Game<?, ?, ?> other : against) {
      rows.add(row(difference(setup, other.setup()), course(other, count)));
    }
    for (Option option : setup.kind().options().subList(1, setup.kind().options().size())) {
      for (int value : alternatives(option, setup.number(option.name()))) {
        Map<String, String> texts = setup.texts();
        texts.put(option.name(), option.text(value));
        Game<?, ?, ?> other = setup.kind().game(texts);
        rows.add(row(option.name() + "=" + option.text(value), course(other, count)));
      }
    }
    page.table(
        rows,
        "Every option and every ruling of ours that can be chosen, one changed at a time (of a number, its ends). The numbers behind ± cover the truth in 95 of 100 cases: where two intervals overlap, the change may be chance.");
  }

  private static String difference(Setup setup, Setup other) {
    List<String> changed = new ArrayList<>();
    other
        .texts()
        .forEach((name, value) -> {
          if (!value.equals(setup.texts().get(name))) {
            changed.add(name + "=" + value);
          }
        });
    return changed.isEmpty() ? "the same again" : String.join(", ", changed);
  }

  private <S extends State<S>> Course<S> course(Game<S, ?, ?> other, int count) {
    return new Course<>(other, count, seed);
  }

  private static List<Integer> alternatives(Option option, int now) {
    List<Integer> values = new ArrayList<>();
    for (int value : new int[] {option.least(), option.most()}) {
      if (value != now && !values.contains(value)) {
        values.add(value);
      }
    }
    for (int value = 1; value < option.words().size() - 1; value++) {
      if (value != now) {
        values.add(value);
      }
    }
    return values;
  }

  private static List<String> row(String what, Course<?> course) {
    return List.of(
        what,
        ReportPage.interval("%.1f", course.length(), 1),
        ReportPage.interval("%.1f", course.seconds(), 1.0 / 60),
        ReportPage.percent(course.real()),
        ReportPage.percent(course.seat(0)));
  }

  /** What is proved of Frappadingue. */
  private static void exact(ReportPage page, Setup setup) {
    Solution solution = new Solution(setup);
    TurnSolution turn = solution.turn(0.1);
    MatchSolution match = solution.match(MatchSolution.Detail.COARSE);
    page.section("What is proved");
    page.cards(
        List.of(
            ReportPage.number(
                "The best turn",
                String.format(Locale.ROOT, "%.2f–%.2f points", turn.low(), turn.high()),
                "What a turn brings on average that is played for its points in the best way. Both ends are proved, not sampled."),
            ReportPage.number(
                "The first of two",
                String.format(Locale.ROOT, "%.1f %%", 100 * match.first()),
                "How often who begins wins, if both play for the win in the best way. To begin is hardly worth anything.")));
  }
}
