package tumult.table;

import java.util.List;
import tumult.engine.Refusal;

/** A table's answer to an {@link Ask}. */
public sealed interface Decision {
  /** These events happen. */
  static Decision accepted(Event... events) {
    return new Accepted(List.of(events));
  }

  /** The table itself refuses. */
  static Refused refused(TableRefusal refusal) {
    return new Refused(refusal, TableRefusal.ROOM, "");
  }

  /** It happens: these events are to be stored together, then evolved, then told. */
  record Accepted(List<Event> events) implements Decision {
    public Accepted {
      events = List.copyOf(events);
    }
  }

  /**
   * It does not happen, and nothing changes.
   *
   * @param refusal the reason, with the number of the rule where a rule of the game is behind it
   * @param room whose wording it is: {@code table}, {@code common}, or the game's id
   * @param detail in English, what exactly was wrong with an unreadable text; else empty
   */
  record Refused(Refusal refusal, String room, String detail) implements Decision {
    /** The message's key in its room. */
    public String key() {
      return "refusal." + refusal.name();
    }
  }
}
