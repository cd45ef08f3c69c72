package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Rng;

/** Counting cards in a long. */
final class CardsTest {
  @Test
  void cards_are_counted_by_value() {
    long cards = Cards.of(List.of(1, 15, 15, 8));
    assertThat(Cards.count(cards, 15)).isEqualTo(2);
    assertThat(Cards.count(cards, 7)).isZero();
    assertThat(Cards.size(cards)).isEqualTo(4);
    assertThat(Cards.list(cards)).containsExactly(1, 8, 15, 15);
  }

  @Test
  void one_less_than_none_is_none() {
    assertThat(Cards.less(Cards.of(List.of(3, 3, 4)), 3)).isEqualTo(Cards.of(List.of(3, 4)));
    assertThat(Cards.less(Cards.of(List.of(4)), 3)).isEqualTo(Cards.of(List.of(4)));
  }

  @Test
  void the_kinds_are_walked_from_the_lowest() {
    long kinds = Cards.kinds(Cards.of(List.of(9, 9, 9, 9, 9, 9, 9, 9, 2, 15)));
    assertThat(Cards.lowest(kinds)).isEqualTo(2);
    assertThat(Cards.lowest(kinds & (kinds - 1))).isEqualTo(9);
    assertThat(Long.bitCount(kinds)).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void every_card_is_picked_by_exactly_one_index(long seed) {
    Rng rng = new Rng(seed);
    long cards = Cards.deck(15, 10);
    for (int i = rng.below(140); i > 0; i--) {
      cards -= Cards.one(Cards.pick(cards, rng.below(Cards.size(cards))));
    }
    List<Integer> list = Cards.list(cards);
    for (int index = 0; index < list.size(); index++) {
      assertThat(Cards.pick(cards, index)).isEqualTo(list.get(index));
    }
  }

  @Test
  void a_full_deck_has_150_cards() {
    long deck = Cards.deck(15, 10);
    assertThat(Cards.size(deck)).isEqualTo(150);
    assertThat(Cards.pick(deck, 149)).isEqualTo(15);
    assertThat(Cards.pick(deck, 0)).isEqualTo(1);
  }
}
