package tumult.server.tables;

/** A subscriber's connection to a table. */
public interface Subscription extends AutoCloseable {
  /** Tells the table what was measured on the way to the subscriber. */
  void measured(Measurement measurement);

  /** Lets the dice go, if it is the subscriber's turn at that ply; else nothing happens. */
  void letGo(int ply);

  /** Asks a table at another node for the view to which the next changes belong. */
  void look();

  /** Ends it; a message that is under way may still come. */
  @Override
  void close();
}
