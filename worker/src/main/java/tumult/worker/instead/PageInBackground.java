package tumult.worker.instead;

import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that is worked out when somebody asks for it: a page has no background. */
public final class PageInBackground<T> {
  private final Supplier<T> work;
  private @Nullable T result;

  public PageInBackground(Supplier<T> work, Executor background) {
    this.work = work;
  }

  public static Executor thread() {
    return Runnable::run;
  }

  public boolean isReady() {
    return result != null;
  }

  public boolean isDone() {
    return isReady();
  }

  public T get() {
    T known = result;
    if (known == null) {
      known = work.get();
      result = known;
    }
    return known;
  }
}
