package tumult.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class SideBySideTest {
  /**
   * The machine is half as fast in the third turn of both, and slow for one of them in the last.
   */
  @Test
  void turns_are_compared_in_pairs_and_one_that_stands_out_does_not_count() {
    List<Double> micros = List.of(50.0, 52.0, 100.0, 51.0, 200.0);
    List<Double> others = List.of(100.0, 104.0, 200.0, 102.0, 100.0);
    SideBySide both = SideBySide.of(micros, others, List.of(9.0, 3.0, 5.0), List.of(7.0));
    assertThat(both).isEqualTo(new SideBySide(52, 102, 2, 2, 2, 5, 7));
  }
}
