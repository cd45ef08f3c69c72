package tumult.server.entity;

import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Telling;
import tumult.table.Message;

/** A subscriber that remembers everything. */
final class RecordingSubscriber implements Subscriber {
  private final List<Message> heard = new CopyOnWriteArrayList<>();
  private volatile boolean ended;

  @Override
  public void tell(Telling telling) {
    heard.add(telling.message());
  }

  @Override
  public void end() {
    ended = true;
  }

  boolean ended() {
    return ended;
  }

  List<Message> heard() {
    return List.copyOf(heard);
  }

  /** Everything heard, once the message of that number has come. */
  List<Message> heardUntil(long number) {
    await().until(() -> !heard.isEmpty() && heard.getLast().number() >= number);
    return heard();
  }
}
