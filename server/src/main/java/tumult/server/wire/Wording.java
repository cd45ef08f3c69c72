package tumult.server.wire;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Subscriber.Shown;
import tumult.server.tables.Telling;
import tumult.server.tables.WordedMessage;
import tumult.table.Message;
import tumult.table.TableView;
import tumult.wire.ToClient;

/** Words messages for one client, of which it knows what that client has been shown last. */
public final class Wording {
  private final String person;
  private final Shown shown;
  private long told;
  private @Nullable TableView view;

  /**
   * @param view what the client has been shown, if that is known here
   */
  public Wording(String person, Shown shown, @Nullable TableView view) {
    this.person = person;
    this.shown = shown;
    this.told = shown.number();
    this.view = view;
  }

  /** The next message. */
  public WordedMessage word(Telling telling) {
    Message message = telling.message();
    byte[] changed = changed(telling);
    WordedMessage words =
        new WordedMessage(
            message.number(),
            telling.commandOf(person),
            changed == null ? whole(telling) : changed,
            changed != null);
    told = Math.max(told, message.number());
    if (message.number() > shown.number() && message.view() != null) {
      view = message.view();
    }
    return words;
  }

  /** What has changed, for a client that wants that and has the view before; else null. */
  private byte @Nullable [] changed(Telling telling) {
    Message message = telling.message();
    TableView before = view;
    if (before == null || !shown.changes() || message.number() <= shown.number()) {
      return null;
    }
    return telling.text(before, () -> Wire.changed(message, before));
  }

  private byte[] whole(Telling telling) {
    Message message = telling.message();
    if (message.number() <= shown.number()) {
      return Wire.bytes(new ToClient.Told(message.number(), message.log(), null, null));
    }
    return Objects.requireNonNull(telling.text(shown.changes(), () -> whole(message)));
  }

  private byte[] whole(Message message) {
    TableView now = message.view();
    return Wire.bytes(new ToClient.Told(message.number(), message.log(), now, names(now)));
  }

  /** The names of a view's parts, for who wants changes. */
  public @Nullable List<String> names(@Nullable TableView now) {
    return now == null || !shown.changes() ? null : Wire.names(now);
  }

  /** The view to which the next changes belong; null before there is one. */
  public @Nullable WordedMessage look() {
    TableView now = view;
    return now == null ? null : whole(told, now);
  }

  /** A whole view, for somebody who has asked to look. */
  public static WordedMessage whole(long number, TableView view) {
    return new WordedMessage(number, "", Wire.bytes(new ToClient.Whole(number, view)), false);
  }
}
