package tumult.cli.drawings;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.games.Messages;

/**
 * The table of a game that nobody has drawn: each field of the view on a line of its own, called by
 * the game's text {@code field.<name>} if there is one. A list of one thing for each seat is told
 * with the names of those who sit there.
 */
final class PlainDrawing<V> implements Drawing<V> {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final TypeReference<Map<String, Object>> FIELDS = new TypeReference<>() {};

  private final Messages own;
  private final SeatNames names;
  private final int seats;

  PlainDrawing(Messages own, SeatNames names, int seats) {
    this.own = own;
    this.names = names;
    this.seats = seats;
  }

  @Override
  public String draw(V view, int seat, Ansi pen) {
    return MAPPER.convertValue(view, FIELDS).entrySet().stream()
        .filter(field -> !field.getKey().equals("phase") || own.keys().contains("field.phase"))
        .map(field -> Layout.wrap(line(field.getKey(), field.getValue()), " ", 2))
        .collect(Collectors.joining("\n"));
  }

  private List<String> line(String field, Object value) {
    String key = "field." + field;
    List<String> words = new ArrayList<>();
    words.add((own.keys().contains(key) ? own.text(key) : field) + ":");
    words.addAll(
        value instanceof List<?> list && list.size() == seats ? bySeat(list) : words(value));
    return words;
  }

  private List<String> bySeat(List<?> values) {
    return IntStream.range(0, seats)
        .mapToObj(
            seat -> "%s %s".formatted(names.of(Integer.toString(seat)), text(values.get(seat))))
        .map(each -> "(" + each + ")")
        .toList();
  }

  private static List<String> words(Object value) {
    return List.of(text(value).split(" "));
  }

  private static String text(Object value) {
    return String.valueOf(value).replaceAll("[\\[\\]{}\"]", "");
  }
}
