package tumult.server.store;

/** Nothing can be kept where it was asked for; says what is wrong, and what would be right. */
public final class Unusable extends IllegalStateException {
  private static final long serialVersionUID = 1;

  public Unusable(String message) {
    super(message);
  }

  public Unusable(String message, Throwable cause) {
    super(message, cause);
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
