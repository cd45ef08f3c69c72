package tumult.cli.drawings;

import tumult.engine.Game;
import tumult.engine.State;
import tumult.games.Messages;

/** The drawing of each game; a game without one is shown field by field. */
public final class Drawings {
  private Drawings() {}

  /** The record that this game's views are. */
  @SuppressWarnings("unchecked") // a view says itself what it is
  public static <V> Class<V> viewType(Game<?, V, ?> game) {
    return (Class<V>) view(game).getClass();
  }

  private static <S extends State<S>> Object view(Game<S, ?, ?> game) {
    return game.view(game.newState(), 0);
  }

  /** How this game is drawn. */
  @SuppressWarnings("unchecked") // the id says what views the game has
  public static <V> Drawing<V> of(Game<?, V, ?> game, Language language, SeatNames names) {
    Messages words = language.messages("terminal");
    String id = game.setup().kind().id();
    return (Drawing<V>)
        switch (id) {
          case "mau-mau" -> new MauMauDrawing(words, names);
          case "sequence-dice" -> new SequenceDiceDrawing(words, names);
          case "kaos" -> new KaosDrawing(words, language.messages(id), names);
          case "haos" -> new HaosDrawing(words, names, game.seats());
          case "frappadingue" -> new FrappadingueDrawing(words, language.messages(id), names);
          default -> new PlainDrawing<V>(language.messages(id), names, game.seats());
        };
  }
}
