package tumult.table.steps;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tumult.games.Games;

final class GameCacheTest {
  private final GameCache games = new GameCache(Games::named);

  @Test
  void a_game_is_shared_also_after_somebody_has_asked_for_ever_new_options() {
    for (int target = 500; target < 1_400; target++) {
      games.game("frappadingue(seats=2,target=%d)".formatted(target));
    }
    String name = games.game("mau-mau").name();
    assertThat(games.game(name)).isSameAs(games.game(name));
  }
}
