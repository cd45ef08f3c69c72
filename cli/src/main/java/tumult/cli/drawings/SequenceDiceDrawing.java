package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.games.Messages;
import tumult.games.sequencedice.Colour;
import tumult.games.sequencedice.Phase;
import tumult.games.sequencedice.SequenceDiceView;
import tumult.games.sequencedice.SequenceDiceView.Side;
import tumult.games.sequencedice.SequenceDiceView.Space;

/** Sequence Dice: the board with its numbers and chips, and beside it the dice and the seats. */
final class SequenceDiceDrawing implements Drawing<SequenceDiceView> {
  private static final int SIZE = 6;

  private final Messages words;
  private final SeatNames names;

  SequenceDiceDrawing(Messages words, SeatNames names) {
    this.words = words;
    this.names = names;
  }

  @Override
  public String draw(SequenceDiceView view, int seat, Ansi pen) {
    return Layout.beside(board(view, pen), "\n\n" + dice(view) + "\n\n" + seats(view, pen), 3);
  }

  private static String board(SequenceDiceView view, Ansi pen) {
    List<String> lines = new ArrayList<>();
    lines.add("      a     b     c     d     e     f");
    lines.add(rule("╭", "┬", "╮"));
    for (int row = 0; row < SIZE; row++) {
      StringBuilder line = new StringBuilder(" " + (row + 1) + " │");
      for (Space space : view.board().subList(SIZE * row, SIZE * (row + 1))) {
        line.append(cell(space, view, pen)).append("│");
      }
      lines.add(line.toString());
      lines.add(row == SIZE - 1 ? rule("╰", "┴", "╯") : rule("├", "┼", "┤"));
    }
    return String.join("\n", lines);
  }

  private static String rule(String left, String cross, String right) {
    return "   " + left + String.join(cross, Collections.nCopies(SIZE, "─────")) + right;
  }

  /** A number and its chip; what was rolled stands out, and so does the winning line. */
  private static String cell(Space space, SequenceDiceView view, Ansi pen) {
    boolean rolled = space.sum() == view.sum();
    String number = "%2d".formatted(space.sum());
    String chip = space.chip() == null ? " " : chip(space.chip(), pen);
    String edge = view.sequence().contains(space.name()) ? "*" : " ";
    return edge
        + (rolled ? pen.ink(number, Ansi.Ink.BOLD, Ansi.Ink.UNDERLINED) : number)
        + chip
        + edge;
  }

  private static String chip(Colour colour, Ansi pen) {
    return switch (colour) {
      case GREEN -> pen.ink("■", Ansi.Ink.GREEN);
      case BLUE -> pen.ink("●", Ansi.Ink.BLUE);
      case RED -> pen.ink("▲", Ansi.Ink.RED);
    };
  }

  private String dice(SequenceDiceView view) {
    if (view.dice().isEmpty()) {
      return words.text("sequencedice.start");
    }
    int low = view.dice().getFirst();
    int high = view.dice().getLast();
    return "%c %c  %d + %d = %d".formatted(pips(low), pips(high), low, high, view.sum());
  }

  private static char pips(int number) {
    return (char) ('⚀' + number - 1);
  }

  private String seats(SequenceDiceView view, Ansi pen) {
    SeatLines lines = new SeatLines(names, pen);
    int seats = view.start().rolls().size();
    for (int seat = 0; seat < seats; seat++) {
      Side side = side(view, seat);
      lines.add(
          seat == view.turn() && view.phase() != Phase.OVER,
          side == null ? "" : chip(side.colour(), pen),
          side == null ? "" : words.text("sequencedice.stock", side.stock()));
    }
    return lines.toString();
  }

  private static @Nullable Side side(SequenceDiceView view, int seat) {
    return view.sides().stream().filter(s -> s.seats().contains(seat)).findAny().orElse(null);
  }
}
