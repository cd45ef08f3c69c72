package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.joran.spi.JoranException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the person at the terminal sees of what clients say: no escape sequence, no bad Host. */
final class TerminalLogTest {
  private final LoggerContext context = new LoggerContext();

  private Logger root() throws JoranException {
    JoranConfigurator configurator = new JoranConfigurator();
    configurator.setContext(context);
    configurator.doConfigure(Path.of("src/main/resources/logback.xml").toFile());
    return context.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  @Test
  void nothing_that_a_client_says_moves_the_cursor() throws JoranException {
    Logger root = root();
    var terminal = (ConsoleAppender<ILoggingEvent>) root.getAppender("terminal");
    Throwable bug = new IllegalStateException("one\u009b2J\u001b[31m");
    byte[] lines =
        terminal
            .getEncoder()
            .encode(new LoggingEvent("", root, Level.WARN, "x\u009b31m\u001b[2J\ny", bug, null));
    String shown = new String(lines, StandardCharsets.UTF_8);
    assertThat(shown).contains("x?31m?[2J?y").contains("one?2J?[31m");
    assertThat(shown.replaceAll("[\\n\\t]", "")).doesNotContainPattern("\\p{Cc}");
  }

  @Test
  void a_bad_host_is_not_logged() throws JoranException {
    root();
    assertThat(context.getLogger("org.eclipse.jetty.util.HostPort").isErrorEnabled()).isFalse();
    assertThat(context.getLogger("org.eclipse.jetty.server.Server").isWarnEnabled()).isTrue();
  }
}
