package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tumult.games.Messages;

/** The moves to choose from: numbered, in notation, and who is meant where a move names a seat. */
public final class MoveList {
  private final Messages own;
  private final SeatNames names;
  private final Ansi pen;

  /** Lists moves of the game that has these texts. */
  public MoveList(Messages own, SeatNames names, Ansi pen) {
    this.own = own;
    this.names = names;
    this.pen = pen;
  }

  public String of(List<String> moves) {
    List<String> texts = moves.stream().map(this::explained).toList();
    int columns = texts.stream().mapToInt(String::length).max().orElse(0) + 4;
    List<String> numbered =
        IntStream.range(0, texts.size())
            .mapToObj(i -> Layout.pad(number(i) + texts.get(i), columns))
            .toList();
    return Layout.wrap(numbered, "  ", 0);
  }

  private String number(int index) {
    return pen.ink("%3d ".formatted(index + 1), Ansi.Ink.FAINT);
  }

  private String explained(String move) {
    List<String> meant = new ArrayList<>(meant(move));
    String worded = "move." + move.split(" ", 2)[0];
    if (own.keys().contains(worded)) {
      meant.addFirst(own.text(worded));
    }
    return meant.isEmpty() ? move : "%s (%s)".formatted(move, String.join(", ", meant));
  }

  /** Whom a move means: wording it asks for the name of every seat that it is about. */
  private List<String> meant(String move) {
    String[] words = move.split(" ", -1);
    String verb = words[0];
    words[0] = ""; // who makes it is clear
    List<String> meant = new ArrayList<>();
    own.line(
        verb,
        Arrays.asList(words),
        seat -> {
          if (!seat.isEmpty()) {
            meant.add(names.of(seat));
          }
          return seat;
        });
    return meant;
  }
}
