package tumult.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tumult.engine.Rng;
import tumult.table.Chair;
import tumult.table.Phase;
import tumult.table.Table;
import tumult.table.TableView;
import tumult.table.luck.Digest;

/**
 * Several people at one device: each has a line and a chair of their own, and sees what is theirs.
 */
final class HandRoundTest {
  private static final String ANNA = "me-1";
  private static final String BO = "me-1.7";

  private final Device device = new Device();
  private final StringBuilder kept = new StringBuilder();
  private String key = "";
  private String table = "";
  private long now = 1_700_000_000_000L;
  private int count;

  private List<String> take(String what, String text) {
    List<String> said =
        device.take(what, text, now += 50, Digest.sha256("luck " + now)).lines().toList();
    for (String line : said) {
      if (line.startsWith("keep ")) {
        kept.append(line.split(" ", 4)[3]).append('\n');
      }
    }
    return said;
  }

  private List<String> ask(String person, String command) {
    String text = "{\"type\":\"do\",\"id\":\"c%d\",\"command\":%s}".formatted(count++, command);
    return take("say " + person, text);
  }

  private static String between(String text, String begin, String end) {
    int at = text.indexOf(begin) + begin.length();
    return text.substring(at, text.indexOf(end, at));
  }

  private void sit(String person) {
    take("open " + person + " " + person, "");
    take(
        "say " + person,
        """
        {"type":"hello","table":"%s","keys":["%s"],"name":"%s","avatar":"owl","seen":0,"recent":9}\
        """
            .formatted(table, key, person));
    ask(person, "{\"type\":\"sit\",\"seat\":-1,\"name\":\"x\",\"avatar\":\"owl\",\"luck\":\"\"}");
  }

  private void begin(String game) {
    String wish =
        """
        {"game":"%s","visibility":"LINK","spectators":"OPEN","pace":0,"name":"Anna","avatar":"fox"}\
        """
            .formatted(game);
    String opened = String.join("\n", take("ask q " + ANNA + " /api/tables", wish));
    table = between(opened, "\"table\":\"", "\"");
    key = between(opened, "\"key\":\"", "\"");
    sit(ANNA);
    sit(BO);
    ask(ANNA, "{\"type\":\"start\"}");
  }

  private Table here() {
    return Objects.requireNonNull(device.table(table)).table();
  }

  private static String handIn(String message) {
    return between(message, "\"hand\":", "]");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void nobody_is_told_what_somebody_else_holds(long seed) {
    begin("mau-mau(seats=2,rounds=1)");
    Rng rng = new Rng(seed);
    int compared = 0;
    while (here().view(ANNA).phase() == Phase.PLAYING) {
      TableView.Play play = Objects.requireNonNull(here().view(ANNA).play());
      String mover = play.actors().contains(0) ? ANNA : BO;
      List<String> moves = Objects.requireNonNull(here().view(mover).play()).moves();
      String move = moves.get(rng.below(moves.size()));
      List<String> said =
          ask(mover, "{\"type\":\"play\",\"move\":\"%s\",\"ply\":%d}".formatted(move, play.ply()));
      for (String person : List.of(ANNA, BO)) {
        String own = handIn(Json.of(here().view(person)));
        String others = handIn(Json.of(here().view(person.equals(ANNA) ? BO : ANNA)));
        for (String line : said) {
          if (line.startsWith("tell " + person + " {\"type\":\"told\"")) {
            assertThat(handIn(line)).isEqualTo(own);
            if (!own.equals(others) && here().view(ANNA).phase() == Phase.PLAYING) {
              assertThat(line).doesNotContain(others);
              compared++;
            }
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(10);
  }

  @Test
  void who_is_who_is_kept_with_the_table() {
    begin("sequence-dice(seats=2)");
    Device later = new Device();
    later.take("recall " + table, kept.toString(), now, "");
    Table again = Objects.requireNonNull(later.table(table)).table();
    assertThat(again.view(ANNA).seats()).extracting(Chair::person).containsExactly(ANNA, BO);
    assertThat(Map.of(ANNA, again.view(ANNA).you(), BO, again.view(BO).you()))
        .isEqualTo(Map.of(ANNA, 0, BO, 1));
  }

  @Test
  void both_touch_on_one_screen_and_the_first_is_first() {
    begin("haos(seats=2)");
    String react =
        "{\"type\":\"react\",\"move\":\"%s\",\"opening\":%d,\"reaction\":200,\"granularity\":1,\"visible\":true}";
    for (int step = 0; step < 400; step++) {
      now += 800;
      TableView view = here().view(ANNA);
      if (view.phase() != Phase.PLAYING) {
        break;
      }
      String game = Json.of(view);
      int opening = Integer.parseInt(between(game, "\"openings\":", ","));
      boolean race = game.contains("\"phase\":\"GRAB\"");
      if (race) {
        ask(BO, react.formatted("grab left", opening));
        List<String> second = ask(ANNA, react.formatted("grab right", opening));
        assertThat(second.toString()).contains("ALREADY_SETTLED");
        return;
      }
      for (String person : List.of(ANNA, BO)) {
        TableView.Play play = Objects.requireNonNull(here().view(person).play());
        String move = play.moves().contains("open") ? "open" : "choose special";
        if (play.moves().contains(move)) {
          ask(person, "{\"type\":\"play\",\"move\":\"%s\",\"ply\":-1}".formatted(move));
          break;
        }
      }
    }
    throw new AssertionError("no race was seen");
  }
}
