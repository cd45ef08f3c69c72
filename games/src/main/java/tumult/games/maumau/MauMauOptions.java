package tumult.games.maumau;

import java.util.List;
import tumult.engine.Option;
import tumult.engine.Setup;

/**
 * What the players agreed on.
 *
 * @param seats how many play (R4)
 * @param rounds how many rounds are played (R2)
 * @param anyStarter whether any card may start the discard pile, not only a number (R5)
 * @param mustPlay whether a coloured card that matches must be laid (R10)
 * @param mauSeconds how long a live table waits for "mau" (R21); the rules themselves know no clock
 */
record MauMauOptions(int seats, int rounds, boolean anyStarter, boolean mustPlay, int mauSeconds) {
  static final List<Option> ALL =
      List.of(
          Option.number("seats", 2, 8, 4),
          Option.number("rounds", 1, 20, 3),
          Option.word("starter", "dealer", "number"),
          Option.flag("mustPlay", true),
          Option.number("mauSeconds", 1, 30, 4));

  static MauMauOptions of(Setup setup) {
    return new MauMauOptions(
        setup.seats(),
        setup.number("rounds"),
        setup.number("starter") == 0,
        setup.flag("mustPlay"),
        setup.number("mauSeconds"));
  }
}
