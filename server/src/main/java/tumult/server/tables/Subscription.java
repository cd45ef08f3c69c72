package tumult.server.tables;

import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import tumult.table.Ask;

/** A subscriber's connection to a table. */
public interface Subscription extends AutoCloseable {
  /**
   * Asks the table for something, as {@link Tables#ask}, by a way so short that what is asked by
   * the other one may come later; null, with nothing asked, if there is none.
   */
  @Nullable CompletionStage<Answer> ask(Ask ask, String command);

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
