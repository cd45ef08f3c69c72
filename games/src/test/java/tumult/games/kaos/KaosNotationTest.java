package tumult.games.kaos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.BadInput;
import tumult.engine.Position;
import tumult.engine.Setup;

/** What is written can be read, and what makes no sense is explained. */
final class KaosNotationTest {
  private final Kaos game = KaosScenes.game("seats=3");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "call",
        "draw",
        "skip",
        "take",
        "decline",
        "chance 7 swap",
        "chance 7 drop",
        "chance",
        "reset 2",
        "steal 2",
        "steal",
        "perfect",
        "take 9",
        "destroy",
        "switch",
        "done",
        "raise 1",
        "pass",
        "card 7",
        "die blank",
        "die decide",
        "chaos steal",
        "lose 7"
      })
  void every_kind_of_move_is_read_and_written(String text) {
    assertThat(game.text(game.parse(text))).isEqualTo(text);
    assertThat(game.text(game.action(game.parse(text)))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "card 13 | '13' must be a number 1–12",
        "card 07 | '07' must be a number 1–12",
        "reset 3 | '3' is no seat: expected 0–2",
        "raise 4 | '4' must be a number 1–3",
        "die doo | 'doo' must be one of blank, do, dare, decide",
        "chaos 7 | '7' must be one of chance, reset, steal, perfect, destroy, switch",
        "chance 7 keep | expected call, draw, skip",
        "lay 7 swap | expected call, draw, skip",
        "lay 7 | expected call, draw, skip",
        "raise | expected call, draw, skip",
        "a b c d | expected call, draw, skip"
      })
  void a_text_that_is_no_move_is_explained(String text, String complaint) {
    assertThatThrownBy(() -> game.parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("'" + text + "' is no move: " + complaint);
  }

  @Test
  void a_short_position_is_filled_in() {
    assertThat(game.write(game.read(Position.parse("phase=die turn=1 turns=1 hands=5/3/4"))))
        .asString()
        .startsWith(
            "phase=die round=1 in=0,1,2 chips=29,29,29 pot=3 turns=1 first=0 turn=1"
                + " tenure=untouched,none,none held=- hands=5/3/4 pile=1,1,1,1,1,2,2")
        .endsWith(" chaosUnder=- shown=-/-/-");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "phase=begin | field phase: 'begin' must be one of opening, tie, start",
        "phase=start turn=0 | field hands is missing",
        "phase=start hands=5/3/4 | field turn is missing",
        "phase=start turn=3 hands=5/3/4 | field turn: '3' must be a number 0–2",
        "phase=start turn=0 round=0 hands=5/3/4 | field round: '0' must be a number 1–1000",
        "phase=start turn=0 turns=1000 hands=5/3/4 | field turns: '1000' must be a number 0–999",
        "phase=start turn=0 extra=1 hands=5/3/4 | there is no field 'extra'",
        "phase=start turn=0 in=0 hands=5/-/- | field in: must be two seats or more",
        "phase=start turn=0 in=0,0,1 hands=5/3/- | field in: seat 0 is named twice",
        "phase=start turn=0 in=0,3 hands=5/3/- | field in: '3' is no seat: expected 0–2",
        "phase=start turn=2 in=0,1 hands=5/3/- | field turn: must be a seat in the round",
        "phase=start turn=0 first=1 hands=5/3/4 | field first: '1' must be 0",
        "phase=start turn=0 in=0,1 hands=5/3/4 | field hands: seat 2 is not in the round",
        "phase=start turn=0 hands=5/3/4 chips=30,30,30 | they leave a pot of 0 of all 90, must"
            + " leave 3 or more",
        "phase=start turn=0 hands=5/3/4 chips=40,40,40 | they leave a pot of -30",
        "phase=start turn=0 hands=5/3/4 chips=20,20,20 pot=29 | field pot: '29' must be 30",
        "phase=start turn=0 in=0,1 hands=5/3/- chips=20,20,20 | who has some must be in the round",
        "phase=opening hands=-/-/- chips=30,60,0 | who is in the round must have some",
        "phase=opening hands=-/-/- chips=30,30,29 | they leave a pot of 1 of all 90, must leave 0",
        "phase=opening hands=5/3/4 | field hands: one in the round must still be without a card",
        "phase=opening hands=-/3/- | field hands: seats draw in seat order",
        "phase=opening hands=5,3/-/- | field hands: of seat 0: must be the one card drawn",
        "phase=opening hands=5/-/- ahead=1 | field ahead: must be the seats [0]",
        "phase=opening hands=5/-/- waiting=1 | field waiting: must be the seats [1, 2]",
        "phase=opening hands=5/-/- best=4 | field best: '4' must be 5",
        "phase=tie hands=9/9/4 waiting=0,2 ahead=- best=0 | must be some of the seats [0, 1]",
        "phase=tie hands=9/9/- waiting=0,1 ahead=- best=0 | of seat 2: must be the one card drawn",
        "phase=tie hands=9/9/4 waiting=- ahead=0,1 best=3 | field waiting: must not be empty now",
        "phase=tie hands=9/9/4 waiting=0 ahead=0 best=3 | field ahead: must not be waiting, too",
        "phase=tie hands=9/9/4 waiting=0 ahead=- best=0 | field ahead: must be, with those waiting",
        "phase=tie hands=9/9/4 waiting=0 ahead=1 best=3 | field ahead: seats draw in seat order",
        "phase=tie hands=9/9/4 waiting=1 ahead=0 best=0 | field best: '0' must be a number 1–12",
        "phase=tie hands=9/9/4 waiting=0,1 ahead=- best=1 | field best: '1' must be a number 0–0",
        "phase=start turn=0 hands=5,5,5,5,5,5/3/4 | field hands: '5' is there too often",
        "phase=start turn=0 hands=5/3/4 pile=1 | field pile: '1' is missing",
        "phase=start turn=0 hands=5/3/13 | field hands: '13' must be a number 1–12",
        "phase=start turn=0 hands=5/3 | field hands: 2 lists, must be 3",
        "phase=start turn=0 hands=5/3/4 known=5/-/- | '5' must be like 9:02",
        "phase=start turn=0 hands=5/3/4 known=5:0/-/- | must be known to others than its holder",
        "phase=start turn=0 hands=5/3/4 known=6:all/-/- | seat 0 does not hold so many of '6'",
        "phase=start turn=0 hands=5/3/4 known=5:all,5:1/-/- | seat 0 does not hold so many of '5'",
        "phase=start turn=0 hands=5/3/4 known=5:21/-/- | '21' must name seats in ascending order",
        "phase=start turn=0 hands=5/3/4 known=5:/-/- | who knows must be seats such as 02",
        "phase=start turn=0 hands=5/3/4 known=5:3/-/- | '3' is no seat: expected 0–2",
        "phase=start turn=0 hands=5/3/4 under=1,2 underKnownTo=0 | must be one for each card under",
        "phase=start turn=0 hands=5/3/4 under=2,1 underKnownTo=0,0+ | field underKnownTo: a card"
            + " with +",
        "phase=start turn=0 hands=5/3/4 under=1,2 underKnownTo=0,1+ | field underKnownTo: a card"
            + " with +",
        "phase=start turn=0 hands=5/3/4 under=1 underKnownTo=0+ | field underKnownTo: a card with"
            + " +",
        "phase=start turn=0 in=0,1 hands=5/3/- starts=5,3,4 | field starts: seat 2 is not in the"
            + " round",
        "phase=start turn=0 hands=5/3/4 saved=switch,switch,switch,switch,switch/-/- | field saved:"
            + " 'switch' is there too often",
        "phase=start turn=0 hands=5/3/4 saved=-/-/- savedKnown=switch/-/- | field savedKnown: must"
            + " be some of those saved",
        "phase=start turn=0 hands=5/3/4 chaosPile=- | field chaosPile: 'chance' is missing",
        "phase=start turn=0 hands=5/3/4 tenure=none,none | field tenure: must be one for each seat",
        "phase=start turn=0 hands=5/3/4 tenure=untouched,none,none | of seat 0 must be none",
        "phase=start turn=0 turns=3 called=true hands=5/3/4 tenure=untouched,none,none | of seat 0"
            + " must be none",
        "phase=die turn=0 turns=3 hands=5/3/4 tenure=untouched,none,none | of seat 0 must be none",
        "phase=start turn=0 turns=3 hands=5/3/4 held=1 | field held: must not name seat 1",
        "phase=start turn=0 turns=3 hands=12,12,12/3/4 tenure=none,none,none held=0 | field held:"
            + " must not name seat 0",
        "phase=start turn=0 turns=3 hands=12,12,12/3/4 held=- | field held: must name seat 0",
        "phase=dare turn=0 die=do hands=5/3/4 | field die: must be dare now",
        "phase=chaos turn=0 die=blank hands=5/3/4 | field die: must not be blank now",
        "phase=use turn=0 hands=5/3/4 | field die is missing",
        "phase=use turn=0 die=do hands=5/3/4 | field saved: the seat on turn must hold a card",
        "phase=raise turn=0 die=do hands=5/3/4 saved=steal/-/- | field saved: after Do",
        "phase=lose turn=0 target=1 die=do hands=5/-/4 | field hands: the target must hold a card",
        "phase=lose turn=0 target=1 die=do using=destroy hands=5/3/4 | field using: 'destroy' must"
            + " be steal",
        "phase=reset turn=0 target=1 die=do hands=5/3/4 | field hands: the target's must be empty",
        "phase=reset turn=0 target=2 in=0,1 die=do hands=5/-/- | field target: must be a seat in"
            + " the round",
        "phase=take turn=0 die=do hands=5/3/4 under=7 | field under: must be empty",
        "phase=showdown turn=0 hands=12,12,9/11,11,11/4 waiting=0,1 ahead=- | field turns: nobody"
            + " can call",
        "phase=showdown turn=0 turns=3 hands=12,12,9/11,11,11/4 waiting=0 ahead=1,2 | field ahead:"
            + " must be equally close",
        "phase=over chips=30,30,30 | field chips: one seat must have all, unless the round is 1000",
        "phase=over chips=90,0,1 | field chips: they leave a pot of -1",
        "phase=over chips=90,0,0 shown=12,12,12,12,12,12/-/- | field shown: '12' is there too often"
      })
  void a_position_that_cannot_be_is_explained(String position, String complaint) {
    assertThatThrownBy(() -> game.read(Position.parse(position)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "card | phase=card turn=0 hands=%s | field pile: must not be empty now",
        "swap | phase=swap turn=0 die=do hands=%s | field pile: must not be empty now",
        "take | phase=take turn=0 die=do hands=%s | field pile: must not be empty now"
      })
  void what_draws_needs_a_pile(String name, String position, String complaint) {
    Kaos small = KaosScenes.game("seats=2,highest=6,copies=3");
    String hands = "1,1,1,2,2,2,3,3,3/4,4,4,5,5,5,6,6,6";
    assertThatThrownBy(() -> small.read(Position.parse(position.formatted(hands))))
        .hasMessageContaining(complaint);
  }

  @Test
  void a_showdown_under_way_is_read_and_written() {
    String position =
        "phase=showdown turn=0 turns=3 hands=12,12,9,1/11,11,11/4 waiting=1 ahead=0 best=-2";
    assertThat(game.write(game.read(Position.parse(position))).toString())
        .contains(" waiting=1 ahead=0 best=-2 hands=1,9,12,12/11,11,11/4 ");
  }

  @Test
  void a_showdown_needs_a_card_for_each_who_waits() {
    Kaos small = KaosScenes.game("seats=2,highest=6,copies=3");
    String position =
        "phase=showdown turn=0 turns=2 hands=6,6,6,5,5,2/1,1,1,2,2,3,3,4,4,4,5 waiting=0,1 ahead=-";
    assertThatThrownBy(() -> small.read(Position.parse(position)))
        .hasMessageContaining("field pile: must have a card for each waiting");
  }

  @Test
  void a_die_without_blanks_shows_none() {
    Kaos blankless = KaosScenes.game("seats=2,blanks=0");
    assertThatThrownBy(
            () -> blankless.read(Position.parse("phase=raise turn=0 die=blank hands=5/3")))
        .hasMessage("field die: this die has no such face");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "seats=7 | must be 2–6",
        "highest=5 | must be 6–15",
        "copies=11 | must be 3–10",
        "blanks=4 | must be 0–3",
        "forgiving=yes | must be false or true",
        "maxRounds=1001 | must be 0–1000",
        "cards=9 | kaos has no option 'cards'"
      })
  void an_option_out_of_range_is_explained(String option, String complaint) {
    assertThatThrownBy(() -> Setup.parse("kaos(" + option + ")", Map.of("kaos", Kaos.KIND)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }
}
