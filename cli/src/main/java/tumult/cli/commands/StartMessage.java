package tumult.cli.commands;

import io.nayuki.qrcodegen.QrCode;
import java.io.PrintWriter;
import java.util.List;
import tumult.cli.doctor.LocalNetwork;

/** What a host reads once the server runs: where to go, and a code for the phones. */
final class StartMessage {
  private static final int QUIET_ZONE = 2;

  private final String bind;
  private final int port;
  private final String baseUrl;
  private final String where;

  StartMessage(String bind, int port, String baseUrl, String where) {
    this.bind = bind;
    this.port = port;
    this.baseUrl = baseUrl;
    this.where = where;
  }

  void print(PrintWriter out) {
    String phones = baseUrl.isEmpty() ? phoneAddress() : baseUrl;
    out.println();
    out.println("  Tumult is on.");
    out.printf("  On this machine:  %s%n", url(here()));
    if (!phones.isEmpty()) {
      out.printf("  On phones nearby: %s%n%n", phones);
      out.print(code(phones));
    }
    out.printf("%n  Everything is kept in %s. Stop with ctrl-C; nothing is lost.%n", where);
  }

  /** What leads to this server from this machine. */
  private String here() {
    return List.of("0.0.0.0", "127.0.0.1", "::", "::1").contains(bind) ? "localhost" : bind;
  }

  /** Where others on the same network reach this machine; empty if they cannot. */
  private String phoneAddress() {
    if (!bind.equals("0.0.0.0")) {
      return bind.startsWith("127.") || bind.equals("localhost") ? "" : url(bind);
    }
    return LocalNetwork.addresses().stream().findFirst().map(this::url).orElse("");
  }

  private String url(String host) {
    return "http://%s:%d".formatted(host, port);
  }

  /** A QR code: two rows of it in each line, light on dark or dark on light. */
  static String code(String text) {
    QrCode code = QrCode.encodeText(text, QrCode.Ecc.LOW);
    StringBuilder lines = new StringBuilder();
    for (int y = -QUIET_ZONE; y < code.size + QUIET_ZONE; y += 2) {
      lines.append("  ");
      for (int x = -QUIET_ZONE; x < code.size + QUIET_ZONE; x++) {
        boolean upper = !code.getModule(x, y);
        boolean lower = !code.getModule(x, y + 1);
        lines.append(upper ? (lower ? '█' : '▀') : (lower ? '▄' : ' '));
      }
      lines.append('\n');
    }
    return lines.toString();
  }
}
