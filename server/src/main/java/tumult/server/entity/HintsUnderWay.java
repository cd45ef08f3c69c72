package tumult.server.entity;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import tumult.bots.Advice;
import tumult.bots.Coach;
import tumult.bots.Turn;
import tumult.table.Ask;
import tumult.table.Decision;
import tumult.table.Table;

/**
 * What a coach thinks about for people at a table. It begins before the others are told that
 * somebody has asked: where too many ask, nobody is told of a hint that will not come.
 */
final class HintsUnderWay {
  private final Reliving coaching;

  /** The last hint of each person who has asked in this position. */
  private final Map<String, Thought> thoughts = new HashMap<>();

  /** What is thought about a position: after a move was taken back, a ply can be another one. */
  private record Thought(String position, CompletionStage<Advice> advice) {
    boolean hasFailed() {
      return advice.toCompletableFuture().isCompletedExceptionally();
    }
  }

  HintsUnderWay(Reliving coaching) {
    this.coaching = coaching;
  }

  /** Begins to think for somebody, unless the table will refuse it; false if too many ask. */
  boolean begin(Table table, Ask ask) {
    return table.decide(ask) instanceof Decision.Refused || !thought(table, ask.who()).hasFailed();
  }

  /** What is thought of for somebody who may be advised. */
  CompletionStage<Advice> advice(Table table, String person) {
    return thought(table, person).advice;
  }

  private Thought thought(Table table, String person) {
    String position = table.position();
    thoughts.values().removeIf(each -> each.hasFailed() || !each.position.equals(position));
    return thoughts.computeIfAbsent(
        person,
        asking -> {
          Turn<?, ?> turn = BotPlayers.question(table, person);
          return new Thought(position, coaching.ask(person, () -> Coach.advise(turn)));
        });
  }
}
