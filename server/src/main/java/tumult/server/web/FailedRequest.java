package tumult.server.web;

import tumult.wire.ErrorCode;

/** A request that cannot be answered. */
final class FailedRequest extends RuntimeException {
  private static final long serialVersionUID = 1;
  private static final long SECOND = 1000;

  private final ErrorCode code;
  private final int againAfter;

  FailedRequest(ErrorCode code, String detail) {
    this(code, detail, 0);
  }

  /**
   * @param againAfter in how many milliseconds to ask again; 0 or less if nobody knows
   */
  FailedRequest(ErrorCode code, String detail, int againAfter) {
    super(detail, null, false, false);
    this.code = code;
    this.againAfter = Math.max(0, againAfter);
  }

  /** In how many whole seconds to ask again; 0 if nobody knows. */
  int retryAfter() {
    return (int) ((againAfter + SECOND - 1) / SECOND);
  }

  ErrorCode code() {
    return code;
  }

  String detail() {
    return String.valueOf(getMessage());
  }
}
