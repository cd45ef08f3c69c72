package tumult.server.entity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongPredicate;
import org.apache.pekko.actor.typed.ActorRef;
import org.jspecify.annotations.Nullable;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.JournalEntry;
import tumult.server.tables.Telling;
import tumult.server.tables.WordedMessage;
import tumult.server.wire.Wording;
import tumult.table.Table;

/** Those who listen to a table, and the messages that wait for them until the event is on disk. */
final class Listeners {
  /**
   * One who listens.
   *
   * @param line how messages go to those who listen from here
   * @param wording how they are worded for those who listen from other nodes
   */
  private record Ear(
      ActorRef<Heard> listener, @Nullable DirectLine line, @Nullable Wording wording) {
    static Ear of(String person, Request.Subscribe wish) {
      return wish.line() == null
          ? new Ear(wish.listener(), null, new Wording(person, wish.shown(), null))
          : new Ear(wish.listener(), wish.line(), null);
    }

    void hear(Heard heard) {
      if (line == null) {
        listener.tell(heard);
      } else {
        line.hear(heard);
      }
    }

    void hear(Telling telling, boolean opening) {
      hear(
          wording == null
              ? new Heard.Told(telling, opening)
              : new Heard.Worded(wording.word(telling), opening));
    }
  }

  private record Letter(Ear to, Telling telling) {}

  private final Map<String, List<Ear>> ears = new LinkedHashMap<>();
  private final List<Letter> letters = new ArrayList<>();

  /** Whether somebody is at another node. */
  static boolean isElsewhere(ActorRef<?> somebody) {
    return somebody.path().address().hasGlobalScope();
  }

  void add(String person, Request.Subscribe subscribe) {
    ears.computeIfAbsent(person, someone -> new ArrayList<>(1)).add(Ear.of(person, subscribe));
  }

  void remove(String person, ActorRef<Heard> listener) {
    ears.computeIfPresent(
        person,
        (someone, theirs) -> {
          theirs.removeIf(ear -> ear.listener.equals(listener));
          return theirs.isEmpty() ? null : theirs;
        });
  }

  /** Lets everybody go who listens for this person. */
  void dismiss(String person) {
    List<Ear> theirs = ears.remove(person);
    if (theirs != null) {
      theirs.forEach(ear -> ear.listener.tell(new Heard.Lost()));
    }
  }

  boolean isEmpty() {
    return ears.isEmpty();
  }

  boolean has(String person) {
    return ears.containsKey(person);
  }

  boolean has(String person, ActorRef<Heard> listener) {
    return ear(person, listener) != null;
  }

  /** Tells everybody who sees the table as it is now that the dice of a ply fall. */
  void fall(Table table, int ply) {
    Heard sign = new Heard.Fall(ply);
    ears.forEach((person, theirs) -> {
      if (table.seesNow(person)) {
        theirs.forEach(ear -> ear.hear(sign));
      }
    });
  }

  /** Words the table's last event, and by whose command it has happened, for all who listen. */
  void word(Table table, JournalEntry last) {
    Map<Integer, Telling> tellings = new HashMap<>();
    ears.forEach((person, theirs) -> {
      Telling telling =
          tellings.computeIfAbsent(
              table.sight(person),
              sight -> new Telling(table.message(person), last.who(), last.command()));
      theirs.forEach(ear -> letters.add(new Letter(ear, telling)));
    });
  }

  /**
   * Sends what has been worded.
   *
   * @param openings whether the message of a number shows an opening
   */
  void send(LongPredicate openings) {
    for (Letter letter : letters) {
      letter.to.hear(letter.telling, openings.test(letter.telling.message().number()));
    }
    letters.clear();
  }

  /**
   * Shows somebody at another node the view to which the next changes belong. Who has heard nothing
   * yet but what was missed is shown the table, and is told the next message whole.
   */
  void show(Table table, Request.Show wish) {
    Ear ear = ear(wish.person(), wish.listener());
    Wording wording = ear == null ? null : ear.wording;
    if (wording != null) {
      WordedMessage known = wording.look();
      WordedMessage view =
          known == null ? Wording.whole(table.number(), table.view(wish.person())) : known;
      wish.listener().tell(new Heard.Worded(view, false));
    }
  }

  private @Nullable Ear ear(String person, ActorRef<Heard> listener) {
    for (Ear ear : ears.getOrDefault(person, List.of())) {
      if (ear.listener.equals(listener)) {
        return ear;
      }
    }
    return null;
  }
}
