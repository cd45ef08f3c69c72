package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tumult.bots.RandomBot;
import tumult.engine.Game;
import tumult.games.Games;
import tumult.server.client.FreePort;
import tumult.server.client.Site;
import tumult.server.tables.Delays;
import tumult.server.tables.Node;

/** A real server on a free port, for tests. */
final class TestServer implements AutoCloseable {
  static final Delays PACE =
      new Delays(
          Duration.ofMinutes(5),
          Duration.ofMinutes(5),
          Duration.ZERO,
          Duration.ofSeconds(20),
          Duration.ZERO);

  private final TumultServer server;
  private List<? extends AutoCloseable> behind = List.of();

  private TestServer(TumultServer server) {
    this.server = server;
  }

  /** A house where nobody is ever asked to wait, or counted as gone because of a broken line. */
  static TestServer open(Path data) {
    return open(data, RequestLimits.NONE, PACE);
  }

  /** A house that believes a proxy about who asks. */
  static TestServer behindProxy(Path data, RequestLimits limits) {
    return open(settings(data, "", 0, limits, PACE, true), Games::named);
  }

  static TestServer open(Path data, RequestLimits limits) {
    return open(data, limits, PACE);
  }

  /** A house that keeps everything in PostgreSQL. */
  static TestServer onDatabase(Path data, String database) {
    return open(settings(data, database, 0, RequestLimits.NONE, PACE), Games::named);
  }

  /** A house that is one of several in the same database. */
  static TestServer asNode(Path data, String database, Node node) {
    return asNode(data, database, node, PACE, Games::named);
  }

  static TestServer asNode(
      Path data, String database, Node node, Delays pace, Function<String, Game<?, ?, ?>> games) {
    return open(settings(data, database, 0, RequestLimits.NONE, pace).with(node), games);
  }

  /** Where nodes may be that are about to be started. */
  static List<String> freePlaces(int count) {
    return Stream.generate(() -> "127.0.0.1:" + FreePort.next()).limit(count).toList();
  }

  /** Closes these as well, after itself. */
  TestServer behind(List<? extends AutoCloseable> others) {
    behind = others;
    return this;
  }

  private static TestServer open(Path data, RequestLimits limits, Delays pace) {
    return open(settings(data, "", 0, limits, pace), Games::named);
  }

  /** A house with games of a kind that are made for a test. */
  static TestServer open(Path data, Delays pace, Function<String, Game<?, ?, ?>> games) {
    return open(settings(data, "", 0, RequestLimits.NONE, pace), games);
  }

  /** The settings of a server on this machine. */
  static TumultServer.Settings settings(
      Path data, String database, int port, RequestLimits limits, Delays pace) {
    return settings(data, database, port, limits, pace, false);
  }

  private static TumultServer.Settings settings(
      Path data,
      String database,
      int port,
      RequestLimits limits,
      Delays pace,
      boolean behindProxy) {
    return new TumultServer.Settings(
        data,
        database,
        "127.0.0.1",
        port,
        false,
        new Address(""),
        behindProxy,
        0,
        false,
        limits,
        pace,
        level -> new RandomBot());
  }

  private static TestServer open(
      TumultServer.Settings settings, Function<String, Game<?, ?, ?>> games) {
    try {
      return new TestServer(TumultServer.start(settings, games));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  TumultServer server() {
    return server;
  }

  int port() {
    return server.port();
  }

  String base() {
    return "http://127.0.0.1:" + port();
  }

  /** Somebody who has never been here. */
  Visitor visitor(String name) {
    return new Visitor(site(), name);
  }

  Site site() {
    try {
      return Site.firstVisit(base());
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /** What is at a path, for somebody new. */
  String get(String path) {
    try {
      return site().get(path).body();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  @Override
  public void close() {
    if (!behind.isEmpty()) {
      assertThat(server.tables().inMemory()).as("all tables were at another node").isZero();
    }
    server.close();
    for (AutoCloseable other : behind) {
      try {
        other.close();
      } catch (Exception failed) {
        throw new IllegalStateException(failed);
      }
    }
  }
}
