package tumult.server.store;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.annotation.JsonAppend;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import tumult.table.Event;
import tumult.table.races.PhotoFinish;
import tumult.table.races.Reading;
import tumult.table.races.Touch;
import tumult.table.races.Verdict.Plausibility;
import tumult.table.races.Verdict.TimedTouch;

/**
 * How a journal's entries are written: flat JSON with the event's {@code type} first.
 *
 * <p>What was written once is read for ever: a name here never changes, even if its class is
 * renamed.
 */
public final class EventFormat {
  private static final String WHO = "who";
  private static final String COMMAND = "command";

  /** The name of each event. */
  static final Map<Class<? extends Event>, String> NAMES =
      Map.ofEntries(
          Map.entry(Event.Opened.class, "opened"),
          Map.entry(Event.Arrived.class, "arrived"),
          Map.entry(Event.Left.class, "left"),
          Map.entry(Event.Renamed.class, "renamed"),
          Map.entry(Event.Sat.class, "sat"),
          Map.entry(Event.Stood.class, "stood"),
          Map.entry(Event.Waited.class, "waited"),
          Map.entry(Event.Dismissed.class, "dismissed"),
          Map.entry(Event.GameChanged.class, "gameChanged"),
          Map.entry(Event.StoodIn.class, "stoodIn"),
          Map.entry(Event.Nudged.class, "nudged"),
          Map.entry(Event.BotAdded.class, "botAdded"),
          Map.entry(Event.BotRemoved.class, "botRemoved"),
          Map.entry(Event.Kicked.class, "kicked"),
          Map.entry(Event.PassedOn.class, "passedOn"),
          Map.entry(Event.HostChanged.class, "hostChanged"),
          Map.entry(Event.KeyMade.class, "keyMade"),
          Map.entry(Event.Claimed.class, "claimed"),
          Map.entry(Event.VisibilityChanged.class, "visibilityChanged"),
          Map.entry(Event.HintsChanged.class, "hintsChanged"),
          Map.entry(Event.Hinted.class, "hinted"),
          Map.entry(Event.Muted.class, "muted"),
          Map.entry(Event.Said.class, "said"),
          Map.entry(Event.Emoted.class, "emoted"),
          Map.entry(Event.Started.class, "started"),
          Map.entry(Event.Played.class, "played"),
          Map.entry(Event.TimedOut.class, "timedOut"),
          Map.entry(Event.Returned.class, "returned"),
          Map.entry(Event.Paused.class, "paused"),
          Map.entry(Event.Resumed.class, "resumed"),
          Map.entry(Event.UndoOffered.class, "undoOffered"),
          Map.entry(Event.UndoAnswered.class, "undoAnswered"),
          Map.entry(Event.Undone.class, "undone"),
          Map.entry(Event.Resigned.class, "resigned"),
          Map.entry(Event.Ended.class, "ended"),
          Map.entry(Event.RematchAgreed.class, "rematchAgreed"),
          Map.entry(Event.Closed.class, "closed"));

  private static final ObjectMapper JSON =
      names(
          mapper()
              .addMixIn(Event.Played.class, WithoutNull.class)
              .addMixIn(PhotoFinish.class, WithoutNull.class)
              .build());
  private static final ObjectWriter WRITER = JSON.writerFor(Event.class);
  private static final ObjectReader READER = JSON.readerFor(Event.class);

  private EventFormat() {}

  static byte[] write(Event event, String who, String command) {
    byte[] move = event instanceof Event.Played played ? MoveLine.of(played, who, command) : null;
    return move == null ? writeAny(event, who, command) : move;
  }

  static byte[] writeAny(Event event, String who, String command) {
    try {
      return command.isEmpty()
          ? WRITER.writeValueAsBytes(event)
          : WRITER.withAttribute(WHO, who).withAttribute(COMMAND, command).writeValueAsBytes(event);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(event.toString(), impossible);
    }
  }

  /** What was written so. */
  static JournalEntry.Content read(byte[] json) {
    try {
      ObjectNode node = (ObjectNode) JSON.readTree(json);
      String who = text(node.remove(WHO));
      String command = text(node.remove(COMMAND));
      return new JournalEntry.Content(READER.readValue(node), who, command);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String text(JsonNode node) {
    return node == null ? "" : node.textValue();
  }

  static JsonMapper.Builder mapper() {
    return JsonMapper.builder()
        .addMixIn(Event.class, Flat.class)
        .addMixIn(Reading.class, AsWritten.class)
        .addMixIn(TimedTouch.class, TimedAsWritten.class);
  }

  static ObjectMapper names(ObjectMapper mapper) {
    NAMES.forEach((type, name) -> mapper.registerSubtypes(new NamedType(type, name)));
    return mapper;
  }

  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  @JsonAppend(
      attrs = {
        @JsonAppend.Attr(value = WHO, include = Include.NON_NULL),
        @JsonAppend.Attr(value = COMMAND, include = Include.NON_NULL)
      })
  private interface Flat {}

  @JsonInclude(Include.NON_NULL)
  private interface WithoutNull {}

  /** Names as they were written first. */
  private interface AsWritten {
    @JsonProperty("attempt")
    Touch touch();
  }

  private interface TimedAsWritten {
    @JsonProperty("kind")
    Plausibility plausibility();
  }
}
