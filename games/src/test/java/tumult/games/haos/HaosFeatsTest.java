package tumult.games.haos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.games.haos.Scenes.four;

import org.junit.jupiter.api.Test;

/** What can be told of Haos with a number, beside how quick somebody was. */
final class HaosFeatsTest {
  /** Seats 0 and 2 are in a duel; seat 1 is to open. */
  private static final String DUEL =
      "phase=turn turn=1 nameable=1 piles=rA/gB/bA,gC/gD totem=gN,gO ";

  @Test
  void the_cards_that_the_loser_of_a_duel_takes() {
    assertThat(four(DUEL).feats("0 grab")).containsExactly("duel 0 5");
  }

  @Test
  void a_mistake_is_none() {
    assertThat(four(DUEL).feats("1 grab")).isEmpty();
  }
}
