package tumult.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.client.FreePort;

/** A node that cannot be one says in one line what to do, and nothing else, and ends with 2. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class NodeBadInputTest {
  @TempDir private Path folder = Path.of("");
  private EmbeddedPostgres postgres;

  @BeforeAll
  void start() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  @AfterAll
  void stop() throws IOException {
    postgres.close();
  }

  private String database(String name) throws SQLException {
    try (Connection connection = postgres.getPostgresDatabase().getConnection()) {
      connection.createStatement().execute("create database " + name);
    }
    return postgres.getJdbcUrl("postgres", name);
  }

  private static String place() {
    return "127.0.0.1:" + FreePort.next();
  }

  private TumultProcess node(String database, String node, String peers, String... more)
      throws IOException {
    Stream<String> line =
        Stream.of("serve", "--port", "0", "--bind", "127.0.0.1", "--data", folder.toString());
    Stream<String> cluster = Stream.of("--db", database, "--node", node, "--peers", peers);
    return new TumultProcess(
        Stream.of(line, cluster, Stream.of(more)).flatMap(each -> each).toArray(String[]::new));
  }

  private static void assertRefused(TumultProcess process, String... hints) throws IOException {
    try (process) {
      String words = process.allWords();
      assertThat(words.lines()).as(words).hasSize(1);
      assertThat(words).startsWith("tumult: ").contains(hints);
      assertThat(process.status()).isEqualTo(2);
    }
  }

  @Test
  void a_place_that_is_not_this_machines_or_is_taken() throws Exception {
    String database = database("wrong_place");
    assertRefused(
        node(database, "10.255.255.1:25520", "10.255.255.1:25520"),
        "--node 10.255.255.1:25520 cannot be used",
        "an address of this machine");
    try (ServerSocket taken = new ServerSocket(0)) {
      String place = "127.0.0.1:" + taken.getLocalPort();
      assertRefused(node(database, place, place), place + " cannot be used", "a free port");
    }
  }

  @Test
  void peers_that_do_not_answer_though_somebody_has_the_database() throws Exception {
    String database = database("silent_peers");
    String place = place();
    try (TumultProcess other = node(database, place, place)) {
      other.until("Tumult is on");
      String here = place();
      assertRefused(
          node(database, here, here + "," + place()),
          "none of [" + here,
          "correct --node and --peers");
    }
  }

  @Test
  void a_database_of_another_version() throws Exception {
    String database = database("other_version");
    String place = place();
    try (TumultProcess first = node(database, place, place)) {
      first.until("Tumult is on");
      first.lastWords();
    }
    try (Connection connection =
        postgres.getDatabase("postgres", "other_version").getConnection()) {
      connection
          .createStatement()
          .execute(
              "insert into flyway_schema_history select 99, '99', 'later', 'SQL', 'V99__later.sql',"
                  + " 1, 'postgres', now(), 1, true");
    }
    assertRefused(node(database, place, place), "schema 99 of a newer Tumult", "start that one");
  }

  @Test
  void a_database_that_is_somebody_elses() throws Exception {
    String database = database("elsewhere");
    try (Connection connection = postgres.getDatabase("postgres", "elsewhere").getConnection()) {
      connection.createStatement().execute("create table invoice (id integer)");
    }
    String place = place();
    assertRefused(node(database, place, place), "could not be brought to this version's schema");
    String away = "jdbc:postgresql://127.0.0.1:1/x?password=secret";
    assertRefused(node(away, place, place), "start it, or correct --db");
  }

  @Test
  void a_certificate_that_does_not_fit() throws Exception {
    String database = database("certificates");
    String place = place();
    Path key = folder.resolve("node.pem");
    assertRefused(
        node(database, place, place, "--node-key", key.toString(), "--node-trust", key.toString()),
        "--node-key",
        "cannot be read: give a PEM file");
    Files.writeString(key, "no key");
    assertRefused(
        node(database, place, place, "--node-key", key.toString(), "--node-trust", key.toString()),
        "has no certificate in it");
    Path ours = selfSigned("ours");
    Path theirs = selfSigned("theirs");
    assertRefused(
        node(
            database,
            place,
            place,
            "--node-key",
            ours.toString(),
            "--node-trust",
            theirs.toString()),
        "its certificate is not signed by those of --node-trust");
  }

  private Path selfSigned(String name) throws IOException {
    Path file = folder.resolve(name + ".pem");
    String line =
        "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=%s -keyout %s -out %s"
            .formatted(name, file, folder.resolve(name + ".crt"));
    Process process = new ProcessBuilder(line.split(" ")).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.onExit().join().exitValue()).as(said).isZero();
    return Files.writeString(
        file, Files.readString(file) + Files.readString(folder.resolve(name + ".crt")));
  }
}
