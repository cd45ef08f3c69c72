package tumult.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;

/** The people at a table, its chairs, and the keys that open it. */
final class People {
  static final int NO_SEAT = -1;
  static final int MOST_PEOPLE = 400;

  /** With so many people here who have no seat, whoever else comes only looks on. */
  static final int CROWD = 20;

  private final Map<String, Guest> guests = new LinkedHashMap<>();
  private Chair[] chairs;
  private Chair[] lastPlayers;
  private String[] added;
  private long[] nudged;
  private final List<Event.KeyMade> keys = new ArrayList<>();

  /** Who was asked to leave since the last invitation. */
  private final SequencedSet<String> dismissed = new LinkedHashSet<>();

  /** Whose hand each person has seen in the game that is on. */
  private final Map<String, Integer> hands = new HashMap<>();

  /** Who looks on in a crowd: not stored, told to nobody, forgotten when they go. */
  private final Map<String, Guest> onlookers = new HashMap<>();

  private String host;
  private @Nullable List<Guest> guestList;
  private @Nullable List<Chair> chairList;

  People(int seats, Guest host) {
    this.host = host.person();
    guests.put(host.person(), host);
    chairs = vacant(seats);
    lastPlayers = chairs.clone();
    added = nothing(seats);
    nudged = new long[seats];
  }

  /**
   * All of them at one moment.
   *
   * @param guests in the order they came
   * @param hands whose hand each person has seen in the game that is on
   */
  record Checkpoint(
      String host,
      List<Guest> guests,
      List<Chair> chairs,
      List<Chair> lastPlayers,
      List<String> added,
      List<Long> nudged,
      List<Event.KeyMade> keys,
      List<String> dismissed,
      Map<String, Integer> hands) {}

  People(Checkpoint at) {
    host = at.host;
    at.guests.forEach(guest -> guests.put(guest.person(), guest));
    chairs = at.chairs.toArray(Chair[]::new);
    lastPlayers = at.lastPlayers.toArray(Chair[]::new);
    added = at.added.toArray(String[]::new);
    nudged = at.nudged.stream().mapToLong(Long::longValue).toArray();
    keys.addAll(at.keys);
    dismissed.addAll(at.dismissed);
    hands.putAll(at.hands);
  }

  Checkpoint checkpoint() {
    return new Checkpoint(
        host,
        guests(),
        chairs(),
        List.of(lastPlayers),
        added(),
        Arrays.stream(nudged).boxed().toList(),
        List.copyOf(keys),
        List.copyOf(dismissed),
        Map.copyOf(hands));
  }

  private static Chair[] vacant(int seats) {
    Chair[] chairs = new Chair[seats];
    Arrays.setAll(chairs, Chair::vacant);
    return chairs;
  }

  private static String[] nothing(int seats) {
    String[] added = new String[seats];
    Arrays.fill(added, "");
    return added;
  }

  /**
   * Adds seats or takes some away. Who sits on one that goes gets another, an empty one rather than
   * a bot's; there must be enough.
   */
  void resize(int seats) {
    Chair[] old = chairs;
    String[] oldAdded = added;
    chairs = Arrays.copyOf(old, seats);
    added = Arrays.copyOf(oldAdded, seats);
    for (int seat = old.length; seat < seats; seat++) {
      chairs[seat] = Chair.vacant(seat);
      added[seat] = "";
    }
    for (int seat = seats; seat < old.length; seat++) {
      if (old[seat].owned()) {
        int free = vacantSeat() == NO_SEAT ? botSeat() : vacantSeat();
        chairs[free] = old[seat].at(free);
        added[free] = oldAdded[seat];
      }
    }
    lastPlayers = chairs.clone();
    nudged = new long[seats];
    chairList = null;
  }

  /** How many chairs are people's. */
  int owned() {
    int owned = 0;
    for (Chair chair : chairs) {
      owned += chair.owned() ? 1 : 0;
    }
    return owned;
  }

  /** How many chairs somebody has, a person or a bot. */
  int taken() {
    return (int) Arrays.stream(chairs).filter(chair -> !chair.vacant()).count();
  }

  String host() {
    return host;
  }

  void hostIs(String person) {
    host = person;
  }

  @Nullable Guest guest(String person) {
    return guests.get(person);
  }

  /** Whether a seat is a program's: nobody waits for it to agree to anything. */
  boolean isProgram(Chair chair) {
    Guest owner = guests.get(chair.person());
    return owner != null && owner.isProgram();
  }

  /** Somebody who is known here or looks on. */
  @Nullable Guest visitor(String person) {
    Guest guest = guests.get(person);
    return guest == null ? onlookers.get(person) : guest;
  }

  void lookOn(Guest onlooker) {
    if (!guests.containsKey(onlooker.person())) {
      onlookers.put(onlooker.person(), onlooker);
    }
  }

  void lookAway(String person) {
    onlookers.remove(person);
  }

  List<String> onlookers() {
    return List.copyOf(onlookers.keySet());
  }

  boolean isCrowded() {
    return guests.values().stream()
            .filter(guest -> guest.present() && seatOf(guest.person()) == NO_SEAT)
            .count()
        >= CROWD;
  }

  List<Guest> guests() {
    if (guestList == null) {
      guestList = List.copyOf(guests.values());
    }
    return guestList;
  }

  /** Puts in somebody new, or somebody known in a new state. */
  void put(Guest guest) {
    guests.put(guest.person(), guest);
    onlookers.remove(guest.person());
    guestList = null;
    int seat = seatOf(guest.person());
    if (seat != NO_SEAT) {
      change(seat, chair -> chair.updated(guest));
    }
  }

  void change(String person, UnaryOperator<Guest> how) {
    Guest guest = guests.get(person);
    if (guest != null) {
      put(how.apply(guest));
    }
  }

  boolean isFull() {
    return guests.size() >= MOST_PEOPLE;
  }

  /** Who makes room for somebody who comes: the first who is away and has no seat; null if none. */
  @Nullable Guest longestAway() {
    for (Guest guest : guests.values()) {
      boolean counts = guest.present() || guest.muted() || guest.person().equals(host);
      if (!counts && seatOf(guest.person()) == NO_SEAT) {
        return guest;
      }
    }
    return null;
  }

  /** Somebody must go, and may come again only after a new invitation. */
  void dismiss(String person) {
    forget(person);
    dismissed.add(person);
    if (dismissed.size() > MOST_PEOPLE) {
      dismissed.removeFirst();
    }
  }

  boolean isDismissed(String person) {
    return dismissed.contains(person);
  }

  /** The first of those who wait for a seat and are here; null if nobody does. */
  @Nullable Guest nextWaiting() {
    for (Guest guest : guests.values()) {
      if (guest.waits() && guest.present() && seatOf(guest.person()) == NO_SEAT) {
        return guest;
      }
    }
    return null;
  }

  void forget(String person) {
    guests.remove(person);
    guestList = null;
  }

  int seats() {
    return chairs.length;
  }

  Chair chair(int seat) {
    return chairs[seat];
  }

  List<Chair> chairs() {
    if (chairList == null) {
      chairList = List.of(chairs);
    }
    return chairList;
  }

  void change(int seat, UnaryOperator<Chair> how) {
    chairs[seat] = how.apply(chairs[seat]);
    chairList = null;
  }

  void changeAll(UnaryOperator<Chair> how) {
    for (int seat = 0; seat < chairs.length; seat++) {
      change(seat, how);
    }
  }

  int seatOf(String person) {
    for (Chair chair : chairs) {
      if (chair.person().equals(person)) {
        return person.isEmpty() ? NO_SEAT : chair.seat();
      }
    }
    return NO_SEAT;
  }

  /** Who sits where, in words. */
  List<String> names() {
    return Arrays.stream(chairs)
        .map(chair -> chair.owned() ? chair.name() : "bot of level " + chair.level())
        .toList();
  }

  int vacantSeat() {
    for (Chair chair : chairs) {
      if (chair.vacant()) {
        return chair.seat();
      }
    }
    return NO_SEAT;
  }

  /** The first seat that a bot has. */
  int botSeat() {
    for (Chair chair : chairs) {
      if (!chair.owned() && chair.botPlays()) {
        return chair.seat();
      }
    }
    return NO_SEAT;
  }

  /** When somebody has last reminded this seat, in milliseconds. */
  long nudgedAt(int seat) {
    return nudged[seat];
  }

  void nudged(int seat, long time) {
    nudged[seat] = time;
  }

  /** The seats that have been given up in this game, a bit each. */
  int resigned() {
    int bits = 0;
    for (Chair chair : chairs) {
      bits |= chair.resigned() ? Seat.bit(chair.seat()) : 0;
    }
    return bits;
  }

  /** The seat as the last person had it who sat there in this game; else its bot's. */
  Chair lastPlayer(int seat) {
    return chairs[seat].owned() && !chairs[seat].resigned() ? chairs[seat] : lastPlayers[seat];
  }

  /** Gives a chair to somebody, who from now on knows what that seat knows. */
  void seat(int seat, String person) {
    Guest guest = guests.get(person);
    if (guest != null) {
      change(seat, chair -> chair.takenBy(guest));
      if (!chairs[seat].resigned()) {
        lastPlayers[seat] = chairs[seat];
      }
      hands.put(person, seat);
    }
  }

  /** A new game: nobody has seen anything but what is dealt to the own seat. */
  void dealAnew() {
    changeAll(Chair::fresh);
    lastPlayers = chairs.clone();
    hands.clear();
    for (Chair chair : chairs) {
      if (chair.owned()) {
        hands.put(chair.person(), chair.seat());
      }
    }
  }

  /** Whether a person has seen, in this game, what another seat than this one holds. */
  boolean hasSeenAnotherHand(String person, int seat) {
    return hands.getOrDefault(person, seat) != seat;
  }

  /** What each seat adds to the luck of the coming game. */
  List<String> added() {
    return List.of(added);
  }

  void add(int seat, String luck) {
    added[seat] = luck;
  }

  /**
   * What people have added counts for the next game, too, unless they add something else: its seed
   * was fixed before they did.
   */
  void keepAdded() {
    for (Chair chair : chairs) {
      if (!chair.owned()) {
        added[chair.seat()] = "";
      }
    }
  }

  /** Puts in a new key; older ones for the same thing end. */
  void put(Event.KeyMade key) {
    drop(key.right(), key.seat());
    keys.add(key);
    if (key.right() == Right.INVITE) {
      dismissed.clear();
    }
  }

  void drop(Right right, int seat) {
    keys.removeIf(key -> key.right() == right && key.seat() == seat);
  }

  /** A key for this right among those whose hashes are shown; null if there is none. */
  Event.@Nullable KeyMade shown(Right right, List<String> hashes) {
    for (Event.KeyMade key : keys) {
      if (key.right() == right && hashes.contains(key.hash())) {
        return key;
      }
    }
    return null;
  }

  /** The eyes of all who are present, a bit each. */
  int listening() {
    int eyes = 0;
    for (Guest guest : guests.values()) {
      if (guest.present()) {
        eyes |= Seat.bit(eyes(guest.person()));
      }
    }
    return onlookers.isEmpty() ? eyes : eyes | Seat.bit(Seat.SPECTATOR);
  }

  /** How a person looks at the game: from a seat, as a spectator, or not at all. */
  int eyes(String person) {
    int seat = seatOf(person);
    return seat != NO_SEAT ? seat : visitor(person) == null ? NO_SEAT : Seat.SPECTATOR;
  }
}
