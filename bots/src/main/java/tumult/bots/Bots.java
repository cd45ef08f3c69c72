package tumult.bots;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tumult.engine.BadInput;
import tumult.engine.RuleOfThumb;

/** The list of all bots. A new bot is one more line here. */
public final class Bots {
  private static final Pattern SEARCH = Pattern.compile("(search|tree)-([1-9]\\d{0,7})");

  /** Every bot by its name. */
  private static final Map<String, Bot> ALL = new LinkedHashMap<>();

  static {
    ALL.put("thumb", new ThumbBot());
    ALL.put("beginner", new ThumbBot(RuleOfThumb.BEGINNER));
    ALL.put("random", new RandomBot());
    for (int level = 1; level <= LevelBot.BEST; level++) {
      ALL.put("level-" + level, ofLevel(level));
    }
  }

  private Bots() {}

  /**
   * The bot of a name; {@code search-N} and {@code tree-N} look ahead by so many iterations. What
   * it is like may follow, as in {@code level-5-bold}.
   */
  public static Bot named(String name) {
    for (Temperament.Taste taste : Temperament.Taste.values()) {
      String suffix = "-" + taste.name().toLowerCase(Locale.ROOT);
      if (name.endsWith(suffix)) {
        Bot bot = named(name.substring(0, name.length() - suffix.length()));
        Temperament temperament = new Temperament(taste, 100);
        return (turn, rng) -> bot.choose(turn.of(temperament), rng);
      }
    }
    Matcher search = SEARCH.matcher(name);
    if (search.matches()) {
      boolean tree = search.group(1).equals("tree");
      return new SearchBot(tree, Budget.iterations(Integer.parseInt(search.group(2))), 1);
    }
    Bot bot = ALL.get(name);
    if (bot == null) {
      throw new BadInput(
          "there is no bot '%s': the bots are %s, search-N and tree-N, with iterations N"
              .formatted(name, String.join(", ", ALL.keySet())));
    }
    return bot;
  }

  /** How a bot of a level plays at a live table. */
  public static Bot ofLevel(int level) {
    return new LevelBot(Math.clamp(level, 1, LevelBot.BEST));
  }
}
