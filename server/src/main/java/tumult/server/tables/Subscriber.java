package tumult.server.tables;

/** Somebody who is told what happens at a table; must never block. */
public interface Subscriber {
  /** The next message, in the order of their numbers. */
  void tell(Telling telling);

  /**
   * The next message, which shows an opening: it matters when it is sent, and how long the way is.
   */
  default void open(Telling telling) {
    tell(telling);
  }

  /** The next message, from a table at another node, where it was worded as {@link #shown} says. */
  default void tell(WordedMessage words) {
    throw new UnsupportedOperationException("not for a client: " + words.number());
  }

  /** The same for a message that shows an opening. */
  default void open(WordedMessage words) {
    tell(words);
  }

  /** What has been shown so far. */
  default Shown shown() {
    return new Shown(0, false);
  }

  /** The dice of that ply fall; comes after the message that told of the roll. */
  default void fall(int ply) {}

  /** The table has nothing more to tell here: subscribe again, from the last number seen. */
  void end();

  /** The same because the table was at another node, and goes on elsewhere. */
  default void moved() {
    end();
  }

  /**
   * What somebody has been shown before they listen.
   *
   * @param number the last event's in it: of those before only what is said of them is news
   * @param changes whether to tell what has changed rather than the whole view
   */
  record Shown(long number, boolean changes) {}
}
