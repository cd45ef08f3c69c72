package tumult.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tumult.games.Messages;
import tumult.server.client.Site;
import tumult.server.client.TableClient;
import tumult.server.wire.FromClient;
import tumult.server.wire.ToClient;
import tumult.table.Chair;
import tumult.table.Command;
import tumult.table.Phase;
import tumult.table.TableView;

/** A live table in the terminal: what the server says is drawn, what is typed is sent. */
final class LiveTerminal {
  private static final int NOT_LET_IN = 4001;
  private static final int NO_SUCH_TABLE = 4002;
  private static final int MOST_TRIES = 60;

  private final Site site;
  private final Wishes wishes;
  private final Messages common;
  private final LiveScreen screen;
  private final BufferedReader in;
  private final BlockingQueue<Happening> happenings = new LinkedBlockingQueue<>();
  private final String run = UUID.randomUUID().toString().substring(0, 8);
  private FromClient.Hello hello;
  private @Nullable TableClient client;
  private @Nullable TableView view;
  private int commands;
  private int tries;
  private boolean left;

  /**
   * What the person wants from the start.
   *
   * @param seat a seat
   * @param auto that any legal move is played for them
   */
  record Wishes(boolean seat, boolean auto) {}

  /** What can happen next. */
  private sealed interface Happening {
    record Heard(ToClient message) implements Happening {}

    record Closed(int code) implements Happening {}

    record Typed(@Nullable String line) implements Happening {}
  }

  LiveTerminal(
      Site site,
      FromClient.Hello hello,
      Wishes wishes,
      Language language,
      Pen pen,
      BufferedReader in,
      PrintWriter out) {
    this.site = site;
    this.hello = hello;
    this.wishes = wishes;
    this.common = language.messages("common");
    this.screen = new LiveScreen(language, pen, out);
    this.in = in;
  }

  /** Stays until the person leaves or the table is no more. */
  void play() {
    if (!wishes.auto) {
      screen.say(common.text("terminal.live.howto"));
      Thread.ofPlatform().daemon().start(this::listenToKeys);
    }
    connect();
    try {
      while (!left) {
        happen(happenings.take());
      }
    } catch (InterruptedException hurried) {
      Thread.currentThread().interrupt();
    }
    if (client != null) {
      client.close();
    }
  }

  private void listenToKeys() {
    try {
      String line = in.readLine();
      while (line != null) {
        happenings.add(new Happening.Typed(line.strip()));
        line = in.readLine();
      }
    } catch (IOException gone) {
      // as if nothing more is typed
    }
    happenings.add(new Happening.Typed(null));
  }

  private void connect() {
    TableClient.Ear ear =
        new TableClient.Ear() {
          @Override
          public void hear(ToClient message) {
            happenings.add(new Happening.Heard(message));
          }

          @Override
          public void closed(int code, String reason) {
            happenings.add(new Happening.Closed(code));
          }
        };
    try {
      client = TableClient.connect(site, hello, ear);
    } catch (CompletionException unreachable) {
      happenings.add(new Happening.Closed(0));
    }
  }

  private void happen(Happening happening) throws InterruptedException {
    switch (happening) {
      case Happening.Heard(ToClient message) -> heard(message);
      case Happening.Closed(int code) -> closed(code);
      case Happening.Typed(String line) -> typed(line);
    }
  }

  private void closed(int code) throws InterruptedException {
    if (code == NOT_LET_IN || code == NO_SUCH_TABLE || tries == MOST_TRIES) {
      left = true;
      return;
    }
    if (tries == 0) {
      screen.say(common.text("terminal.live.lost"));
    }
    tries++;
    TimeUnit.SECONDS.sleep(1); // before asking a server again that has just gone
    connect();
  }

  private void heard(ToClient message) {
    switch (message) {
      case ToClient.Welcome welcome -> welcome(welcome);
      case ToClient.Told told -> told(told);
      case ToClient.Done done -> {}
      case ToClient.Refused refused -> screen.refuse(refused, view);
      case ToClient.Failed failed -> screen.say(failed.detail());
    }
  }

  private void welcome(ToClient.Welcome welcome) {
    if (tries > 0) {
      screen.say(common.text("terminal.live.back"));
      tries = 0;
    }
    if (welcome.view() != null) {
      view = welcome.view();
      if (wishes.seat && view.you() < 0) {
        sitDown(view);
      }
      look();
    }
  }

  /** Takes a free seat; that of a bot only who asks for it. */
  private void sitDown(TableView table) {
    if (table.seats().stream().anyMatch(Chair::vacant)) {
      carryOut(new Command.Sit(Command.ANY_SEAT, hello.name(), hello.avatar(), ""));
    } else {
      screen.say(common.text("terminal.live.full"));
    }
  }

  private void told(ToClient.Told told) {
    screen.tell(told.log(), view);
    if (told.number() > hello.seen()) {
      hello =
          new FromClient.Hello(
              hello.table(), hello.keys(), hello.name(), hello.avatar(), told.number(), 0);
    }
    if (told.view() != null) {
      view = told.view();
      look();
    }
  }

  /** Shows the table where it is up to this person. */
  private void look() {
    TableView now = view;
    if (now == null) {
      return;
    }
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
      carryOut(new Command.Play(move, now.play().ply()));
    } else if (now.phase() == Phase.OVER && !now.rematch().contains(now.you())) {
      carryOut(new Command.Rematch(""));
    }
  }

  private void carryOut(Command command) {
    if (client != null) {
      commands++;
      client.carryOut(run + "-" + commands, command);
    }
  }

  private void typed(@Nullable String line) {
    if (line == null || line.equals("q")) {
      left = true;
      screen.say(common.text("terminal.left"));
      return;
    }
    TableView now = view;
    if (line.isEmpty() || now == null) {
      return;
    }
    Command command = new LiveCommands(now, hello).command(line);
    if (command != null) {
      carryOut(command);
    } else if (line.equals("?")) {
      screen.explain(now);
    } else if (line.chars().allMatch(Character::isDigit) && now.play() != null) {
      screen.show(now);
    } else {
      screen.say(common.text("terminal.live.howto"));
    }
  }
}
