package tumult.engine;

/**
 * Text from outside that makes no sense; the message says what is wrong, where, and what would be
 * right.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1;

  public BadInput(String message) {
    super(message);
  }

  /** The same complaint, with the place put before it. */
  public BadInput at(String place) {
    return new BadInput(place + ": " + getMessage());
  }

  @Override
  public String getMessage() {
    return String.valueOf(super.getMessage());
  }
}
