package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The pile and the cards put under it. */
final class PileTest {
  private final Pile pile = new Pile(3);

  @Test
  void the_shuffled_part_comes_first_and_then_the_cards_in_their_order() {
    pile.lay(Cards.of(List.of(7)));
    pile.putUnder(9, 1, false);
    pile.putUnder(2, 2, false);
    assertThat(pile.next()).isEqualTo(Cards.one(7));
    assertThat(pile.draw(7)).isZero();
    assertThat(pile.next()).isEqualTo(Cards.one(9));
    assertThat(pile.draw(9)).isEqualTo(1);
    assertThat(pile.draw(2)).isEqualTo(2);
    assertThat(pile.next()).isEqualTo(Cards.NONE);
  }

  @Test
  void cards_may_go_round_for_ever() {
    pile.lay(Cards.NONE);
    pile.putUnder(1, 1, false);
    pile.putUnder(2, 2, false);
    for (int i = 0; i < 100; i++) {
      int card = pile.card(0);
      pile.putUnder(card, pile.draw(card), false);
      assertThat(pile.size()).isEqualTo(2);
      assertThat(pile.knowers(0)).isEqualTo(pile.card(0));
    }
  }

  @Test
  void shuffling_forgets_order_and_knowledge() {
    pile.lay(Cards.of(List.of(7)));
    pile.putUnder(9, 1, false);
    pile.shuffle();
    assertThat(pile.shuffled()).isEqualTo(Cards.of(List.of(7, 9)));
    assertThat(pile.underSize()).isZero();
  }

  @Test
  void a_card_follows_none_once_the_one_before_is_drawn() {
    pile.lay(Cards.NONE);
    pile.putUnder(3, 1, false);
    pile.putUnder(4, 1, true);
    pile.putUnder(5, 1, true);
    pile.draw(3);
    assertThat(pile.follows(0)).isFalse();
    assertThat(pile.follows(1)).isTrue();
  }
}
