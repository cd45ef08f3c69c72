package tumult.server.wire;

import java.util.List;
import java.util.Map;
import tumult.engine.Game;
import tumult.engine.Setup;

/** What a program that plays for a seat is told, a line each: see {@code docs/bot-protocol.md}. */
public sealed interface ToProgram {
  /** The version of what is said between us and programs. */
  int PROTOCOL = 1;

  /**
   * What is played from now on, and where. May come again: the last one counts.
   *
   * @param protocol {@link #PROTOCOL}
   * @param game its full name, all options in it
   * @param id the game's name without its options
   * @param version of its rules
   * @param options every option by its name
   * @param seats how many there are
   * @param seat the program's own, from 0
   * @param millis how long it may take to be ready
   */
  record Hello(
      int protocol,
      String game,
      String id,
      int version,
      Map<String, String> options,
      int seats,
      int seat,
      int millis)
      implements ToProgram {
    /** A game as a program is told of it. */
    public static Hello of(Game<?, ?, ?> game, int seat, int millis) {
      Setup setup = game.setup();
      return new Hello(
          PROTOCOL,
          setup.toString(),
          setup.kind().id(),
          setup.kind().version(),
          setup.texts(),
          game.seats(),
          seat,
          millis);
    }
  }

  /**
   * The program may act.
   *
   * @param turn its number, which the answer has to repeat
   * @param view all that its seat may know
   * @param moves what it may do, in notation
   * @param mayWait whether it may also wait, since others may act as well
   * @param millis how long it may take
   * @param seed a number to draw luck from: who uses no other luck plays games that can be repeated
   */
  record Turn(long turn, Object view, List<String> moves, boolean mayWait, int millis, int seed)
      implements ToProgram {
    /** The longest time after which a program may want to act, in milliseconds. */
    private static final int LATEST = 60_000;

    /** What is wrong with an answer to it; empty if nothing is. */
    public String wrong(FromProgram said) {
      if (!(said instanceof FromProgram.Move move)) {
        return mayWait ? "" : "all wait for this seat: it may not wait";
      }
      if (!moves.contains(move.move())) {
        return "%s is none of the moves: %s"
            .formatted(
                ProgramWire.quoted(move.move()), ProgramWire.quoted(String.join(", ", moves)));
      }
      Integer after = move.after();
      return after == null || (after >= 0 && after <= LATEST)
          ? ""
          : "after %d: must be 0–%d milliseconds".formatted(after, LATEST);
    }
  }

  /**
   * What came could not be accepted; the turn still waits for its answer, unless it was too late.
   *
   * @param turn which turn; 0 before the first
   * @param code never changes: {@code bad-json}, {@code illegal}, {@code too-late}, {@code
   *     too-much}; at a live table also {@code not-ready}, {@code no-seat}, {@code not-let-in},
   *     {@code try-again}
   * @param detail in English: what was wrong, and what would be right
   * @param againAfter in how many milliseconds to try again; 0 for at once
   */
  record Wrong(long turn, String code, String detail, int againAfter) implements ToProgram {}
}
