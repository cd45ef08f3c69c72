package tumult.server.web;

/** Why the server closes a socket. */
enum CloseCode {
  STOPPING(1001),
  NOT_TEXT(1003),
  BAD_HELLO(4000),
  NOT_LET_IN(4001),
  NO_SUCH_TABLE(4002),
  NOTHING_MORE(4003),
  TOO_MUCH(4005);

  final int code;

  CloseCode(int code) {
    this.code = code;
  }
}
