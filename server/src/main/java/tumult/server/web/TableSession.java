package tumult.server.web;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tumult.server.tables.Answer;
import tumult.server.tables.Measurement;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Subscription;
import tumult.server.tables.Tables;
import tumult.server.tables.Telling;
import tumult.server.tables.WordedMessage;
import tumult.server.wire.Wire;
import tumult.server.wire.Wording;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Right;
import tumult.table.Table;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.wire.CloseCode;
import tumult.wire.ErrorCode;
import tumult.wire.FromClient;
import tumult.wire.FromClient.Views;
import tumult.wire.ToClient;

/** What goes on between a person and a table over one socket, from the hello on. */
final class TableSession implements Subscriber {
  static final int MOST_KEYS = 4;

  /**
   * More would be too much at once for an outbox: somebody who missed more is shown the table anew.
   */
  static final int MOST_MISSED = 100;

  private final Tables tables;
  private final Identity who;
  private final FromClient.Hello hello;
  private final List<String> keys;
  private final TableSocket socket;
  private final InstantSource clock;
  private volatile boolean ended;
  private volatile boolean letIn;
  private volatile @Nullable Subscription subscription;

  /** What is asked by the longer way, and not answered. */
  private final AtomicInteger detours = new AtomicInteger();

  /** Without a lock: while something is told, the thread that reads must not wait. */
  private final Queue<String> asked = new ConcurrentLinkedQueue<>();

  private final List<ToClient.Done> unsaid = new ArrayList<>(1);
  private volatile Shown shown = new Shown(0, false);
  private Wording wording = new Wording("", shown, null);
  private boolean elsewhere;
  private long told;

  TableSession(
      Tables tables,
      Identity who,
      FromClient.Hello hello,
      TableSocket socket,
      InstantSource clock) {
    this.tables = tables;
    this.who = who;
    this.hello = hello;
    this.keys = hello.keys().stream().map(Secrets::hash).toList();
    this.socket = socket;
    this.clock = clock;
  }

  /** What is wrong with a hello; empty if nothing is. */
  static String wrong(FromClient.Hello hello) {
    if (!Table.isId(hello.table())) {
      return "table: no table has such an id";
    }
    if (hello.keys().size() > MOST_KEYS) {
      return "keys: at most " + MOST_KEYS;
    }
    if (hello.seen() < 0) {
      return "seen: must not be negative";
    }
    boolean fits = hello.recent() >= 0 && hello.recent() <= FromClient.MOST_RECENT;
    return fits ? "" : "recent: must be 0–" + FromClient.MOST_RECENT;
  }

  void begin() {
    Command arrival = new Command.Come(who.person(), hello.name(), hello.avatar());
    Ask ask = new Ask(Ask.SERVER, keys, clock.millis(), "", arrival);
    tables.ask(hello.table(), ask, "").whenComplete((answer, failure) -> arrived(answer));
  }

  private void arrived(@Nullable Answer answer) {
    switch (answer) {
      case null -> tryAgain("");
      case Answer.Accepted accepted -> {
        letIn = true;
        welcome(accepted);
      }
      case Answer.Refused refused -> turnAway(refused.reason());
    }
  }

  private void turnAway(Decision.Refused reason) {
    socket.send(ToClient.Refused.of("", reason));
    boolean nothingThere = reason.refusal() == TableRefusal.NOT_OPEN;
    socket.close(nothingThere ? CloseCode.NO_SUCH_TABLE : CloseCode.NOT_LET_IN);
  }

  private void welcome(Answer.Accepted arrival) {
    long missed = arrival.number() - hello.seen();
    if (hello.seen() > 0 && missed >= 0 && missed <= MOST_MISSED) {
      show(hello.seen(), null);
      socket.send(new ToClient.Welcome(who.person(), hello.seen(), arrival.time(), null, null));
      listen(hello.seen());
    } else {
      tables
          .view(hello.table(), who.person())
          .exceptionally(failure -> Optional.empty())
          .thenAccept(view -> show(view, arrival.time()));
    }
  }

  private void show(Optional<TableView> view, long time) {
    if (view.isEmpty()) {
      tryAgain("");
      return;
    }
    TableView now = view.get();
    List<String> names = show(now.number(), now);
    socket.send(new ToClient.Welcome(who.person(), now.number(), time, now, names));
    listen(Math.max(0, now.number() - hello.recent()));
  }

  /** Goes on from there; the names of the view's parts, for who wants changes. */
  private synchronized @Nullable List<String> show(long number, @Nullable TableView view) {
    shown = new Shown(number, hello.views() == Views.CHANGES);
    wording = new Wording(who.person(), shown, view);
    told = number;
    return wording.names(view);
  }

  @Override
  public Shown shown() {
    return shown;
  }

  private synchronized void listen(long seen) {
    dueNow().forEach(socket::send);
    if (!ended) {
      subscription = tables.subscribe(hello.table(), who.person(), seen, this);
    }
  }

  void carryOut(FromClient.Do wish) {
    if (!letIn) {
      socket.fail(wish.id(), ErrorCode.BAD_HELLO, "wait for the welcome");
      return;
    }
    String key = wish.command() instanceof Command.NewKey made ? newKey(made, wish.id()) : null;
    String fresh = key == null ? "" : Secrets.hash(key);
    Ask ask = new Ask(who.person(), keys, clock.millis(), fresh, wish.command());
    if (key == null) {
      asked.add(wish.id());
    }
    ask(ask, wish.id()).whenComplete((said, failure) -> answered(wish.id(), key, said));
  }

  /** Asks by the shortest way by which nothing is overtaken that was asked before. */
  private CompletionStage<Answer> ask(Ask ask, String id) {
    Subscription open = subscription;
    CompletionStage<Answer> answer = open == null || detours.get() > 0 ? null : open.ask(ask, id);
    if (answer == null) {
      detours.incrementAndGet();
      answer =
          tables
              .ask(hello.table(), ask, id)
              .whenComplete((said, failure) -> detours.decrementAndGet());
    }
    return answer;
  }

  /** Made from the command's id, so that the same command gets the same key again. */
  private String newKey(Command.NewKey made, String id) {
    String key = Secrets.derived("key %s %s %s".formatted(who.secret(), hello.table(), id));
    return made.right() == Right.SCREEN ? Identity.SCREEN_KEY + key : key;
  }

  private synchronized void answered(String id, @Nullable String key, @Nullable Answer answer) {
    boolean saidAlready = key == null && !asked.remove(id);
    if (saidAlready) {
      return;
    }
    switch (answer) {
      case null -> tryAgain(id);
      case Answer.Accepted accepted -> done(new ToClient.Done(id, accepted.number(), key));
      case Answer.Refused refused -> socket.send(ToClient.Refused.of(id, refused.reason()));
    }
  }

  /** What is done is said together with what is told of it: one packet, not two. */
  private void done(ToClient.Done done) {
    if (done.number() > told) {
      unsaid.add(done);
    } else {
      socket.send(done);
    }
  }

  /** Takes what is said to be done together with this. */
  private List<ToClient.Done> dueWith(WordedMessage words) {
    if (asked.remove(words.command())) {
      ToClient.Done done = new ToClient.Done(words.command(), words.number(), null);
      if (unsaid.isEmpty()) {
        return List.of(done); // as nearly always
      }
      unsaid.add(done);
    }
    return dueNow();
  }

  /** Takes what was kept back and has been told, or is in the view that was shown. */
  private List<ToClient.Done> dueNow() {
    if (unsaid.isEmpty()) {
      return List.of();
    }
    List<ToClient.Done> due = unsaid.stream().filter(done -> done.number() <= told).toList();
    unsaid.removeAll(due);
    return due;
  }

  private void tryAgain(String id) {
    socket.fail(id, ErrorCode.TRY_AGAIN, "the table does not answer");
    if (id.isEmpty()) {
      socket.close(CloseCode.NOTHING_MORE); // nobody is left waiting for a welcome
    }
  }

  @Override
  public synchronized void tell(Telling telling) {
    say(wording.word(telling));
  }

  @Override
  public synchronized void tell(WordedMessage words) {
    elsewhere = true;
    say(words);
  }

  private void say(WordedMessage words) {
    told = Math.max(told, words.number());
    List<ToClient.Done> due = dueWith(words);
    if (words.changes() && due.size() == 1 && due.getFirst().key() == null) {
      socket.send(Wire.withDone(words.text(), due.getFirst().id()));
    } else {
      due.forEach(socket::sendWithNext);
      socket.send(words.text());
    }
  }

  /** Sends the view to which the next changes belong. */
  synchronized void look() {
    Subscription open = subscription;
    WordedMessage view = wording.look();
    if (elsewhere && open != null) {
      open.look();
    } else if (view == null) {
      socket.fail("", ErrorCode.TRY_AGAIN, "no view has been sent yet");
    } else {
      socket.send(view.text());
    }
  }

  /** Shows an opening: from now on the way to this client is measured, as long as it matters. */
  @Override
  public void open(Telling telling) {
    open(telling.message().number(), () -> tell(telling));
  }

  @Override
  public void open(WordedMessage words) {
    open(words.number(), () -> tell(words));
  }

  private void open(long number, Runnable send) {
    long at = Measurement.now();
    send.run();
    measured(new Measurement.Sent(number, at));
    socket.pingForAWhile();
  }

  @Override
  public void fall(int ply) {
    socket.send(new ToClient.Fall(ply));
  }

  /** The client lets the dice go; before it listens there are none in sight. */
  void carryOut(FromClient.LetGo sign) {
    Subscription open = subscription;
    if (open != null) {
      open.letGo(sign.ply());
    }
  }

  void measured(Measurement measurement) {
    Subscription open = subscription;
    if (open != null) {
      open.measured(measurement);
    }
  }

  /** The table has nothing more to tell. */
  @Override
  public void end() {
    socket.close(CloseCode.NOTHING_MORE);
    leave();
  }

  @Override
  public void moved() {
    socket.close(CloseCode.MOVING);
    leave();
  }

  /** The socket is closed. */
  synchronized void leave() {
    ended = true;
    Subscription open = subscription;
    if (open != null) {
      open.close();
    }
  }
}
