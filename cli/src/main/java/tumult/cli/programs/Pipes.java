package tumult.cli.programs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A running command and its pipes. Whatever it does, it costs no more than a few lines of memory,
 * and nobody waits for it longer than they want: each pipe has a thread of its own.
 */
final class Pipes implements AutoCloseable {
  /** No answer is longer. */
  static final int LONGEST_LINE = 16 * 1024;

  private static final int LINES_AHEAD = 16;
  private static final int LAST_WORDS = 600;
  private static final Duration LAST_WORDS_WITHIN = Duration.ofSeconds(1);
  private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(Pipes::kill)));
  }

  /** A line that was said; or that it was too long, or that no more will come. */
  record Line(String text, boolean tooLong, boolean end) {}

  private final Process process;
  private final BlockingQueue<byte[]> toSay = new ArrayBlockingQueue<>(4);
  private final BlockingQueue<Line> said = new ArrayBlockingQueue<>(LINES_AHEAD);
  private final Thread overhearing;
  private volatile String complaints = "";

  Pipes(String command) throws IOException {
    process = new ProcessBuilder("/bin/sh", "-c", command).start();
    RUNNING.add(process);
    start("in", this::write);
    start("out", this::read);
    overhearing = start("err", this::overhear);
  }

  private static Thread start(String which, Work work) {
    return Thread.ofPlatform()
        .daemon()
        .name("program-" + which)
        .start(() -> {
          try {
            work.run();
          } catch (IOException gone) {
            // the program has ended, or was ended
          } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
          }
        });
  }

  /** What a pipe's thread does. */
  private interface Work {
    void run() throws IOException, InterruptedException;
  }

  private void write() throws IOException, InterruptedException {
    try (OutputStream in = process.getOutputStream()) {
      for (byte[] line = toSay.take(); line.length > 0; line = toSay.take()) {
        in.write(line);
        in.flush();
      }
    }
  }

  private void read() throws IOException, InterruptedException {
    try (InputStream out = new BufferedInputStream(process.getInputStream())) {
      for (Line line = line(out); !line.end; line = line(out)) {
        said.put(line);
      }
    } finally {
      said.put(new Line("", false, true));
    }
  }

  private static Line line(InputStream out) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    for (int next = out.read(); next != '\n'; next = out.read()) {
      if (next < 0) {
        return new Line("", false, true);
      }
      line.write(next);
      if (line.size() > LONGEST_LINE) {
        return new Line("", true, false);
      }
    }
    return new Line(line.toString(UTF_8).strip(), false, false);
  }

  /** Keeps the end of what it complains about. */
  private void overhear() throws IOException {
    try (InputStream err = process.getErrorStream()) {
      byte[] some = new byte[1024];
      for (int count = err.read(some); count > 0; count = err.read(some)) {
        String all = complaints + new String(some, 0, count, UTF_8);
        complaints = all.substring(Math.max(0, all.length() - LAST_WORDS));
      }
    }
  }

  /** Says a line; false if the program has not taken it, or what came before, in that time. */
  boolean say(String line, long nanos) throws InterruptedException {
    return toSay.offer((line + "\n").getBytes(UTF_8), nanos, TimeUnit.NANOSECONDS);
  }

  /** The next line it says within that time; null if there is none. */
  @Nullable Line hear(long nanos) throws InterruptedException {
    return said.poll(Math.max(0, nanos), TimeUnit.NANOSECONDS);
  }

  /**
   * The last of what it wrote to its standard error, on one line; empty if it wrote nothing. To be
   * asked when it has ended: its last words may still be on their way.
   */
  String complaint() throws InterruptedException {
    overhearing.join(LAST_WORDS_WITHIN);
    String last = complaints.strip();
    return last.substring(last.lastIndexOf('\n') + 1);
  }

  /** Tells it that nothing more will come; says whether it ends by itself in that time. */
  boolean end(long millis) throws InterruptedException {
    return toSay.offer(new byte[0]) && process.waitFor(millis, TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    kill(process);
    RUNNING.remove(process);
    said.clear();
    if (!toSay.offer(new byte[0])) {
      toSay.clear();
    }
  }

  private static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}
