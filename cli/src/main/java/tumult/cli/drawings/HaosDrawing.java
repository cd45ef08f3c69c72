package tumult.cli.drawings;

import java.util.List;
import java.util.stream.IntStream;
import tumult.games.Messages;
import tumult.games.haos.HaosPhase;
import tumult.games.haos.HaosView;
import tumult.games.haos.HaosView.Place;

/** Haos: round cards around the totem, clockwise from the looker at the lower right. */
final class HaosDrawing implements Drawing<HaosView> {
  private static final int MOST_COLUMNS = 24;

  private final Messages words;
  private final SeatNames names;
  private final int seats;

  HaosDrawing(Messages words, SeatNames names, int seats) {
    this.words = words;
    this.names = names;
    this.seats = seats;
  }

  @Override
  public String draw(HaosView view, int seat, Ansi pen) {
    int places = view.places().size();
    int near = (places + 1) / 2;
    int from = seat < places ? seat : 0;
    List<Integer> below =
        IntStream.range(0, near).map(i -> (from + near - 1 - i) % places).boxed().toList();
    List<Integer> above =
        IntStream.range(near, places).map(i -> (from + i) % places).boxed().toList();
    int columns = Math.min(MOST_COLUMNS, Layout.WIDTH / near);
    return String.join(
        "\n",
        row(above, view, columns, pen),
        totem(view, columns * near, pen),
        row(below, view, columns, pen),
        pen.ink(words.text("haos.legend"), Ansi.Ink.FAINT));
  }

  private String row(List<Integer> places, HaosView view, int columns, Ansi pen) {
    String row = "";
    for (int place : places) {
      String drawn = place(place, view, columns, pen);
      row = row.isEmpty() ? drawn : Layout.beside(row, drawn, 0);
    }
    return row;
  }

  private String place(int number, HaosView view, int columns, Ansi pen) {
    Place place = view.places().get(number);
    boolean turn = number == (view.phase() == HaosPhase.CHOICE ? view.chooser() : view.turn());
    boolean latest = !place.pile().isEmpty() && place.openedIn() == view.openings();
    String name = (turn ? "▶ " : "  ") + name(number, view, columns - 3);
    return String.join(
        "\n",
        Layout.pad(turn ? pen.ink(name, Ansi.Ink.BOLD) : name, columns),
        "   ╭─────╮",
        "  ( " + Layout.centre(card(place, pen), 5) + " )" + (latest ? " ✦" : ""),
        "   ╰─────╯",
        "  " + counts(place));
  }

  private String name(int place, HaosView view, int columns) {
    boolean hands = view.places().size() > seats;
    String hand = hands ? " " + words.text("haos.hand" + place / seats) : "";
    return names.marked(place % seats, columns - hand.length()) + hand;
  }

  private static String card(Place place, Ansi pen) {
    if (place.pile().isEmpty()) {
      return "·";
    }
    String card = place.pile().getFirst();
    return switch (card.charAt(0)) {
      case 'g' -> pen.ink("■" + card, Ansi.Ink.GREEN);
      case 'b' -> pen.ink("●" + card, Ansi.Ink.BLUE);
      case 'r' -> pen.ink("▲" + card, Ansi.Ink.RED);
      case 'y' -> pen.ink("★" + card, Ansi.Ink.YELLOW);
      default -> pen.ink(card + "!", Ansi.Ink.BOLD);
    };
  }

  /** The stack, the open pile and the Lefts beside it. */
  private static String counts(Place place) {
    String lefts = place.lefts() == 0 ? "" : " ◀" + place.lefts();
    return "▮%d ▯%d%s".formatted(place.stack(), place.pile().size(), lefts);
  }

  private String totem(HaosView view, int columns, Ansi pen) {
    String under = view.totem().isEmpty() ? "" : " + " + view.totem().size();
    String text =
        switch (view.phase()) {
          case GRAB -> words.text("haos.grab");
          case PALM -> words.text("haos.palm");
          case CHOICE -> words.text("haos.choice");
          default -> words.text("haos.totem");
        };
    return Layout.centre(pen.ink("▞▚ " + text + under + " ▞▚", Ansi.Ink.BOLD), columns);
  }
}
