package tumult.table;

import java.util.List;
import java.util.Set;

/** What people may be called and may say. All of it is text, never markup. */
public final class Words {
  /** The pictures that people can choose from. */
  public static final List<String> AVATARS =
      List.of(
          "badger",
          "bear",
          "bee",
          "cat",
          "crab",
          "crane",
          "dog",
          "dolphin",
          "duck",
          "elk",
          "fox",
          "frog",
          "goat",
          "hare",
          "hedgehog",
          "heron",
          "lynx",
          "mole",
          "mouse",
          "otter",
          "owl",
          "seal",
          "snail",
          "wolf");

  /** The face of a program: who comes with a key for one has it, and nobody else. */
  public static final String PROGRAM = "program";

  /** What can be said without words. */
  public static final List<String> EMOTES =
      List.of("wave", "clap", "laugh", "wow", "cry", "think", "heart", "thumb", "party", "sleep");

  static final int LONGEST_NAME = 24;
  static final int LONGEST_CHAT = 300;

  private Words() {}

  static boolean isName(String text) {
    return isLine(text, LONGEST_NAME) && text.codePoints().anyMatch(Words::isVisible);
  }

  static boolean isChat(String text) {
    return isLine(text, LONGEST_CHAT);
  }

  private static boolean isLine(String text, int longest) {
    return text.length() <= 2 * longest
        && !text.isBlank()
        && text.codePointCount(0, text.length()) <= longest
        && text.codePoints().allMatch(Words::isPrintable);
  }

  /** No line ends, nothing that turns the direction of writing for what follows, no half pairs. */
  private static boolean isPrintable(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE,
          Character.UNASSIGNED ->
          false;
      case Character.FORMAT -> !turnsDirection(codePoint);
      default -> true;
    };
  }

  /** Letters that fill a place without being seen, and a pattern of no dots. */
  private static final Set<Integer> UNSEEN = Set.of(0x115F, 0x1160, 0x3164, 0xFFA0, 0x2800);

  private static boolean isVisible(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.FORMAT,
          Character.SPACE_SEPARATOR,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          false;
      default -> !UNSEEN.contains(codePoint);
    };
  }

  private static boolean turnsDirection(int codePoint) {
    return (codePoint >= 0x202A && codePoint <= 0x202E)
        || (codePoint >= 0x2066 && codePoint <= 0x2069);
  }
}
