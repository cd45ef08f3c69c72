package tumult.wire;

import java.util.Locale;

/** Why the server closes a socket. */
public enum CloseCode {
  STOPPING(1001),
  NOT_TEXT(1003),
  BAD_HELLO(4000),
  NOT_LET_IN(4001),
  NO_SUCH_TABLE(4002),
  NOTHING_MORE(4003),
  TOO_MUCH(4005),
  /** The table goes on at another node: come back at once. */
  MOVING(4006),
  /** Somebody else has come by the same link, of which there is one for one program. */
  REPLACED(4007);

  private final int code;

  CloseCode(int code) {
    this.code = code;
  }

  public int code() {
    return code;
  }

  /** The reason in words, as it travels with the code. */
  public String reason() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
