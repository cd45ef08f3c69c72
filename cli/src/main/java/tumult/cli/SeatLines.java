package tumult.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tumult.games.Messages;

/** One line a seat: who it is, whether it is on turn, and what it has, in columns. */
final class SeatLines {
  private final Messages words;
  private final Pen pen;
  private final int you;
  private final List<List<String>> lines = new ArrayList<>();
  private final List<Boolean> onTurn = new ArrayList<>();

  SeatLines(Messages words, Pen pen, int you) {
    this.words = words;
    this.pen = pen;
    this.you = you;
  }

  /** What a seat is called. */
  static String name(Messages words, int seat, int you) {
    return words.text(seat == you ? "terminal.you" : "terminal.seat", seat);
  }

  /** Adds the next seat. */
  void add(boolean turn, String... columns) {
    List<String> line = new ArrayList<>();
    line.add((turn ? "▶ " : "  ") + name(words, lines.size(), you));
    line.addAll(List.of(columns));
    lines.add(line);
    onTurn.add(turn);
  }

  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    for (int seat = 0; seat < lines.size(); seat++) {
      String text = Layout.clip(aligned(lines.get(seat)).stripTrailing());
      texts.add(onTurn.get(seat) ? pen.ink(text, Pen.Ink.BOLD) : text);
    }
    return String.join("\n", texts);
  }

  private String aligned(List<String> line) {
    StringBuilder text = new StringBuilder();
    for (int column = 0; column < line.size(); column++) {
      text.append(Layout.pad(line.get(column), width(column))).append("  ");
    }
    return text.toString();
  }

  private int width(int column) {
    return lines.stream()
        .filter(line -> column < line.size())
        .collect(Collectors.summarizingInt(line -> Layout.width(line.get(column))))
        .getMax();
  }
}
