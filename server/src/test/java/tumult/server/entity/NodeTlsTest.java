package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import javax.net.ssl.SSLException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.Unusable;

/** Nodes talk only to those whom their own authority has signed; keys are made as documented. */
final class NodeTlsTest {
  @TempDir private static Path folder;

  /** The commands of docs/operations.md. */
  @BeforeAll
  static void makeKeys() throws Exception {
    for (String cluster : List.of("ours", "theirs")) {
      openssl(
          "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj /CN=tumult"
              + " -keyout %1$s-authority.key -out %1$s-trust.pem".formatted(cluster));
      openssl(
          "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=node"
              + " -keyout %1$s-node.key -out %1$s-node.csr".formatted(cluster));
      openssl(
          "x509 -req -in %1$s-node.csr -CA %1$s-trust.pem -CAkey %1$s-authority.key -CAcreateserial"
                  .formatted(cluster)
              + " -days 3650 -out %1$s-node.crt".formatted(cluster));
      Files.writeString(
          folder.resolve(cluster + "-node.pem"),
          Files.readString(folder.resolve(cluster + "-node.key"))
              + Files.readString(folder.resolve(cluster + "-node.crt")));
    }
  }

  private static void openssl(String line) throws IOException, InterruptedException {
    List<String> command = new java.util.ArrayList<>(List.of("openssl"));
    command.addAll(List.of(line.split(" ")));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }

  private static NodeTls node(String cluster, String trust) {
    return new NodeTls(folder.resolve(cluster + "-node.pem"), folder.resolve(trust + "-trust.pem"));
  }

  @Test
  void a_key_of_another_certificate_is_noticed() throws IOException {
    Files.writeString(
        folder.resolve("mixed-node.pem"),
        Files.readString(folder.resolve("theirs-node.key"))
            + Files.readString(folder.resolve("ours-node.crt")));
    assertThatThrownBy(() -> node("mixed", "ours"))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("its key belongs to another certificate");
  }

  /** Lets two ends talk until both are content or one is not. */
  private static void shakeHands(SSLEngine client, SSLEngine server) throws SSLException {
    ByteBuffer up = ByteBuffer.allocate(64 * 1024);
    ByteBuffer down = ByteBuffer.allocate(64 * 1024);
    client.beginHandshake();
    server.beginHandshake();
    for (int step = 0; step < 40; step++) {
      talk(client, up, down);
      talk(server, down, up);
    }
    assertThat(client.getHandshakeStatus()).isEqualTo(HandshakeStatus.NOT_HANDSHAKING);
    assertThat(server.getHandshakeStatus()).isEqualTo(HandshakeStatus.NOT_HANDSHAKING);
  }

  private static void talk(SSLEngine end, ByteBuffer out, ByteBuffer in) throws SSLException {
    ByteBuffer plain = ByteBuffer.allocate(64 * 1024);
    end.wrap(ByteBuffer.allocate(0), out);
    run(end);
    in.flip();
    end.unwrap(in, plain);
    in.compact();
    run(end);
  }

  private static void run(SSLEngine end) {
    for (Runnable task = end.getDelegatedTask(); task != null; task = end.getDelegatedTask()) {
      task.run();
    }
  }

  @Test
  void nodes_of_one_cluster_understand_each_other() throws Exception {
    NodeTls ours = node("ours", "ours");
    SSLEngine server = ours.createServerSSLEngine("a", 1);
    shakeHands(ours.createClientSSLEngine("b", 2), server);
    assertThat(server.getSession().getProtocol()).isEqualTo("TLSv1.3");
    assertThat(server.getSession().getPeerCertificates()).isNotEmpty();
  }

  @Test
  void a_node_of_another_cluster_is_not_let_in() {
    assertThatThrownBy(() ->
            shakeHands(
                node("theirs", "theirs").createClientSSLEngine("b", 2),
                node("ours", "ours").createServerSSLEngine("a", 1)))
        .isInstanceOf(SSLException.class);
  }

  @Test
  void a_certificate_that_does_not_fit_is_named_before_anything_begins() {
    assertThatThrownBy(() -> node("ours", "theirs"))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("is not signed by those of --node-trust");
    Path none = folder.resolve("nothing.pem");
    assertThatThrownBy(() -> new NodeTls(none, none))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("cannot be read: give a PEM file");
    assertThatThrownBy(
            () -> new NodeTls(folder.resolve("ours-node.crt"), folder.resolve("ours-trust.pem")))
        .isInstanceOf(Unusable.class)
        .hasMessageContaining("has no private key in it");
  }
}
