package tumult.server.web;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tumult.games.Messages;
import tumult.server.tables.Answer;
import tumult.server.tables.Measurement;
import tumult.server.tables.Subscriber;
import tumult.server.tables.Subscription;
import tumult.server.tables.Telling;
import tumult.server.tables.WordedMessage;
import tumult.server.wire.FromProgram;
import tumult.server.wire.ToProgram;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.Guest;
import tumult.table.Phase;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.Words;
import tumult.wire.CloseCode;
import tumult.wire.ToClient;

/**
 * A program at a table: somebody like everybody else there, who comes, takes a seat and hears what
 * happens. What it is asked and answers is its {@link ProgramSeat}'s.
 */
final class ProgramSession implements Subscriber {
  /** What a program is called until it says its name. */
  private static final String UNNAMED = "Program";

  private static final int TRY_AGAIN_MILLIS = 1000;

  private final Sockets sockets;
  private final ProgramLink link;
  private final ProgramSocket socket;
  private final ProgramSeat seat;
  private volatile Shown shown = new Shown(0, false);
  private volatile @Nullable Subscription subscription;
  private boolean ended;
  private volatile boolean waits;

  ProgramSession(Sockets sockets, ProgramLink link, ProgramSocket socket) {
    this.sockets = sockets;
    this.link = link;
    this.socket = socket;
    seat = new ProgramSeat(this, socket);
  }

  void begin() {
    Command come = new Command.Come(link.who().person(), UNNAMED, Words.PROGRAM);
    sockets
        .tables()
        .ask(link.table(), ask(Ask.SERVER, come), "")
        .whenComplete((answer, failure) -> arrived(answer));
  }

  private Ask ask(String who, Command command) {
    return new Ask(who, List.of(link.key()), sockets.clock().millis(), "", command);
  }

  private void arrived(@Nullable Answer answer) {
    switch (answer) {
      case null -> tryAgain();
      case Answer.Accepted accepted -> look();
      case Answer.Refused refused -> turnAway(refused.reason());
    }
  }

  private void tryAgain() {
    say("try-again", "the table does not answer: connect again", TRY_AGAIN_MILLIS);
    socket.close(CloseCode.NOTHING_MORE);
  }

  private void turnAway(Decision.Refused reason) {
    boolean gone =
        reason.refusal() == TableRefusal.NOT_OPEN || reason.refusal() == TableRefusal.CLOSED;
    say("not-let-in", worded(reason), 0);
    socket.close(gone ? CloseCode.NO_SUCH_TABLE : CloseCode.NOT_LET_IN);
  }

  private void look() {
    sockets
        .tables()
        .view(link.table(), link.who().person())
        .exceptionally(failure -> Optional.empty())
        .thenAccept(view -> view.ifPresentOrElse(this::welcome, this::tryAgain));
  }

  private void welcome(TableView view) {
    shown = new Shown(view.number(), false);
    String name =
        view.people().stream().filter(this::isSelf).map(Guest::name).findFirst().orElse(UNNAMED);
    see(view);
    listen(view.number());
    if (view.you() < 0) {
      sit(name);
    }
  }

  private void sit(String name) {
    Command sit = new Command.Sit(Command.ANY_SEAT, name, Words.PROGRAM, "");
    carryOut(
        sit,
        refused -> {
          if (refused != null) {
            turnAway(refused);
          }
        });
  }

  private synchronized void listen(long seen) {
    if (!ended) {
      subscription = sockets.tables().subscribe(link.table(), link.who().person(), seen, this);
    }
  }

  private void see(TableView view) {
    if (view.phase() == Phase.CLOSED) {
      socket.close(CloseCode.NO_SUCH_TABLE);
    } else if (view.you() >= 0) {
      seat.see(view);
    } else if (!waits && view.people().stream().anyMatch(each -> isSelf(each) && each.waits())) {
      waits = true;
      say("no-seat", "people have every seat: this program gets the next one that is free", 0);
    }
  }

  private boolean isSelf(Guest guest) {
    return guest.person().equals(link.who().person());
  }

  /**
   * Asks the table for something in the program's name.
   *
   * @param answer is told why not; null if it has happened
   */
  void carryOut(Command command, Consumer<Decision.@Nullable Refused> answer) {
    sockets
        .tables()
        .ask(link.table(), ask(link.who().person(), command), "")
        .whenComplete((said, failure) -> {
          switch (said) {
            case null -> answer.accept(Decision.refused(TableRefusal.TOO_LATE));
            case Answer.Accepted accepted -> answer.accept(null);
            case Answer.Refused refused -> answer.accept(refused.reason());
          }
        });
  }

  /** The program has said what it wants to be called. */
  void rename(String name) {
    carryOut(
        new Command.Rename(name, Words.PROGRAM),
        refused -> {
          if (refused != null && refused.refusal() == TableRefusal.BAD_NAME) {
            say("illegal", "name: " + worded(refused), 0);
          }
        });
  }

  /** A program that plays no more makes room: a bot goes on in its place. */
  void giveUp() {
    carryOut(new Command.Stand(), refused -> {});
    socket.close(CloseCode.TOO_MUCH);
  }

  /** In English: it is for those who write programs. */
  static String worded(Decision.Refused reason) {
    String text = Messages.of(reason.room(), "en").text(reason.key());
    return reason.detail().isEmpty() ? text : text + " (" + reason.detail() + ")";
  }

  private void say(String code, String detail, int againAfter) {
    socket.send(new ToProgram.Wrong(0, code, detail, againAfter));
  }

  Sockets sockets() {
    return sockets;
  }

  void hear(FromProgram said) {
    seat.hear(said);
  }

  void misread(String why) {
    seat.misread(why);
  }

  void tooMuch(int againAfter) {
    seat.tooMuch(againAfter);
  }

  @Override
  public Shown shown() {
    return shown;
  }

  @Override
  public void tell(Telling telling) {
    TableView view = telling.message().view();
    if (view != null) {
      see(view);
    }
  }

  /** What comes from another node is read as any client would read it. */
  @Override
  public void tell(WordedMessage words) {
    String text = new String(words.text(), StandardCharsets.UTF_8);
    if (Wire.toClient(text) instanceof ToClient.Told told && told.view() != null) {
      see(told.view());
    }
  }

  @Override
  public void open(Telling telling) {
    opened(telling.message().number());
    tell(telling);
  }

  @Override
  public void open(WordedMessage words) {
    opened(words.number());
    tell(words);
  }

  /** The reaction to an opening counts from here: there is no way to be compensated for. */
  private void opened(long number) {
    Subscription open = subscription;
    if (open != null) {
      open.measured(new Measurement.Sent(number, Measurement.now()));
    }
  }

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
  void leave() {
    seat.leave();
    synchronized (this) {
      ended = true;
      Subscription open = subscription;
      if (open != null) {
        open.close();
      }
    }
  }
}
