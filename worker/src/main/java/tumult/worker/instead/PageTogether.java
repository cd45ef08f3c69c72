package tumult.worker.instead;

import java.util.List;
import java.util.function.Consumer;

/** Work that is done one after the other: a page has no threads. */
public final class PageTogether {
  private PageTogether() {}

  public static <T> void each(List<T> workers, Consumer<T> work) {
    workers.forEach(work);
  }
}
