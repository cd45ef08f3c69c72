package tumult.server.web;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.nio.ByteBuffer;
import org.eclipse.jetty.io.ByteArrayEndPoint;

/** A connection without a network: all that happens on it happens at once, in the test's thread. */
final class HandMadeLine extends ByteArrayEndPoint {
  private boolean quiet;

  /** One whose client reads everything. */
  HandMadeLine() {
    this(100_000);
  }

  /** One on which so many bytes are under way before the client must read. */
  HandMadeLine(int window) {
    super(new byte[0], window);
  }

  /** Nothing has gone over it for longer than any time that may be set from now on. */
  void hasBeenQuiet() {
    quiet = true;
  }

  @Override
  public void notIdle() {
    quiet = false;
  }

  /** As Jetty does it: too long is too long, from the moment at which it is said. */
  @Override
  public void setIdleTimeout(long millis) {
    if (quiet) {
      close();
    }
  }

  @Override
  protected void execute(Runnable task) {
    task.run();
  }

  /** Something comes from the client. */
  void comes(byte[] bytes) {
    addInput(ByteBuffer.wrap(bytes));
  }

  /** What the client reads, which makes room for more. */
  String reads() {
    String read = takeOutputString(ISO_8859_1);
    getWriteFlusher().completeWrite();
    return read;
  }

  /** The frame that closes, as the client sees it. */
  static String close(int code, String reason) {
    byte[] payload = Frame.reason(code, reason);
    byte[] frame = Frame.put(Frame.CLOSE, payload, ByteBuffer.allocate(payload.length + 2)).array();
    return new String(frame, ISO_8859_1);
  }
}
