package tumult.cli.commands;

/** What is still done when somebody presses ctrl-C, or the process is asked to end. */
public final class ShutdownHook {
  private ShutdownHook() {}

  /** Does some work, and if it is broken off has these last words said. */
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
      // too late: the last words are being said
    }
  }
}
