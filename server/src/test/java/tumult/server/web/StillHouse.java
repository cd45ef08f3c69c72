package tumult.server.web;

import java.lang.reflect.Proxy;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import tumult.games.Games;
import tumult.server.tables.Tables;
import tumult.table.steps.GameCache;

/** All that sockets share in a house where no table ever answers, but what is asked is known. */
final class StillHouse implements AutoCloseable {
  private final List<String> asked = new CopyOnWriteArrayList<>();
  private final Metrics metrics = new Metrics();
  private final Sockets sockets;

  StillHouse(RequestLimits limits) {
    Tables tables =
        (Tables)
            Proxy.newProxyInstance(
                Tables.class.getClassLoader(),
                new Class<?>[] {Tables.class},
                (self, method, parameters) -> {
                  asked.add(method.getName());
                  return new CompletableFuture<>();
                });
    sockets =
        new Sockets(
            tables,
            new GameCache(Games::named),
            InstantSource.system(),
            limits,
            new Addresses(limits, System::nanoTime, address -> true),
            metrics);
  }

  Sockets sockets() {
    return sockets;
  }

  /** What the tables were asked, by name. */
  List<String> asked() {
    return asked;
  }

  /** A figure. */
  double figure(String name) {
    return metrics
        .text()
        .lines()
        .filter(line -> line.startsWith(name + " "))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void close() {
    sockets.close();
  }
}
