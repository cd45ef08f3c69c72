package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SeatTest {
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3, 9, 10, 11, Seat.ARBITER, Seat.CHANCE})
  void an_actor_survives_being_written_and_read(int actor) {
    assertThat(Seat.parse(Seat.text(actor), 12)).isEqualTo(actor);
  }

  @Test
  void chance_is_a_star_and_the_arbiter_an_exclamation_mark() {
    assertThat(Seat.text(Seat.CHANCE)).isEqualTo("*");
    assertThat(Seat.text(Seat.ARBITER)).isEqualTo("!");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "2", "-1", "x", "**", "01", "+1", "30", "28", "1 ", "١", ":"})
  void anything_else_is_no_actor(String text) {
    assertThatThrownBy(() -> Seat.parse(text, 2))
        .isInstanceOf(BadInput.class)
        .hasMessage("'%s' is no actor: expected a seat 0–1, '*' (chance) or '!' (arbiter)", text);
  }

  @Test
  void the_character_after_9_is_not_seat_10() {
    assertThatThrownBy(() -> Seat.parse(":", 11)).isInstanceOf(BadInput.class);
  }

  @Test
  void everybody_has_a_bit_of_their_own() {
    assertThat(Seat.bit(0) | Seat.bit(1) | Seat.bit(2)).isEqualTo(0b111);
    assertThat(Seat.bit(Seat.CHANCE) & Seat.bit(Seat.ARBITER) & Seat.bit(Seat.SPECTATOR)).isZero();
    assertThat(Seat.bit(Seat.CHANCE)).as("the sign bit stays free").isPositive();
  }

  @Test
  void the_best_have_the_highest_score() {
    assertThat(Seat.best(new int[] {3, 7, 7, 0})).isEqualTo(0b0110);
    assertThat(Seat.best(new int[] {-3, -7})).isEqualTo(0b01);
    assertThat(Seat.best(new int[] {0, 0, 0})).isEqualTo(0b111);
  }
}
