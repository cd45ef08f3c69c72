package tumult.server.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import tumult.server.wire.Wire;
import tumult.wire.ErrorCode;
import tumult.wire.ToClient;

/** Answers for Jetty where it finds a fault before anybody else has seen the request. */
final class Errors extends ErrorHandler {
  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      @Nullable String reason,
      @Nullable Throwable cause,
      Callback callback) {
    ByteBuffer body = describe(status, cause == null ? reason : null, response.getHeaders());
    response.write(true, body, callback);
  }

  private static ByteBuffer describe(
      int status, @Nullable String reason, HttpFields.Mutable headers) {
    Headers.ALL.forEach(headers::put);
    headers.put(HttpHeader.CONTENT_TYPE, "application/json");
    String detail = reason == null ? HttpStatus.getMessage(status) : reason;
    String text = Wire.text(new ToClient.Failed("", code(status), detail));
    return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private static ErrorCode code(int status) {
    return switch (status) {
      case HttpStatus.UNAUTHORIZED_401 -> ErrorCode.NOBODY;
      case HttpStatus.FORBIDDEN_403 -> ErrorCode.FOREIGN_ORIGIN;
      case HttpStatus.NOT_FOUND_404 -> ErrorCode.NOT_FOUND;
      case HttpStatus.TOO_MANY_REQUESTS_429 -> ErrorCode.TOO_MUCH;
      case HttpStatus.PAYLOAD_TOO_LARGE_413,
          HttpStatus.URI_TOO_LONG_414,
          HttpStatus.REQUEST_HEADER_FIELDS_TOO_LARGE_431 ->
          ErrorCode.TOO_LARGE;
      default -> HttpStatus.isServerError(status) ? ErrorCode.TRY_AGAIN : ErrorCode.BAD_REQUEST;
    };
  }
}
