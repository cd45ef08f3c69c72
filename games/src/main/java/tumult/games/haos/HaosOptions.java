package tumult.games.haos;

import java.util.List;
import tumult.engine.Option;
import tumult.engine.Setup;

/**
 * What is chosen before a game: the players, and how many of each special card are in the box.
 *
 * @param seats how many play
 * @param grabs Grab cards
 * @param palms Palm cards
 * @param allOpens All open cards
 * @param lefts Left cards; two players take them out (R30)
 * @param duelTakesTotem whether the loser of a duel also takes the cards under the totem: not if
 *     two play (R31), but in version 1 of the rules they did so too
 */
public record HaosOptions(
    int seats, int grabs, int palms, int allOpens, int lefts, boolean duelTakesTotem) {
  static final int MOST_PLACES = 10;
  static final int MOST_COPIES = 6;

  static final List<Option> ALL =
      List.of(
          Option.number("seats", 2, MOST_PLACES, 4), // R4
          Option.number("grabs", 0, MOST_COPIES, 3), // R2
          Option.number("palms", 0, MOST_COPIES, 2),
          Option.number("allOpens", 0, MOST_COPIES, 3),
          Option.number("lefts", 0, MOST_COPIES, 2));

  static HaosOptions of(Setup setup) {
    return new HaosOptions(
        setup.seats(),
        setup.number("grabs"),
        setup.number("palms"),
        setup.number("allOpens"),
        setup.number("lefts"),
        setup.seats() > 2 || setup.kind().version() == 1);
  }

  /** How many hands each player uses. */
  int hands() {
    return seats == 2 ? 2 : 1; // R4, R29
  }

  /** How many stacks there are, each with its face-up pile. */
  int places() {
    return seats * hands();
  }

  /** How many cards show a face. */
  int copies(int face) {
    return switch (face) {
      case Face.GRAB -> grabs;
      case Face.PALM -> palms;
      case Face.ALL -> allOpens;
      case Face.LEFT -> hands() == 2 ? 0 : lefts; // R30
      default -> 1;
    };
  }

  /** How many cards are played with. */
  int deck() {
    int cards = 0;
    for (int face = 0; face < Face.COUNT; face++) {
      cards += copies(face);
    }
    return cards;
  }

  /** How many cards each stack begins with. */
  int share() {
    return deck() / places(); // R3
  }

  /** How many cards cannot be dealt equally and go under the totem. */
  int leftOver() {
    return deck() % places(); // R3
  }
}
