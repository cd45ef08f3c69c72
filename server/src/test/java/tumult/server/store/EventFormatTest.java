package tumult.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.table.By;
import tumult.table.Event;
import tumult.table.Hints;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.Visibility;
import tumult.table.races.Compensation;
import tumult.table.races.PhotoFinish;
import tumult.table.races.ReactionLimits;
import tumult.table.races.Reading;
import tumult.table.races.Touch;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.TimedTouch;

/** What journals look like: a line here may be added, but never changed. */
final class EventFormatTest {
  record Pinned(Event event, String json) {}

  private static Pinned pin(Event event, String json) {
    return new Pinned(event, json);
  }

  static List<Pinned> pinned() {
    return List.of(
        pin(
            new Event.Opened(
                1,
                "kitchen",
                "mau-mau@1(seats=4)",
                "anna",
                "Анна",
                "fox",
                Visibility.LINK,
                Spectators.DELAYED,
                30,
                "ab01"),
            """
            {"type":"opened","time":1,"table":"kitchen","game":"mau-mau@1(seats=4)","host":"anna",\
            "name":"Анна","avatar":"fox","visibility":"LINK","spectators":"DELAYED","pace":30,\
            "luckRoot":"ab01"}\
            """),
        pin(
            new Event.Arrived(2, "bo", "Bo", "owl", Right.WATCH),
            "{'type':'arrived','time':2,'person':'bo','name':'Bo','avatar':'owl','right':'WATCH'}"),
        pin(new Event.Left(3, "bo"), "{'type':'left','time':3,'person':'bo'}"),
        pin(
            new Event.Renamed(4, "bo", "Bob", "cat"),
            "{'type':'renamed','time':4,'person':'bo','name':'Bob','avatar':'cat'}"),
        pin(
            new Event.Sat(5, 1, "bo", "Bo", "owl", "c0de"),
            """
            {"type":"sat","time":5,"seat":1,"person":"bo","name":"Bo","avatar":"owl",\
            "luck":"c0de"}\
            """),
        pin(new Event.Stood(6, 1), "{'type':'stood','time':6,'seat':1}"),
        pin(new Event.BotAdded(7, 2, 3), "{'type':'botAdded','time':7,'seat':2,'level':3}"),
        pin(new Event.BotRemoved(8, 2), "{'type':'botRemoved','time':8,'seat':2}"),
        pin(new Event.Kicked(9, 1), "{'type':'kicked','time':9,'seat':1}"),
        pin(
            new Event.PassedOn(10, 1, "cy"),
            "{'type':'passedOn','time':10,'seat':1,'person':'cy'}"),
        pin(new Event.HostChanged(11, "bo"), "{'type':'hostChanged','time':11,'person':'bo'}"),
        pin(
            new Event.KeyMade(12, Right.SEAT, 1, "aa"),
            "{'type':'keyMade','time':12,'right':'SEAT','seat':1,'hash':'aa'}"),
        pin(
            new Event.Claimed(13, Right.HOST, -1, "cy"),
            "{'type':'claimed','time':13,'right':'HOST','seat':-1,'person':'cy'}"),
        pin(
            new Event.VisibilityChanged(14, Visibility.LOCKED),
            "{'type':'visibilityChanged','time':14,'visibility':'LOCKED'}"),
        pin(
            new Event.Muted(15, "bo", true),
            "{'type':'muted','time':15,'person':'bo','muted':true}"),
        pin(
            new Event.Said(16, "bo", "\"hi\"\n"),
            "{'type':'said','time':16,'person':'bo','text':'\\\"hi\\\"\\n'}"),
        pin(
            new Event.Emoted(17, "bo", "wave"),
            "{'type':'emoted','time':17,'person':'bo','emote':'wave'}"),
        pin(
            new Event.Started(18, 1, List.of("c0de", ""), List.of("roll 3+4")),
            "{'type':'started','time':18,'number':1,'luck':['c0de',''],'outcomes':['roll 3+4']}"),
        pin(
            new Event.Played(
                19, "0", "place b2", By.STAND_IN, List.of("roll 1+1", "roll 2+6"), null),
            """
            {"type":"played","time":19,"actor":"0","move":"place b2","by":"STAND_IN",\
            "outcomes":["roll 1+1","roll 2+6"]}\
            """),
        pin(
            new Event.Played(19, "1", "grab", By.PERSON, List.of(), finish(null)),
            """
            {"type":"played","time":19,"actor":"1","move":"grab","by":"PERSON","outcomes":[],\
            "finish":{"opening":7,"deadZone":8000,"touches":[{"move":"grab","timed":{"reading":\
            {"attempt":{"rival":1,"opening":7,"arrived":455100,"claimed":431200,"granularity":100,\
            "visible":true},"sent":0,"limits":{"expected":21000,"doubt":1,"credit":20000,\
            "floor":13000,"allowance":31000,"ceiling":61000,"furthest":61001},"granted":23900,\
            "benefit":0},"reaction":431200,"kind":"FAIR","entitled":true}}]}}\
            """),
        pin(
            new Event.Played(
                19, "1", "grab", By.PERSON, List.of(), finish(new ReactionLimits(90_000, 140_000))),
            """
            {"type":"played","time":19,"actor":"1","move":"grab","by":"PERSON","outcomes":[],\
            "finish":{"opening":7,"deadZone":8000,\
            "reactions":{"anticipation":90000,"early":140000},\
            "touches":[{"move":"grab","timed":{"reading":\
            {"attempt":{"rival":1,"opening":7,"arrived":455100,"claimed":431200,"granularity":100,\
            "visible":true},"sent":0,"limits":{"expected":21000,"doubt":1,"credit":20000,\
            "floor":13000,"allowance":31000,"ceiling":61000,"furthest":61001},"granted":23900,\
            "benefit":0},"reaction":431200,"kind":"FAIR","entitled":true}}]}}\
            """),
        pin(new Event.TimedOut(20, 0), "{'type':'timedOut','time':20,'seat':0}"),
        pin(new Event.Returned(21, 0), "{'type':'returned','time':21,'seat':0}"),
        pin(new Event.Paused(22), "{'type':'paused','time':22}"),
        pin(new Event.Resumed(23), "{'type':'resumed','time':23}"),
        pin(new Event.UndoOffered(24, 0), "{'type':'undoOffered','time':24,'seat':0}"),
        pin(
            new Event.UndoAnswered(25, 1, false),
            "{'type':'undoAnswered','time':25,'seat':1,'agreed':false}"),
        pin(new Event.Undone(26, 0), "{'type':'undone','time':26,'seat':0}"),
        pin(new Event.Resigned(27, 0), "{'type':'resigned','time':27,'seat':0}"),
        pin(
            new Event.Ended(28, List.of(1), List.of(0, 5), "5eed"),
            "{'type':'ended','time':28,'winners':[1],'scores':[0,5],'seed':'5eed'}"),
        pin(
            new Event.RematchAgreed(29, 0, ""),
            "{'type':'rematchAgreed','time':29,'seat':0,'luck':''}"),
        pin(new Event.Closed(30), "{'type':'closed','time':30}"),
        pin(
            new Event.Waited(31, "bo", true),
            "{'type':'waited','time':31,'person':'bo','waits':true}"),
        pin(new Event.Dismissed(32, "bo"), "{'type':'dismissed','time':32,'person':'bo'}"),
        pin(
            new Event.GameChanged(33, "kaos@1(seats=4)", Spectators.OPEN, 30),
            """
            {"type":"gameChanged","time":33,"game":"kaos@1(seats=4)","spectators":"OPEN",\
            "pace":30}\
            """),
        pin(new Event.StoodIn(34, 1), "{'type':'stoodIn','time':34,'seat':1}"),
        pin(new Event.Nudged(35, 1, 0), "{'type':'nudged','time':35,'seat':1,'by':0}"),
        pin(
            new Event.HintsChanged(36, Hints.ALL),
            "{'type':'hintsChanged','time':36,'hints':'ALL'}"),
        pin(new Event.Hinted(37, 1), "{'type':'hinted','time':37,'seat':1}"));
  }

  private static PhotoFinish finish(@Nullable ReactionLimits reactions) {
    Touch touch = new Touch(1, 7, 455_100, 431_200, 100, true);
    Compensation limits = new Compensation(21_000, 1, 20_000, 13_000, 31_000, 61_000, 61_001);
    TimedTouch timed =
        new TimedTouch(new Reading(touch, 0, limits, 23_900, 0), 431_200, Plausibility.FAIR, true);
    List<PhotoFinish.JudgedTouch> touches = List.of(new PhotoFinish.JudgedTouch("grab", timed));
    return new PhotoFinish(7, 8_000, reactions, null, touches);
  }

  @ParameterizedTest
  @MethodSource("pinned")
  void an_event_is_written_as_it_always_was(Pinned pinned) {
    assertThat(text(JournalEntry.of(pinned.event, "", ""))).isEqualTo(json(pinned));
  }

  @ParameterizedTest
  @MethodSource("pinned")
  void an_event_that_was_ever_written_is_read(Pinned pinned) {
    JournalEntry entry = JournalEntry.stored(json(pinned).getBytes(StandardCharsets.UTF_8));
    assertThat(entry.event()).isEqualTo(pinned.event);
    assertThat(entry.command()).isEmpty();
  }

  @Test
  void every_event_is_pinned_here() {
    Set<Class<?>> all = new HashSet<>(Arrays.asList(Event.class.getPermittedSubclasses()));
    assertThat(pinned().stream().map(pin -> pin.event.getClass()).collect(Collectors.toSet()))
        .isEqualTo(all)
        .isEqualTo(EventFormat.NAMES.keySet());
  }

  @Test
  void the_command_behind_an_event_is_written_with_it() {
    JournalEntry entry = JournalEntry.of(new Event.Closed(30), "anna", "17");
    assertThat(text(entry))
        .isEqualTo("{\"type\":\"closed\",\"time\":30,\"who\":\"anna\",\"command\":\"17\"}");
    JournalEntry read = JournalEntry.stored(entry.json());
    assertThat(read.event()).isEqualTo(new Event.Closed(30));
    assertThat(read.who()).isEqualTo("anna");
    assertThat(read.command()).isEqualTo("17");
  }

  @Test
  void no_event_has_a_part_named_like_what_is_written_with_it() {
    for (Class<?> event : EventFormat.NAMES.keySet()) {
      assertThat(event.getRecordComponents())
          .extracting(part -> part.getName())
          .doesNotContain("type", "who", "command");
    }
  }

  private static String text(JournalEntry entry) {
    return new String(entry.json(), StandardCharsets.UTF_8);
  }

  /** The pinned text; single quotes stand for double ones where those would need escapes. */
  private static String json(Pinned pinned) {
    return pinned.json.startsWith("{'") ? pinned.json.replace('\'', '"') : pinned.json;
  }
}
