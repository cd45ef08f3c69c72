package tumult.cli;

import java.util.ArrayList;
import java.util.List;
import tumult.engine.Seat;
import tumult.games.Messages;

/** What has happened since a person last looked: a line for all that one actor did in a row. */
final class News {
  private static final int MOST_LINES = 16;
  private static final int NAME_COLUMNS = 18;

  private final Messages words;
  private final Pen pen;
  private final int you;
  private final List<Line> lines = new ArrayList<>();

  /** What one actor did, equal steps counted together. */
  private record Line(int actor, List<Step> steps) {
    void add(String text) {
      boolean again = !steps.isEmpty() && steps.getLast().text.equals(text);
      int times = again ? steps.removeLast().times : 0;
      steps.add(new Step(text, times + 1));
    }
  }

  private record Step(String text, int times) {
    @Override
    public String toString() {
      return times == 1 ? text : text + " ×" + times;
    }
  }

  News(Messages words, Pen pen, int you) {
    this.words = words;
    this.pen = pen;
    this.you = you;
  }

  /** Notes a step as far as it may be seen. */
  void add(int actor, String seen) {
    if (lines.isEmpty() || lines.getLast().actor != actor) {
      lines.add(new Line(actor, new ArrayList<>()));
    }
    lines.getLast().add(seen);
  }

  /** The latest lines, which are then no longer news. */
  List<String> tell() {
    int from = Math.max(0, lines.size() - MOST_LINES);
    List<String> told = new ArrayList<>(from > 0 ? List.of("  …") : List.of());
    lines.subList(from, lines.size()).forEach(line -> told.add(text(line)));
    lines.clear();
    return told;
  }

  private String text(Line line) {
    String name = Layout.pad("  " + name(line.actor), NAME_COLUMNS);
    List<String> steps = line.steps.stream().map(Step::toString).toList();
    String text = name + Layout.wrap(steps, " · ", name.length());
    return line.actor == Seat.CHANCE ? pen.ink(text, Pen.Ink.FAINT) : text;
  }

  private String name(int actor) {
    return switch (actor) {
      case Seat.CHANCE -> words.text("terminal.luck");
      case Seat.ARBITER -> words.text("terminal.arbiter");
      default -> SeatLines.name(words, actor, you);
    };
  }
}
