package tumult.cli.drawings;

/** Thousandths as percent with one place. */
final class Percent {
  private Percent() {}

  static String of(int thousandths) {
    int size = Math.abs(thousandths);
    return (thousandths < 0 ? "−" : "") + size / 10 + "." + size % 10;
  }

  /** The same with a sign in any case but for nothing. */
  static String signed(int thousandths) {
    return (thousandths > 0 ? "+" : "") + of(thousandths);
  }
}
