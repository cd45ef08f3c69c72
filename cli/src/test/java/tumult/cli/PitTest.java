package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PitTest {
  @Test
  void two_styles_meet_and_share_the_wins() {
    CommandResult answer = CommandResult.to("pit", "mau-mau", "--seats", "2", "--games", "200");
    assertThat(answer.status()).isZero();
    assertThat(answer.out())
        .startsWith("mau-mau@1(seats=2,")
        .containsPattern(
            "thumb [78]\\d\\.\\d %, random [12]\\d\\.\\d % of 200 games, ± \\d\\.\\d %\n");
  }
}
