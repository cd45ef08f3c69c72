package tumult.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.table.Decision;
import tumult.table.TableView;
import tumult.table.steps.LogLine;

/** What the server says over the socket. */
public sealed interface ToClient {
  /**
   * The first answer to a hello.
   *
   * @param person who the client is to everybody
   * @param number that of the view; of the last message seen where there is none
   * @param time the server's clock, in milliseconds, which all deadlines mean
   * @param view how the table looks; null for somebody who comes back and is told what was missed
   * @param names the names of a view's parts, for who wants changes; else null
   */
  record Welcome(
      String person, long number, long time, @Nullable TableView view, @Nullable List<String> names)
      implements ToClient {}

  /**
   * Something happened.
   *
   * @param view how the table looks now; null if as before, or if a later view was sent already
   * @param names with the view, the names of its parts for who wants changes; else null
   */
  record Told(
      long number, List<LogLine> log, @Nullable TableView view, @Nullable List<String> names)
      implements ToClient {
    public Told {
      log = List.copyOf(log);
    }
  }

  /**
   * Something happened, told to somebody who has the view before.
   *
   * @param log a text for each line, the key and the arguments with spaces between; a list of them
   *     where one has a space in it. A key that begins with a dot is of the game's own room
   * @param view what makes the view out of the one before, the names as their places among {@code
   *     names}; its number is the message's
   * @param done the id of the client's command that led to it; null if it is answered for itself
   */
  record Changed(
      long number, List<Object> log, Map<String, @Nullable Object> view, @Nullable String done)
      implements ToClient {}

  /** The view to which the next changes belong: the answer to a look. */
  record Whole(long number, TableView view) implements ToClient {}

  /**
   * What was asked for has happened and is on disk.
   *
   * @param key the new key, where one was asked for
   */
  record Done(String id, long number, @Nullable String key) implements ToClient {}

  /**
   * What was asked for has not happened.
   *
   * @param id that of the command; empty for a hello
   * @param room whose wording it is: {@code table}, {@code common}, or the game's id
   * @param key the message's in that room
   * @param rule the number of the game's rule behind it, 0 if none is
   * @param detail in English, what exactly was wrong with an unreadable text; else empty
   */
  record Refused(String id, String room, String key, int rule, String detail) implements ToClient {
    /** The refusal of a table. */
    public static Refused of(String id, Decision.Refused reason) {
      return new Refused(id, reason.room(), reason.key(), reason.refusal().rule(), reason.detail());
    }
  }

  /** The dice fall that were rolled at that ply: whose turn it is has let them go. */
  record Fall(int ply) implements ToClient {}

  /** The server is there: the answer to who asks. */
  record Here() implements ToClient {}

  /**
   * What came could not be understood or dealt with.
   *
   * @param id that of the command, where it could be read; else empty
   * @param detail in English
   */
  record Failed(String id, ErrorCode code, String detail) implements ToClient {}
}
