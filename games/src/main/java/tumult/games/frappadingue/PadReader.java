package tumult.games.frappadingue;

import java.util.Collections;
import java.util.List;
import tumult.engine.BadInput;
import tumult.engine.Notation;
import tumult.engine.Position;

/** The pad of a position in notation: the scores and the last turns, checked. */
final class PadReader {
  private static final int MOST_SCORE = 100_000_000;
  private static final int MOST_TOTAL = 100_000;

  private final Position position;
  private final FrappadingueOptions options;
  private final Phase phase;

  PadReader(Position position, FrappadingueOptions options, Phase phase) {
    this.position = position;
    this.options = options;
    this.phase = phase;
  }

  void read(Pad pad, int first, int turn, int round) {
    int seats = options.seats();
    int[] zeros = new int[seats];
    int[] scores = position.numbers("scores", seats, 0, MOST_SCORE, zeros);
    List<Ending> endings = endings();
    int[] totals = position.numbers("lastTotals", seats, -MOST_TOTAL, MOST_TOTAL, zeros);
    List<List<Card>> deals = position.listsOrNone("lastDeals", seats, Card::parse);
    for (int seat = 0; seat < seats; seat++) {
      boolean played = phase == Phase.OVER || isBefore(seat, turn, first);
      checkScore(seat, scores[seat], played, round);
      if (endings.get(seat) != Ending.NONE && !played && round == 1) {
        throw wrong("lastEndings", seat, "has had no turn: must be none");
      }
      checkLastTurn(seat, endings.get(seat), totals[seat], deals.get(seat), scores[seat]);
      pad.restore(seat, scores[seat], endings.get(seat), totals[seat], Deal.pack(deals.get(seat)));
    }
    checkEnd(pad.best(), round);
  }

  private List<Ending> endings() {
    List<Ending> endings =
        position.list(
            "lastEndings",
            text -> Notation.constant(text, Ending.class),
            Collections.nCopies(options.seats(), Ending.NONE));
    if (endings.size() != options.seats()) {
      throw Position.wrong(
          "lastEndings", "%d endings, must be %d".formatted(endings.size(), options.seats()));
    }
    return endings;
  }

  /** Whether a seat's turn of this round is over. */
  private boolean isBefore(int seat, int turn, int first) {
    int seats = options.seats();
    return phase != Phase.LOT && (seat - first + seats) % seats < (turn - first + seats) % seats;
  }

  private void checkScore(int seat, int score, boolean played, int round) {
    if (score % 100 != 0) {
      throw wrong("scores", seat, "has " + score + ", must be a multiple of 100 (R13)");
    }
    if (score > 0 && !played && round == 1) {
      throw wrong("scores", seat, "has had no turn: must be 0");
    }
    if (score >= options.target() && !played) {
      throw wrong("scores", seat, "had " + score + " before this round: the match is over (R23)");
    }
  }

  private void checkEnd(int best, int round) {
    if (phase == Phase.OVER && best < options.target() && round < FrappadingueState.ROUNDS) {
      throw Position.wrong("phase", "nobody has the target, so the match is not over (R23)");
    }
  }

  private void checkLastTurn(int seat, Ending ending, int total, List<Card> deal, int score) {
    if (deal.size() > Counter.FULL_HAND || deal.isEmpty() != (ending == Ending.NONE)) {
      throw wrong("lastDeals", seat, "has " + deal.size() + " cards: must be 1–5, or 0 for none");
    }
    for (Card card : Card.ALL) {
      if (CardSet.count(CardSet.of(deal), card.number()) > options.copies(card)) {
        throw wrong("lastDeals", seat, "has more of " + card.text() + " than there are");
      }
    }
    boolean right =
        switch (ending) {
          case NONE -> total == 0;
          case SCORED -> Counter.scorable(total) && total <= score;
          case BUST -> !CardSet.scores(CardSet.of(deal));
          case CRASHED -> deal.contains(Card.CRASH);
          case OUT_OF_CARDS -> !Counter.scorable(total);
        };
    if (!right) {
      throw wrong(
          "lastEndings", seat, "cannot be " + Notation.word(ending) + " with that total and deal");
    }
  }

  private static BadInput wrong(String name, int seat, String what) {
    return Position.wrong(name, "seat " + seat + " " + what);
  }
}
