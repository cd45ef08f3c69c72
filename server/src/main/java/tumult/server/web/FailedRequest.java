package tumult.server.web;

import tumult.server.wire.ErrorCode;

/** A request that cannot be answered. */
final class FailedRequest extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final ErrorCode code;

  FailedRequest(ErrorCode code, String detail) {
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
