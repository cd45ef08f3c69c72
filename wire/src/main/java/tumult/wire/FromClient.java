package tumult.wire;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.util.List;
import tumult.table.Command;

/** What a client says over the socket. */
public sealed interface FromClient {
  /** The most earlier messages that are sent along on a first visit. */
  int MOST_RECENT = 100;

  /**
   * The first thing to say: which table one comes to.
   *
   * @param keys what was behind the {@code #} of the links to it
   * @param seen the number of the last message one has, 0 on a first visit
   * @param recent on a first visit, how many earlier messages to send along
   * @param views what to send after an event; whole views to whoever does not say
   */
  record Hello(
      String table,
      List<String> keys,
      String name,
      String avatar,
      long seen,
      int recent,
      @JacksonInject(useInput = OptBoolean.TRUE) Views views)
      implements FromClient {
    public Hello {
      keys = List.copyOf(keys);
    }

    /** A hello of somebody who wants whole views. */
    public Hello(
        String table, List<String> keys, String name, String avatar, long seen, int recent) {
      this(table, keys, name, avatar, seen, recent, Views.WHOLE);
    }
  }

  /** How a client wants to be told what a table looks like. */
  enum Views {
    /** Every time the whole view. */
    WHOLE,
    /** What has changed since the view before, and what one asked for in the same message. */
    CHANGES
  }

  /** Asks for the whole view, as the client should have it after all that it was told so far. */
  record Look() implements FromClient {}

  /** Asks whether the server is still there; the table hears nothing of it. */
  record There() implements FromClient {}

  /**
   * Asks the table for something.
   *
   * @param id the client's own for this command; repeated, nothing happens twice
   */
  record Do(String id, Command command) implements FromClient {}

  /**
   * Lets the dice go that were rolled for whose turn it is now: no event, only a sign to everybody
   * who looks, so that all see them fall at the same moment.
   *
   * @param ply the one at which they were rolled
   */
  record LetGo(int ply) implements FromClient {}
}
