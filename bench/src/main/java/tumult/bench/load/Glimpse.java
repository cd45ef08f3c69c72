package tumult.bench.load;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The little of a table's view that one must know to play on: whatever else the server says is
 * passed over. It is told by whole views, or by what has changed since the last one.
 */
final class Glimpse {
  private static final JsonFactory JSON = new JsonFactory();

  private final List<String> names = new ArrayList<>();
  private final List<String> persons = new ArrayList<>();
  private final List<String> moves = new ArrayList<>();
  private String type = "";
  private String phase = "";
  private int you;
  private int ply;

  /** Reads a value that stands at an index of a list. */
  private interface Element {
    void read(JsonParser in, int index) throws IOException;
  }

  /** Hears a message; whether it has brought anything to see. */
  boolean hear(byte[] bytes, int from, int length) throws IOException {
    boolean seen = false;
    try (JsonParser in = JSON.createParser(bytes, from, length)) {
      in.nextToken();
      for (String field = in.nextFieldName(); field != null; field = in.nextFieldName()) {
        in.nextToken();
        switch (field) {
          case "type" -> type = in.getText();
          case "names" -> names(in);
          case "view" -> seen = view(in);
          default -> in.skipChildren();
        }
      }
    }
    return seen;
  }

  private void names(JsonParser in) throws IOException {
    names.clear();
    while (in.nextToken() != JsonToken.END_ARRAY) {
      names.add(in.getText());
    }
  }

  private boolean view(JsonParser in) throws IOException {
    if (in.currentToken() != JsonToken.START_OBJECT) {
      return false;
    }
    if (!type.equals("changed")) {
      phase = "";
      you = 0;
      persons.clear();
      endPlay();
    }
    for (String part = part(in); part != null; part = part(in)) {
      switch (part) {
        case "phase" -> phase = in.getText();
        case "you" -> you = in.getIntValue();
        case "seats" -> list(in, persons, this::seat);
        case "play" -> play(in);
        default -> in.skipChildren();
      }
    }
    return true;
  }

  /** The next part of an object by its name, its value to be read; null if there is none. */
  private @Nullable String part(JsonParser in) throws IOException {
    String field = in.nextFieldName();
    if (field == null) {
      return null;
    }
    in.nextToken();
    boolean named = !Character.isDigit(field.charAt(0));
    return named ? field : names.get(Integer.parseInt(field));
  }

  private void endPlay() {
    ply = 0;
    moves.clear();
  }

  private void play(JsonParser in) throws IOException {
    if (in.currentToken() == JsonToken.VALUE_NULL) {
      endPlay();
      return;
    }
    for (String part = part(in); part != null; part = part(in)) {
      switch (part) {
        case "ply" -> ply = in.getIntValue();
        case "moves" -> list(in, moves, (value, index) -> moves.set(index, value.getText()));
        default -> in.skipChildren();
      }
    }
  }

  private void seat(JsonParser in, int seat) throws IOException {
    for (String part = part(in); part != null; part = part(in)) {
      if (part.equals("person")) {
        persons.set(seat, in.getText());
      } else {
        in.skipChildren();
      }
    }
  }

  /** Takes over a list, or its changed places. */
  private static void list(JsonParser in, List<String> list, Element element) throws IOException {
    if (in.currentToken() != JsonToken.START_OBJECT) {
      list.clear();
      while (in.nextToken() != JsonToken.END_ARRAY) {
        list.add("");
        element.read(in, list.size() - 1);
      }
      return;
    }
    for (String place = in.nextFieldName(); place != null; place = in.nextFieldName()) {
      in.nextToken();
      if (place.equals("length")) {
        list.subList(in.getIntValue(), list.size()).clear();
        continue;
      }
      int index = Integer.parseInt(place);
      if (index == list.size()) {
        list.add("");
      }
      element.read(in, index);
    }
  }

  /** What kind of message was heard last. */
  String type() {
    return type;
  }

  String phase() {
    return phase;
  }

  /** The seat of who looks, -1 without one. */
  int you() {
    return you;
  }

  /** How many seats are people's. */
  int taken() {
    return (int) persons.stream().filter(person -> !person.isEmpty()).count();
  }

  /** How many moves have been played. */
  int ply() {
    return ply;
  }

  /** The legal moves of who looks. */
  List<String> moves() {
    return moves;
  }
}
