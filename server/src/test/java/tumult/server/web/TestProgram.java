package tumult.server.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import tumult.bots.Budget;
import tumult.bots.ThumbBot;
import tumult.bots.Turn;
import tumult.engine.Game;
import tumult.engine.Plan;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.server.wire.Wire;
import tumult.table.Chair;

/** A program at a live table, as anybody could write one with a WebSocket library. */
final class TestProgram implements AutoCloseable {
  private final RecordingSocket wire;
  private int taken;

  TestProgram(String base, String table, String key) {
    wire =
        new RecordingSocket(
            "%s/api/program/%s/%s".formatted(base.replace("http:", "ws:"), table, key));
  }

  /** The next message of a type; others before it are passed over. */
  JsonNode next(String type) {
    return wire.until(
        () -> {
          List<String> frames = wire.frames();
          while (taken < frames.size()) {
            JsonNode message = read(frames.get(taken++));
            if (message.path("type").textValue().equals(type)) {
              return message;
            }
          }
          return null;
        },
        type);
  }

  /** The next message, whatever it is. */
  JsonNode next() {
    return wire.until(
        () -> taken < wire.frames().size() ? read(wire.frames().get(taken++)) : null, "a message");
  }

  private static JsonNode read(String frame) {
    try {
      return Wire.JSON.readTree(frame);
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(frame, wrong);
    }
  }

  /** Says something in JSON, or not, with ' for ". */
  void says(String text) {
    wire.send(text.replace('\'', '"'));
  }

  void move(int turn, String move) {
    says("{'type':'move','turn':%d,'move':'%s'}".formatted(turn, move));
  }

  /** Answers every turn from now on, until nothing comes any more. */
  TestProgram playsAlong(Function<JsonNode, String> choice) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            for (JsonNode turn = next("turn"); ; turn = next("turn")) {
              says(choice.apply(turn));
            }
          } catch (AssertionError over) {
            // whoever waits for something will say what it was
          }
        });
    return this;
  }

  /** Any move where all wait for it, else none: the smallest program that plays to the end. */
  static String any(JsonNode turn) {
    JsonNode moves = turn.path("moves");
    int any = Math.floorMod(turn.path("seed").intValue(), moves.size());
    return turn.path("mayWait").booleanValue()
        ? "{'type':'wait','turn':%d}".formatted(turn.path("turn").intValue())
        : answer(turn, moves.get(any).textValue(), 0);
  }

  /** By the game's own rule of thumb, and cards are opened at once. */
  static <S extends State<S>, V> String byThumb(Game<S, V, ?> game, int seat, JsonNode turn) {
    V any = game.view(game.newState(), seat);
    @SuppressWarnings("unchecked") // of the same type
    V view = (V) Wire.JSON.convertValue(turn.path("view"), any.getClass());
    List<String> moves = new ArrayList<>();
    turn.path("moves").forEach(move -> moves.add(move.textValue()));
    int[] actions =
        IntStream.range(0, game.actionCount())
            .filter(action -> moves.contains(game.text(action)))
            .toArray();
    Plan plan =
        new ThumbBot(Chair.TOP_LEVEL)
            .choose(
                new Turn<>(game, view, seat, actions, Budget.ANY),
                new Rng(turn.path("seed").intValue()));
    return plan == null ? any(turn) : answer(turn, game.text(plan.action()), 0);
  }

  static String answer(JsonNode turn, String move, int after) {
    return "{'type':'move','turn':%d,'move':'%s','after':%d}"
        .formatted(turn.path("turn").intValue(), move, after);
  }

  List<String> frames() {
    return wire.frames();
  }

  int closeCode() {
    return wire.closeCode();
  }

  /** Breaks the line without a word. */
  @Override
  public void close() {
    wire.close();
  }
}
