package tumult.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import tumult.engine.Game;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.server.client.Site;
import tumult.server.tables.Answer;
import tumult.server.wire.Wire;
import tumult.table.Ask;
import tumult.table.Command;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.wire.ToClient;

/** A server whose luck is written down, so that there can be another just like it. */
final class RiggedServer implements AutoCloseable {
  private static final String SEED = "5eed".repeat(16);
  private static final Pattern CHANCE = Pattern.compile("(\"seed\"):-?[0-9]+");
  private static final Pattern TIME = Pattern.compile("\\b1[0-9]{12}\\b");

  private final RiggedGame.Fate fate = new RiggedGame.Fate();
  private final TestServer house;

  RiggedServer(Way way, Path data) {
    house = way.open(data, TestServer.PACE, fate::game);
  }

  TestServer house() {
    return house;
  }

  @Override
  public void close() {
    house.close();
  }

  /** Everything that an observer received, but for the time of day. */
  record Received(
      List<String> told,
      List<String> changes,
      List<String> answers,
      List<String> again,
      List<String> recent,
      String door) {}

  /** A table at which a course is played: the host looks on, everybody else sits. */
  final class Evening {
    private final Game<?, ?, ?> game;
    private final String table;
    private final Visitor host;
    private final List<Visitor> seated = new ArrayList<>();
    private final List<Visitor> everybody = new ArrayList<>();
    private final Visitor observer;
    private final Visitor sparing;
    private final Rng rng = new Rng(3);
    private int asked;
    private long last;

    /**
     * Gathers people with these cookies.
     *
     * @param eyes the seat that is looked at, or the spectator's
     * @param screen whether the spectator is a big screen, in the browser of one who plays
     */
    Evening(
        Game<?, ?, ?> game,
        String table,
        List<String> cookies,
        Spectators spectators,
        int eyes,
        boolean screen) {
      this.game = game;
      this.table = table;
      host = visitor(cookies.getLast(), "Host");
      open(spectators);
      everybody.add(host.enters(table));
      for (int seat = 0; seat < game.seats(); seat++) {
        Visitor player = visitor(cookies.get(seat), "Seat " + seat).enters(table);
        asks(player, new Command.Sit(seat, player.name(), "owl", "0" + seat));
        seated.add(player);
        everybody.add(player);
      }
      observer = screen ? screen(cookies.get(1)) : eyes == Seat.SPECTATOR ? host : seated.get(eyes);
      sparing = observer.sparing().resumes(table, 0);
    }

    private Visitor screen(String cookie) {
      ToClient.Done made =
          (ToClient.Done) host.asks("c" + ++asked, new Command.NewKey(Right.SCREEN));
      Visitor shown = visitor(cookie, "Screen").enters(table, Objects.requireNonNull(made.key()));
      everybody.add(shown);
      return shown;
    }

    private Visitor visitor(String cookie, String name) {
      return new Visitor(new Site(house.base(), cookie), name);
    }

    private void open(Spectators spectators) {
      String name = game.setup().toString();
      String person =
          Objects.requireNonNull(Identity.of(host.site().cookie().substring(7))).person();
      Command open = new Command.Open(name, Visibility.PUBLIC, spectators, 0, "Host", "fox");
      join(house.server().tables().ask(table, new Ask(person, List.of(), 1, SEED, open), ""));
    }

    private static Answer join(CompletionStage<Answer> answer) {
      return answer.toCompletableFuture().orTimeout(60, TimeUnit.SECONDS).join();
    }

    private void asks(Visitor who, Command command) {
      ToClient answer = who.asks("c" + ++asked, command);
      assertThat(answer).as("%s", command).isInstanceOf(ToClient.Done.class);
      awaitAll(((ToClient.Done) answer).number());
    }

    private void awaitAll(long number) {
      last = number;
      everybody.forEach(each -> each.told(number));
    }

    /** Plays, and tries everything that must not work, as often as the rng says. */
    Evening plays(List<IndistinguishableGames.Step> steps, List<Integer> luck) {
      fate.write(game, luck);
      asks(host, new Command.Start());
      for (IndistinguishableGames.Step step : steps) {
        if (!step.luck()) {
          tryInVain();
          move(step);
        }
      }
      return this;
    }

    private void move(IndistinguishableGames.Step step) {
      String move = game.text(step.action());
      if (step.actor() == Seat.ARBITER) {
        Ask ask = Ask.of(Ask.SERVER, 1, new Command.Arbitrate(move));
        Answer answer = join(house.server().tables().ask(table, ask, ""));
        awaitAll(((Answer.Accepted) answer).number());
        return;
      }
      Visitor mover = seated.get(step.actor());
      asks(mover, new Command.Play(move, Command.ANY_PLY));
      if (mover == observer && observer.view().mayUndo() && rng.below(2) == 0) {
        takeBack();
        asks(mover, new Command.Play(move, Command.ANY_PLY));
      }
    }

    private void takeBack() {
      asks(observer, new Command.OfferUndo());
      seated.stream()
          .filter(player -> player != observer)
          .forEach(player -> asks(player, new Command.AnswerUndo(true)));
    }

    /** Illegal moves and undos of the observer, who learns nothing from the refusals. */
    private void tryInVain() {
      String move = game.text(rng.below(game.actionCount()));
      if (!observer.moves().contains(move)) {
        refused(new Command.Play(move, Command.ANY_PLY));
      }
      if (!observer.view().mayUndo()) {
        refused(new Command.OfferUndo());
      }
    }

    private void refused(Command command) {
      assertThat(observer.asks("c" + ++asked, command)).isInstanceOf(ToClient.Refused.class);
    }

    /** What the observer has received, also by coming back for it. */
    Received received() {
      long first = observer.welcome().number();
      long last = observer.view().number();
      long seen = Math.max(first, last - TableSession.MOST_MISSED);
      Visitor again = observer.elsewhere().resumes(table, seen);
      Visitor newcomer = observer.elsewhere();
      newcomer.says(
          new tumult.wire.FromClient.Hello(table, observer.keys(), observer.name(), "fox", 0, 100));
      Received all =
          new Received(
              timeless(observer.tellings(last)),
              timeless(sparing.tellings(last)),
              timeless(answers()),
              timeless(again.tellings(last)),
              timeless(newcomer.tellings(last)),
              house.get("/api/tables/" + table));
      List.of(again, newcomer, sparing).forEach(Visitor::close);
      return all;
    }

    private List<String> answers() {
      return observer.wire().frames().stream()
          .filter(frame -> !(Wire.toClient(frame) instanceof ToClient.Told))
          .toList();
    }

    TableView view() {
      return observer.view();
    }

    private void awaitSeat(int seat, String name) {
      host.wire()
          .until(() -> host.view().seats().get(seat).name().equals(name) ? true : null, name);
      awaitAll(host.view().number());
    }

    /** The number of what happens next, which everybody has heard up to now. */
    private long nextNumber() {
      return last + 1;
    }

    /** Everybody goes home. */
    void end() {
      everybody.forEach(Visitor::close);
    }
  }

  /** The same with a program on one of the seats: it hears what is played, and plays its part. */
  final class ProgramEvening {
    private final Evening evening;
    private final TestProgram program;
    private final int eyes;

    ProgramEvening(Game<?, ?, ?> game, String table, List<String> cookies, int eyes) {
      this.eyes = eyes;
      evening = new Evening(game, table, cookies, Spectators.OPEN, Seat.SPECTATOR, false);
      evening.asks(evening.seated.get(eyes), new Command.Stand());
      ToClient.Done made =
          (ToClient.Done)
              evening.host.asks("c" + ++evening.asked, new Command.NewKey(Right.PROGRAM));
      program = new TestProgram(house.base(), table, Objects.requireNonNull(made.key()));
      assertThat(program.next("hello").path("seat").intValue()).isEqualTo(eyes);
      program.says("{'type':'ready','name':'Deep Thought'}");
      evening.awaitSeat(eyes, "Deep Thought");
    }

    /** Plays; the program answers wrongly, or too late, before it answers rightly. */
    List<String> plays(List<IndistinguishableGames.Step> steps, List<Integer> luck) {
      fate.write(evening.game, luck);
      evening.asks(evening.host, new Command.Start());
      for (IndistinguishableGames.Step step : steps) {
        if (!step.luck() && step.actor() == eyes) {
          int turn = program.next("turn").path("turn").intValue();
          program.move(
              turn, evening.game.text(evening.rng.below(evening.game.actionCount())) + "?");
          program.next("error");
          program.move(turn, evening.game.text(step.action()));
          evening.awaitAll(evening.nextNumber());
        } else if (!step.luck()) {
          evening.move(step);
        }
      }
      program.move(1, "too late");
      program.next("error");
      List<String> frames = program.frames();
      program.close();
      evening.end();
      return frames.stream().map(frame -> CHANCE.matcher(frame).replaceAll("$1:0")).toList();
    }
  }

  private static List<String> timeless(List<String> frames) {
    return frames.stream().map(frame -> TIME.matcher(frame).replaceAll("0")).toList();
  }
}
