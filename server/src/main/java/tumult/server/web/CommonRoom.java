package tumult.server.web;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Memory for what clients leave lying, of which nobody may have more than is left for everybody
 * else: so those who take much are turned away long before those who take little.
 */
final class CommonRoom {
  /** What is a small part of the heap, even if it is needed three times over. */
  private static final int PART = 8;

  private final long most;
  private final AtomicLong taken = new AtomicLong();

  CommonRoom(long most) {
    this.most = most;
  }

  static CommonRoom inTheHeap() {
    return new CommonRoom(Runtime.getRuntime().maxMemory() / PART);
  }

  /**
   * Takes so many bytes more, if they are to be had.
   *
   * @param already how many bytes the same client has
   */
  boolean take(long bytes, long already) {
    long free = most - taken.addAndGet(bytes);
    if (already + bytes > free) {
      taken.addAndGet(-bytes);
      return false;
    }
    return true;
  }

  void giveBack(long bytes) {
    taken.addAndGet(-bytes);
  }

  long taken() {
    return taken.get();
  }
}
