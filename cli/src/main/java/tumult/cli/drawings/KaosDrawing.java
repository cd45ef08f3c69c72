package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tumult.games.Messages;
import tumult.games.kaos.ChaosCard;
import tumult.games.kaos.KaosPhase;
import tumult.games.kaos.KaosView;
import tumult.games.kaos.KaosView.Player;

/** Kaos: the pot and the die, what everybody is known to hold, and one's own cards and sum. */
final class KaosDrawing implements Drawing<KaosView> {
  private static final int BEST = 36;
  private static final int GOOD = 30;

  private final Messages words;
  private final Messages own;
  private final SeatNames names;

  KaosDrawing(Messages words, Messages own, SeatNames names) {
    this.words = words;
    this.own = own;
    this.names = names;
  }

  @Override
  public String draw(KaosView view, int seat, Ansi pen) {
    List<String> lines = new ArrayList<>();
    lines.add(situation(view));
    lines.add(seats(view, pen));
    if (seat < view.players().size() && view.players().get(seat).cards() > 0) {
      lines.add(ownHand(view.players().get(seat).knownCards(), pen));
    }
    if (view.callIsRight()) {
      lines.add(pen.ink(words.text("kaos.call"), Ansi.Ink.BOLD));
    }
    return String.join("\n", lines);
  }

  private String situation(KaosView view) {
    List<String> parts = new ArrayList<>();
    parts.add(words.text("round", view.round()));
    parts.add(words.text("kaos.pot", view.pot()));
    parts.add(words.text("pile", view.pileSize()));
    parts.add(words.text("kaos.chaosPile", view.chaosPileSize()));
    if (view.die() != null) {
      parts.add(words.text("kaos.die", own.text("die." + view.die().text())));
    }
    if (view.using() != null) {
      parts.add(words.text("kaos.using", name(view.using())));
    }
    return Layout.wrap(parts, " · ", 0);
  }

  private String seats(KaosView view, Ansi pen) {
    SeatLines lines = new SeatLines(names, pen);
    for (int seat = 0; seat < view.players().size(); seat++) {
      Player player = view.players().get(seat);
      lines.add(
          seat == view.turn(),
          "◉ " + player.chips(),
          hand(view, player),
          chaos(player),
          justShown(view, player));
    }
    return lines.toString();
  }

  /** The hand as far as it is known, the rest as backs. */
  private String hand(KaosView view, Player player) {
    if (!player.inRound()) {
      return view.phase() == KaosPhase.OVER ? "" : words.text("kaos.out");
    }
    return cards(player.knownCards().stream().map(String::valueOf).toList(), player.cards());
  }

  private String chaos(Player player) {
    String saved = cards(player.knownSaved().stream().map(this::name).toList(), player.saved());
    return saved.isEmpty() ? "" : "+ " + saved;
  }

  private String name(ChaosCard card) {
    return own.text("card." + card.text());
  }

  private static String cards(List<String> known, int count) {
    List<String> cards = new ArrayList<>(known);
    cards.addAll(Collections.nCopies(count - known.size(), "▮"));
    return String.join(" ", cards);
  }

  /** The hand of the last showdown, for as long as it is news. */
  private String justShown(KaosView view, Player player) {
    boolean news = view.turn() < 0 || view.turns() < view.players().size();
    return player.shownCards().isEmpty() || !news
        ? ""
        : words.text("kaos.shown", cards(texts(player), player.shownCards().size()));
  }

  private static List<String> texts(Player player) {
    return player.shownCards().stream().map(String::valueOf).toList();
  }

  private String ownHand(List<Integer> numbers, Ansi pen) {
    int sum = numbers.stream().mapToInt(Integer::intValue).sum();
    String cards = Layout.cards(numbers.stream().map(String::valueOf).toList(), Layout.WIDTH);
    return cards + "\n" + gauge(sum, pen) + " " + words.text("kaos.sum", sum);
  }

  /** A bar up to the best sum, its last part the good ones; what is too much sticks out. */
  private static String gauge(int sum, Ansi pen) {
    String bar =
        IntStream.rangeClosed(1, Math.max(BEST, Math.min(sum, BEST + 9)))
            .mapToObj(n -> n > BEST ? "!" : n <= sum ? "█" : n < GOOD ? "·" : "░")
            .collect(Collectors.joining());
    return pen.ink(bar, sum > BEST ? Ansi.Ink.RED : sum < GOOD ? Ansi.Ink.YELLOW : Ansi.Ink.GREEN);
  }
}
