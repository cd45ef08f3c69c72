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

  /** The dice of that ply fall; comes after the message that told of the roll. */
  default void fall(int ply) {}

  /** The table has nothing more to tell here: subscribe again, from the last number seen. */
  void end();
}
