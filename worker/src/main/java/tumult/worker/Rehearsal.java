package tumult.worker;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.engine.Rng;
import tumult.games.Games;
import tumult.table.TableView;
import tumult.table.luck.Digest;
import tumult.table.records.FairRecord;

/**
 * Seeded evenings at tables of a device: two people and bots who ask for whatever comes to mind. On
 * each line, as JSON, what the device was told and what it said; a page repeats them, letter by
 * letter.
 */
public final class Rehearsal {
  private static final int SEED = 16;
  private static final int STEPS = 400;
  private static final String ANNA = "anna";
  private static final String BO = "bo";

  private final Device device = new Device();
  private final Rng rng;
  private final List<String> lines = new ArrayList<>();
  private String table = "";
  private String key = "";
  private long now = 1_700_000_000_000L;
  private int count;

  Rehearsal(long seed) {
    rng = new Rng(seed);
  }

  public static void main(String[] arguments) {
    int seed = SEED;
    for (String game : Games.ALL.keySet()) {
      new Rehearsal(seed++).play(game).forEach(System.out::println);
    }
  }

  /** An evening with a game, as the lines of a transcript. */
  List<String> play(String game) {
    String wish =
        """
        {"game":"%s","visibility":"LINK","spectators":"OPEN","pace":20,"name":"Anna \\"A\\"","avatar":"fox"}\
        """
            .formatted(game);
    String opened = take("ask q1 " + ANNA + " /api/tables", wish);
    table = between(opened, "\"table\":\"", "\"");
    key = between(opened, "\"key\":\"", "\"");
    for (String person : List.of(ANNA, BO)) {
      take("open " + person + " " + person, "");
      hello(person, 0);
      ask(
          person,
          "{\"type\":\"sit\",\"seat\":-1,\"name\":\"%s\",\"avatar\":\"owl\",\"luck\":\"%s\"}"
              .formatted(person, "ab".repeat(rng.below(9))));
    }
    ask(ANNA, "{\"type\":\"fillSeats\",\"level\":%d}".formatted(1 + rng.below(2)));
    ask(ANNA, "{\"type\":\"start\"}");
    for (int step = 0; step < STEPS; step++) {
      anything();
    }
    take("ask q2 " + BO + " /api/tables/" + table + "/records/1", "");
    DeviceTable here = device.table(table);
    FairRecord record = here == null ? null : here.record(1);
    take("ask q3 " + BO + " /api/record/steps?seat=0", String.valueOf(record));
    take("ask q4 " + BO + " /api/tables/" + table + "/evening", "");
    return lines;
  }

  private void anything() {
    String person = rng.below(2) == 0 ? ANNA : BO;
    int chance = rng.below(100);
    if (chance < 40) {
      now += rng.below(3_000);
      take("time", "");
    } else if (chance < 88) {
      move(person);
    } else {
      switch (rng.below(9)) {
        case 0 ->
            ask(person, "{\"type\":\"say\",\"text\":\"Хаос! \\t%d\"}".formatted(rng.below(99)));
        case 1 -> ask(person, "{\"type\":\"emote\",\"emote\":\"clap\"}");
        case 2 -> ask(person, "{\"type\":\"offerUndo\"}");
        case 3 ->
            ask(person, "{\"type\":\"answerUndo\",\"agreed\":%b}".formatted(rng.below(2) == 0));
        case 4 ->
            ask(
                person,
                "{\"type\":\"rename\",\"name\":\"Bo %d\",\"avatar\":\"cat\"}".formatted(count));
        case 5 -> ask(person, "{\"type\":\"rematch\",\"luck\":\"\"}");
        case 6 ->
            ask(person, "{\"type\":\"%s\"}".formatted(rng.below(2) == 0 ? "pause" : "resume"));
        case 7 -> take("say " + person, "{\"type\":\"look\"}");
        default -> comeBack(person);
      }
    }
  }

  private void move(String person) {
    TableView.Play play = shown(person);
    List<String> moves = play == null ? List.of() : play.moves();
    String move = moves.isEmpty() ? "draw" : moves.get(rng.below(moves.size()));
    int ply = play == null ? 0 : play.ply();
    ask(person, "{\"type\":\"play\",\"move\":\"%s\",\"ply\":%d}".formatted(move, ply));
  }

  private TableView.@Nullable Play shown(String person) {
    DeviceTable here = device.table(table);
    return here == null ? null : here.table().view(person).play();
  }

  private void comeBack(String person) {
    take("close " + person, "");
    take("open " + person + " " + person, "");
    DeviceTable here = device.table(table);
    hello(person, here == null ? 0 : Math.max(0, here.table().number() - rng.below(5)));
  }

  private void hello(String person, long seen) {
    take(
        "say " + person,
        "{\"type\":\"hello\",\"table\":\"%s\",\"keys\":[\"%s\"],\"name\":\"%s\",\"avatar\":\"owl\",\"seen\":%d,\"recent\":%d}"
            .formatted(table, key, person, seen, rng.below(20)));
  }

  private void ask(String person, String command) {
    take(
        "say " + person,
        "{\"type\":\"do\",\"id\":\"c%d\",\"command\":%s}".formatted(count++, command));
  }

  private String take(String what, String text) {
    now += rng.below(200);
    String fresh = Digest.sha256("luck " + rng.next());
    String said = device.take(what, text, now, fresh);
    Json line = new Json();
    line.open();
    line.name("what").text(what).name("text").text(text).name("now").number(now);
    line.name("fresh").text(fresh).name("said").text(said);
    line.close();
    lines.add(line.toString());
    return said;
  }

  private static String between(String text, String begin, String end) {
    int at = text.indexOf(begin) + begin.length();
    return text.substring(at, text.indexOf(end, at));
  }
}
