package tumult.server.web;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.filter.Filter;
import ch.qos.logback.core.spi.FilterReply;

/**
 * Keeps from the terminal what a node says every second while the others do not answer: in the end
 * it is said in one line what to do. The log has it all.
 */
public final class StillJoining extends Filter<ILoggingEvent> {
  private static final String LINES = "org.apache.pekko.remote.artery.Association";

  @Override
  public FilterReply decide(ILoggingEvent event) {
    boolean joining = event.getFormattedMessage().contains("Couldn't join seed nodes");
    return joining || event.getLoggerName().equals(LINES) ? FilterReply.DENY : FilterReply.NEUTRAL;
  }
}
