package tumult.cli.drawings;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Messages;

/** How everybody stands at the end: a line a seat, a star for each winner. */
public final class Standings {
  private final Messages words;
  private final SeatNames names;
  private final Ansi pen;

  public Standings(Messages words, SeatNames names, Ansi pen) {
    this.words = words;
    this.names = names;
    this.pen = pen;
  }

  public String of(Match<?, ?, ?> match) {
    State<?> state = match.state();
    List<Integer> seats = IntStream.range(0, match.game().seats()).boxed().toList();
    return of(
        seats.stream().map(state::score).toList(),
        seats.stream().filter(seat -> (state.winners() & Seat.bit(seat)) != 0).toList());
  }

  public String of(List<Integer> scores, List<Integer> winners) {
    return IntStream.range(0, scores.size())
        .mapToObj(seat -> line(seat, scores.get(seat), winners.contains(seat)))
        .collect(Collectors.joining("\n"));
  }

  private String line(int seat, int score, boolean won) {
    String line = words.text("score", names.marked(seat), score);
    return won ? pen.ink("★ " + line, Ansi.Ink.BOLD) : "  " + line;
  }
}
