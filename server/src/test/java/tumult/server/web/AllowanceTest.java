package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an allowance says of when there is something to spend again is true. */
final class AllowanceTest {
  private static final long MILLI = 1_000_000;

  @ParameterizedTest
  @CsvSource({"60,20,50", "5,1,1000", "1,0.05,20000", "3,7,143", "9,2000000000,0", "2,5000,1"})
  void it_can_be_spent_after_that_time_and_not_a_millisecond_sooner(
      double most, double perSecond, int wait) {
    Allowance allowance = new Allowance(most, perSecond, 0);
    for (int i = 0; i < most; i++) {
      assertThat(allowance.isFull(0)).isEqualTo(i == 0 || wait == 0);
      assertThat(allowance.spendOrWait(0)).isZero();
    }
    assertThat(allowance.spendOrWait(0)).isEqualTo(wait);
    if (wait > 1) {
      assertThat(allowance.spendOrWait((wait - 1L) * MILLI)).isEqualTo(1);
    }
    assertThat(allowance.spendOrWait(wait * MILLI)).isZero();
  }

  @Test
  void what_is_left_shortens_the_time() {
    Allowance allowance = new Allowance(1, 1, 0);
    assertThat(allowance.spendOrWait(0)).isZero();
    assertThat(allowance.spendOrWait(400 * MILLI)).isEqualTo(600);
  }

  @Test
  void what_weighs_more_costs_more_but_never_more_than_there_is() {
    Allowance allowance = new Allowance(20, 1, 0);
    assertThat(allowance.spendOrWait(0, 10)).isZero();
    assertThat(allowance.spendOrWait(0, 11)).isEqualTo(1000);
    assertThat(allowance.spendOrWait(0, 10)).isZero();
    assertThat(allowance.spendOrWait(20_000 * MILLI, 1000)).isZero();
    assertThat(allowance.spendOrWait(20_000 * MILLI)).isEqualTo(1000);
  }
}
