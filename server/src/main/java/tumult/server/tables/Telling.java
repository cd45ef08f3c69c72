package tumult.server.tables;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tumult.table.Message;

/** A message on its way to everybody who is told the same: what they make of it is made once. */
public final class Telling {
  private final Message message;
  private final String who;
  private final String command;
  private @Nullable Object basis;
  private byte @Nullable [] text;

  /** Of something that was not asked for just now. */
  public Telling(Message message) {
    this(message, "", "");
  }

  /**
   * @param who the person by whose command it has happened; empty if by none with an id
   * @param command its id
   */
  public Telling(Message message, String who, String command) {
    this.message = message;
    this.who = who;
    this.command = command;
  }

  /** The id of the command by which this has happened; empty if it was not this person's. */
  public String commandOf(String person) {
    return who.equals(person) ? command : "";
  }

  public Message message() {
    return message;
  }

  /**
   * The message as it is sent; null if {@code writer} gives nothing.
   *
   * @param to what it depends on besides: for the same object it is written once
   */
  @SuppressWarnings("ReferenceEquality") // what is equal is written again, which is no harm
  public synchronized byte @Nullable [] text(Object to, Supplier<byte @Nullable []> writer) {
    if (basis != to) {
      basis = to;
      text = writer.get();
    }
    return text;
  }
}
