package tumult.server.web;

import ch.qos.logback.classic.AsyncAppender;
import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.rolling.RollingFileAppender;
import ch.qos.logback.core.rolling.SizeAndTimeBasedRollingPolicy;
import ch.qos.logback.core.util.FileSize;
import java.nio.file.Path;
import org.slf4j.LoggerFactory;

/** The log of a server: a JSON object a line; on request one for every event at a table. */
final class LogFile {
  private static final int WAITING = 8_192;
  private static final FileSize LARGEST = FileSize.valueOf("50MB");
  private static final FileSize ALL = FileSize.valueOf("500MB");

  private LogFile() {}

  /** From now on every event at a table gets a line. */
  static void everyEvent() {
    ((Logger) LoggerFactory.getLogger(Metrics.EVENTS)).setLevel(Level.INFO);
  }

  /** Everything that is logged from now on is also written in this folder. */
  static void writeTo(Path folder) {
    LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
    RollingFileAppender<ILoggingEvent> file = new RollingFileAppender<>();
    file.setContext(context);
    file.setFile(folder.resolve("tumult.log").toString());
    file.setRollingPolicy(rolling(context, file, folder));
    file.setEncoder(json(context));
    file.start();
    AsyncAppender async = new AsyncAppender();
    async.setContext(context);
    async.setQueueSize(WAITING);
    async.setNeverBlock(true);
    async.addAppender(file);
    async.start();
    context.getLogger(Logger.ROOT_LOGGER_NAME).addAppender(async);
  }

  private static SizeAndTimeBasedRollingPolicy<ILoggingEvent> rolling(
      LoggerContext context, RollingFileAppender<ILoggingEvent> file, Path folder) {
    SizeAndTimeBasedRollingPolicy<ILoggingEvent> rolling = new SizeAndTimeBasedRollingPolicy<>();
    rolling.setContext(context);
    rolling.setParent(file);
    rolling.setFileNamePattern(folder.resolve("tumult.%d.%i.log.gz").toString());
    rolling.setMaxFileSize(LARGEST);
    rolling.setTotalSizeCap(ALL);
    rolling.start();
    return rolling;
  }

  private static JsonEncoder json(LoggerContext context) {
    JsonEncoder json = new JsonEncoder();
    json.setContext(context);
    json.setWithSequenceNumber(false);
    json.setWithNanoseconds(false);
    json.setWithThreadName(false);
    json.setWithContext(false);
    json.setWithMDC(false);
    json.start();
    return json;
  }
}
