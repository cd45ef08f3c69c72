package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What the database knows of the nodes of a cluster, and keeps them from. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class NodeRegisterTest {
  @AutoClose private final EmbeddedPostgres postgres;

  NodeRegisterTest() throws IOException {
    postgres = EmbeddedPostgres.start();
  }

  private Store node(String name) {
    return Store.ofNode(postgres.getJdbcUrl("postgres", "postgres"), name);
  }

  private static NodeRegister register(Store store) {
    return java.util.Objects.requireNonNull(store.register());
  }

  private static JournalConnection journal(Store store) {
    return store.journalConnection();
  }

  private static Change event(String table, long number) {
    byte[] bytes = "{}".getBytes(StandardCharsets.UTF_8);
    return new Change.Append(new Change.Stored(table, number, 1, 1, "event", bytes), "writer");
  }

  @Test
  void one_founds_a_cluster_and_all_others_join_it() throws Exception {
    try (Store first = node("first");
        Store second = node("second");
        Store third = node("third")) {
      assertThat(register(first).enter()).isTrue();
      assertThat(register(second).enter()).as("while the first is at it").isFalse();
      register(first).settle(List.of());
      assertThat(register(second).enter()).as("once it is there").isFalse();
      register(second).settle(List.of(register(first).id()));
      assertThat(register(third).enter()).isFalse();
      register(first).close();
      assertThat(register(third).enter()).as("while somebody is in it").isFalse();
      register(second).close();
      assertThat(register(third).enter()).as("when all are gone").isTrue();
    }
  }

  @Test
  void who_was_taken_for_dead_can_neither_write_nor_decide_and_learns_of_it() throws Exception {
    try (Store alive = node("alive");
        Store frozen = node("frozen")) {
      register(alive).enter();
      register(alive).settle(List.of());
      register(frozen).enter();
      register(frozen).settle(List.of(register(alive).id()));
      try (JournalConnection stale = journal(frozen);
          JournalConnection next = journal(alive)) {
        stale.write(List.of(event("table|a", 1)));
        register(alive).fence(register(frozen).id());
        assertThatThrownBy(() -> stale.write(List.of(event("table|a", 2))))
            .isInstanceOf(SQLException.class)
            .hasMessageContaining("no longer one of the cluster");
        next.write(List.of(event("table|a", 2)));
        assertThat(next.highest("table|a")).isEqualTo(2);
      }
      assertThat(register(frozen).takeLease("who", 5)).isFalse();
      assertThat(register(alive).takeLease("who", 5)).isTrue();
      assertThat(register(frozen).lost().get(30, TimeUnit.SECONDS)).contains("this one stops");
      assertThat(register(alive).lost()).isNotDone();
    }
  }

  @Test
  void the_journal_s_key_refuses_the_slower_of_two_writers() throws Exception {
    try (Store one = node("one");
        Store other = node("other")) {
      register(one).enter();
      register(one).settle(List.of());
      register(other).enter();
      try (JournalConnection first = journal(one);
          JournalConnection second = journal(other)) {
        first.write(List.of(event("table|b", 1)));
        assertThatThrownBy(() -> second.write(List.of(event("table|b", 1), event("table|c", 1))))
            .isInstanceOf(SQLException.class)
            .hasMessageContaining("duplicate key");
        assertThat(first.highest("table|c")).as("all or nothing").isZero();
      }
    }
  }

  @Test
  void one_has_the_lease_until_it_ends_or_is_given_back() throws Exception {
    try (Store one = node("one");
        Store other = node("other")) {
      register(one).enter();
      register(one).settle(List.of());
      register(other).enter();
      assertThat(register(one).takeLease("lease", 60)).isTrue();
      assertThat(register(one).takeLease("lease", 60)).as("again").isTrue();
      assertThat(register(other).takeLease("lease", 60)).isFalse();
      register(one).giveLeaseBack("lease");
      assertThat(register(other).takeLease("lease", 0)).isTrue();
      assertThat(register(one).takeLease("lease", 60)).as("after its end").isTrue();
    }
  }

  @Test
  void a_new_cluster_ends_what_was_left_of_the_last() throws Exception {
    try (Store old = node("old");
        Store fresh = node("fresh");
        Connection other = DriverManager.getConnection(old.url().replace("tumult-node", "test"))) {
      register(old).enter();
      try (JournalConnection stale = journal(old);
          Statement statement = other.createStatement()) {
        stale.write(List.of(event("table|d", 1)));
        statement.execute(
            "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
                + " and mode = 'ExclusiveLock' and granted"); // as if the database had forgotten it
        assertThat(register(fresh).enter()).isTrue();
        assertThatThrownBy(() -> stale.write(List.of(event("table|d", 2))))
            .hasMessageContaining("no longer one of the cluster");
      }
    }
  }

  @Test
  void a_cluster_in_another_database_of_the_same_postgresql_is_left_alone() throws Exception {
    try (Connection connection = postgres.getPostgresDatabase().getConnection();
        Statement statement = connection.createStatement()) {
      statement.execute("create database neighbour");
    }
    try (Store theirs = Store.ofNode(postgres.getJdbcUrl("postgres", "neighbour"), "theirs");
        Store ours = node("ours")) {
      assertThat(register(theirs).enter()).isTrue();
      register(theirs).settle(List.of());
      try (Connection journal = DriverManager.getConnection(theirs.url());
          Statement statement = journal.createStatement()) {
        assertThat(register(ours).enter()).isTrue();
        assertThat(statement.execute("select 1")).as("it was not ended").isTrue();
      }
    }
  }
}
