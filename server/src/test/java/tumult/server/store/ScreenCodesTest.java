package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.server.store.ScreenCodes.Screen;

/** A code leads to its table, and is forgotten. */
final class ScreenCodesTest {
  private static final Screen FIRST = new Screen("first", "tv.1", "");

  @TempDir private Path folder;

  @Test
  void a_code_leads_somewhere_for_a_while_in_sqlite() {
    try (Store store = Store.inDirectory(folder)) {
      leadsSomewhereForAWhile(store);
    }
  }

  @Test
  void a_code_leads_somewhere_for_a_while_in_postgresql() throws Exception {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start();
        Store store = Store.inPostgres(postgres.getJdbcUrl("postgres", "postgres"))) {
      leadsSomewhereForAWhile(store);
      OpeningBudget here = new OpeningBudget(store.connections(), 3, 1_000_000, 2);
      OpeningBudget there = new OpeningBudget(store.connections(), 3, 1_000_000, 2);
      assertThat(here.spend("anna")).isTrue();
      assertThat(there.spend("anna")).isTrue();
      assertThat(here.spend("anna")).isTrue();
      assertThat(there.spend("anna")).as("three at once, at whichever node").isFalse();
      assertThat(there.spend("bo")).as("for whom there is still some").isTrue();
      assertThat(here.spend("bo")).isTrue();
      assertThat(here.spend("bo")).isTrue();
      assertThat(here.spend("cy")).as("so many of all together").isFalse();
    }
  }

  private static void leadsSomewhereForAWhile(Store store) {
    ScreenCodes codes = new ScreenCodes(store.connections());
    ScreenCodes elsewhere = new ScreenCodes(store.connections());
    assertThat(codes.make(FIRST, "BCDFGHJK", 0)).isEqualTo("BCDFGHJK");
    assertThat(elsewhere.find("BCDFGHJK", ScreenCodes.LIFE - 1)).isEqualTo(FIRST);
    assertThat(elsewhere.find("BCDFGHJK", ScreenCodes.LIFE)).isNull();
    assertThat(elsewhere.make(FIRST, "ZZZZZZZZ", 1)).as("asked twice").isEqualTo("BCDFGHJK");
    assertThat(codes.find("BCDFGHJK", ScreenCodes.LIFE)).as("from the second time on").isNotNull();
    Screen other = new Screen("first", "tv.2", "");
    assertThat(codes.make(other, "KKKKKKKK", 2)).isEqualTo("KKKKKKKK");
    assertThat(codes.find("BCDFGHJK", 2)).as("a table has one").isNull();
    assertThat(codes.find("KKKKKKKK", 2)).isEqualTo(other);
    codes.make(new Screen("second", "tv.1", ""), "LLLLLLLL", 3 + ScreenCodes.LIFE);
    assertThat(codes.find("KKKKKKKK", 2)).as("forgotten, not only old").isNull();
  }
}
