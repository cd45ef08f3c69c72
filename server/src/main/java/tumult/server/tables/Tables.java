package tumult.server.tables;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import tumult.bots.Advice;
import tumult.bots.Story;
import tumult.table.Ask;
import tumult.table.TableView;
import tumult.table.records.FairRecord;
import tumult.table.records.Replay;
import tumult.wire.EveningResults;

/**
 * All live tables, in memory or at rest. Everything that is answered or told is on disk.
 *
 * <p>Every method may be called by any thread and returns at once. A stage fails only if the answer
 * cannot be known: the server is stopping, or the database does not answer; where there is more to
 * say, by {@link Unavailable}. What was asked may have happened then; asked again under the same
 * id, it does not happen twice.
 */
public interface Tables extends AutoCloseable {
  /** At least so many of the latest messages of a table can be told again. */
  int KEPT = 128;

  /**
   * Asks a table for something.
   *
   * @param command the client's id for it: repeated by the same person, it gets the same answer and
   *     nothing more happens; empty for none
   */
  CompletionStage<Answer> ask(String table, Ask ask, String command);

  /** How a table looks to a person now; empty if there is no such table. */
  CompletionStage<Optional<TableView>> view(String table, String person);

  /**
   * A table from outside; empty if there is no such table.
   *
   * @param keys hashed, those that the person shows
   */
  CompletionStage<Optional<Door>> door(String table, String person, List<String> keys);

  /**
   * Tells a subscriber everything that happens at a table, as that person may know it: first
   * exactly what was missed, then what happens, each message once and in order. Who has missed more
   * than {@link #KEPT} messages may hear nothing but the end: look at the table, and begin there.
   *
   * <p>A person is present as long as a subscription of theirs is open; soon after the last has
   * ended they leave.
   *
   * @param seen the number of the last message, or of the view, that the person has; if the table
   *     has not come that far (a backup was restored), all that is kept is told again
   */
  Subscription subscribe(String table, String person, long seen, Subscriber subscriber);

  /** How the games at a table ended, and who is ahead; empty if there is no such table. */
  CompletionStage<Optional<EveningResults>> evening(String table);

  /**
   * What a person's moves promise, who has asked for a hint at this ply; fails by {@link
   * Unavailable} if the turn has passed, or too many ask.
   */
  CompletionStage<Optional<Advice>> advice(String table, String person, int ply);

  /**
   * What a game that is over was about; worked out when first asked for, and kept. Fails by {@link
   * Unavailable} while that takes long.
   */
  CompletionStage<Story> story(FairRecord record);

  /** The record of a table's game, from 1; empty if there is none or it is not over. */
  CompletionStage<Optional<FairRecord>> record(String table, int game);

  /** A finished game step by step, as a seat or a spectator saw it. */
  CompletionStage<Replay> replay(FairRecord record, int eyes);

  /**
   * The public tables at which somebody is, or was until a while ago; those with most people first.
   */
  List<LobbyTable> lobby();

  /** Whether this server has its place among the nodes of its cluster, be it the only one. */
  boolean isUp();

  /** How many nodes the cluster has, as far as this one sees. */
  int nodes();

  /** Completes with a sentence, should this server have lost that place. */
  CompletableFuture<String> lost();

  /** How many tables are in this server's memory now. */
  int inMemory();

  /** Answers what has been asked, ends all subscriptions and stops. */
  @Override
  void close();
}
