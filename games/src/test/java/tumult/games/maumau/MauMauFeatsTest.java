package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What can be told of Mau Mau with a number. */
final class MauMauFeatsTest {
  @Test
  void a_long_mau_is_counted_in_turns_from_the_first_one_to_the_last_card() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 hands=r8,b1/g1,g2,g3 discards=r1");
    String first = "0 lay r8; 0 mau; 1 draw; * card y5; 0 draw; * card r2; 1 draw; * card y6; ";
    String second = "0 lay r2; 0 mau; 1 lay g2; 0 draw; * card g4; 1 lay g1; ";
    String third = "0 lay g4; 0 mau; 1 lay g3; 0 draw; * card b3; 1 draw; * card y7; ";
    String last = "0 lay b3; 0 mau; 1 draw; * card y8; 0 lay b1";
    assertThat(scene.feats((first + second + third + last).split("; "))).containsExactly("mau 0 7");
  }

  @Test
  void who_wins_without_having_said_it_has_none() {
    var scene = Deck.scene("seats=2,rounds=2", "turn=0 hands=r8/g1 discards=r1");
    assertThat(scene.feats("0 lay r8")).isEmpty();
  }

  @Test
  void what_was_owed_is_drawn_at_a_stroke() {
    var scene =
        Deck.scene("seats=3,rounds=1", "turn=0 hands=r+2,b1,b2/b+2,g1,g3/y1,y2,y3 discards=r1");
    assertThat(scene.feats("0 lay r+2", "1 lay b+2", "2 draw")).containsExactly("stroke 2 4");
  }

  @Test
  void a_card_drawn_because_none_fits_is_none() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 hands=g8,b2/g1,g2 discards=r1");
    assertThat(scene.feats("0 draw")).isEmpty();
  }
}
