package tumult.worker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Event;
import tumult.table.Message;
import tumult.table.Table;
import tumult.table.TableRaces;
import tumult.table.records.FairRecord;
import tumult.wire.ToClient;

/**
 * A table on a device: append, evolve, send. Nobody's touch is far away here, so who touches first
 * is first, without an arbiter.
 */
final class DeviceTable {
  /** How long everybody may look at an opening of a race, and how much longer after a touch. */
  private static final long LOOK = 700;

  private static final String WHO = "who";
  private static final String COMMAND = "command";

  private final Device device;
  private final Table table;
  private final List<Event> events = new ArrayList<>();
  private final List<DeviceLine> listeners = new ArrayList<>();
  private final Map<String, Long> accepted = new HashMap<>();
  private final Map<Integer, FairRecord> records = new HashMap<>();
  private final List<Runnable> held = new ArrayList<>();
  private final DeviceBots bots;
  private final TableRaces<Object> races;
  private long ahead;
  private long nextOpening;
  private boolean letGo;

  /** The table to which these entries have led; its clock stood still since the last one. */
  DeviceTable(String id, Device device, List<String> entries) {
    this.device = device;
    table = new Table(id, device.games());
    bots = new DeviceBots(this);
    races = new TableRaces<>(table);
    for (String entry : entries) {
      Json.Parts parts = Json.read(entry);
      happen(Forms.readEvent(parts));
      if (parts.has(COMMAND)) {
        accepted.put(parts.text(WHO) + " " + parts.text(COMMAND), table.number());
      }
    }
    if (!entries.isEmpty()) {
      ahead = table.time() - device.now();
      bots.update();
    }
  }

  Table table() {
    return table;
  }

  /** The time at the table, in milliseconds. */
  long now() {
    return device.now() + ahead;
  }

  /** The record of a game that is over; null if there is none. */
  @Nullable FairRecord record(int game) {
    return records.get(game);
  }

  private void happen(Event event) {
    table.evolve(event);
    events.add(event);
    FairRecord record = event instanceof Event.Ended ? table.record() : null;
    if (record != null) {
      records.put(record.number(), record);
    }
  }

  /** Lets the table decide, keeps what comes of it, and tells it to all who listen. */
  Decision decide(Ask ask, String who, String command) {
    Decision decision = table.decide(ask);
    if (decision instanceof Decision.Accepted(List<Event> led)) {
      if (led.isEmpty()) {
        table.lookOn(ask);
      }
      for (int i = 0; i < led.size(); i++) {
        boolean last = i == led.size() - 1;
        happen(led.get(i));
        device.keep(table, entry(led.get(i), last ? who : "", last ? command : ""));
        told(led.get(i), last ? who : "", last ? command : "");
      }
      if (!led.isEmpty()) {
        bots.update();
      }
    }
    return decision;
  }

  private static String entry(Event event, String who, String command) {
    String json = Json.of(event);
    return command.isEmpty()
        ? json
        : json.substring(0, json.length() - 1)
            + ",\"%s\":%s,\"%s\":%s}"
                .formatted(WHO, Json.quoted(who), COMMAND, Json.quoted(command));
  }

  private void told(Event event, String who, String command) {
    if (!command.isEmpty()) {
      accepted.put(who + " " + command, table.number());
    }
    if (event instanceof Event.Played || event instanceof Event.Started) {
      letGo = false;
      nextOpening = now() + LOOK;
    }
    for (DeviceLine line : List.copyOf(listeners)) {
      if (!command.isEmpty() && line.person().equals(who)) {
        line.tell(new ToClient.Done(command, table.number(), null));
      }
      line.tell(table.message(line.person()));
      if (event instanceof Event.Dismissed dismissed && dismissed.person().equals(line.person())) {
        line.end();
      }
    }
  }

  /**
   * Somebody asks for something.
   *
   * @param key what a new key is, if one is asked for; then the answer comes after what is told
   */
  void ask(DeviceLine line, Ask ask, String id, @Nullable String key) {
    Long before = accepted.get(ask.who() + " " + id);
    if (before != null) {
      line.tell(new ToClient.Done(id, before, key));
    } else if (holdsBack(ask.command())) {
      held.add(() -> ask(line, Ask.of(ask.who(), now(), ask.command()), id, key));
    } else {
      switch (decide(ask, ask.who(), key == null ? id : "")) {
        case Decision.Refused refused -> line.tell(ToClient.Refused.of(id, refused));
        case Decision.Accepted(List<Event> led) -> {
          if (led.isEmpty() || key != null) {
            line.tell(new ToClient.Done(id, table.number(), key));
          }
        }
      }
    }
  }

  /** Whether an opening has to wait, so that all can see the last one (R9). */
  boolean holdsBack(Command command) {
    return table.number() > 0
        && table.game().setup().kind().realTime()
        && now() < nextOpening
        && races.isOpening(command);
  }

  long nextOpening() {
    return nextOpening;
  }

  List<Message> missed(String person, long seen) {
    return Table.missed(table.id(), device.games(), events, person, seen);
  }

  void listen(DeviceLine line) {
    listeners.add(line);
  }

  void leave(DeviceLine line) {
    listeners.remove(line);
  }

  /** Passes on that the dice were let go, once for a ply and only by whose turn it is. */
  void letGo(String person, int ply) {
    if (!letGo && table.isTurnOf(person, ply)) {
      letGo = true;
      for (DeviceLine line : listeners) {
        if (table.seesNow(line.person())) {
          line.tell(new ToClient.Fall(ply));
        }
      }
    }
  }

  /** Does what is due by now. */
  void passTime() {
    if (table.number() == 0) {
      return;
    }
    if (now() >= nextOpening) {
      List<Runnable> due = List.copyOf(held);
      held.clear();
      due.forEach(Runnable::run);
    }
    if (now() >= table.nextDeadline()) {
      decide(Ask.of(Ask.SERVER, now(), new Command.Tick()), Ask.SERVER, "");
    }
    if (!listeners.isEmpty()) {
      bots.play();
    }
  }

  /** When it wants to be asked again, by the device's clock; the largest number for never. */
  long wake() {
    if (table.number() == 0 || listeners.isEmpty()) {
      return Long.MAX_VALUE;
    }
    long next = Math.min(table.nextDeadline(), bots.next());
    next = held.isEmpty() ? next : Math.min(next, nextOpening);
    return next == Long.MAX_VALUE ? next : Math.max(next - ahead, device.now() + 1);
  }
}
