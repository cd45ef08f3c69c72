package tumult.server.entity;

import java.util.function.Consumer;
import tumult.server.tables.Answer;
import tumult.table.Ask;
import tumult.table.Command;

/**
 * Something that the server asks a table for by itself.
 *
 * @param who the person whose command is behind it, the server for nobody's
 * @param id that command's; empty for none
 * @param then gets the table's answer
 */
record ServerAsk(Command command, String who, String id, Consumer<Answer> then) {
  /** Nobody's command is behind it. */
  static ServerAsk of(Command command, Consumer<Answer> then) {
    return new ServerAsk(command, Ask.SERVER, "", then);
  }

  /** Nobody waits for the answer. */
  static ServerAsk of(Command command) {
    return of(command, answer -> {});
  }
}
