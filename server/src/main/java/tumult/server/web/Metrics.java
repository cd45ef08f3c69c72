package tumult.server.web;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;
import tumult.server.tables.TableMonitor;
import tumult.table.Event;

/** What this server counts, for Prometheus; and on request a line in the log for every event. */
final class Metrics implements TableMonitor {
  /** The name of the log of events. */
  static final String EVENTS = "tumult.events";

  private static final Logger LOG = LoggerFactory.getLogger(EVENTS);

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Counter moves = counter("tumult_moves", "moves played");
  private final Counter events = counter("tumult_events", "events written");
  private final Counter queueDrops =
      counter("tumult_queue_drops", "sockets cut off because they read too slowly");
  private final Timer appends =
      Timer.builder("tumult_append")
          .description("from a decision until it is on disk")
          .publishPercentiles(0.5, 0.95, 0.99)
          .register(registry);
  private final AtomicInteger seats = new AtomicInteger();

  Metrics() {
    count("tumult_seats", "seats taken at the tables in memory", seats::get);
  }

  private Counter counter(String name, String description) {
    return Counter.builder(name).description(description).register(registry);
  }

  void count(String name, String description, Supplier<Number> value) {
    Gauge.builder(name, value).description(description).register(registry);
  }

  Counter queueDrops() {
    return queueDrops;
  }

  @Override
  public void happened(String table, long number, Event event) {
    events.increment();
    if (event instanceof Event.Played) {
      moves.increment();
    }
    if (LOG.isInfoEnabled()) {
      LoggingEventBuilder line =
          LOG.atInfo()
              .addKeyValue("table", table)
              .addKeyValue("number", number)
              .addKeyValue("event", event.getClass().getSimpleName());
      if (event instanceof Event.Played played && played.finish() != null) {
        line = line.addKeyValue("race", String.join(" | ", played.finish().lines()));
      }
      line.log("event");
    }
  }

  @Override
  public void appended(long nanos) {
    appends.record(nanos, TimeUnit.NANOSECONDS);
  }

  @Override
  public void seated(int more) {
    seats.addAndGet(more);
  }

  /** In the form that Prometheus reads. */
  String text() {
    return registry.scrape();
  }
}
