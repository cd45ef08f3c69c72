package tumult.cli.commands;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import tumult.bots.Bot;
import tumult.bots.Bots;
import tumult.cli.drawings.Layout;
import tumult.cli.programs.ProgramBot;
import tumult.engine.BadInput;
import tumult.table.Chair;

/**
 * Bots as they are named on the command line: by a name, by the level of a live table, or by the
 * command that starts somebody's program. The programs run until this is closed.
 */
final class InvitedBots implements AutoCloseable {
  private final Map<String, ProgramBot> programs = new LinkedHashMap<>();

  /** The bot that an option names. */
  Bot bot(String option, String name) {
    if (name.contains(" ") || name.contains("/")) {
      return programs.computeIfAbsent(name, ProgramBot::new);
    }
    try {
      return name.matches("\\d+") ? Bots.ofLevel(level(name)) : Bots.named(name);
    } catch (BadInput unknown) {
      throw new BadInput(
          "%s: %s; a program is named by a command with a space or a / in it, such as ./my-bot"
              .formatted(option, unknown.getMessage()));
    }
  }

  private static int level(String name) {
    int level = name.length() > 1 ? 0 : Integer.parseInt(name);
    if (level < 1 || level > Chair.TOP_LEVEL) {
      throw new BadInput("levels are 1–%d, not %s".formatted(Chair.TOP_LEVEL, name));
    }
    return level;
  }

  /** Says what went wrong with programs, if anything did. */
  void complain(PrintWriter err) {
    for (ProgramBot program : programs.values()) {
      String complaint = program.complaint();
      if (!complaint.isEmpty()) {
        err.println("tumult: " + Layout.printable(complaint));
      }
    }
    err.flush();
  }

  @Override
  public void close() {
    programs.values().forEach(ProgramBot::close);
  }
}
