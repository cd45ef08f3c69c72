package tumult.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.games.Games;
import tumult.server.wire.Wire;
import tumult.table.Table;
import tumult.table.records.FairRecord;
import tumult.wire.ToClient;

/** A table on a device speaks as one on a server, and forgets nothing. */
final class DeviceTest {
  private final Device device = new Device();

  @ParameterizedTest
  @ValueSource(strings = {"mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"})
  void what_it_says_is_what_the_server_would_write(String game) {
    int told = 0;
    for (String line : new Rehearsal(3).play(game)) {
      Json.Parts step = Json.read(line);
      String said =
          device.take(step.text("what"), step.text("text"), step.number("now"), step.text("fresh"));
      assertThat(said).isEqualTo(step.text("said"));
      for (String each : said.lines().filter(one -> one.startsWith("tell ")).toList()) {
        String message = each.split(" ", 3)[2];
        assertThat(Wire.text(Wire.toClient(message))).isEqualTo(message);
        told++;
      }
      String table = tableOf(said);
      if (!table.isEmpty()) {
        sameLetters(Objects.requireNonNull(device.table(table)).table());
      }
    }
    assertThat(told).isGreaterThan(100);
  }

  private static String tableOf(String said) {
    return said.startsWith("keep ") ? said.split(" ", 3)[1] : "";
  }

  private static void sameLetters(Table table) {
    for (String person : List.of("anna", "bo", "nobody")) {
      ToClient whole =
          new ToClient.Told(table.number(), table.message(person).log(), table.view(person), null);
      assertThat(Json.of(whole)).isEqualTo(Wire.text(whole));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mau-mau", "sequence-dice", "kaos", "haos", "frappadingue"})
  void what_was_kept_is_the_same_table_again(String game) {
    StringBuilder kept = new StringBuilder();
    String table = "";
    for (String line : new Rehearsal(4).play(game)) {
      Json.Parts step = Json.read(line);
      String said =
          device.take(step.text("what"), step.text("text"), step.number("now"), step.text("fresh"));
      for (String each : said.lines().filter(one -> one.startsWith("keep ")).toList()) {
        String[] words = each.split(" ", 4);
        table = words[1];
        kept.append(words[3]).append('\n');
      }
    }
    Device later = new Device();
    later.take("recall " + table, kept.toString(), 1_800_000_000_000L, "");
    DeviceTable before = Objects.requireNonNull(device.table(table));
    DeviceTable after = Objects.requireNonNull(later.table(table));
    assertThat(after.table().view("anna")).isEqualTo(before.table().view("anna"));
    assertThat(after.table().checkpoint()).isEqualTo(before.table().checkpoint());
    FairRecord record = before.record(1);
    if (record != null) {
      assertThat(FairRecord.verify(record.toString(), Games::named).hash())
          .isEqualTo(record.hash());
      assertThat(after.record(1)).hasToString(record.toString());
    }
  }
}
