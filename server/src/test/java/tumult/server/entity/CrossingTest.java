package tumult.server.entity;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.Adapter;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.pattern.StatusReply;
import org.apache.pekko.serialization.Serialization;
import org.apache.pekko.serialization.SerializationExtension;
import org.apache.pekko.serialization.Serializers;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import tumult.engine.Refusal;
import tumult.games.Games;
import tumult.server.entity.Listener.Heard;
import tumult.server.store.Store;
import tumult.server.tables.Answer;
import tumult.server.tables.Door;
import tumult.server.tables.Measurement;
import tumult.server.tables.Subscriber;
import tumult.server.tables.WordedMessage;
import tumult.table.Ask;
import tumult.table.Award;
import tumult.table.Command;
import tumult.table.Decision;
import tumult.table.GameResult;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.Standing;
import tumult.table.Table;
import tumult.table.TableRefusal;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.table.steps.GameCache;
import tumult.wire.EveningResults;

/** Everything that may go from one node to another gets there, and means the same. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CrossingTest {
  private static final String GAME = "mau-mau@1(seats=2)";

  @AutoClose("terminate")
  private final ActorSystem<Void> system;

  private final Serialization serialization;
  private final ActorRef<Object> somebody;

  CrossingTest(@TempDir java.nio.file.Path folder) {
    try (Store store = Store.inDirectory(folder)) {
      system = ActorSystem.create(Behaviors.empty(), "crossing", ShardedTables.settings(store));
    }
    serialization = SerializationExtension.get(Adapter.toClassic(system));
    somebody = system.systemActorOf(Behaviors.<Object>ignore(), "somebody", noProps());
  }

  private static org.apache.pekko.actor.typed.Props noProps() {
    return org.apache.pekko.actor.typed.Props.empty();
  }

  private byte[] written(Object crossing) {
    return serialization.serialize(crossing).get();
  }

  @SuppressWarnings("unchecked")
  private <T> T crossed(T crossing) {
    var serializer = serialization.findSerializerFor(crossing);
    assertThat(serializer.getClass().getName()).doesNotContain("JavaSerializer");
    String manifest = Serializers.manifestFor(serializer, crossing);
    return (T)
        serialization.deserialize(written(crossing), serializer.identifier(), manifest).get();
  }

  @Test
  void everything_that_may_cross_has_a_name_and_a_form() {
    List<Class<?>> crossing =
        Stream.of(
                Request.FromAnywhere.class,
                Request.Question.class,
                Heard.FromAnywhere.class,
                Answer.class)
            .<Class<?>>flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
            .filter(Class::isRecord)
            .toList();
    assertThat(CrossingSerializer.NAMES).containsKeys(crossing.toArray(Class[]::new));
    assertThat(CrossingSerializer.NAMES.values()).doesNotHaveDuplicates();
  }

  @Test
  void requests_arrive_as_they_were_sent() {
    for (Request request :
        List.of(
            new Request.Look("anna", somebody.unsafeUpcast()),
            new Request.Results(somebody.unsafeUpcast()),
            new Request.Knock("anna", List.of("a key"), somebody.unsafeUpcast()),
            new Request.CountGames(somebody.unsafeUpcast()),
            new Request.Advise("anna", 3, somebody.unsafeUpcast()),
            new Request.Show("anna", somebody.unsafeUpcast()),
            new Request.LetGo("anna", 7),
            new Request.Wake(),
            new Request.Expire())) {
      assertThat(crossed(request)).isEqualTo(request);
    }
    Request.Subscribe subscribe =
        crossed(
            new Request.Subscribe(
                "anna",
                3,
                new Subscriber.Shown(5, true),
                somebody.unsafeUpcast(),
                new DirectLine(new RecordingSubscriber())));
    assertThat(subscribe.person()).isEqualTo("anna");
    assertThat(subscribe.seen()).isEqualTo(3);
    assertThat(subscribe.shown()).isEqualTo(new Subscriber.Shown(5, true));
    assertThat((Object) subscribe.listener()).isEqualTo(somebody);
    assertThat(subscribe.line()).isNull();
  }

  @Test
  void every_command_arrives_without_the_time_of_another_machine() {
    for (Command command :
        List.of(
            new Command.Open(GAME, Visibility.PUBLIC, Spectators.OPEN, 30, "Anna", "fox"),
            new Command.Come("anna", "Anna", "fox"),
            new Command.Play("lay r8", 4),
            new Command.React("take", 3, 251.5, 0.1, true),
            new Command.NewKey(Right.SCREEN),
            new Command.Close())) {
      Ask ask = new Ask("anna", List.of("key"), 1_234_567, "fresh", command);
      Request.AskTable arrived =
          crossed(new Request.AskTable(ask, "id", 0, somebody.unsafeUpcast()));
      assertThat(arrived.ask()).isEqualTo(new Ask("anna", List.of("key"), 0, "fresh", command));
      assertThat(arrived.command()).isEqualTo("id");
      assertThat((Object) arrived.replyTo()).isEqualTo(somebody);
    }
  }

  @Test
  void differences_between_times_stay_what_was_measured() {
    Request.Measured pinged = crossed(new Request.Measured("anna", new Measurement.Pinged(5_000)));
    Request.Measured ponged =
        crossed(new Request.Measured("anna", new Measurement.Ponged(5_000, 47_000)));
    long there = ((Measurement.Pinged) pinged.measurement()).at();
    assertThat(ponged.measurement()).isEqualTo(new Measurement.Ponged(there, there + 42_000));
    var sent = new Measurement.Sent(9, 6_000);
    assertThat(crossed(new Request.Measured("anna", sent)).measurement())
        .isEqualTo(new Measurement.Sent(9, there + 1_000));
    var shake = new Measurement.ShookHands(800);
    assertThat(crossed(new Request.Measured("anna", shake)).measurement()).isEqualTo(shake);
    Ask ask = Ask.of("anna", 1, new Command.Play("take", 4));
    Request.AskTable touch =
        crossed(new Request.AskTable(ask, "id", 8_000, somebody.unsafeUpcast()));
    assertThat(touch.arrived()).isEqualTo(there + 3_000);
  }

  @Test
  void what_is_told_arrives_as_finished_bytes() {
    WordedMessage words =
        new WordedMessage(12, "id-1", "{\"ø\":1}".getBytes(StandardCharsets.UTF_8), true);
    Heard.Worded worded = crossed(new Heard.Worded(words, true));
    assertThat(worded.opening()).isTrue();
    assertThat(worded.words()).usingRecursiveComparison().isEqualTo(words);
    var missed =
        new Heard.MissedWords(List.of(words, new WordedMessage(13, "", new byte[0], false)));
    assertThat(crossed(missed)).usingRecursiveComparison().isEqualTo(missed);
    assertThat(crossed(new Heard.Fall(3))).isEqualTo(new Heard.Fall(3));
    assertThat(crossed(new Heard.Lost())).isEqualTo(new Heard.Lost());
    var welcome = new Heard.Welcome(somebody.unsafeUpcast());
    assertThat(crossed(welcome)).isEqualTo(welcome);
  }

  @Test
  void answers_arrive_as_they_were_given() {
    var accepted = StatusReply.success(new Answer.Accepted(7, 99));
    assertThat(crossed(accepted)).isEqualTo(accepted);
    assertThat(crossed(new Answer.Refused(Decision.refused(TableRefusal.NOT_OPEN))))
        .isEqualTo(new Answer.Refused(Decision.refused(TableRefusal.NOT_OPEN)));
    Answer.Refused rule =
        crossed(
            new Answer.Refused(
                new Decision.Refused(Refusal.Common.NOT_YOUR_TURN, "mau-mau", "more")));
    assertThat(rule.reason().key()).isEqualTo("refusal.NOT_YOUR_TURN");
    assertThat(rule.reason().room()).isEqualTo("mau-mau");
    assertThat(rule.reason().detail()).isEqualTo("more");
    assertThat(crossed(Optional.of(3))).isEqualTo(Optional.of(3));
    assertThat(crossed(Optional.empty())).isEmpty();
    var evening =
        new EveningResults(
            List.of(
                new GameResult(
                    1,
                    GAME,
                    5,
                    6,
                    List.of(new GameResult.Player("a", "A", "fox", 0, 3, true, false, 10)))),
            1,
            List.of(new Standing("a", "A", "fox", 10, 1, 1, true)),
            List.of(new Award("mau-mau", "feat", 2, "a", "A", "fox", 1)));
    assertThat(crossed(Optional.of(evening))).contains(evening);
  }

  @Test
  void a_view_arrives_and_is_written_to_the_client_as_it_would_have_been_there() throws Exception {
    TableView view = playing().view("anna");
    TableView arrived = crossed(Optional.of(view)).orElseThrow();
    assertThat(json(arrived)).isEqualTo(json(view));
    assertThat(arrived.seats()).isEqualTo(view.seats());
    Door door = new Door(view, null, true, true);
    assertThat(json(crossed(door))).isEqualTo(json(door));
  }

  private static String json(Object view) throws Exception {
    return tumult.server.wire.Wire.JSON.writeValueAsString(view);
  }

  static Table playing() {
    Table table = new Table("table-1", new GameCache(Games::named));
    String seed = "5eed".repeat(16);
    for (Ask ask :
        List.of(
            new Ask(
                "anna",
                List.of(),
                1,
                seed,
                new Command.Open(GAME, Visibility.PUBLIC, Spectators.OPEN, 30, "Anna", "fox")),
            new Ask("anna", List.of(), 2, "", new Command.Sit(0, "Anna", "fox", "")),
            new Ask("anna", List.of(), 3, "", new Command.FillSeats(1)),
            new Ask("anna", List.of(), 4, "", new Command.Start()))) {
      Decision decision = table.decide(ask);
      assertThat(decision).isInstanceOf(Decision.Accepted.class);
      ((Decision.Accepted) decision).events().forEach(table::evolve);
    }
    return table;
  }

  @Test
  void what_a_newer_version_says_more_is_passed_over() {
    byte[] newer =
        "{\"person\":\"anna\",\"ply\":7,\"mood\":\"good\"}".getBytes(StandardCharsets.UTF_8);
    assertThat(serialization.deserialize(newer, 1_414_876_494, "letGo1").get())
        .isEqualTo(new Request.LetGo("anna", 7));
    assertThat(serialization.deserialize(newer, 1_414_876_494, "letGo9").isFailure()).isTrue();
  }
}
