package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tumult.games.Messages;
import tumult.games.frappadingue.Card;
import tumult.games.frappadingue.FrappadingueView;
import tumult.games.frappadingue.FrappadingueView.PadLine;
import tumult.games.frappadingue.FrappadingueView.Pile;
import tumult.games.frappadingue.FrappadingueView.Placing;
import tumult.games.frappadingue.FrappadingueView.Supply;
import tumult.games.frappadingue.Phase;

/** Frappadingue: the pad, the piles, the counter with its running total, and what lies ahead. */
final class FrappadingueDrawing implements Drawing<FrappadingueView> {
  private final Messages words;
  private final Messages own;
  private final SeatNames names;

  FrappadingueDrawing(Messages words, Messages own, SeatNames names) {
    this.words = words;
    this.own = own;
    this.names = names;
  }

  @Override
  public String draw(FrappadingueView view, int seat, Ansi pen) {
    List<String> lines = new ArrayList<>();
    lines.add(words.text("round", view.round()));
    lines.add(pad(view, pen));
    if (view.turn() >= 0) {
      lines.add(piles(view, pen));
      lines.add(counter(view, pen));
    }
    if (view.phase() == Phase.CHOOSE) {
      lines.add(ahead(view));
    }
    if (view.phase() == Phase.CHOOSE && view.whyNot() != null) {
      lines.add(own.text("refusal." + view.whyNot().name()));
    }
    return String.join("\n", lines);
  }

  private String pad(FrappadingueView view, Ansi pen) {
    SeatLines lines = new SeatLines(names, pen);
    for (int seat = 0; seat < view.pad().size(); seat++) {
      PadLine line = view.pad().get(seat);
      lines.add(
          seat == view.turn(),
          "%6d".formatted(line.score()),
          words.text("frappadingue." + line.ending(), line.lastTotal()));
    }
    return lines.toString();
  }

  private static String piles(FrappadingueView view, Ansi pen) {
    return Layout.cards(view.piles().stream().map(pile -> face(pile, pen)).toList(), Layout.WIDTH);
  }

  private static String face(Pile pile, Ansi pen) {
    String text = pile.placed() ? pile.card().text() + "✓" : pile.card().text();
    return ink(pile.card(), text, pen);
  }

  private static String ink(Card card, String text, Ansi pen) {
    if (card == Card.CRASH) {
      return pen.ink(text, Ansi.Ink.RED, Ansi.Ink.BOLD);
    }
    return card.isSpecial() ? pen.ink(text, Ansi.Ink.BLUE) : text;
  }

  private String counter(FrappadingueView view, Ansi pen) {
    List<String> parts = new ArrayList<>();
    parts.add(words.text("frappadingue.counter"));
    view.counter().forEach(placing -> parts.add(placing(placing)));
    parts.add(pen.ink("= " + view.total(), Ansi.Ink.BOLD));
    return Layout.wrap(parts, " ▏", 2);
  }

  private static String placing(Placing placing) {
    String cards = placing.cards().stream().map(Card::text).collect(Collectors.joining(" "));
    return "%s (%+d)".formatted(cards, placing.points());
  }

  private String ahead(FrappadingueView view) {
    int cards = view.deck().stream().mapToInt(Supply::count).sum();
    int crashes =
        view.deck().stream().filter(s -> s.card() == Card.CRASH).mapToInt(Supply::count).sum();
    return words.text("frappadingue.next", view.nextPiles(), crashes, cards);
  }
}
