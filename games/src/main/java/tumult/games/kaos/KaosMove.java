package tumult.games.kaos;

/** Something that happens at the table: a seat's move or an event of chance. */
public sealed interface KaosMove {
  /** "I want to see cards" (R10). */
  record Call() implements KaosMove {}

  /** A number card is to be drawn (R14). */
  record Draw() implements KaosMove {}

  /** No number card is to be drawn (R14, R15). */
  record Skip() implements KaosMove {}

  /** A Dare is taken (R18). */
  record Dared() implements KaosMove {}

  /** A Dare is declined for a chip (R18). */
  record Decline() implements KaosMove {}

  /** No more chaos cards are to be used (R20). */
  record Done() implements KaosMove {}

  /** Chance without a number card to put under (R30). */
  record ChanceSpent() implements KaosMove {}

  /** Steal with nobody to draw from (R30). */
  record StealSpent() implements KaosMove {}

  /** Perfect draw: the pile is looked through (R27). */
  record Perfect() implements KaosMove {}

  /** Destroy (R28). */
  record Destroy() implements KaosMove {}

  /** Switch (R29). */
  record Switch() implements KaosMove {}

  /** No raise (R22). */
  record Pass() implements KaosMove {}

  /** A raise (R22). */
  record Raise(int chips) implements KaosMove {}

  /** Chance's die (R16–R19). */
  record DieRolled(Face face) implements KaosMove {}

  /** Chance's next chaos card. */
  record ChaosDrawn(ChaosCard card) implements KaosMove {}

  /** Reset of a seat (R25). */
  record Reset(int seat) implements KaosMove {}

  /** Steal from a seat (R26). */
  record Steal(int seat) implements KaosMove {}

  /** Chance: a number card under the pile and a new one drawn (R24). */
  record ChanceSwap(int card) implements KaosMove {}

  /** Chance: a number card put under the pile (R24). */
  record ChanceDrop(int card) implements KaosMove {}

  /** The card chosen by Perfect draw (R27). */
  record TakeCard(int card) implements KaosMove {}

  /** Chance's next number card. */
  record CardDrawn(int card) implements KaosMove {}

  /** Chance's pick for a Steal or a Destroy. */
  record CardLost(int card) implements KaosMove {}
}
