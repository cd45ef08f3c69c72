package tumult.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import tumult.engine.Game;
import tumult.engine.State;

/**
 * What a game is like: everything in it is measured anew each time.
 *
 * @param games how many games the largest sample has; others have a part of it
 */
public record GameReport(Game<?, ?, ?> game, int games, long seed, int threads) {
  /**
   * The page.
   *
   * @param against the same game with other options, to be set beside it; often empty
   * @param progress hears what is measured next
   */
  public String html(List<Game<?, ?, ?>> against, Consumer<String> progress) {
    return page(game, against, progress);
  }

  private <S extends State<S>> String page(
      Game<S, ?, ?> main, List<Game<?, ?, ?>> against, Consumer<String> progress) {
    ReportPage page = new ReportPage(title(main), about(main));
    progress.accept("how games go");
    Effort effort = Effort.of(main, games, seed, threads);
    CourseSection.write(page, main, effort);
    progress.accept("how exciting they are");
    TensionSection.write(page, main, effort);
    progress.accept("luck and skill");
    SkillSection.write(page, main, effort);
    progress.accept("what wins");
    ImpactSection.write(page, main, effort);
    OptionSection options = new OptionSection(main, effort);
    options.write(page, against, progress);
    ProofSection.write(page, main.setup(), progress);
    options.rulings(page);
    return page.html();
  }

  private static String title(Game<?, ?, ?> main) {
    String id = main.setup().kind().id().replace('-', ' ');
    return Character.toUpperCase(id.charAt(0)) + id.substring(1) + ": a report";
  }

  private String about(Game<?, ?, ?> main) {
    return String.format(
        Locale.ROOT,
        "%s, seed %d. Everything here was measured by letting programs play; unless it says otherwise, all follow the rule of thumb of the game. A stroke, and what stands behind ±, covers the truth in 95 of 100 cases.",
        main.setup(),
        seed);
  }
}
