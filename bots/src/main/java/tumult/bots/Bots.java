package tumult.bots;

import java.util.LinkedHashMap;
import java.util.Map;
import tumult.engine.BadInput;
import tumult.engine.RuleOfThumb;

/** The list of all bots. A new bot is one more line here. */
public final class Bots {
  /** Every bot by its name. */
  private static final Map<String, Bot> ALL = new LinkedHashMap<>();

  static {
    ALL.put("thumb", new ThumbBot());
    ALL.put("beginner", new ThumbBot(RuleOfThumb.BEGINNER));
    ALL.put("random", new RandomBot());
  }

  private Bots() {}

  /** The bot of a name. */
  public static Bot named(String name) {
    Bot bot = ALL.get(name);
    if (bot == null) {
      throw new BadInput(
          "there is no bot '%s': the bots are %s".formatted(name, String.join(", ", ALL.keySet())));
    }
    return bot;
  }

  /** How a bot of a level plays at a live table. */
  public static Bot ofLevel(int level) {
    return new ThumbBot(level);
  }
}
