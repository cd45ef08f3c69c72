package tumult.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OrderlyEndTest {
  @TempDir private Path folder = Path.of("");

  @Test
  void work_that_ends_leaves_no_trace() {
    Path threads = folder.resolve("threads.txt");
    assertThat(OrderlyEnd.within(Duration.ofMinutes(1), () -> {}, threads)).isTrue();
    assertThat(threads).doesNotExist();
  }

  @Test
  void work_that_hangs_is_left_alone_and_told() {
    CountDownLatch never = new CountDownLatch(1);
    Path threads = folder.resolve("logs/threads.txt");
    assertThat(OrderlyEnd.within(Duration.ofMillis(200), () -> hang(never), threads)).isFalse();
    assertThat(threads).content().contains("OrderlyEndTest.hang");
  }

  private static void hang(CountDownLatch never) {
    try {
      never.await();
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }
}
