package tumult.cli.doctor;

/**
 * What was looked at, what was found, and what to do about it.
 *
 * @param state whether that is good enough to serve
 * @param about one word, such as {@code disk}
 */
public record Finding(State state, String about, String found, String advice) {
  /** How good it is. */
  public enum State {
    GOOD("ok"),
    DOUBTFUL("look"),
    BAD("no");

    private final String word;

    State(String word) {
      this.word = word;
    }
  }

  static Finding good(String about, String found, String advice) {
    return new Finding(State.GOOD, about, found, advice);
  }

  static Finding doubtful(String about, String found, String advice) {
    return new Finding(State.DOUBTFUL, about, found, advice);
  }

  static Finding bad(String about, String found, String advice) {
    return new Finding(State.BAD, about, found, advice);
  }

  /** In two lines of the terminal. */
  public String lines() {
    return "  %-5s %-9s %s%n%17s%s".formatted(state.word, about, found, "", advice);
  }
}
