package tumult.games.frappadingue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tumult.games.frappadingue.Tables.at;
import static tumult.games.frappadingue.Tables.game;
import static tumult.games.frappadingue.Tables.start;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tumult.engine.BadInput;
import tumult.games.frappadingue.FrappadingueMove.First;
import tumult.games.frappadingue.FrappadingueMove.Place;

/** Moves, positions and options as text, and what is said about wrong ones. */
final class FrappadingueNotationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "hop | 'hop' is no move: expected e.g. place 8, score, redeal, card 7, first 0",
        "card 14 | 'card 14' is no move: expected card 7 8 9 10 11 12 13 +5 -5 +10 -10 X",
        "first 3 | 'first 3' is no move: expected first 0–2",
        "place 12,8 | 'place 12,8' is written 'place 8,12'",
        "place 7 | 7, 9, 10, 11 and 13 are placed three, four or five at a time (R5)",
        "place 8,9,9 | 7, 9, 10, 11 and 13 are placed three, four or five at a time (R5)",
        "place 8,8,8,8,8,8 | 6 cards: one to five are placed",
        "place 8,+5 | +5 is not named: visible specials go along (R9)",
        "place 8,X | a crash is never placed (R16)",
        "place 8, | '' is no card: the cards are 7 8 9 10 11 12 13 +5 -5 +10 -10 X",
      })
  void a_wrong_move_is_explained(String text, String message) {
    assertThatThrownBy(() -> game("seats=3").parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }

  @Test
  void a_placement_is_one_whatever_the_order_of_its_cards() {
    assertThat(new Place(List.of(Card.TWELVE, Card.EIGHT)))
        .isEqualTo(game("seats=3").parse("place 8,12"));
    assertThatThrownBy(() -> new Place(List.of())).hasMessage("0 cards: one to five are placed");
  }

  @Test
  void the_lot_falls_on_a_seat_of_the_table() {
    Frappadingue game = game("seats=3");
    assertThatThrownBy(() -> game.action(new First(3)))
        .isInstanceOf(BadInput.class)
        .hasMessage("First[seat=3] is no move of this game");
    assertThatThrownBy(() -> game.action(new First(-1))).isInstanceOf(BadInput.class);
  }

  @Test
  void there_are_seventy_placements_and_no_holes() {
    assertThat(FrappadingueMove.SCORE).isEqualTo(70);
    assertThat(game("seats=8").actionCount()).isEqualTo(70 + 2 + 12 + 8);
  }

  @Test
  void a_position_is_written_in_full() {
    assertThat(at("phase=place turn=1 counter=8,-5/12,12 deal=8").play("1 place 8"))
        .hasToString(
            "phase=choose first=0 turn=1 round=1 deal=8 due=0 counter=8,-5/12,12/8 total=250"
                + " placed=0 deck=8,6,8,8,8,6,8,4,3,4,4,4 scores=0,0,0 lastEndings=none,none,none"
                + " lastTotals=0,0,0 lastDeals=-/-/-");
    assertThat(start().toString())
        .startsWith("phase=lot first=none turn=none round=1 deal=- due=0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "turn=0 | field phase is missing",
        "phase=sleep | field phase: 'sleep' must be one of lot, deal, place, choose, over",
        "phase=lot first=1 | field first: '1' must be none",
        "phase=deal first=none | field first: 'none' must be a seat 0–2",
        "phase=deal turn=5 | field turn: '5' is no seat: expected 0–2",
        "phase=over round=500 turn=1 | field turn: '1' must be none",
        "phase=lot round=2 | field round: '2' must be a number 1–1",
        "phase=deal round=501 | field round: '501' must be a number 1–500",
        "phase=deal deal=8,8,8,8,8 | field deal: '8,8,8,8,8' must be 0–4 cards (R11)",
        "phase=deal counter=8,8 deal=7,7,7 | field deal: '7,7,7' must be 0–2 cards (R11)",
        "phase=place deal=8 | field deal: '8' must be 5 cards (R11)",
        "phase=place deal=8,8,8,8,8,8 | field deal: '8,8,8,8,8,8' must be 5 cards (R11)",
        "phase=over round=500 deal=8 | field deal: '8' must be 0 cards (R11)",
        "phase=deal deal=Z | field deal: 'Z' is no card: the cards are 7 8 9 10 11 12 13 +5 -5 +10"
            + " -10 X",
        "phase=deal counter=+5,+5,8/+5,+5 deal=8 | field counter: '+5,+5' must be 8s, 12s or a"
            + " combination, and any specials (R5, R9)",
        "phase=deal counter=8,X | field counter: '8,X' must be 8s, 12s or a combination, and any"
            + " specials (R5, R9)",
        "phase=deal counter=7,7 | field counter: '7,7' must be 8s, 12s or a combination, and any"
            + " specials (R5, R9)",
        "phase=deal counter=8,8,8/8,8,8 | field counter: '8,8,8' must be 1–2 cards: no more piles"
            + " lay there (R11)",
        "phase=deal counter=8/- | field counter: '' must be 1–4 cards: no more piles lay there"
            + " (R11)",
        "phase=deal counter=8,8,8,8,8/8,8,8,8,8 | field counter: 10 times 8 on the table, must be 8"
            + " at most",
        "phase=place counter=8,8,8,8,8 deal=8,8,8,8,8 | field deal: 10 times 8 on the table, must"
            + " be 8 at most",
        "phase=lot counter=8 | field counter: '8' must be - (empty)",
        "phase=choose deal=8,7,7,9,9 | field counter: '-' must be something placed",
        "phase=choose counter=12 deal=8,7,7,9,9 | field counter: '12' must be cards of the deal,"
            + " with all its specials (R9)",
        "phase=choose counter=8 deal=8,7,7,9,+5 | field counter: '8' must be cards of the deal,"
            + " with all its specials (R9)",
        "phase=place counter=8 deal=8,7,7,X | field deal: the crash has ended this turn (R15, R16)",
        "phase=place deal=7,7,9,9,X | field deal: nothing scores, so the turn has ended (R6)",
        "phase=deal due=4 | field due: '4' must be 5",
        "phase=deal counter=8 total=50 | field total: '50' must be 100",
        "phase=deal counter=8 placed=2 | field placed: '2' must be 1",
        "phase=deal deck=1 | field deck: '1' must be 8,8,8,8,8,8,8,4,4,4,4,4",
        "phase=deal round=2 scores=50,0,0 | field scores: seat 0 has 50, must be a multiple of 100"
            + " (R13)",
        "phase=deal turn=1 scores=100,100,0 | field scores: seat 1 has had no turn: must be 0",
        "phase=deal round=2 scores=2000,0,0 | field scores: seat 0 had 2000 before this round: the"
            + " match is over (R23)",
        "phase=over scores=1900,0,0 | field phase: nobody has the target, so the match is not over"
            + " (R23)",
        "phase=deal lastEndings=bust,none | field lastEndings: 2 endings, must be 3",
        "phase=deal lastEndings=bust,none,none | field lastEndings: seat 0 has had no turn: must be"
            + " none",
        "phase=deal lastTotals=9,0,0 | field lastEndings: seat 0 cannot be none with that total and"
            + " deal",
        "phase=deal lastDeals=8/-/- | field lastDeals: seat 0 has 1 cards: must be 1–5, or 0 for"
            + " none",
        "phase=deal turn=1 lastEndings=bust,none,none | field lastDeals: seat 0 has 0 cards: must"
            + " be 1–5, or 0 for none",
        "phase=deal turn=1 lastEndings=bust,none,none lastDeals=X,X,X,X,X/-/- | field lastDeals:"
            + " seat 0 has more of X than there are",
        "phase=deal turn=1 lastEndings=bust,none,none lastDeals=8/-/- | field lastEndings: seat 0"
            + " cannot be bust with that total and deal",
        "phase=deal turn=1 lastEndings=crashed,none,none lastDeals=8/-/- | field lastEndings: seat"
            + " 0 cannot be crashed with that total and deal",
        "phase=deal turn=1 lastEndings=scored,none,none lastDeals=8/-/- lastTotals=100,0,0 | field"
            + " lastEndings: seat 0 cannot be scored with that total and deal",
        "phase=deal turn=1 lastEndings=out-of-cards,none,none lastDeals=8/-/- lastTotals=100,0,0 |"
            + " field lastEndings: seat 0 cannot be out-of-cards with that total and deal",
        "phase=deal turn=1 scores=100,0,0 lastEndings=scored,none,none lastDeals=8/-/-"
            + " lastTotals=50,0,0 | field lastEndings: seat 0 cannot be scored with that total and"
            + " deal",
        "phase=deal turn=1 scores=100,0,0 lastEndings=scored,none,none lastDeals=8/-/-"
            + " lastTotals=200,0,0 | field lastEndings: seat 0 cannot be scored with that total and"
            + " deal",
        "phase=deal turn=1 lastEndings=bust,none,none lastDeals=7,7,9,9,13,13/-/- | field"
            + " lastDeals: seat 0 has 6 cards: must be 1–5, or 0 for none",
        "phase=deal first=1 turn=2 scores=100,0,0 | field scores: seat 0 has had no turn: must be"
            + " 0",
        "phase=deal first=1 turn=0 round=2 scores=2000,0,0 | field scores: seat 0 had 2000 before"
            + " this round: the match is over (R23)",
        "phase=deal turn=1 lastEndings=won,none,none | field lastEndings: 'won' must be one of"
            + " none, scored, bust, crashed, out-of-cards",
      })
  void a_wrong_position_is_explained(String position, String message) {
    assertThatThrownBy(() -> at(position)).isInstanceOf(BadInput.class).hasMessage(message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"phase=deal", "phase=choose deal=13,13,13,13,13"})
  void a_turn_without_a_card_to_deal_is_over(String phase) {
    assertThatThrownBy(
            () -> at("copies=5,specials=0,crashes=0", phase + " counter=" + Tables.QUINTES))
        .hasMessage("field counter: no card is left, so the turn is over (R18)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "phase=over round=500",
        "phase=over scores=0,2000,0",
        "phase=deal first=2 turn=1 scores=100,0,2000",
        "phase=deal turn=1 scores=100,0,0 lastEndings=scored,none,none lastDeals=8/-/-"
            + " lastTotals=100,0,0",
      })
  void a_position_that_the_rules_allow_is_read(String position) {
    assertThat(at(position).toString()).startsWith(position.substring(0, 10));
  }

  @Test
  void an_unknown_field_is_named() {
    assertThatThrownBy(() -> at("phase=deal piles=5"))
        .hasMessageStartingWith("there is no field 'piles': the fields are phase, first, turn");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "seats=9 | frappadingue: option seats=9: must be 1–8",
        "plusFive=40 | frappadingue: option plusFive=40: must be 50 or 30",
        "target=499 | frappadingue: option target=499: must be 500–20000",
        "specials=11 | frappadingue: option specials=11: must be 0–10",
        "crashes=21 | frappadingue: option crashes=21: must be 0–20",
        "copies=21 | frappadingue: option copies=21: must be 5–20 (fewer than five could make no"
            + " quinte)",
      })
  void a_wrong_option_is_explained(String options, String message) {
    assertThatThrownBy(() -> game(options)).isInstanceOf(BadInput.class).hasMessage(message);
  }
}
