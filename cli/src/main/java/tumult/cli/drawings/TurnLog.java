package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tumult.engine.Seat;
import tumult.table.steps.LogLine;

/** What has happened since a person last looked: a paragraph for each turn. */
public final class TurnLog {
  private static final int MOST_LINES = 16;

  private final LogText narration;
  private final SeatNames names;
  private final List<Turn> turns = new ArrayList<>();

  /** What an actor did, and the luck that followed. */
  private record Turn(int actor, List<LogLine> lines) {}

  public TurnLog(LogText narration, SeatNames names) {
    this.narration = narration;
    this.names = names;
  }

  /** Notes what can be seen of a step and of what it has led to. */
  public void add(int actor, List<LogLine> seen) {
    boolean anothers = actor != Seat.CHANCE && !turns.isEmpty() && turns.getLast().actor != actor;
    if (turns.isEmpty() || anothers) {
      turns.add(new Turn(actor, new ArrayList<>()));
    }
    turns.getLast().lines.addAll(seen);
  }

  /** The latest lines, which are then no longer news. */
  public List<String> tell() {
    List<String> lines =
        turns.stream().flatMap(turn -> narration.paragraph(turn.lines, names).lines()).toList();
    turns.clear();
    return lines.size() <= MOST_LINES
        ? lines
        : Stream.concat(Stream.of("  …"), lines.stream().skip(lines.size() - MOST_LINES)).toList();
  }
}
