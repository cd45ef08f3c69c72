package tumult.worker.instead;

import org.jspecify.annotations.Nullable;

/** A text beside a {@link PagePattern}. */
public final class PageMatcher {
  private final Fit fit;

  PageMatcher(Fit fit) {
    this.fit = fit;
  }

  /** Whether all of it fits. */
  public boolean matches() {
    return fit.isWhole();
  }

  /** What a group has found; null if it was not there. */
  public @Nullable String group(int number) {
    return fit.group(number);
  }
}
