package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PositionTest {
  @Test
  void every_kind_of_field_survives_being_written_and_read() {
    Position written =
        new Position()
            .put("turn", 1)
            .put("debt", -3)
            .put("open", true)
            .put("phase", "deal")
            .put("pile", List.of("r8", "b2"))
            .put("counts", List.of(3, 0, -1))
            .putAll("hands", List.of(List.of("g1", "g1"), List.of(), List.of("C")));
    String text = "turn=1 debt=-3 open=true phase=deal pile=r8,b2 counts=3,0,-1 hands=g1,g1/-/C";
    assertThat(written).hasToString(text);

    Position read = Position.parse(text);
    assertThat(read).hasToString(text);
    assertThat(read.number("turn", 0, 3)).isEqualTo(1);
    assertThat(read.number("debt", -9, 9)).isEqualTo(-3);
    assertThat(read.flag("open")).isTrue();
    assertThat(read.oneOf("phase", "deal", "play")).isEqualTo("deal");
    assertThat(read.list("pile", String::valueOf)).containsExactly("r8", "b2");
    assertThat(read.numbers("counts", 3, -1, 3)).containsExactly(3, 0, -1);
    assertThat(read.lists("hands", 3, String::valueOf))
        .containsExactly(List.of("g1", "g1"), List.of(), List.of("C"));
    read.end();
  }

  @Test
  void what_was_written_can_be_read_without_the_text_between() {
    Position written =
        new Position().put("turn", 2).putAll("hands", List.of(List.of(1), List.of()));
    assertThat(written.number("turn", 0, 3)).isEqualTo(2);
    assertThat(written.lists("hands", 2, String::valueOf)).containsExactly(List.of("1"), List.of());
    written.end();
  }

  @Test
  void an_empty_list_is_a_dash() {
    assertThat(new Position().put("pile", List.of())).hasToString("pile=-");
    assertThat(Position.parse("pile=-").list("pile", String::valueOf)).isEmpty();
    assertThat(Position.parse("pile=-").numbers("pile", 0, 0, 9)).isEmpty();
  }

  @Test
  void lists_may_all_be_empty() {
    Position written = new Position().putAll("hands", List.of(List.of(), List.of()));
    assertThat(written).hasToString("hands=-/-");
    assertThat(Position.parse("hands=-/-").lists("hands", 2, String::valueOf))
        .containsExactly(List.of(), List.of());
    assertThat(Position.parse("hands=-").lists("hands", 1, String::valueOf))
        .containsExactly(List.of());
  }

  @Test
  void a_value_may_contain_an_equals_sign() {
    assertThat(Position.parse("last=C=g").word("last")).isEqualTo("C=g");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a=1 b=2", "  a=1 b=2  ", "a=1 \t b=2\n"})
  void any_blanks_may_stand_between_fields(String text) {
    assertThat(Position.parse(text)).hasToString("a=1 b=2");
  }

  @Test
  void fields_are_plain_values_for_those_who_write_json() {
    Map<String, Object> fields =
        new Position()
            .put("turn", 1)
            .put("open", false)
            .put("phase", "deal")
            .put("pile", List.of("r8"))
            .putAll("hands", List.of(List.of(1), List.of()))
            .fields();
    assertThat(fields)
        .containsExactly(
            Map.entry("turn", 1),
            Map.entry("open", false),
            Map.entry("phase", "deal"),
            Map.entry("pile", List.of("r8")),
            Map.entry("hands", List.of(List.of(1), List.of())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"turn", "=1", "turn=", "="})
  void what_is_not_name_and_value_is_no_field(String field) {
    complains("phase=deal " + field, p -> {}, "'" + field + "' is no field: expected name=value");
  }

  @Test
  void nothing_at_all_is_no_field() {
    complains("", p -> {}, "'' is no field: expected name=value");
    complains(" \n", p -> {}, "'' is no field: expected name=value");
  }

  @Test
  void a_field_is_given_once() {
    complains("turn=1 turn=1", p -> {}, "field turn is given twice");
  }

  @Test
  void writing_a_field_twice_is_a_bug() {
    assertThatThrownBy(() -> new Position().put("turn", 1).put("turn", "x"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("field turn is written twice");
  }

  @Test
  void a_missing_field_is_named_whatever_it_should_hold() {
    String message = "field turn is missing";
    complains("a=1", p -> p.word("turn"), message);
    complains("a=1", p -> p.number("turn", 0, 1), message);
    complains("a=1", p -> p.flag("turn"), message);
    complains("a=1", p -> p.oneOf("turn", "x"), message);
    complains("a=1", p -> p.list("turn", String::valueOf), message);
    complains("a=1", p -> p.lists("turn", 2, String::valueOf), message);
    complains("a=1", p -> p.numbers("turn", 2, 0, 9), message);
  }

  @Test
  void what_is_left_out_is_as_usual() {
    Position position = Position.parse("turn=1");
    assertThat(position.has("turn")).isTrue();
    assertThat(position.has("phase")).isFalse();
    assertThat(position.number("turn", 0, 3, 2)).isEqualTo(1);
    assertThat(position.number("round", 1, 3, 2)).isEqualTo(2);
    assertThat(position.one("phase", String::valueOf, "deal")).isEqualTo("deal");
    assertThat(position.list("pile", String::valueOf, List.of("r8"))).containsExactly("r8");
    assertThat(position.listsOrNone("hands", 2, String::valueOf))
        .containsExactly(List.of(), List.of());
    assertThat(position.numbers("scores", 2, 0, 9, new int[] {3, 4})).containsExactly(3, 4);
    position.end();
  }

  @Test
  void seats_are_a_set() {
    assertThat(Position.parse("in=0,2").seats("in", 3)).isEqualTo(0b101);
    assertThat(Position.parse("in=-").seats("in", 3)).isZero();
    complains("in=3", p -> p.seats("in", 3), "field in: '3' is no seat: expected 0–2");
    complains("in=*", p -> p.seats("in", 3), "field in: '*' is no seat: expected 0–2");
    complains("in=1,1", p -> p.seats("in", 3), "field in: seat 1 is named twice, must be once");
  }

  @Test
  void what_follows_from_other_fields_must_agree_if_it_is_given() {
    Position position = Position.parse("total=7 winners=0,2 empty=-");
    position.agree("total", 7);
    position.agree("winners", List.of(0, 2));
    position.agree("empty", List.of());
    position.agree("absent", "anything");
    complains("total=7", p -> p.agree("total", 8), "field total: '7' must be 8");
    complains("won=1", p -> p.agree("won", List.of()), "field won: '1' must be -");
  }

  @Test
  void a_word_may_stand_for_a_constant() {
    enum Ending {
      BUST,
      OUT_OF_CARDS
    }
    assertThat(Notation.word(Ending.OUT_OF_CARDS)).isEqualTo("out-of-cards");
    assertThat(Notation.constant("out-of-cards", Ending.class)).isEqualTo(Ending.OUT_OF_CARDS);
    complains(
        "ending=won",
        p -> p.one("ending", text -> Notation.constant(text, Ending.class)),
        "field ending: 'won' must be one of bust, out-of-cards");
  }

  @Test
  void fields_that_may_be_left_out_are_named_with_the_others() {
    complains(
        "turn=1 piles=5",
        p -> {
          p.word("turn");
          p.number("round", 1, 2, 1);
          p.end();
        },
        "there is no field 'piles': the fields are turn, round");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "4", "x", "-", "01", "+1", "1,2", "99999999999", "-0", "٣"})
  void a_number_lies_in_its_range_and_is_written_plainly(String value) {
    complains(
        "turn=" + value,
        p -> p.number("turn", 0, 3),
        "field turn: '" + value + "' must be a number 0–3");
  }

  @Test
  void a_flag_is_true_or_false() {
    assertThat(Position.parse("open=false").flag("open")).isFalse();
    complains("open=yes", p -> p.flag("open"), "field open: 'yes' must be one of false, true");
  }

  @Test
  void a_word_is_one_of_those_allowed() {
    complains(
        "phase=sleep",
        p -> p.oneOf("phase", "deal", "play"),
        "field phase: 'sleep' must be one of deal, play");
  }

  @Test
  void an_item_that_its_parser_refuses_is_explained_with_the_field() {
    Function<String, Integer> parser =
        item -> {
          throw new BadInput("'%s' is no card".formatted(item));
        };
    complains("pile=zz", p -> p.list("pile", parser), "field pile: 'zz' is no card");
    complains("pile=a,,b", p -> p.list("pile", parser), "field pile: 'a' is no card");
    complains("hands=-/zz", p -> p.lists("hands", 2, parser), "field hands: 'zz' is no card");
    complains("hands=-/", p -> p.lists("hands", 2, parser), "field hands: '' is no card");
  }

  @Test
  void there_are_as_many_lists_as_there_should_be() {
    complains(
        "hands=1/2/3",
        p -> p.lists("hands", 2, String::valueOf),
        "field hands: 3 lists, must be 2 (one / between two)");
    complains(
        "hands=-",
        p -> p.lists("hands", 2, String::valueOf),
        "field hands: 1 lists, must be 2 (one / between two)");
  }

  @Test
  void there_are_as_many_numbers_as_there_should_be() {
    complains(
        "counts=1,2", p -> p.numbers("counts", 3, 0, 9), "field counts: 2 numbers, must be 3");
    complains("counts=-", p -> p.numbers("counts", 3, 0, 9), "field counts: 0 numbers, must be 3");
    complains(
        "counts=1,,3", p -> p.numbers("counts", 3, 0, 9), "field counts: '' must be a number 0–9");
    complains(
        "counts=1,2,10",
        p -> p.numbers("counts", 3, 0, 9),
        "field counts: '10' must be a number 0–9");
  }

  @Test
  void a_field_that_nobody_reads_is_refused() {
    complains(
        "turn=1 phase=deal moon=full",
        p -> {
          p.word("turn");
          p.word("phase");
          p.end();
        },
        "there is no field 'moon': the fields are turn, phase");
  }

  private static void complains(String text, Consumer<Position> reading, String message) {
    assertThatThrownBy(() -> reading.accept(Position.parse(text)))
        .isInstanceOf(BadInput.class)
        .hasMessage(message);
  }
}
