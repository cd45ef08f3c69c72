package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static tumult.engine.Seat.CHANCE;
import static tumult.engine.Seat.SPECTATOR;
import static tumult.games.kaos.KaosScenes.at;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.testkit.Rule;

/** Who may know what (R31, R37). */
final class KaosSecretsTest {
  @Test
  @Rule(31)
  void only_the_owner_knows_what_chance_and_destroy_put_under() {
    var scene = at("seats=2", "phase=use turn=0 die=do hands=5,9/3 saved=chance,destroy/-");
    scene.play("0 chance 9 drop", "0 destroy", "* lose 5");
    assertThat(scene.view(0).under()).extracting(KaosView.UnderCard::card).containsExactly(9, 5);
    assertThat(scene.view(1).under()).extracting(KaosView.UnderCard::card).containsExactly(0, 0);
    assertThat(scene.view(SPECTATOR).under()).isEqualTo(scene.view(1).under());
  }

  @Test
  @Rule(31)
  void with_steal_the_drawer_knows_too() {
    var scene = at("seats=3", "phase=use turn=0 die=do hands=5/3,9/4 saved=steal/-/-");
    scene.play("0 steal 1", "* lose 9");
    assertThat(scene.view(0).under().getFirst().card()).isEqualTo(9);
    assertThat(scene.view(1).under().getFirst().card()).isEqualTo(9);
    assertThat(scene.view(2).under().getFirst().card()).isZero();
    assertThat(scene.view(SPECTATOR).under().getFirst().card()).isZero();
  }

  @Test
  @Rule({31, 37})
  void who_knows_a_card_under_the_pile_sees_who_draws_it() {
    var scene =
        at(
            "seats=3,highest=6,copies=3",
            "phase=card turn=1 turns=1 hands=1,1,1,2,2,2,3,3,3/4,4,4,5,5,5/6,6 pile=-"
                + " under=6 underKnownTo=0");
    assertThat(scene.legal(CHANCE)).containsExactly("card 6");
    scene.play("* card 6");
    assertThat(scene.view(0).players().get(1).knownCards()).containsExactly(6);
    assertThat(scene.view(2).players().get(1).knownCards()).isEmpty();
    assertThat(scene.view(SPECTATOR).players().get(1).knownCards()).isEmpty();
  }

  @Test
  @Rule({6, 31, 37})
  void a_shown_card_is_remembered_until_an_unseen_card_leaves_the_hand() {
    var scene =
        at("seats=3", "phase=use turn=0 die=do hands=5/9,3/4 known=-/9:all/- saved=steal/-/-");
    assertThat(scene.view(2).players().get(1).openCards()).containsExactly(9);
    scene.play("0 steal 1", "* lose 3");
    assertThat(scene.view(0).players().get(1).knownCards()).containsExactly(9);
    assertThat(scene.view(2).players().get(1).knownCards()).isEmpty();
  }

  @Test
  @Rule(37)
  void a_seat_sees_its_own_cards_and_the_counts_of_the_others() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=5,9/3 saved=steal/reset,switch");
    KaosView view = scene.view(0);
    assertThat(view.players().get(0).knownCards()).containsExactly(5, 9);
    assertThat(view.players().get(0).knownSaved()).containsExactly(ChaosCard.STEAL);
    assertThat(view.players().get(1).cards()).isEqualTo(1);
    assertThat(view.players().get(1).saved()).isEqualTo(2);
    assertThat(view.players().get(1).knownCards()).isEmpty();
    assertThat(view.players().get(1).knownSaved()).isEmpty();
    assertThat(view.pileSize()).isEqualTo(57);
    assertThat(view.chaosPileSize()).isEqualTo(25);
    assertThat(view.pot()).isEqualTo(2);
  }

  @Test
  @Rule({11, 37})
  void only_the_owner_knows_whether_a_call_would_be_right() {
    var scene = at("seats=2", "phase=start turn=0 turns=2 hands=12,12,12/3");
    assertThat(scene.view(0).callIsRight()).isTrue();
    assertThat(scene.view(1).callIsRight()).isFalse();
    assertThat(scene.view(SPECTATOR).callIsRight()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0,0 chance 9 swap", "1,0 chance ? swap", "2,0 chance ? swap"})
  @Rule(37)
  void what_chance_puts_under_is_hidden_from_the_others(int observer, String told) {
    var scene = at("seats=3", "phase=use turn=0 die=do hands=5,9/3/4 saved=chance/-/-");
    int action = scene.game().action(new KaosMove.ChanceSwap(9));
    assertThat("0 " + scene.game().seen(scene.state(), 0, action, observer)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource({"0,lose 9", "1,lose 9", "2,lose ?", "28,lose ?"})
  @Rule({31, 37})
  void what_steal_takes_is_told_to_the_two(int observer, String told) {
    var scene = at("seats=3", "phase=lose turn=0 target=1 die=do hands=5/9,3/4");
    int action = scene.game().action(new KaosMove.CardLost(9));
    assertThat(scene.game().seen(scene.state(), CHANCE, action, observer)).isEqualTo(told);
  }
}
