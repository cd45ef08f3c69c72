package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tumult.bots.Advice;
import tumult.bots.Story;
import tumult.server.client.Site;
import tumult.server.wire.Wire;
import tumult.table.Command;
import tumult.table.Hints;
import tumult.table.Phase;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.wire.Api;
import tumult.wire.ToClient;

/** Who gets a hint, who hears of it, and who may read what a game was about. */
final class HintTest {
  @TempDir static Path data;
  private static TestServer house;

  @BeforeAll
  static void open() {
    house = TestServer.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static Site.Reply hint(Visitor visitor, String table, int ply) throws IOException {
    String wish = Wire.JSON.writeValueAsString(new Api.AskHint(ply));
    return visitor.site().post("/api/tables/" + table + "/hint", wish);
  }

  private static TableView.Play play(Visitor visitor) {
    return Objects.requireNonNull(visitor.view().play());
  }

  private static int ply(Visitor visitor) {
    return play(visitor).ply();
  }

  private static List<String> keysHeard(Visitor visitor) {
    return visitor.heard().stream()
        .filter(ToClient.Told.class::isInstance)
        .flatMap(told -> ((ToClient.Told) told).log().stream())
        .map(line -> line.key())
        .toList();
  }

  @Test
  void who_is_alone_with_bots_gets_hints_and_a_story_when_it_is_over() throws IOException {
    Visitor anna = house.visitor("Anna");
    Api.OpenedTable opened = anna.opens("toy-dice(seats=2,target=50)");
    anna.enters(opened.table()).sits(0);
    anna.does(new Command.FillSeats(1));
    anna.does(new Command.Start());
    String story = "/api/tables/%s/records/1/story".formatted(opened.table());
    assertThat(anna.site().get(story).status()).isEqualTo(404);
    boolean asked = false;
    while (anna.view().phase() == Phase.PLAYING) {
      TableView.Play now = play(anna);
      if (now.moves().isEmpty()) {
        anna.hears(anna.view().number() + 1);
        continue;
      }
      if (!asked) {
        Advice advice = hint(anna, opened.table(), now.ply()).as(Advice.class);
        assertThat(advice.choices().stream().map(Advice.Choice::move))
            .containsExactlyInAnyOrderElementsOf(now.moves());
        assertThat(hint(anna, opened.table(), now.ply()).as(Advice.class)).isEqualTo(advice);
        assertThat(keysHeard(anna).stream().filter("table.hinted"::equals)).hasSize(1);
        asked = true;
      }
      anna.asks(new Command.Play(now.moves().getLast(), now.ply()));
    }
    assertThat(asked).isTrue();
    assertThat(hint(anna, opened.table(), ply(anna)).status()).isNotEqualTo(200);
    Story told = anna.site().get(story).as(Story.class);
    assertThat(told.ledger())
        .allMatch(
            each -> each.start() + each.luck() + each.skill() + each.others() == each.result());
    assertThat(anna.site().get(story).as(Story.class)).isEqualTo(told);
    anna.does(new Command.ChangeVisibility(Visibility.LOCKED));
    Visitor stranger = house.visitor("Cy");
    assertThat(stranger.site().get(story).status()).isNotEqualTo(200);
    assertThat(anna.site().get(story).status()).isEqualTo(200);
  }

  @Test
  void among_people_only_if_the_host_allows_it_and_all_are_told() throws IOException {
    Visitor anna = house.visitor("Anna");
    Visitor bo = house.visitor("Bo");
    Api.OpenedTable opened = anna.opens("mau-mau(seats=2)", Visibility.LINK, Spectators.OPEN);
    anna.enters(opened.table()).sits(0);
    bo.enters(opened.table(), opened.key()).sits(1);
    assertThat(bo.isRefused(new Command.ChangeHints(Hints.ALL))).isEqualTo("refusal.NOT_HOST");
    bo.hears(anna.does(new Command.Start()));
    Visitor mover = anna.moves().isEmpty() ? bo : anna;
    Visitor other = mover == anna ? bo : anna;
    assertThat(hint(mover, opened.table(), ply(mover)).body()).contains("NO_HINTS");
    assertThat(anna.isRefused(new Command.ChangeHints(Hints.ALL))).isEqualTo("refusal.GAME_IS_ON");
    other.does(new Command.Resign());
    anna.does(new Command.ChangeHints(Hints.ALL));
    bo.hears(anna.does(new Command.Start()));
    Visitor now = anna.moves().isEmpty() ? bo : anna;
    Visitor waits = now == anna ? bo : anna;
    assertThat(hint(waits, opened.table(), ply(now)).body()).contains("NOT_YOUR_TURN");
    assertThat(hint(now, opened.table(), ply(now) + 1).body()).contains("TOO_LATE");
    assertThat(hint(now, opened.table(), ply(now)).status()).isEqualTo(200);
    waits.hears(now.view().number());
    assertThat(keysHeard(waits)).contains("table.hinted");
    Visitor stranger = house.visitor("Cy");
    assertThat(hint(stranger, opened.table(), ply(now)).status()).isNotEqualTo(200);
  }
}
