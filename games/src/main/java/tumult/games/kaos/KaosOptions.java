package tumult.games.kaos;

import java.util.List;
import tumult.engine.Option;
import tumult.engine.Setup;

/**
 * What may be chosen before a match.
 *
 * @param seats how many play (R36)
 * @param highest the highest number card (R3)
 * @param copies how many number cards there are of each value (R3)
 * @param blanks how many of the die's six faces are blank (R3)
 * @param forgiving whether a call is offered only when it is right (R13)
 * @param maxRounds after how many rounds the match ends; 0 for no end but the rules' own (R36)
 */
public record KaosOptions(
    int seats, int highest, int copies, int blanks, boolean forgiving, int maxRounds) {
  /** The rounds that end every match (R36). */
  static final int LONGEST_MATCH = 1_000;

  /** The chips everybody begins with (R1). */
  static final int CHIPS = 30;

  static final List<Option> ALL =
      List.of(
          Option.number("seats", 2, 6, 4),
          Option.number("highest", 6, 15, 12),
          Option.number("copies", 3, 10, 5),
          Option.number("blanks", 0, 3, 3),
          Option.flag("forgiving", false),
          Option.number("maxRounds", 0, LONGEST_MATCH, 0));

  static KaosOptions of(Setup setup) {
    return new KaosOptions(
        setup.seats(),
        setup.number("highest"),
        setup.number("copies"),
        setup.number("blanks"),
        setup.flag("forgiving"),
        setup.number("maxRounds"));
  }

  /** How many rounds there can be. */
  int rounds() {
    return maxRounds == 0 ? LONGEST_MATCH : maxRounds;
  }

  /** All number cards. */
  long deck() {
    return Cards.deck(highest, copies);
  }

  /** All chips of the match. */
  int allChips() {
    return seats * CHIPS;
  }
}
