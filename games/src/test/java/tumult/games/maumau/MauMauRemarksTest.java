package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The log says when a round is over. */
final class MauMauRemarksTest {
  @Test
  void the_last_card_ends_the_round() {
    var scene = Deck.scene("seats=2,rounds=2", "turn=0 hands=r8/g1 discards=r1");
    assertThat(scene.remarks("0 lay r8")).containsExactly("round-over 1");
  }

  @Test
  void the_last_round_too() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 hands=r8/g1 discards=r1");
    assertThat(scene.remarks("0 lay r8")).containsExactly("round-over 1");
  }

  @Test
  void a_card_among_others_does_not() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 hands=r8,r9,g2/g1 discards=r1");
    assertThat(scene.remarks("0 lay r8")).isEmpty();
  }
}
