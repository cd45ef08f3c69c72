package tumult.server.web;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** Everything that is logged as an error while it is open. */
final class ErrorLog extends AppenderBase<ILoggingEvent> implements AutoCloseable {
  private static final Logger ROOT =
      (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);

  private final List<String> errors = new CopyOnWriteArrayList<>();

  ErrorLog() {
    start();
    ROOT.addAppender(this);
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
      errors.add(event.getFormattedMessage() + " " + thrown(event));
    }
  }

  private static String thrown(ILoggingEvent event) {
    var thrown = event.getThrowableProxy();
    return thrown == null ? "" : thrown.getClassName() + ": " + thrown.getMessage();
  }

  /** Those since the last time. */
  List<String> errors() {
    List<String> all = List.copyOf(errors);
    errors.removeAll(all);
    return all;
  }

  @Override
  public void close() {
    ROOT.detachAppender(this);
    stop();
  }
}
