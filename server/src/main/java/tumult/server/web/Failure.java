package tumult.server.web;

import tumult.server.wire.ErrorCode;

/** A request that cannot be answered. */
final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final ErrorCode code;

  Failure(ErrorCode code, String detail) {
    super(detail, null, false, false);
    this.code = code;
  }

  ErrorCode code() {
    return code;
  }

  String detail() {
    return String.valueOf(getMessage());
  }
}
