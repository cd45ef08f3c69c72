package tumult.games.frappadingue;

import java.util.List;
import tumult.engine.Option;
import tumult.engine.Setup;

/**
 * The chosen options.
 *
 * @param seats how many play (R24)
 * @param copies of each of 7–13 KM (R2)
 * @param specials of each special KM card (R2)
 * @param crashes in the deck (R2)
 * @param crashOnDeal whether a crash in the opening deal ends the turn too (R16)
 * @param plusFive the points of a +5 KM (R21)
 * @param target the score that ends the match (R23)
 */
public record FrappadingueOptions(
    int seats,
    int copies,
    int specials,
    int crashes,
    boolean crashOnDeal,
    int plusFive,
    int target) {

  static final List<Option> ALL =
      List.of(
          Option.number("seats", 1, 8, 4),
          Option.number("copies", 5, 20, 8).because("fewer than five could make no quinte"),
          Option.number("specials", 0, 10, 4),
          Option.number("crashes", 0, 20, 4),
          Option.flag("crashOnDeal", false),
          Option.word("plusFive", "50", "30"),
          Option.number("target", 500, 20_000, 2_000));

  public static FrappadingueOptions of(Setup setup) {
    return new FrappadingueOptions(
        setup.seats(),
        setup.number("copies"),
        setup.number("specials"),
        setup.number("crashes"),
        setup.flag("crashOnDeal"),
        setup.number("plusFive") == 0 ? 50 : 30,
        setup.number("target"));
  }

  /** How many cards of a kind there are. */
  int copies(Card card) {
    return card.isKilometres() ? copies : card.isSpecial() ? specials : crashes;
  }
}
