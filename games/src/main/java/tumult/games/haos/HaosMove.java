package tumult.games.haos;

import java.util.Locale;

/** What somebody does, chance and the arbiter included. */
public sealed interface HaosMove {
  /** A seat opens the next card of its place. */
  record Open() implements HaosMove {}

  /** The winner of a race that is also in a duel takes one result or the other. */
  record Choose(Result result) implements HaosMove {}

  /** The arbiter cannot tell two entitled players apart. */
  record DeadHeat() implements HaosMove {}

  /** The arbiter says that nobody answered. */
  record Lapse() implements HaosMove {}

  /** Chance lets this card be opened next. */
  record Card(String card) implements HaosMove {}

  /** Chance lets this card be left over and go under the totem. */
  record Under(String card) implements HaosMove {}

  /** A seat touches the totem, having seen the latest opening, or only the one before it. */
  record Touch(Gesture gesture, Hand hand, boolean previous) implements HaosMove {}

  /** Chance lets this place begin. */
  record First(int place) implements HaosMove {}

  /** How the totem is touched. */
  enum Gesture {
    GRAB,
    PALM;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Which hand touches: the only one in play, or one of two. */
  enum Hand {
    ONLY,
    RIGHT,
    LEFT;

    String text() {
      return this == ONLY ? "" : " " + name().toLowerCase(Locale.ROOT);
    }
  }

  /** What a race that meets a duel can end in. */
  enum Result {
    DUEL,
    SPECIAL;

    String text() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
