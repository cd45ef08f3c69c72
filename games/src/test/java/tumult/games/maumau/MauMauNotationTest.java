package tumult.games.maumau;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.BadInput;

/** Moves and positions as text, and what is said about those that make no sense. */
class MauMauNotationTest {
  @ParameterizedTest
  @CsvSource({"lay r8", "lay C=g", "lay C", "draw", "mau", "silent", "name y", "card b+2"})
  void moves_are_written_as_they_are_read(String text) {
    MauMau game = Deck.game("seats=4");
    assertThat(game.text(game.parse(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "lie r8       | 'lie r8' is no move: expected e.g. lay r8, lay C=g, lay C, draw, mau,",
        "draw 2 cards | 'draw 2 cards' is no move",
        "lay r0       | 'r0' is no card: expected g, b, r or y and 1–9, D, +2, +4 or S; or C",
        "lay C=x      | 'x' is no colour: expected g, b, r, y",
        "name         | 'name' is no move",
        "name r8      | 'r8' is no colour: expected g, b, r, y",
        "dealer 4     | '4' is no seat: expected 0–3",
        "dealer x     | 'x' is no seat: expected 0–3",
      })
  void a_move_that_makes_no_sense_is_explained(String text, String message) {
    assertThatThrownBy(() -> Deck.game("seats=4").parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @Test
  void moves_that_cannot_be_are_not_made() {
    assertThatThrownBy(() -> new Card(Colour.RED, Face.COLOUR_CHANGER))
        .isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> new Card(null, Face.ONE)).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> new MauMauMove.Lay(Card.parse("r8"), Colour.RED))
        .isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Deck.game("seats=4").action(new MauMauMove.Dealer(4)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("seat 0–3");
  }

  @Test
  void a_short_position_is_the_first_round_with_everything_else_in_the_pile() {
    assertThat(Deck.scene("seats=2", "hands=r1,C/b2 discards=r8"))
        .hasToString(
            "round=1 dealer=0 phase=play turn=0 direction=clockwise turnsPlayed=0 owed=0 due=0"
                + " hands=r1,C/b2 discards=r8 named=- pile=%s scores=0,0 shown=-"
                    .formatted(Deck.without("r1,C,b2,r8")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "hands=r1/r1,r1 discards=r8                      | field hands: 3 × r1, but there are only"
            + " 2",
        "hands=r1 discards=r8                            | field hands: 1 lists, must be 2",
        "hands=r1/x discards=r8                          | field hands: 'x' is no card",
        "hands=r1/- discards=r8                          | field hands: seat 1 holds 0 cards in"
            + " phase play",
        "hands=r1/r2                                     | field discards: must be - until the"
            + " starter",
        "hands=r1/r2 discards=r8 pile=r8                 | field pile: must be the 107 cards",
        "hands=r1/r2 discards=r8 turn=2                  | field turn: '2' must be a number -1–1",
        "hands=r1/r2 discards=r8 turn=-1                 | field turn: must be a seat",
        "hands=r1/r2 discards=r8 dealer=-1               | field dealer: must be a seat",
        "hands=r1/r2 discards=r8 direction=up            | field direction: 'up' must be one of"
            + " clockwise,",
        "hands=r1/r2 discards=r8 direction=counterclockwise | field direction: must be clockwise"
            + " with 2 seats",
        "hands=r1/r2 discards=r8 phase=pause             | field phase: 'pause' must be one of"
            + " dealer,",
        "hands=r1/r2 discards=C                          | field named: must be g, b, r or y",
        "hands=r1/r2 discards=r8 named=g                 | field named: must be -",
        "hands=r1/r2 discards=C named=x                  | field named: 'x' is no colour",
        "hands=r1/r2 discards=r8 owed=2                  | field owed: must be 0 unless a draw 2",
        "hands=r1/r2 discards=r+2 owed=3                 | field owed: must be even",
        "hands=r1/r2 discards=r+2 owed=2002              | field owed: '2002' must be a number"
            + " 0–2000",
        "hands=r1/r2 discards=r8 due=1                   | field due: 1, must be 0",
        "hands=r1/r2 discards=r8 phase=draw              | field due: 0, must be 1–2000",
        "hands=r1/r2 discards=r+2 phase=draw due=1 owed=2 | field owed: must be 0 unless",
        "hands=r1/r2 discards=r8 phase=penalty due=2     | field due: 2, must be 1",
        "hands=r1,r3/r2 discards=r8 phase=mau            | field hands: seat 0 holds 2 cards in"
            + " phase mau",
        "hands=r1/r2 discards=r8 phase=mau turnsPlayed=0 | field turnsPlayed: 0, must be 1–1000",
        "hands=r1/r2 discards=r8 turnsPlayed=1000        | field turnsPlayed: 1000, must be 0–999",
        "hands=r1/r2 discards=r8 phase=draw due=1 turnsPlayed=0 | field turnsPlayed: 0, must be 1",
        "hands=r1/r2 discards=r8 round=4                 | field round: '4' must be a number 1–3",
        "hands=r1/r2 discards=r8 round=2                 | field shown: must be - in the first"
            + " round",
        "hands=r1/r2 discards=r8 shown=-/r2              | field shown: must be - in the first"
            + " round",
        "hands=r1/r2 discards=r8 round=2 shown=r1        | field shown: 1 lists, must be 2",
        "hands=r1/r2 discards=r8 round=2 shown=-/-       | field shown: only one seat",
        "hands=r1/r2 discards=r8 round=2 shown=C,C,C,C/C,C,C | field shown: 7 × C, but there are"
            + " only 6",
        "hands=r1/r2 discards=r8 scores=1,0              | field scores: 1, must be 0",
        "hands=r1/r2 discards=r8 round=2 shown=-/C scores=0,9 | field scores: 9, must be 10",
        "hands=r1/r2 discards=r8 round=3 shown=-/C scores=0,751 | field scores: 751, must be"
            + " 10–750",
        "hands=-/r2 discards=r8 phase=over               | field round: must be the last, 3",
        "hands=-/r2 discards=r8 phase=over round=3 shown=-/r3 scores=0,3 | field shown: must be the"
            + " hands",
        "hands=r1/r2 discards=r8 phase=over round=3 shown=r1/r2 scores=1,2 | field hands: seat 0"
            + " holds 1",
        "hands=-/- phase=dealer turn=0                   | field turn: must be -1 before the lot",
        "hands=-/- phase=dealer round=2                  | field round: must be 1 before the lot",
        "hands=r1/- phase=dealer                         | field hands: seat 0 holds 1 cards in"
            + " phase dealer",
        "hands=-/r2 phase=deal turn=0 dealer=0 due=5     | field hands: seat 1 holds 1 cards in"
            + " phase deal, must be 5",
        "hands=r1/- phase=deal turn=1 dealer=0 due=5     | field hands: seat 0 holds 1 cards in"
            + " phase deal, must be none",
        "hands=-/r2 phase=deal turn=1 dealer=0 due=5     | field due: 5, must be 4",
        "hands=-/r2 phase=deal turn=1 dealer=0 due=4 discards=r8 | field discards: must be - until",
        "hands=r1/r2 phase=starter                       | field hands: seat 0 holds 1 cards in"
            + " phase starter, must be 5",
        "hands=r1/r2 phase=starter turn=1                | field turn: must be the dealer",
        "hands=r1/r2 phase=name turn=1 discards=C        | field discards: must be C alone, with"
            + " starter=dealer",
        "hands=r1/r2 phase=name turn=0 discards=C        | field turn: must be the seat left of the"
            + " dealer",
        "hands=r1/r2 discards=r8 colour=g                | there is no field 'colour'",
        "discards=r8                                     | field hands is missing",
      })
  void an_impossible_position_is_explained(String position, String message) {
    assertThatThrownBy(() -> Deck.scene("seats=2,starter=number", position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @Test
  void nobody_can_draw_when_all_cards_are_out() {
    String hands = "r1/" + Deck.without("r1", "r8");
    assertThatThrownBy(() -> Deck.scene("seats=2", "phase=draw due=1 discards=r8 hands=" + hands))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("nothing is left in the pile");
  }

  @Test
  void more_than_two_seats_may_play_counterclockwise_once_the_round_has_started() {
    assertThat(
            Deck.scene("seats=3", "hands=r1/r2/r3 discards=r8 direction=counterclockwise")
                .field("direction"))
        .isEqualTo("counterclockwise");
    assertThatThrownBy(
            () -> Deck.scene("seats=3", "phase=dealer hands=-/-/- direction=counterclockwise"))
        .hasMessageContaining("clockwise when a round starts");
  }

  @Test
  void a_draw_4_as_starter_is_drawn_before_any_turn() {
    String position = "phase=draw due=4 turn=0 dealer=1 turnsPlayed=0 hands=r1/r2 discards=%s";
    String dealer = "seats=2";
    assertThat(Deck.scene(dealer, position.formatted("r+4")).field("turnsPlayed")).isEqualTo("0");
    assertThatThrownBy(() -> Deck.scene(dealer, position.formatted("r8")))
        .hasMessageContaining("turnsPlayed");
    assertThatThrownBy(() -> Deck.scene("seats=2,starter=number", position.formatted("r+4")))
        .hasMessageContaining("turnsPlayed");
  }
}
