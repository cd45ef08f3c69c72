package tumult.worker;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;
import tumult.engine.Notation;
import tumult.games.Games;
import tumult.table.Table;
import tumult.table.luck.Digest;
import tumult.table.steps.GameCache;
import tumult.wire.CloseCode;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/**
 * The tables of one device, which speak with its page as a server would. It takes one thing at a
 * time and says what is to be done: it reads no clock, waits for nothing and draws no luck.
 *
 * <p>What it is told begins with a word: {@code open LINE PERSON}, {@code say LINE} with a message,
 * {@code close LINE}, {@code ask ID PERSON PATH} with a body, {@code recall TABLE} with what was
 * kept of it, and {@code time}. What it says are lines: {@code keep TABLE NUMBER ENTRY}, {@code
 * tell LINE MESSAGE}, {@code hang LINE CODE}, {@code answer ID STATUS BODY} and {@code wake TIME}.
 * What is to be kept comes first, and is kept before anything else is done.
 */
public final class Device {
  private final GameCache games = new GameCache(Games::named);
  private final Map<String, DeviceTable> tables = new LinkedHashMap<>();
  private final Map<String, DeviceLine> lines = new LinkedHashMap<>();
  private final DeviceQuestions questions = new DeviceQuestions(this);
  private final List<String> kept = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private long now;
  private String fresh = "";

  /**
   * Takes one thing.
   *
   * @param time in milliseconds
   * @param random 32 random bytes in hex that nobody has seen
   * @return what is to be done, a line for each thing
   */
  public String take(String what, String text, long time, String random) {
    now = time;
    fresh = random;
    String[] words = what.split(" ", 4);
    switch (words[0]) {
      case "open" -> lines.put(words[1], new DeviceLine(words[1], words[2], this));
      case "say" -> hear(words[1], text);
      case "close" -> hangUp(words[1]);
      case "ask" -> questions.answer(words[1], words[2], words[3], text);
      case "recall" -> recall(words[1], Notation.lines(text));
      default -> {} // the time alone has passed
    }
    tables.values().forEach(DeviceTable::passTime);
    return lines();
  }

  private String lines() {
    long wake = Long.MAX_VALUE;
    for (DeviceTable table : tables.values()) {
      wake = Math.min(wake, table.wake());
    }
    List<String> all = new ArrayList<>(kept);
    all.addAll(said);
    if (wake != Long.MAX_VALUE) {
      all.add("wake " + wake);
    }
    kept.clear();
    said.clear();
    return String.join("\n", all);
  }

  private void recall(String id, List<String> entries) {
    tables.put(id, new DeviceTable(id, this, entries));
  }

  private void hear(String name, String text) {
    DeviceLine line = lines.get(name);
    if (line == null) {
      return;
    }
    try {
      line.hear(Forms.readFromClient(Json.read(text)));
    } catch (BadInput unreadable) {
      line.tell(
          new ToClient.Failed("", ErrorCode.BAD_JSON, String.valueOf(unreadable.getMessage())));
    }
  }

  private void hangUp(String name) {
    DeviceLine line = lines.remove(name);
    if (line != null) {
      line.leave();
    }
  }

  /** Somebody comes to a table; null if there is none. */
  @Nullable DeviceTable find(FromClient.Hello hello) {
    return tables.get(hello.table());
  }

  @Nullable DeviceTable table(String id) {
    return tables.get(id);
  }

  /** A new table, which is there once it is opened. */
  DeviceTable newTable(String id) {
    DeviceTable table = new DeviceTable(id, this, List.of());
    tables.put(id, table);
    return table;
  }

  void forget(String id) {
    tables.remove(id);
  }

  GameCache games() {
    return games;
  }

  long now() {
    return now;
  }

  /** 32 bytes in hex that nobody can guess, others for each use. */
  String fresh(String use) {
    return Digest.sha256(fresh + " " + use);
  }

  void keep(Table table, String entry) {
    kept.add("keep " + table.id() + " " + table.number() + " " + entry);
  }

  void tell(String line, ToClient message) {
    said.add("tell " + line + " " + Json.of(message));
  }

  void hang(String line, CloseCode code) {
    lines.remove(line);
    said.add("hang " + line + " " + code.code());
  }

  void answer(String id, int status, String body) {
    said.add("answer " + id + " " + status + " " + body);
  }
}
