package tumult.cli.live;

import java.io.BufferedReader;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.cli.ShutdownHook;
import tumult.cli.live.LiveConnection.Happening;
import tumult.games.Messages;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;
import tumult.wire.CloseCode;
import tumult.wire.FromClient;
import tumult.wire.ToClient;

/** A live table in the terminal: what the server says is drawn, what is typed is sent. */
public final class LiveTerminal {
  private static final int MOST_TRIES = 60;

  private final LiveConnection line;
  private final BufferedReader keys;
  private final Wishes wishes;
  private final Messages terminal;
  private final LiveScreen screen;
  private FromClient.Hello hello;
  private String person = "";
  private volatile @Nullable TableView view;
  private int tries;
  private String givingUp = "";
  private boolean left;

  /**
   * What the person wants from the start.
   *
   * @param seat a seat
   * @param auto that any legal move is played for them
   * @param leave to give their seat up and go
   * @param again what to type in order to come back
   */
  public record Wishes(boolean seat, boolean auto, boolean leave, String again) {}

  public LiveTerminal(
      LiveConnection line,
      BufferedReader keys,
      FromClient.Hello hello,
      Wishes wishes,
      Messages terminal,
      LiveScreen screen) {
    this.line = line;
    this.keys = keys;
    this.hello = hello;
    this.wishes = wishes;
    this.terminal = terminal;
    this.screen = screen;
  }

  /** Stays until the person leaves or the table is no more. */
  public void play() {
    line.connect(hello);
    ShutdownHook.during(this::stay, this::goInTheMiddleOfALine);
    line.close();
  }

  private void stay() {
    try {
      while (!left) {
        happen(line.next());
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
  }

  private void happen(Happening happening) throws InterruptedException {
    switch (happening) {
      case Happening.Heard(ToClient message) -> heard(message);
      case Happening.Closed(int code) -> closed(code);
      case Happening.Typed(String typed) -> typed(typed);
    }
  }

  private void closed(int code) throws InterruptedException {
    if (code == CloseCode.NOT_LET_IN.code() || code == CloseCode.NO_SUCH_TABLE.code()) {
      left = true; // why, was said before
    } else if (tries == MOST_TRIES) {
      go();
    } else {
      connectAgain();
    }
  }

  private void connectAgain() throws InterruptedException {
    if (tries == 0) {
      screen.say(terminal.text("live.lost"));
    }
    tries++;
    TimeUnit.SECONDS.sleep(1); // before asking a server again that has just gone
    line.connect(hello);
  }

  private void heard(ToClient message) {
    switch (message) {
      case ToClient.Welcome welcome -> welcome(welcome);
      case ToClient.Told told -> told(told);
      case ToClient.Done done -> givenUp(done.id());
      case ToClient.Refused refused -> refused(refused);
      case ToClient.Fall fall -> {}
      case ToClient.Whole whole -> {}
      case ToClient.Here here -> {}
      case ToClient.Changed changed -> {} // here dice fall at once
      case ToClient.Failed failed -> screen.say(failed.detail());
    }
  }

  private void welcome(ToClient.Welcome welcome) {
    if (tries > 0) {
      screen.say(terminal.text("live.back"));
      tries = 0;
    }
    if (!givingUp.isEmpty()) {
      givingUp = line.carryOut(new Command.Stand()); // the first time it may have got lost
    }
    person = welcome.person();
    TableView table = welcome.view();
    if (table != null) {
      boolean first = view == null;
      view = table;
      if (wishes.leave) {
        giveUp(table);
      } else {
        arrive(table, first);
      }
    }
  }

  private void arrive(TableView table, boolean first) {
    if (first && !wishes.auto) {
      screen.say(terminal.text("live.howto"));
      line.listenTo(keys); // not before: there would be nothing to answer with
    }
    if (wishes.auto) {
      look(table);
    } else {
      screen.showAgain(table, person);
    }
    if (wishes.seat && table.you() < 0) {
      sitDown(table);
    }
  }

  /** Takes a free seat; a bot's only if that seat was asked for. */
  private void sitDown(TableView table) {
    if (table.seats().stream().anyMatch(Chair::vacant)) {
      line.carryOut(new Command.Sit(Command.ANY_SEAT, hello.name(), hello.avatar(), ""));
    } else {
      screen.say(terminal.text("live.full"));
    }
  }

  private void told(ToClient.Told told) {
    screen.tell(told.log(), view);
    if (told.number() > hello.seen()) {
      hello =
          new FromClient.Hello(
              hello.table(), hello.keys(), hello.name(), hello.avatar(), told.number(), 0);
    }
    TableView now = told.view();
    if (now != null) {
      view = now;
      look(now);
    }
  }

  /** Shows the table where it is up to this person. */
  private void look(TableView now) {
    if (now.phase() == Phase.CLOSED) {
      left = true;
    }
    List<String> moves = now.play() == null ? List.of() : now.play().moves();
    if (wishes.auto) {
      playByItself(now, moves);
    } else if (!moves.isEmpty() || now.phase() == Phase.OVER) {
      screen.show(now);
    }
  }

  private void playByItself(TableView now, List<String> moves) {
    if (!moves.isEmpty() && now.play() != null) {
      String move = moves.get(ThreadLocalRandom.current().nextInt(moves.size()));
      line.carryOut(new Command.Play(move, now.play().ply()));
    } else if (now.phase() == Phase.OVER && !now.rematch().contains(now.you())) {
      line.carryOut(new Command.Rematch(""));
    }
  }

  private void typed(@Nullable String typed) {
    TableView now = view;
    if (!givingUp.isEmpty()) {
      return; // as good as gone
    }
    if (typed == null) {
      goInTheMiddleOfALine();
    } else if (typed.equals("q")) {
      go();
    } else if (now != null) {
      answer(typed, now);
    }
  }

  private void answer(String typed, TableView now) {
    switch (typed) {
      case "" -> screen.showAgain(now, person);
      case "?", "help", "/help" -> screen.explain(now);
      case "/hint" -> advise(now);
      case "/leave", "leave" -> giveUp(now);
      default -> ask(typed, now);
    }
  }

  private void advise(TableView now) {
    TableView.Play play = now.play();
    screen.advise(play == null ? null : line.hint(hello.table(), play.ply()), now);
  }

  private void ask(String typed, TableView now) {
    Command command = new LiveCommands(now, hello).command(typed);
    if (command == null) {
      screen.misunderstand(typed, now);
    } else {
      line.carryOut(command);
    }
  }

  private void giveUp(TableView now) {
    if (now.you() < 0) {
      screen.say(terminal.text("live.noSeat"));
      left = true;
    } else {
      givingUp = line.carryOut(new Command.Stand());
    }
  }

  private void refused(ToClient.Refused refused) {
    screen.refuse(refused, view);
    left |= refused.id().equals(givingUp) && !givingUp.isEmpty();
  }

  private void givenUp(String done) {
    if (done.equals(givingUp)) {
      screen.say(terminal.text("live.givenUp"));
      left = true;
    }
  }

  /** Goes after ctrl-C or the end of the input, which leave the cursor behind a prompt. */
  private void goInTheMiddleOfALine() {
    screen.say("");
    go();
  }

  private void go() {
    left = true;
    screen.say(terminal.text("left"));
    TableView last = view;
    if (last != null && last.you() >= 0 && last.phase() != Phase.CLOSED) {
      screen.sayUnbroken(terminal.text("live.kept", wishes.again));
      screen.sayUnbroken(terminal.text("live.giveUp", wishes.again + " --leave"));
    }
  }
}
