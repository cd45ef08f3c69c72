package tumult.games.frappadingue;

import java.util.List;
import tumult.engine.Rng;
import tumult.engine.Seat;

/** The bloc-notes: every seat's score, and how its last turn ended. */
final class Pad {
  /** A line of the pad: the score, the ending, its total and the faces of its last deal. */
  private static final int LINE = 4;

  private static final int ENDING = 1;
  private static final int TOTAL = 2;
  private static final int FACES = 3;

  private final int seats;
  private final int[] lines;
  private int best;

  Pad(int seats) {
    this.seats = seats;
    lines = new int[LINE * seats];
  }

  /** Writes down how a turn ended; only a scored one changes the score (R14, R22). */
  void write(int seat, Ending ending, int total, int faces) {
    lines[LINE * seat] += ending == Ending.SCORED ? total : 0;
    best = Math.max(best, score(seat));
    note(seat, ending, total, faces);
  }

  /** Makes a line what it was. All lines are restored, that of seat 0 first. */
  void restore(int seat, int score, Ending ending, int total, int faces) {
    lines[LINE * seat] = score;
    best = seat == 0 ? score : Math.max(best, score);
    note(seat, ending, total, faces);
  }

  private void note(int seat, Ending ending, int total, int faces) {
    lines[LINE * seat + ENDING] = ending.number();
    lines[LINE * seat + TOTAL] = total;
    lines[LINE * seat + FACES] = faces;
  }

  int score(int seat) {
    return lines[LINE * seat];
  }

  Ending ending(int seat) {
    return Ending.ALL.get(lines[LINE * seat + ENDING]);
  }

  /** What the counter held when the seat's last turn ended. */
  int lastTotal(int seat) {
    return lines[LINE * seat + TOTAL];
  }

  /** The faces of the last deal of the seat's last turn. */
  List<Card> lastDeal(int seat) {
    return Deal.unpack(lines[LINE * seat + FACES]);
  }

  /** The highest score. */
  int best() {
    return best;
  }

  /** Those who have the highest score, a bit each. */
  int leaders() {
    int leaders = 0;
    for (int seat = 0; seat < seats; seat++) {
      leaders |= score(seat) == best ? Seat.bit(seat) : 0;
    }
    return leaders;
  }

  void set(Pad other) {
    best = other.best;
    System.arraycopy(other.lines, 0, lines, 0, lines.length);
  }

  long hash(long seed) {
    long hash = seed;
    for (int number : lines) {
      hash = Rng.mix(hash + number);
    }
    return hash;
  }
}
