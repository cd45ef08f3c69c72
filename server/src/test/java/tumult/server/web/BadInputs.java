package tumult.server.web;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** Things that nobody in their right mind would send. */
final class BadInputs {
  /** Bits to be put anywhere into a text. */
  static final List<String> BITS =
      List.of(
          "\"",
          "\\",
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "null",
          "true",
          "-1",
          "1e999",
          "0x1",
          "99999999999999999999",
          "\\u0000",
          "\\ud800",
          "\\u202e",
          "\u202e",
          "é",
          "😀",
          "\u0001",
          "\t",
          "\r\n",
          "%00",
          "../",
          "<b>",
          "'",
          ";",
          "*",
          "type",
          "\"type\":\"do\",");

  /** Words to be put where a word belongs; as they stand in JSON. */
  static final List<String> WORDS =
      List.of(
          "",
          " ",
          "\\u0000",
          "\\ud800",
          "\\udc00\\ud800",
          "\\u202eabc",
          "\u202e\u2066",
          "\uffff",
          "😀",
          "a\\nb",
          "<script>alert(1)</script>",
          "%s%n",
          "${jndi:ldap://x}",
          "'; drop table lobby; --",
          "../../etc/passwd",
          "x".repeat(5000),
          "😀".repeat(2000));

  private BadInputs() {}

  /** Texts that are no message. */
  static List<String> texts() {
    List<String> texts = new ArrayList<>();
    texts.addAll(
        List.of(
            " ",
            "null",
            "true",
            "0",
            "\"do\"",
            "[]",
            "{}",
            "{",
            "}{",
            "{}{}",
            "[{\"type\":\"do\"}]",
            "{\"type\":null}",
            "{\"type\":1}",
            "{\"type\":\"no\"}",
            "{\"type\":\"do\"}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":null}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":[]}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{}}",
            "{\"type\":\"do\",\"id\":1,\"command\":{\"type\":\"resign\"}}",
            "{\"type\":\"do\",\"id\":1.5,\"command\":{\"type\":\"resign\"}}",
            "{\"type\":\"do\",\"id\":true,\"command\":{\"type\":\"resign\"}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"say\",\"text\":7}}",
            "{\"type\":\"do\",\"id\":null,\"command\":{\"type\":\"resign\"}}",
            "{\"type\":\"do\",\"id\":\"a\",\"id\":\"b\",\"command\":{\"type\":\"resign\"}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"resign\"},\"more\":1}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"resign\",\"more\":1}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"kick\",\"seat\":\"1\"}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"kick\",\"seat\":1.5}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"kick\",\"seat\":9999999999}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"kick\",\"seat\":null}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"open\"}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"tick\"}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"type\":\"newKey\",\"right\":0}}",
            "{\"type\":\"do\",\"id\":\"a\",\"command\":{\"@class\":\"x.Y\"}}",
            "{\"type\":\"told\",\"number\":1,\"log\":[]}",
            "\u0000",
            "\uFEFF{}"));
    for (String open : List.of("[", "{\"a\":", "{\"type\":", "\"")) {
      texts.add(open.repeat(1500));
    }
    texts.add("1".repeat(5000));
    return texts;
  }

  /** Frames that are none. */
  static List<byte[]> frames() {
    byte[] some = new byte[10];
    return List.of(
        new byte[] {(byte) 0x81, 2, 'h', 'i'}, // not masked
        RawWebSocket.frame(0x83, some), // an opcode for later
        RawWebSocket.frame(0x8B, some),
        RawWebSocket.frame(0xC1, some), // a reserved bit
        RawWebSocket.frame(0x80, some), // the end of nothing
        RawWebSocket.frame(0x09, some), // a ping in pieces
        RawWebSocket.frame(0x89, new byte[126]), // a ping too large
        RawWebSocket.frame(0x81, new byte[] {(byte) 0xC3, (byte) 0x28}), // no UTF-8
        RawWebSocket.frame(0x81, new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}),
        RawWebSocket.frame(0x88, new byte[] {1}), // half a close code
        RawWebSocket.frame(0x88, new byte[] {0, 1}),
        ByteBuffer.allocate(14).put((byte) 0x81).put((byte) 0xFF).putLong(-1).array(),
        ByteBuffer.allocate(14).put((byte) 0x81).put((byte) 0xFF).putLong(1L << 40).array());
  }

  /** Paths that lead nowhere, or should. */
  static List<String> paths(String table) {
    return List.of(
        "/api/tables/" + "x".repeat(41),
        "/api/tables/" + "x".repeat(7000),
        "/" + "x".repeat(20_000),
        "/api/tables/no%7Cwhere",
        "/api/tables/%00",
        "/api/tables/%zz",
        "/api/tables/%",
        "/api/tables/%ff%fe",
        "/api/tables/%ed%a0%80",
        "/api/tables/..%2f..%2fetc",
        "/api/tables/../../etc/passwd",
        "/..;/x",
        "//api//me",
        "/api/me/",
        "/API/ME",
        "/api/tables/" + table + "/records/0",
        "/api/tables/" + table + "/records/-1",
        "/api/tables/" + table + "/records/99999999999",
        "/api/tables/" + table + "/records/one",
        "/api/tables/" + table + "/records/1/steps?seat=-1",
        "/api/tables/" + table + "/records/1/steps?seat=%zz",
        "/api/games?language=%00",
        "/api/games?language=../../x",
        "/api/games?language=en&language=xx&&=&%",
        "/api/texts/..",
        "/api/socket",
        "/META-INF/MANIFEST.MF",
        "/logback.xml",
        "/.git/config",
        "/t/" + table + "?x=%E0%A4%A");
  }

  /** Requests that are none. */
  static List<String> requests(int port) {
    String host = "Host: 127.0.0.1:" + port + "\r\nConnection: close\r\n";
    return List.of(
        "\r\n\r\n\r\n",
        "nonsense\r\n\r\n",
        "GET\r\n\r\n",
        "GET / HTTP/9.9\r\n" + host + "\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET http://[ HTTP/1.1\r\n" + host + "\r\n",
        "GET / HTTP/1.1\r\n" + host + "X: " + "y".repeat(20_000) + "\r\n\r\n",
        "GET / HTTP/1.1\r\n" + host + "no colon\r\n\r\n",
        "GET / HTTP/1.1\r\n" + host + " folded: x\r\n\r\n",
        "GET /api/me HTTP/1.1\r\n" + host + "Cookie: =;;;,\"tumult=\u0001\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: -1\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\n" + host + "Content-Length: 9\r\nContent-Length: 8\r\n\r\n{}",
        "POST /api/tables HTTP/1.1\r\n" + host + "Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
        "POST /api/tables HTTP/1.1\r\n"
            + host
            + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET /api/socket HTTP/1.1\r\n" + host + "Upgrade: websocket\r\n\r\n",
        "GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
            + "GET / HTTP/1.1\r\n"
            + host
            + "\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
  }
}
