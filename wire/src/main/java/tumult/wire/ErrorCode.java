package tumult.wire;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** What can be wrong with a request, apart from the rules. */
public enum ErrorCode {
  /** Not the JSON that is expected here. */
  @JsonProperty("bad-json")
  BAD_JSON(400),
  /** Something in it cannot be. */
  @JsonProperty("bad-request")
  BAD_REQUEST(400),
  /** A hello was expected, or was said already. */
  @JsonProperty("bad-hello")
  BAD_HELLO(400),
  /** Not there. */
  @JsonProperty("not-found")
  NOT_FOUND(404),
  /** No cookie: ask {@code /api/me} first. */
  @JsonProperty("nobody")
  NOBODY(401),
  /** From a page of another site. */
  @JsonProperty("foreign-origin")
  FOREIGN_ORIGIN(403),
  /** Too large. */
  @JsonProperty("too-large")
  TOO_LARGE(413),
  /** Too much at once: wait a little. */
  @JsonProperty("too-much")
  TOO_MUCH(429),
  /** Too many tables were opened from one address: wait a minute. */
  @JsonProperty("too-many-tables")
  TOO_MANY_TABLES(429),
  /** The answer cannot be known now: ask again under the same id. */
  @JsonProperty("try-again")
  TRY_AGAIN(503);

  private final int status;

  ErrorCode(int status) {
    this.status = status;
  }

  /** How it is written. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The status of an HTTP answer. */
  public int status() {
    return status;
  }
}
