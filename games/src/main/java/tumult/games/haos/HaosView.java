package tumult.games.haos;

import java.util.List;

/**
 * What everybody may know, which is all there is: only the order of the cards still to be opened is
 * hidden, and it does not exist yet (R16, R34). Who is in a duel is for the players to see.
 *
 * <p>A place is a stack with its face-up pile, one for each seat. Two players have four, one a
 * hand: 0 and 2 are the right and left hand of seat 0, 1 and 3 those of seat 1. -1 stands for
 * nobody.
 *
 * @param phase what is going on
 * @param turn the place whose card is opened next, or after the race
 * @param opener the place that made the latest opening, if that can still be named
 * @param chooser the place that may choose
 * @param nameable how many of the latest openings a touch can name, not counting one in progress
 * @param places what lies where
 * @param totem the cards under the totem
 * @param before the table before the latest opening, for touches that name the one before
 * @param opened how many cards have been opened
 * @param openings how many openings there have been, counting one in progress
 * @param settled how many of them came before the last settled event
 * @param winners the seats that won or share
 */
public record HaosView(
    HaosPhase phase,
    int turn,
    int opener,
    int chooser,
    int nameable,
    List<Place> places,
    List<String> totem,
    Before before,
    int opened,
    int openings,
    int settled,
    List<Integer> winners) {

  public HaosView {
    places = List.copyOf(places);
    totem = List.copyOf(totem);
    winners = List.copyOf(winners);
  }

  /**
   * One place.
   *
   * @param stack how many cards lie face down
   * @param unseen how many of them, on top, nobody has ever seen
   * @param returned the others, as they went back under the stack, next ones first: each group was
   *     seen, then shuffled
   * @param pile the face-up cards, top first
   * @param lefts how many active Lefts lie beside the pile
   * @param openedIn which opening brought the top card, counted from 1; 0 if there is none
   */
  public record Place(
      int stack,
      int unseen,
      List<List<String>> returned,
      List<String> pile,
      int lefts,
      int openedIn) {

    public Place {
      returned = returned.stream().map(List::copyOf).toList();
      pile = List.copyOf(pile);
    }
  }

  /**
   * What differed before the latest opening, as far as a touch can still name that moment.
   *
   * @param covered the symbol on top of the opener's pile, or an empty text
   * @param coveredIn which opening had brought it
   * @param shift how far to the left everybody played
   */
  public record Before(String covered, int coveredIn, int shift) {
    static final Before NOTHING = new Before("", 0, 0);
  }
}
