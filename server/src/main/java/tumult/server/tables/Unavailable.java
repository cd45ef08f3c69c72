package tumult.server.tables;

/** Something cannot be known at present; the message says why. */
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Unavailable(String why) {
    super(why, null, false, false);
  }
}
