package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.Test;

final class DatabaseGuardTest {
  @Test
  void a_database_is_one_server_s_until_that_server_has_stopped() throws IOException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      String url = postgres.getJdbcUrl("postgres", "postgres");
      try (Store first = Store.inPostgres(url)) {
        assertThat(first.name()).isEqualTo("postgresql");
        assertThatThrownBy(() -> Store.inPostgres(url))
            .isInstanceOf(DatabaseGuard.InUse.class)
            .hasMessageContaining("in use by another Tumult server")
            .hasMessageNotContaining("user=");
      }
      Store.inPostgres(url).close();
    }
  }

  @Test
  void a_database_that_cannot_be_reached_is_named() {
    String url = "jdbc:postgresql://127.0.0.1:1/tumult?user=u&password=secret";
    assertThatThrownBy(() -> Store.inPostgres(url))
        .hasMessageContaining("jdbc:postgresql://127.0.0.1:1/tumult cannot be used")
        .hasMessageNotContaining("secret");
  }
}
