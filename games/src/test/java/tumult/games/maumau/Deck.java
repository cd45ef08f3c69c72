package tumult.games.maumau;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tumult.games.Games;
import tumult.testkit.Scene;

/** All 110 cards, for tests that need to put every one of them somewhere. */
final class Deck {
  private Deck() {}

  /** The cards that remain when these lists of cards are taken out, in notation. */
  static String without(String... lists) {
    List<String> cards = cards();
    for (String card : String.join(",", lists).split(",", -1)) {
      if (!cards.remove(card)) {
        throw new IllegalArgumentException("no " + card + " left");
      }
    }
    return String.join(",", cards);
  }

  /** Every card, in notation. */
  static List<String> cards() {
    List<String> cards = new ArrayList<>();
    for (Card card : Card.all()) {
      cards.addAll(Collections.nCopies(card.copies(), card.toString()));
    }
    return cards;
  }

  /** A scene of a game such as {@code seats=4,rounds=1}. */
  static Scene<MauMauState, MauMauView, MauMauMove> scene(String options, String position) {
    return Scene.at(game(options), position);
  }

  static MauMau game(String options) {
    return (MauMau) Games.named("mau-mau(" + options + ")");
  }
}
