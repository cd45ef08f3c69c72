package tumult.cli;

/** What is done on ctrl-C, or when the process is asked to end. */
public final class ShutdownHook {
  private ShutdownHook() {}

  /** Does some work; if the process is asked to end meanwhile, runs the second before that. */
  public static void during(Runnable work, Runnable lastWords) {
    Thread hook = Thread.ofPlatform().unstarted(lastWords);
    Runtime.getRuntime().addShutdownHook(hook);
    try {
      work.run();
    } finally {
      forget(hook);
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException goingDown) {
      // too late: it is running already
    }
  }
}
