package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** One line a seat: who it is, whether it is on turn, and what it has, in columns. */
public final class SeatLines {
  private static final int NAME_COLUMNS = 19; // so that all fits beside a board

  private final SeatNames names;
  private final Ansi pen;
  private final List<List<String>> lines = new ArrayList<>();
  private final List<Boolean> onTurn = new ArrayList<>();

  public SeatLines(SeatNames names, Ansi pen) {
    this.names = names;
    this.pen = pen;
  }

  /** Adds the next seat. */
  public void add(boolean turn, String... columns) {
    List<String> line = new ArrayList<>();
    line.add((turn ? "▶ " : "  ") + names.marked(lines.size(), NAME_COLUMNS));
    line.addAll(List.of(columns));
    lines.add(line);
    onTurn.add(turn);
  }

  @Override
  public String toString() {
    List<String> texts = new ArrayList<>();
    for (int seat = 0; seat < lines.size(); seat++) {
      String text = Layout.clip(aligned(lines.get(seat)).stripTrailing(), Layout.WIDTH);
      texts.add(onTurn.get(seat) ? pen.ink(text, Ansi.Ink.BOLD) : text);
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
