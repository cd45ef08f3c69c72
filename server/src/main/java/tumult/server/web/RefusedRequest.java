package tumult.server.web;

import tumult.table.Decision;
import tumult.wire.ToClient;

/** A request that a table has refused. */
final class RefusedRequest extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Decision.Refused reason;

  RefusedRequest(Decision.Refused reason) {
    super(reason.key(), null, false, false);
    this.reason = reason;
  }

  /** What the client is told. */
  ToClient.Refused message() {
    return ToClient.Refused.of("", reason);
  }
}
