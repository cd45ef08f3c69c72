package tumult.server.wire;

import org.jspecify.annotations.Nullable;

/** What a program that plays for a seat says, a line each: see {@code docs/bot-protocol.md}. */
public sealed interface FromProgram {
  /**
   * The answer to a hello.
   *
   * @param name what the program wants to be called; null if it does not mind
   */
  record Ready(@Nullable String name) implements FromProgram {}

  /**
   * What it does on its turn.
   *
   * @param turn the number of the turn that is answered
   * @param move one of its moves, as it was written there
   * @param after after how many milliseconds a person would do it, where several may act at once;
   *     null is at once
   */
  record Move(long turn, String move, @Nullable Integer after) implements FromProgram {}

  /** That it waits for others, where it may. */
  record Wait(long turn) implements FromProgram {}
}
