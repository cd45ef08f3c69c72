package tumult.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import tumult.cli.drawings.RuleBook;
import tumult.cli.drawings.RuleBook.Rule;
import tumult.cli.report.ReportPage.Cell;
import tumult.engine.Game;
import tumult.engine.Option;
import tumult.engine.Setup;
import tumult.engine.State;
import tumult.lab.Estimate;
import tumult.lab.report.Gist;
import tumult.lab.report.Variant;

/** What every option would change, and which rulings of ours are none. */
final class OptionSection {
  /** How many standard errors a number must be away, so that it is called beyond chance. */
  static final double ERRORS = 3.5;

  private static final Pattern PLAYERS = Pattern.compile("\\d–\\d+ players.*");

  /** Something about a game that an option may change. */
  private record Column(String name, String form, Function<Gist, Estimate> of) {}

  private static final List<Column> COLUMNS =
      List.of(
          new Column("decisions", "%.1f", Gist::length),
          new Column("minutes", "%.1f", gist -> gist.seconds().times(1.0 / 60)),
          new Column("real decisions, %", "%.1f", gist -> gist.real().times(100)),
          new Column("edge of who begins", "%+.1f", gist -> gist.beginning().times(100)),
          new Column("changes of the lead", "%.2f", Gist::changes),
          new Column("luck, %", "%.0f", gist -> gist.luck().times(100)));

  private final Game<?, ?, ?> game;
  private final Effort effort;
  private final List<Rule> rules;

  OptionSection(Game<?, ?, ?> game, Effort effort) {
    this.game = game;
    this.effort = effort;
    rules = RuleBook.rules(game.setup().kind().id(), "en");
  }

  void write(ReportPage page, List<Game<?, ?, ?>> against, Consumer<String> progress) {
    progress.accept("as it is");
    Gist usual = gist(game);
    Map<String, Gist> others = new LinkedHashMap<>();
    for (Game<?, ?, ?> other : against) {
      String name = difference(game.setup(), other.setup());
      progress.accept(name);
      others.put(name, gist(other));
    }
    for (Variant variant : Variant.of(game.setup())) {
      progress.accept(variant.toString());
      String name = "%s (%s)".formatted(variant, rule(variant.option()));
      others.put(name, gist(variant.setup().kind().maker().apply(variant.setup())));
    }
    Gist.Size size = effort.gist();
    page.section(
        "If you play it differently",
        String.format(
            Locale.ROOT,
            "Every option, and so every ruling of ours that can be chosen, one changed at a time; behind it the rule that says so. The edge of who begins is by how many points of a hundred they win more often than their even share. Beside each number is what it changes, and red is beyond chance: more than %.1f standard errors, which chance alone does once in 2,000 numbers. Each row is from %,d games (fewer where games are longer), %,d of them looked into, and %,d played again.",
            ERRORS,
            size.games(),
            size.looked(),
            size.again()));
    page.table(head(), rows(usual, others));
    page.cards(charts(usual, others));
  }

  private static List<String> head() {
    List<String> head = new ArrayList<>();
    head.add("played so");
    COLUMNS.forEach(column -> head.add(column.name));
    return head;
  }

  private static List<List<Cell>> rows(Gist usual, Map<String, Gist> others) {
    List<List<Cell>> rows = new ArrayList<>();
    List<Cell> first = new ArrayList<>();
    first.add(new Cell("as it is"));
    for (Column column : COLUMNS) {
      String form = column.form + " ± " + column.form.replace("+", "");
      first.add(new Cell(ReportPage.plusMinus(form, column.of.apply(usual))));
    }
    rows.add(first);
    others.forEach((name, gist) -> rows.add(row(name, usual, gist)));
    return rows;
  }

  private static List<Cell> row(String name, Gist usual, Gist other) {
    List<Cell> row = new ArrayList<>();
    row.add(new Cell(name));
    for (Column column : COLUMNS) {
      Estimate value = column.of.apply(other);
      String number = String.format(Locale.ROOT, column.form, value.mean());
      if (other.equals(usual)) {
        row.add(new Cell(number, "the same games", false));
        continue;
      }
      Estimate change = value.less(column.of.apply(usual));
      String form = "%+" + column.form.replace("%", "").replace("+", "");
      String under = ReportPage.plusMinus(form + " ± " + column.form.replace("+", ""), change);
      row.add(new Cell(number, under, change.isBeyondChance(ERRORS)));
    }
    return row;
  }

  private static List<String> charts(Gist usual, Map<String, Gist> others) {
    List<String> charts = new ArrayList<>();
    List<String> meanings =
        List.of(
            "By how many decisions a game becomes longer or shorter. The bars are what changes against the game as it is.",
            "",
            "",
            "By how many points of a hundred who begins wins more or less often than now, measured from an even share. Above zero, beginning is worth more than now.",
            "By how many changes of the lead a game becomes more or less of a struggle. Above zero, the lead changes more often.",
            "By how many points of a hundred more or less of the result is luck. Below zero, it matters more who plays.");
    for (int i = 0; i < COLUMNS.size(); i++) {
      Column column = COLUMNS.get(i);
      if (meanings.get(i).isEmpty()) {
        continue;
      }
      List<Chart.Bar> bars = new ArrayList<>();
      others.forEach((name, gist) -> {
        Estimate change = column.of.apply(gist).less(column.of.apply(usual));
        String shown = name.replaceFirst(" \\(R.*", "");
        bars.add(new Chart.Bar(shown, change, change.isBeyondChance(ERRORS)));
      });
      charts.add(
          ReportPage.chart(
              "Changes in: " + column.name,
              Chart.bars(bars, "%+.1f ± %.1f"),
              meanings.get(i),
              "From the games of the table."));
    }
    return charts;
  }

  /** The rule that an option comes from. */
  private String rule(String option) {
    return rules.stream()
        .filter(rule -> isAbout(rule, option))
        .findFirst()
        .map(rule -> "R" + rule.number())
        .orElse("our option");
  }

  private static boolean isAbout(Rule rule, String option) {
    return option.equals("seats")
        ? PLAYERS.matcher(rule.plain()).matches()
        : rule.text().contains("`" + option + "`");
  }

  /** Every ruling of ours, and what can be chosen about it. */
  void rulings(ReportPage page) {
    List<List<String>> rows = new ArrayList<>();
    for (Rule rule : rules) {
      if (rule.isRuling()) {
        List<String> options = new ArrayList<>();
        for (Option option : game.setup().kind().options()) {
          if (rule("" + option.name()).equals("R" + rule.number())) {
            options.add("%s: %s".formatted(option.name(), option.range()));
          }
        }
        rows.add(
            List.of(
                "R" + rule.number(),
                rule.plain(),
                options.isEmpty()
                    ? "not an option: it is always played so"
                    : "an option: " + String.join("; ", options)));
      }
    }
    page.section(
        "Rulings of ours",
        "Where the leaflet is silent or unclear somebody has to decide. What is an option is measured above; what is not, was not measured, since it cannot be played otherwise.");
    page.list(rows);
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

  private <S extends State<S>> Gist gist(Game<S, ?, ?> other) {
    Effort own = effort.like(other);
    return Gist.of(other, own.gist(), own.seed(), own.threads());
  }
}
