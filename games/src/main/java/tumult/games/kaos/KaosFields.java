package tumult.games.kaos;

import java.util.List;
import java.util.function.Function;
import tumult.engine.Position;

/** The fields of a position, some of which may be left out; each complaint names its field. */
final class KaosFields {
  private final Position position;
  private final int seats;

  KaosFields(Position position, int seats) {
    this.position = position;
    this.seats = seats;
  }

  boolean has(String name) {
    return position.has(name);
  }

  /** A word that stands for something. */
  <T> T word(String name, Function<String, T> parser) {
    return position.one(name, parser);
  }

  int number(String name, int least, int most) {
    return position.number(name, least, most);
  }

  /** A number that may be left out. */
  int number(String name, int least, int most, int usual) {
    return position.number(name, least, most, usual);
  }

  /** A number for each seat, which may be left out. */
  int[] numbers(String name, int most, int[] usual) {
    return position.numbers(name, seats, 0, most, usual);
  }

  /** A flag that is false if left out. */
  boolean flag(String name) {
    return has(name) && position.flag(name);
  }

  /** A list that is empty if left out. */
  <T> List<T> list(String name, Function<String, T> parser) {
    return position.list(name, parser, List.of());
  }

  /** A list for each seat. */
  <T> List<List<T>> lists(String name, Function<String, T> parser) {
    return position.lists(name, seats, parser);
  }

  /** A list for each seat, empty if left out. */
  <T> List<List<T>> listsOrNone(String name, Function<String, T> parser) {
    return position.listsOrNone(name, seats, parser);
  }

  /** A set of seats, as bits. */
  int seatSet(String name) {
    return position.seats(name, seats);
  }

  /** A field that may be left out, because its value can be told from the others. */
  void agree(String name, Object value) {
    position.agree(name, value);
  }

  /** A set of seats that may be left out for the same reason. */
  void agreeSeats(String name, int set) {
    if (has(name)) {
      check(seatSet(name) == set, name, "must be the seats " + SeatSet.list(set));
    }
  }

  void check(boolean right, String name, String complaint) {
    if (!right) {
      throw Position.wrong(name, complaint);
    }
  }

  void checkInRound(String name, int seat, List<?> cards, int inRound) {
    check(
        cards.isEmpty() || SeatSet.has(inRound, seat),
        name,
        "seat %d is not in the round and must have none".formatted(seat));
  }

  void end() {
    position.end();
  }
}
