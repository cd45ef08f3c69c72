package tumult.cli.commands;

import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.engine.BadInput;
import tumult.table.Chair;

/** Bots as they are named on the command line: by a name, or by the level of a live table. */
final class BotNames {
  private BotNames() {}

  /** The bot that an option names. */
  static Bot bot(String option, String name) {
    try {
      return name.matches("\\d+") ? Bots.ofLevel(level(name)) : Bots.named(name);
    } catch (BadInput unknown) {
      throw unknown.at(option);
    }
  }

  private static int level(String name) {
    int level = name.length() > 1 ? 0 : Integer.parseInt(name);
    if (level < 1 || level > Chair.TOP_LEVEL) {
      throw new BadInput("levels are 1–%d, not %s".formatted(Chair.TOP_LEVEL, name));
    }
    return level;
  }
}
