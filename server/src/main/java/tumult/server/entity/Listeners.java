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
import tumult.server.tables.WordedMessage;
import tumult.server.wire.Wording;
import tumult.table.Table;

/** Those who listen to a table, and the messages that wait for them until the event is on disk. */
final class Listeners {
  private record Letter(ActorRef<Heard> listener, Telling telling) {}

  /** How messages are worded for those who listen from other nodes. */
  private final Map<ActorRef<Heard>, Wording> elsewhere = new HashMap<>();

  /** How messages go to those who listen from here. */
  private final Map<ActorRef<Heard>, DirectLine> lines = new HashMap<>();

  private final Map<String, List<ActorRef<Heard>>> listeners = new LinkedHashMap<>();
  private final List<Letter> letters = new ArrayList<>();

  /** Whether somebody is at another node. */
  static boolean isElsewhere(ActorRef<?> somebody) {
    return somebody.path().address().hasGlobalScope();
  }

  void add(String person, Request.Subscribe subscribe) {
    ActorRef<Heard> listener = subscribe.listener();
    DirectLine line = subscribe.line();
    if (line == null) {
      elsewhere.put(listener, new Wording(person, subscribe.shown(), null));
    } else {
      lines.put(listener, line);
    }
    listeners.computeIfAbsent(person, someone -> new ArrayList<>(1)).add(listener);
  }

  void remove(String person, ActorRef<Heard> listener) {
    forget(listener);
    listeners.computeIfPresent(
        person,
        (someone, theirs) -> {
          theirs.remove(listener);
          return theirs.isEmpty() ? null : theirs;
        });
  }

  private void forget(ActorRef<Heard> listener) {
    elsewhere.remove(listener);
    lines.remove(listener);
  }

  /** Lets everybody go who listens for this person. */
  void dismiss(String person) {
    List<ActorRef<Heard>> theirs = listeners.remove(person);
    if (theirs != null) {
      theirs.forEach(listener -> {
        forget(listener);
        listener.tell(new Heard.Lost());
      });
    }
  }

  boolean isEmpty() {
    return listeners.isEmpty();
  }

  boolean has(String person) {
    return listeners.containsKey(person);
  }

  boolean has(String person, ActorRef<Heard> listener) {
    return listeners.getOrDefault(person, List.of()).contains(listener);
  }

  /** Tells everybody who sees the table as it is now that the dice of a ply fall. */
  void fall(Table table, int ply) {
    Heard sign = new Heard.Fall(ply);
    listeners.forEach((person, theirs) -> {
      if (table.seesNow(person)) {
        theirs.forEach(listener -> say(listener, sign));
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
    for (Letter letter : letters) {
      boolean opening = openings.test(letter.telling.message().number());
      Wording wording = elsewhere.get(letter.listener);
      say(
          letter.listener,
          wording == null
              ? new Heard.Told(letter.telling, opening)
              : new Heard.Worded(wording.word(letter.telling), opening));
    }
    letters.clear();
  }

  private void say(ActorRef<Heard> listener, Heard heard) {
    DirectLine line = lines.get(listener);
    if (line == null) {
      listener.tell(heard);
    } else {
      line.hear(heard);
    }
  }

  /**
   * Shows somebody at another node the view to which the next changes belong. Who has heard nothing
   * yet but what was missed is shown the table, and is told the next message whole.
   */
  void show(Table table, Request.Show wish) {
    Wording wording = elsewhere.get(wish.listener());
    if (wording != null) {
      WordedMessage known = wording.look();
      WordedMessage view =
          known == null ? Wording.whole(table.number(), table.view(wish.person())) : known;
      wish.listener().tell(new Heard.Worded(view, false));
    }
  }
}
