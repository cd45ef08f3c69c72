package tumult.bench.load;

import java.io.IOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Drives many tables from one thread, and notes how long each move took to reach the other. */
final class Load implements AutoCloseable {
  private final Selector selector;
  private final long thinkNanos;
  private final List<LoadTable> tables = new ArrayList<>();
  private final PriorityQueue<Thought> thoughts = new PriorityQueue<>();
  private long[] latencies = new long[1 << 20];
  private int moves;
  private long frames;
  private long bytes;
  private int broken;

  private record Thought(long at, Runnable act) implements Comparable<Thought> {
    @Override
    public int compareTo(Thought other) {
      return Long.compare(at, other.at);
    }
  }

  Load(long thinkMillis) throws IOException {
    selector = Selector.open();
    thinkNanos = TimeUnit.MILLISECONDS.toNanos(thinkMillis);
  }

  void add(LoadTable table, int port, List<String> cookies) throws IOException {
    tables.add(table);
    table.connect(port, cookies, selector);
  }

  void moved(long nanos) {
    if (moves == latencies.length) {
      latencies = Arrays.copyOf(latencies, 2 * moves);
    }
    latencies[moves] = nanos;
    moves++;
  }

  /** A frame of so many bytes has come to one of the clients. */
  void received(int length) {
    frames++;
    bytes += length;
  }

  double bytesPerMove() {
    return moves == 0 ? 0 : (double) bytes / moves;
  }

  double framesPerMove() {
    return moves == 0 ? 0 : (double) frames / moves;
  }

  void broke(IOException why) {
    if (broken == 0) {
      System.err.println("bench: " + why.getMessage());
    }
    broken++;
  }

  void think(Runnable act) {
    if (thinkNanos == 0) {
      act.run();
    } else {
      thoughts.add(new Thought(System.nanoTime() + thinkNanos, act));
    }
  }

  boolean allOn() {
    return tables.stream().allMatch(LoadTable::isOn);
  }

  /** Lets everybody play for a while, or until something is so. */
  void run(long nanos, BooleanSupplier enough) throws IOException {
    long until = System.nanoTime() + nanos;
    for (long now = System.nanoTime();
        now < until && !enough.getAsBoolean();
        now = System.nanoTime()) {
      while (!thoughts.isEmpty() && thoughts.peek().at <= now) {
        thoughts.remove().act.run();
      }
      selector.select(patience(now));
      for (SelectionKey key : selector.selectedKeys()) {
        ((LoadClient) key.attachment()).read();
      }
      selector.selectedKeys().clear();
    }
  }

  private long patience(long now) {
    return thoughts.isEmpty()
        ? 20
        : Math.max(1, Math.min(20, (thoughts.element().at - now) / 1_000_000));
  }

  /** Forgets what was measured so far. */
  void reset() {
    moves = 0;
    frames = 0;
    bytes = 0;
  }

  int moves() {
    return moves;
  }

  int broken() {
    return broken;
  }

  /** Tables at which nobody has moved for so long. */
  int stalled(long nanos) {
    long now = System.nanoTime();
    return (int) tables.stream().filter(table -> now - table.lastMove() > nanos).count();
  }

  /** Of all moves so far, the time in milliseconds within which that part was done. */
  double milliseconds(double part) {
    long[] sorted = Arrays.copyOf(latencies, moves);
    Arrays.sort(sorted);
    return moves == 0 ? 0 : sorted[(int) Math.min(moves - 1L, (long) (part * moves))] / 1e6;
  }

  @Override
  public void close() throws IOException {
    for (LoadTable table : tables) {
      table.close();
    }
    selector.close();
  }
}
