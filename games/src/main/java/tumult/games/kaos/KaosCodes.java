package tumult.games.kaos;

/**
 * The action code of every move. The codes of a kind of move lie side by side; where those begin
 * that name a seat or a card depends on the options.
 */
final class KaosCodes {
  static final int CALL = 0;
  static final int DRAW = 1;
  static final int SKIP = 2;
  static final int DARED = 3;
  static final int DECLINE = 4;
  static final int DONE = 5;
  static final int CHANCE_SPENT = 6;
  static final int STEAL_SPENT = 7;
  static final int PERFECT = 8;
  static final int DESTROY = 9;
  static final int SWITCH = 10;

  /** A raise by no chips; a raise is this and its chips. */
  static final int PASS = 11;

  static final int MOST_CHIPS = 3;

  /** The die is this and the face's place among the faces. */
  static final int DIE = PASS + MOST_CHIPS + 1;

  /** A chaos card drawn is this and its number, from 1. */
  static final int CHAOS = DIE + 3;

  /** Reset is this and the seat. */
  static final int RESET = CHAOS + 7;

  /** Steal is this and the seat. */
  final int steal;

  /** What names a number card is one of these and the card, from 1. */
  final int swap;

  final int drop;
  final int take;
  final int card;
  final int lose;

  /** How many codes there are. */
  final int count;

  KaosCodes(KaosOptions options) {
    steal = RESET + options.seats();
    swap = steal + options.seats() - 1;
    drop = swap + options.highest();
    take = drop + options.highest();
    card = take + options.highest();
    lose = card + options.highest();
    count = lose + options.highest() + 1;
  }

  /** Whether a move is chosen whatever the hand holds, so that it tells nothing about the hand. */
  static boolean isOpenToAll(int action) {
    return switch (action) {
      case DRAW, DARED, DECLINE, DONE -> true;
      default -> action >= PASS && action < DIE;
    };
  }

  int of(KaosMove move) {
    return switch (move) {
      case KaosMove.Call() -> CALL;
      case KaosMove.Draw() -> DRAW;
      case KaosMove.Skip() -> SKIP;
      case KaosMove.Dared() -> DARED;
      case KaosMove.Decline() -> DECLINE;
      case KaosMove.Done() -> DONE;
      case KaosMove.ChanceSpent() -> CHANCE_SPENT;
      case KaosMove.StealSpent() -> STEAL_SPENT;
      case KaosMove.Perfect() -> PERFECT;
      case KaosMove.Destroy() -> DESTROY;
      case KaosMove.Switch() -> SWITCH;
      case KaosMove.Pass() -> PASS;
      case KaosMove.Raise(int chips) -> PASS + chips;
      case KaosMove.DieRolled(Face face) -> DIE + face.number();
      case KaosMove.ChaosDrawn(ChaosCard chaos) -> CHAOS + chaos.number();
      case KaosMove.Reset(int seat) -> RESET + seat;
      case KaosMove.Steal(int seat) -> steal + seat;
      case KaosMove.ChanceSwap(int number) -> swap + number;
      case KaosMove.ChanceDrop(int number) -> drop + number;
      case KaosMove.TakeCard(int number) -> take + number;
      case KaosMove.CardDrawn(int number) -> card + number;
      case KaosMove.CardLost(int number) -> lose + number;
    };
  }

  KaosMove move(int action) {
    return switch (action) {
      case CALL -> new KaosMove.Call();
      case DRAW -> new KaosMove.Draw();
      case SKIP -> new KaosMove.Skip();
      case DARED -> new KaosMove.Dared();
      case DECLINE -> new KaosMove.Decline();
      case DONE -> new KaosMove.Done();
      case CHANCE_SPENT -> new KaosMove.ChanceSpent();
      case STEAL_SPENT -> new KaosMove.StealSpent();
      case PERFECT -> new KaosMove.Perfect();
      case DESTROY -> new KaosMove.Destroy();
      case SWITCH -> new KaosMove.Switch();
      case PASS -> new KaosMove.Pass();
      default -> moveWithPart(action);
    };
  }

  private KaosMove moveWithPart(int action) {
    if (action < DIE) {
      return new KaosMove.Raise(action - PASS);
    } else if (action <= CHAOS) {
      return new KaosMove.DieRolled(Face.of(action - DIE));
    } else if (action < RESET) {
      return new KaosMove.ChaosDrawn(ChaosCard.of(action - CHAOS));
    } else if (action < steal) {
      return new KaosMove.Reset(action - RESET);
    } else if (action <= swap) {
      return new KaosMove.Steal(action - steal);
    } else if (action <= drop) {
      return new KaosMove.ChanceSwap(action - swap);
    } else if (action <= take) {
      return new KaosMove.ChanceDrop(action - drop);
    } else if (action <= card) {
      return new KaosMove.TakeCard(action - take);
    } else if (action <= lose) {
      return new KaosMove.CardDrawn(action - card);
    } else {
      return new KaosMove.CardLost(action - lose);
    }
  }
}
