package tumult.cli.drawings;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.engine.Seat;
import tumult.games.Messages;
import tumult.table.Chair;
import tumult.table.TableView;
import tumult.table.records.Robots;

/** What those at a table are called: by name where it is known, else by seat, counted from 1. */
public final class SeatNames {
  private final Messages words;
  private final List<String> known;
  private final int you;

  private SeatNames(Messages words, List<String> known, int you) {
    this.words = words;
    this.known = known;
    this.you = you;
  }

  /** One person, and bots on the other seats. */
  public static SeatNames amongBots(Messages words, int seats, int you) {
    List<String> bots =
        IntStream.range(0, seats)
            .mapToObj(seat -> seat == you ? "" : robot(seat % Robots.COUNT, words))
            .toList();
    return new SeatNames(words, bots, you);
  }

  /** As a record has them, for somebody who looks on. */
  public static SeatNames written(Messages words, List<String> names) {
    return new SeatNames(words, names, Seat.SPECTATOR);
  }

  /** Those at a live table. */
  public static SeatNames at(@Nullable TableView table, Messages words) {
    return table == null
        ? new SeatNames(words, List.of(), Seat.SPECTATOR)
        : new SeatNames(
            words, table.seats().stream().map(chair -> name(chair, words)).toList(), table.you());
  }

  private static String name(Chair chair, Messages words) {
    if (chair.owned() || chair.vacant()) {
      return chair.name();
    }
    int number = Robots.number(chair.avatar());
    return number < 0 ? words.text("bot", chair.seat() + 1) : robot(number, words);
  }

  private static String robot(int number, Messages words) {
    return words.in("table").text("robots").split(" ", -1)[number];
  }

  /** What an actor is called who is given as in notation. */
  public String of(String actor) {
    return of(Seat.parse(actor, Seat.SPECTATOR));
  }

  public String of(int actor) {
    return switch (actor) {
      case Seat.CHANCE -> words.text("luck");
      case Seat.ARBITER -> words.text("arbiter");
      default -> ofSeat(actor);
    };
  }

  private String ofSeat(int seat) {
    return seat >= known.size() || known.get(seat).isEmpty()
        ? words.text("seat", seat + 1)
        : Layout.printable(known.get(seat));
  }

  /** The same, saying so if it is you. */
  public String marked(int seat) {
    return marked(seat, Integer.MAX_VALUE);
  }

  /** The same in so many columns, a long name cut short. */
  public String marked(int seat, int columns) {
    String mark = seat == you ? words.text("you", "") : "";
    return Layout.clip(of(seat), columns - mark.length()) + mark;
  }
}
