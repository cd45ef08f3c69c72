package tumult.bench.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.server.client.MergedView;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Message;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.table.steps.GameCache;
import tumult.wire.ToClient;

/** What a player of the load knows is what the whole view says, however it was told. */
final class GlimpseTest {
  private static final int EVENTS = 500;

  private final Table table = new Table("kitchen", new GameCache(Games::named));
  private final Glimpse changes = new Glimpse();
  private final Glimpse whole = new Glimpse();
  private final MergedView merged = new MergedView();
  private final Rng rng = new Rng(2026);
  private @Nullable TableView before;
  private long time;

  private void happen(String who, Command command) throws IOException {
    Ask ask = new Ask(who, List.of(), time++, "7f".repeat(32), command);
    if (table.decide(ask) instanceof Decision.Accepted(List<Event> events)) {
      for (Event event : events) {
        table.evolve(event);
        tell(table.message("anna"));
      }
    }
  }

  private void tell(Message message) throws IOException {
    TableView now = message.view();
    byte[] told =
        Wire.bytes(
            new ToClient.Told(
                message.number(), message.log(), now, now == null ? null : Wire.names(now)));
    byte[] changed = before == null ? null : Wire.changed(message, before);
    before = now == null ? before : now;
    assertThat(hears(whole, told)).isEqualTo(now != null);
    byte[] either = changed == null ? told : changed;
    assertThat(hears(changes, either)).isEqualTo(now != null);
    merged.hear(Wire.JSON.readTree(either));
    assertKnown(whole, merged.now());
    assertKnown(changes, merged.now());
  }

  private static boolean hears(Glimpse glimpse, byte[] message) throws IOException {
    byte[] among = ("##" + new String(message, UTF_8) + "#").getBytes(UTF_8);
    return glimpse.hear(among, 2, message.length);
  }

  private static void assertKnown(Glimpse glimpse, JsonNode view) {
    assertThat(glimpse.phase()).isEqualTo(view.path("phase").asText());
    assertThat(glimpse.you()).isEqualTo(view.path("you").asInt());
    assertThat(glimpse.ply()).isEqualTo(view.path("play").path("ply").asInt());
    assertThat(glimpse.moves())
        .isEqualTo(view.path("play").path("moves").valueStream().map(JsonNode::asText).toList());
    assertThat(glimpse.taken())
        .isEqualTo(
            view.path("seats")
                .valueStream()
                .filter(one -> !one.path("person").asText().isEmpty())
                .count());
  }

  private void playOn() throws IOException {
    if (table.phase() != Phase.PLAYING) {
      happen("anna", new Command.Start());
      return;
    }
    int seat = table.moves(0).isEmpty() ? 1 : 0;
    List<String> moves = table.moves(seat);
    String who = seat == 0 ? "anna" : "bert";
    happen(who, new Command.Play(moves.get(rng.below(moves.size())), Command.ANY_PLY));
    if (rng.below(20) == 0) {
      happen("bert", new Command.Emote("wave"));
    }
  }

  @Test
  void changes_and_whole_views_say_the_same() throws IOException {
    happen(
        "anna",
        new Command.Open(
            "sequence-dice(seats=2)", Visibility.PUBLIC, Spectators.OPEN, 0, "A", "fox"));
    happen(Ask.SERVER, new Command.Arrive("anna", "A", "fox"));
    happen(Ask.SERVER, new Command.Arrive("bert", "B", "owl"));
    happen("anna", new Command.Sit(0, "A", "fox", ""));
    happen("bert", new Command.Sit(1, "B", "owl", ""));
    happen("bert", new Command.Stand());
    happen("bert", new Command.Sit(1, "B", "owl", ""));
    while (table.number() < EVENTS) {
      playOn();
    }
    assertThat(table.gamesOver()).isPositive();
    happen("anna", new Command.ChangeGame("frappadingue(seats=2)", Spectators.OPEN, 0));
  }

  @Test
  void a_refusal_brings_nothing_to_see() throws IOException {
    assertThat(hears(changes, "{\"type\":\"refused\",\"id\":\"1\"}".getBytes(UTF_8))).isFalse();
    assertThat(changes.type()).isEqualTo("refused");
  }
}
