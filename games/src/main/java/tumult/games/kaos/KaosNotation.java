package tumult.games.kaos;

import java.util.List;
import tumult.engine.BadInput;
import tumult.engine.Notation;

/** Moves as text, in and out. Positions are written and read by their own two classes. */
final class KaosNotation {
  private static final String EXPECTED =
      "expected call, draw, skip, take, decline, chance 7 swap, chance 7 drop, chance, reset 2,"
          + " steal 2, steal, perfect, take 9, destroy, switch, done, raise 1, pass, card 7,"
          + " die blank, chaos steal or lose 7";

  private final KaosOptions options;

  KaosNotation(KaosOptions options) {
    this.options = options;
  }

  static String text(KaosMove move) {
    return switch (move) {
      case KaosMove.Call() -> "call";
      case KaosMove.Draw() -> "draw";
      case KaosMove.Skip() -> "skip";
      case KaosMove.Dared() -> "take";
      case KaosMove.Decline() -> "decline";
      case KaosMove.Done() -> "done";
      case KaosMove.ChanceSpent() -> "chance";
      case KaosMove.StealSpent() -> "steal";
      case KaosMove.Perfect() -> "perfect";
      case KaosMove.Destroy() -> "destroy";
      case KaosMove.Switch() -> "switch";
      case KaosMove.Pass() -> "pass";
      case KaosMove.Raise(int chips) -> "raise " + chips;
      case KaosMove.DieRolled(Face face) -> "die " + face.text();
      case KaosMove.ChaosDrawn(ChaosCard card) -> "chaos " + card.text();
      case KaosMove.Reset(int seat) -> "reset " + seat;
      case KaosMove.Steal(int seat) -> "steal " + seat;
      case KaosMove.ChanceSwap(int card) -> "chance " + card + " swap";
      case KaosMove.ChanceDrop(int card) -> "chance " + card + " drop";
      case KaosMove.TakeCard(int card) -> "take " + card;
      case KaosMove.CardDrawn(int card) -> "card " + card;
      case KaosMove.CardLost(int card) -> "lose " + card;
    };
  }

  KaosMove parse(String text) {
    String[] words = text.split(" ", -1);
    try {
      return switch (words.length) {
        case 1 -> plain(words[0]);
        case 2 -> withPart(words[0], words[1]);
        case 3 -> chance(words[0], words[1], words[2]);
        default -> throw new BadInput(EXPECTED);
      };
    } catch (BadInput wrong) {
      throw new BadInput("'%s' is no move: %s".formatted(text, wrong.getMessage()));
    }
  }

  private static KaosMove plain(String word) {
    return switch (word) {
      case "call" -> new KaosMove.Call();
      case "draw" -> new KaosMove.Draw();
      case "skip" -> new KaosMove.Skip();
      case "take" -> new KaosMove.Dared();
      case "decline" -> new KaosMove.Decline();
      case "done" -> new KaosMove.Done();
      case "chance" -> new KaosMove.ChanceSpent();
      case "steal" -> new KaosMove.StealSpent();
      case "perfect" -> new KaosMove.Perfect();
      case "destroy" -> new KaosMove.Destroy();
      case "switch" -> new KaosMove.Switch();
      case "pass" -> new KaosMove.Pass();
      default -> throw new BadInput(EXPECTED);
    };
  }

  private KaosMove withPart(String word, String part) {
    return switch (word) {
      case "raise" -> new KaosMove.Raise(Notation.number(part, 1, KaosCodes.MOST_CHIPS));
      case "die" -> new KaosMove.DieRolled(face(part));
      case "chaos" -> new KaosMove.ChaosDrawn(chaosCard(part));
      case "reset" -> new KaosMove.Reset(seat(part));
      case "steal" -> new KaosMove.Steal(seat(part));
      case "take" -> new KaosMove.TakeCard(card(part));
      case "card" -> new KaosMove.CardDrawn(card(part));
      case "lose" -> new KaosMove.CardLost(card(part));
      default -> throw new BadInput(EXPECTED);
    };
  }

  private KaosMove chance(String word, String card, String how) {
    if (!word.equals("chance") || !(how.equals("swap") || how.equals("drop"))) {
      throw new BadInput(EXPECTED);
    }
    return how.equals("swap")
        ? new KaosMove.ChanceSwap(card(card))
        : new KaosMove.ChanceDrop(card(card));
  }

  private int seat(String text) {
    return Notation.seat(text, options.seats());
  }

  /** A number card, 1 to the highest. */
  int card(String text) {
    return Notation.number(text, 1, options.highest());
  }

  static ChaosCard chaosCard(String text) {
    return Notation.oneOf(text, List.of(ChaosCard.values()), ChaosCard::text);
  }

  static Face face(String text) {
    return Notation.oneOf(text, List.of(Face.values()), Face::text);
  }

  static KaosPhase phase(String text) {
    return Notation.oneOf(text, List.of(KaosPhase.values()), KaosPhase::text);
  }

  static Tenure tenure(String text) {
    return Notation.oneOf(text, List.of(Tenure.values()), Tenure::text);
  }

  /** A move as an observer sees it happen: {@code ?} for a card that stays hidden (R37). */
  static String seen(KaosState before, int actor, KaosMove move, int observer) {
    return switch (move) {
      case KaosMove.CardDrawn drawn when !seesNumberDrawn(before, observer) -> "card ?";
      case KaosMove.ChaosDrawn drawn when !seesChaosDrawn(before, observer) -> "chaos ?";
      case KaosMove.CardLost lost when observer != before.turn && observer != before.target ->
          "lose ?";
      case KaosMove.ChanceSwap swap when observer != actor -> "chance ? swap";
      case KaosMove.ChanceDrop drop when observer != actor -> "chance ? drop";
      case KaosMove.TakeCard take when observer != actor -> "take ?";
      default -> text(move);
    };
  }

  private static boolean seesNumberDrawn(KaosState before, int observer) {
    Pile pile = before.numberPile;
    boolean known =
        pile.shuffled() == Cards.NONE && SeatSet.has(pile.knowers(0), before.eye(observer));
    return before.phase.contest() || observer == before.target || known; // R6, R33
  }

  private static boolean seesChaosDrawn(KaosState before, int observer) {
    return observer == before.turn || before.chaosPile.shuffled() == Cards.NONE;
  }
}
