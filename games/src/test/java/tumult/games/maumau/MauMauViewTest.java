package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tumult.engine.Seat;
import tumult.testkit.Rule;

/** What each seat may see (R27). */
class MauMauViewTest {
  private static List<Card> cards(String... texts) {
    return List.of(texts).stream().map(Card::parse).toList();
  }

  @Test
  @Rule(27)
  void a_seat_sees_its_own_hand_and_how_many_the_others_hold() {
    var scene = Deck.scene("seats=3", "turn=1 hands=r1,g2/b1/C,C,y1 discards=r8");
    MauMauView view = scene.view(0);
    assertThat(view.seat()).isZero();
    assertThat(view.hand()).isEqualTo(cards("g2", "r1"));
    assertThat(view.handSizes()).containsExactly(2, 1, 3);
    assertThat(view.pileSize()).isEqualTo(110 - 6 - 1);
    assertThat(scene.view(2).hand()).isEqualTo(cards("y1", "C", "C"));
    assertThat(scene.view(Seat.SPECTATOR).hand()).isEmpty();
  }

  @Test
  @Rule(27)
  void others_hands_and_the_pile_are_not_seen() {
    var one = Deck.scene("seats=3", "turn=1 hands=r1,g2/b1/C,C,y1 discards=r8");
    var other = Deck.scene("seats=3", "turn=1 hands=r1,g2/b9/rS,gD,y2 discards=r8");
    assertThat(one.view(0)).isEqualTo(other.view(0));
    assertThat(one.view(Seat.SPECTATOR)).isEqualTo(other.view(Seat.SPECTATOR));
    assertThat(one.view(1)).isNotEqualTo(other.view(1));
  }

  @Test
  @Rule(27)
  void everybody_sees_the_table() {
    MauMauView view =
        Deck.scene(
                "seats=3",
                "round=2 dealer=2 turn=1 direction=counterclockwise turnsPlayed=9 owed=4"
                    + " hands=r1,g2/b1/C discards=r8,r+2,b+2 scores=1,0,10 shown=r1/-/C")
            .view(Seat.SPECTATOR);
    assertThat(view.phase()).isEqualTo(Phase.PLAY);
    assertThat(view.round()).isEqualTo(2);
    assertThat(view.dealer()).isEqualTo(2);
    assertThat(view.turn()).isEqualTo(1);
    assertThat(view.direction()).isEqualTo(Direction.COUNTERCLOCKWISE);
    assertThat(view.turnsPlayed()).isEqualTo(9);
    assertThat(view.owed()).isEqualTo(4);
    assertThat(view.due()).isZero();
    assertThat(view.discards()).isEqualTo(cards("r8", "r+2", "b+2"));
    assertThat(view.named()).isNull();
    assertThat(view.scores()).containsExactly(1, 0, 10);
  }

  @Test
  @Rule(27)
  void a_named_colour_is_seen() {
    var scene = Deck.scene("seats=2", "turn=0 hands=C,g1,g2/b1 discards=r8").play("0 lay C=y");
    assertThat(scene.view(1).named()).isEqualTo(Colour.YELLOW);
    assertThat(scene.view(1).discards()).isEqualTo(cards("r8", "C"));
  }

  @Test
  @Rule({18, 27})
  void the_discards_are_remembered_only_until_they_are_turned() {
    String rest = Deck.without("g1", "y1,y2,r8");
    var scene = Deck.scene("seats=2", "turn=0 hands=g1/%s discards=y1,y2,r8".formatted(rest));
    assertThat(scene.view(1).discards()).isEqualTo(cards("y1", "y2", "r8"));
    scene.play("0 draw");
    assertThat(scene.view(1).discards()).isEqualTo(cards("r8"));
    assertThat(scene.view(1).due()).isEqualTo(1);
  }

  @Test
  @Rule({24, 27})
  void when_a_round_ends_all_hands_are_shown_until_the_next_one_ends() {
    var scene = Deck.scene("seats=2", "turn=0 hands=r8/r9,rS,C discards=r1");
    assertThat(scene.view(0).lastRound()).isEmpty();
    scene.play("0 lay r8", "* card g1");
    assertThat(scene.view(Seat.SPECTATOR).lastRound())
        .containsExactly(
            new MauMauView.Shown(List.of(), 0), new MauMauView.Shown(cards("r9", "rS", "C"), 29));
  }

  @Test
  @Rule(27)
  void hands_stay_shown_when_the_match_is_over() {
    var scene = Deck.scene("seats=2,rounds=1", "turn=0 hands=r8/r9,g1 discards=r1");
    scene.play("0 lay r8");
    assertThat(scene.view(Seat.SPECTATOR).lastRound().get(1).hand()).isEqualTo(cards("g1", "r9"));
    assertThat(scene.view(0).handSizes()).containsExactly(0, 2);
    assertThat(scene.view(0).phase()).isEqualTo(Phase.OVER);
  }

  @Test
  @Rule(27)
  void a_drawn_card_is_seen_only_by_who_draws_it() {
    var scene = Deck.scene("seats=2", "turn=0 hands=g1,g2/b1 discards=r8").play("0 draw");
    MauMau game = (MauMau) scene.game();
    int card = game.action(game.parse("card y9"));
    assertThat(game.seen(scene.state(), Seat.CHANCE, card, 0)).isEqualTo("card y9");
    assertThat(game.seen(scene.state(), Seat.CHANCE, card, 1)).isEqualTo("card ?");
    assertThat(game.seen(scene.state(), Seat.CHANCE, card, Seat.SPECTATOR)).isEqualTo("card ?");
  }

  @Test
  @Rule(27)
  void everything_else_that_happens_is_seen_by_all() {
    var scene = Deck.scene("seats=2", "turn=0 hands=C,g2,g3/b1 discards=r8");
    MauMau game = (MauMau) scene.game();
    for (String move : List.of("lay C=g", "draw", "mau", "silent", "starter r8", "dealer 1")) {
      int action = game.action(game.parse(move));
      assertThat(game.seen(scene.state(), 0, action, 1)).isEqualTo(move);
    }
  }
}
