package tumult.server.tables;

/** A subscriber's tie to a table. */
public interface Subscription extends AutoCloseable {
  /** Ends it; a message that is under way may still come. */
  @Override
  void close();
}
