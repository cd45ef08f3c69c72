package tumult.cli.programs;

/** Why a program did not give an answer that counts. */
public final class Fault extends Exception {
  private static final long serialVersionUID = 1;

  /** What kind of fault it is. */
  public enum Kind {
    /** It could not be started, or was not ready in time. */
    NOT_READY,
    /** It ended though nobody had asked it to. */
    ENDED,
    /** Its time was over. */
    TOO_LATE,
    /** It said again and again what makes no sense. */
    WRONG,
    /** It said much that nobody had asked for. */
    FLOOD
  }

  private final Kind kind;

  Fault(Kind kind, String what) {
    super(what);
    this.kind = kind;
  }

  public Kind kind() {
    return kind;
  }

  /** Whether the program may be asked again as it is. */
  boolean isForgiven() {
    return kind == Kind.WRONG;
  }

  /** The message, which is never missing. */
  public String what() {
    return String.valueOf(getMessage());
  }
}
