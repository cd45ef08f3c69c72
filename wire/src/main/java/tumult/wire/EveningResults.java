package tumult.wire;

import java.util.List;
import tumult.table.Ask;
import tumult.table.Award;
import tumult.table.GameResult;
import tumult.table.Standing;
import tumult.table.Table;
import tumult.table.TableView;

/**
 * What was played at a table, and who is ahead.
 *
 * @param results of the latest games, the oldest first
 * @param games how many games count
 * @param standings everybody who was in one of them, the first one first
 * @param awards what was most remarkable, the best first
 */
public record EveningResults(
    List<GameResult> results, int games, List<Standing> standings, List<Award> awards) {
  public EveningResults {
    results = List.copyOf(results);
    standings = List.copyOf(standings);
    awards = List.copyOf(awards);
  }

  /** How it stands at a table. */
  public static EveningResults of(Table table) {
    TableView.Evening evening = table.view(Ask.SERVER).evening();
    return new EveningResults(
        table.results(), evening.games(), evening.standings(), table.awards());
  }
}
