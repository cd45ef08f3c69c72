package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

final class PatienceTest {
  private final Patience patience = new Patience(Duration.ofSeconds(10));

  @Test
  void who_has_waited_too_long_is_told_and_an_answer_that_came_stays() {
    CompletableFuture<String> silence = patience.answer();
    CompletableFuture<String> answered = patience.answer();
    answered.complete("yes");
    long now = System.nanoTime();
    patience.look(now);
    assertThat(silence).isNotDone();
    patience.look(now + Duration.ofSeconds(11).toNanos());
    assertThat(silence).isCompletedExceptionally();
    assertThat(answered).isCompletedWithValue("yes");
  }
}
