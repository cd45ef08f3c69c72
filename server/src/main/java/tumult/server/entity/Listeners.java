package tumult.server.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import org.apache.pekko.actor.typed.ActorRef;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.JournalEntry;
import tumult.server.tables.Telling;
import tumult.table.Table;

/** Those who listen to a table, and the messages that wait for them until the event is on disk. */
final class Listeners {
  private record Letter(ActorRef<Heard> listener, Telling telling) {}

  private final Map<String, List<ActorRef<Heard>>> listeners = new LinkedHashMap<>();
  private final List<Letter> letters = new ArrayList<>();

  void add(String person, ActorRef<Heard> listener) {
    listeners.computeIfAbsent(person, someone -> new ArrayList<>(1)).add(listener);
  }

  void remove(String person, ActorRef<Heard> listener) {
    listeners.computeIfPresent(
        person,
        (someone, theirs) -> {
          theirs.remove(listener);
          return theirs.isEmpty() ? null : theirs;
        });
  }

  /** Lets everybody go who listens for this person. */
  void dismiss(String person) {
    List<ActorRef<Heard>> theirs = listeners.remove(person);
    if (theirs != null) {
      theirs.forEach(listener -> listener.tell(new Heard.Lost()));
    }
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  boolean has(String person) {
    return listeners.containsKey(person);
  }

  /** Tells everybody who sees the table as it is now that the dice of a ply fall. */
  void fall(Table table, int ply) {
    Heard sign = new Heard.Fall(ply);
    listeners.forEach((person, theirs) -> {
      if (table.seesNow(person)) {
        theirs.forEach(listener -> listener.tell(sign));
      }
    });
  }

  /** Words the table's last event, and by whose command it has happened, for all who listen. */
  void word(Table table, JournalEntry last) {
    Map<Integer, Telling> tellings = new HashMap<>();
    listeners.forEach((person, theirs) -> {
      Telling telling =
          tellings.computeIfAbsent(
              table.sight(person),
              sight -> new Telling(table.message(person), last.who(), last.command()));
      theirs.forEach(listener -> letters.add(new Letter(listener, telling)));
    });
  }

  /**
   * Sends what has been worded.
   *
   * @param openings whether the message of a number shows an opening
   */
  void send(LongPredicate openings) {
    letters.forEach(letter ->
        letter.listener.tell(
            new Heard.Told(letter.telling, openings.test(letter.telling.message().number()))));
    letters.clear();
  }
}
