package tumult.server.entity;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.NoSerializationVerificationNeeded;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.pattern.StatusReply;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.engine.Plan;
import tumult.server.store.StoredTable;
import tumult.server.tables.Answer;
import tumult.server.tables.Door;
import tumult.server.tables.Measurement;
import tumult.server.tables.Subscriber;
import tumult.table.Ask;
import tumult.table.Table.BotTurn;
import tumult.table.TableView;
import tumult.wire.EveningResults;

/** What is sent to a table's actor. */
sealed interface Request {
  /** What can come from another node. */
  sealed interface FromAnywhere extends Request {}

  /** What only a table's own node has to say to it. */
  sealed interface FromHere extends Request, NoSerializationVerificationNeeded {}

  /** Asks for something; {@code arrived} is when, as a {@link Measurement}'s time. */
  sealed interface Wish extends Request {
    Ask ask();

    String command();

    long arrived();

    void answer(StatusReply<Answer> reply);

    /** The same, asked in other words. */
    Wish with(Ask other);
  }

  /** A wish that may come from another node. */
  record AskTable(Ask ask, String command, long arrived, ActorRef<StatusReply<Answer>> replyTo)
      implements FromAnywhere, Wish {
    @Override
    public void answer(StatusReply<Answer> reply) {
      replyTo.tell(reply);
    }

    @Override
    public AskTable with(Ask other) {
      return new AskTable(other, command, arrived, replyTo);
    }
  }

  /** The wish of somebody whom the table knows to listen here: answered without a detour. */
  record AskHere(Ask ask, String command, long arrived, CompletableFuture<Answer> asker)
      implements FromHere, Wish {
    @Override
    public void answer(StatusReply<Answer> reply) {
      if (reply.isSuccess()) {
        asker.complete(reply.getValue());
      } else {
        asker.completeExceptionally(reply.getError());
      }
    }

    @Override
    public AskHere with(Ask other) {
      return new AskHere(other, command, arrived, asker);
    }
  }

  /** A question that changes nothing; empty if there is no such table. */
  sealed interface Question<T> extends FromAnywhere {
    ActorRef<StatusReply<Optional<T>>> replyTo();
  }

  record Look(String person, ActorRef<StatusReply<Optional<TableView>>> replyTo)
      implements Question<TableView> {}

  record Results(ActorRef<StatusReply<Optional<EveningResults>>> replyTo)
      implements Question<EveningResults> {}

  record Knock(String person, List<String> keys, ActorRef<StatusReply<Optional<Door>>> replyTo)
      implements Question<Door> {}

  /** Wants advice about one's turn, having asked the table for a hint. */
  record Advise(String person, int ply, ActorRef<StatusReply<Optional<Advice>>> replyTo)
      implements Question<Advice> {}

  /** What the coach says, or why nothing. */
  record Advised(Advise wish, @Nullable Advice advice, @Nullable Throwable failure)
      implements FromHere {}

  /** Asks how many games are over. */
  record CountGames(ActorRef<StatusReply<Optional<Integer>>> replyTo)
      implements Question<Integer> {}

  /** Somebody wants to listen; by {@code line}, if from this node. */
  record Subscribe(
      String person,
      long seen,
      Subscriber.Shown shown,
      ActorRef<Listener.Heard> listener,
      @JsonIgnore @Nullable DirectLine line)
      implements FromAnywhere {}

  /** A listener at another node is to be shown the view to which the next changes belong. */
  record Show(String person, ActorRef<Listener.Heard> listener) implements FromAnywhere {}

  /** What is stored of the table, or why that cannot be read. */
  record Read(@Nullable StoredTable stored, @Nullable Throwable failure) implements FromHere {}

  /** What was to be stored is on disk, or why it is not. */
  record Written(@Nullable Throwable failure) implements FromHere {
    static final Written WELL = new Written(null);
  }

  /** The table is not needed here any more. */
  record Stop() implements FromHere {}

  /** A listener is gone. */
  record Unsubscribe(String person, ActorRef<Listener.Heard> listener) implements FromHere {}

  /** Something was measured on the way to a listener. */
  record Measured(String person, Measurement measurement) implements FromAnywhere {}

  /** Somebody lets the dice go. */
  record LetGo(String person, int ply) implements FromAnywhere {}

  /** Time to ask the arbiter again. */
  record Judge() implements FromHere {}

  /** Wakes a table that was in memory when the server last ended. */
  record Wake() implements FromAnywhere {}

  /** Nobody seems to want this table: it ends, if that is so. */
  record Expire() implements FromAnywhere {}

  /** Something of the table's is due by the clock. */
  record Due() implements FromHere {}

  /** Those who count as present but do not listen are to leave. */
  record CountPresent() implements FromHere {}

  /** Somebody has had no listener for a while. */
  record Missing(String person) implements FromHere {}

  /** The delay before a bot begins to choose is over. */
  record BotBegins(BotTurn turn) implements FromHere {}

  /** What a bot plans, and when; null to wait for something else to happen. */
  record BotPlans(BotTurn turn, @Nullable Plan plan) implements FromHere {}

  record BotChose(BotTurn turn, Plan plan) implements FromHere {}

  record BotFailed(BotTurn turn, Throwable failure) implements FromHere {}

  /** Time to see whether anything has been asked since last time. */
  record Idle() implements FromHere {}
}
