package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.List;
import tumult.games.Messages;
import tumult.games.maumau.Card;
import tumult.games.maumau.Colour;
import tumult.games.maumau.MauMauView;
import tumult.games.maumau.Phase;

/** Mau Mau: everybody's cards as backs, the top of the discard pile, and the hand. */
final class MauMauDrawing implements Drawing<MauMauView> {
  private static final int MOST_BACKS = 20;

  private final Messages words;
  private final SeatNames names;

  MauMauDrawing(Messages words, SeatNames names) {
    this.words = words;
    this.names = names;
  }

  @Override
  public String draw(MauMauView view, int seat, Ansi pen) {
    List<String> lines = new ArrayList<>();
    lines.add(situation(view));
    lines.add(seats(view, pen));
    lines.add(table(view, pen));
    if (view.named() != null) {
      lines.add(words.text("maumau.named", named(view.named(), pen)));
    }
    if (view.owed() > 0) {
      lines.add(pen.ink(words.text("maumau.owed", view.owed()), Ansi.Ink.BOLD));
    }
    return String.join("\n", lines);
  }

  private String situation(MauMauView view) {
    return String.join(
        " · ",
        words.text("round", view.round()),
        words.text("maumau." + view.direction()),
        words.text("pile", view.pileSize()));
  }

  private String seats(MauMauView view, Ansi pen) {
    SeatLines lines = new SeatLines(names, pen);
    for (int seat = 0; seat < view.handSizes().size(); seat++) {
      int cards = view.handSizes().get(seat);
      lines.add(
          seat == view.turn() && view.phase() != Phase.OVER,
          "▮".repeat(Math.min(cards, MOST_BACKS)) + " " + cards,
          words.text("points", view.scores().get(seat)),
          lastRound(view, seat));
    }
    return lines.toString();
  }

  private String lastRound(MauMauView view, int seat) {
    return view.lastRound().isEmpty()
        ? ""
        : words.text("maumau.lastRound", view.lastRound().get(seat).points());
  }

  private String table(MauMauView view, Ansi pen) {
    List<String> top =
        view.discards().isEmpty() ? List.of(" ") : List.of(face(view.discards().getLast(), pen));
    String discards = words.text("maumau.top") + "\n" + Layout.cards(top, Layout.WIDTH);
    if (view.hand().isEmpty()) {
      return discards;
    }
    int left = discards.lines().mapToInt(Layout::width).max().orElse(0) + 3;
    List<String> hand = view.hand().stream().map(card -> face(card, pen)).toList();
    return Layout.beside(
        discards, words.text("maumau.hand") + "\n" + Layout.cards(hand, Layout.WIDTH - left), 3);
  }

  private static String face(Card card, Ansi pen) {
    Colour colour = card.colour();
    return colour == null
        ? pen.ink("◆" + card, Ansi.Ink.BOLD)
        : pen.ink(shape(colour) + card, ink(colour));
  }

  private static String named(Colour colour, Ansi pen) {
    String letter = colour.name().substring(0, 1).toLowerCase(java.util.Locale.ROOT);
    return pen.ink(shape(colour) + letter, ink(colour));
  }

  private static String shape(Colour colour) {
    return switch (colour) {
      case GREEN -> "■";
      case BLUE -> "●";
      case RED -> "▲";
      case YELLOW -> "★";
    };
  }

  private static Ansi.Ink ink(Colour colour) {
    return Ansi.Ink.valueOf(colour.name());
  }
}
