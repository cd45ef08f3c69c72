package tumult.games.haos;

import java.util.ArrayList;
import java.util.List;
import tumult.engine.Seat;
import tumult.engine.Setup;
import tumult.games.Games;
import tumult.testkit.Scene;

/** Scenes at tables of Haos. */
final class Scenes {
  private Scenes() {}

  static Haos table(String options) {
    return new Haos(Setup.parse("haos(" + options + ")", Games.ALL));
  }

  /** A table that plays by the first version of the rules. */
  static Haos version1(String options) {
    return new Haos(Setup.parse("haos@1(" + options + ")", Games.ALL));
  }

  /** Four players. Two cards at least must be named: those left over. */
  static Scene<HaosState, HaosView, HaosMove> four(String position) {
    return Scene.at(table("seats=4"), position);
  }

  /** Two players, four hands. */
  static Scene<HaosState, HaosView, HaosMove> hands(String position) {
    return Scene.at(table("seats=2"), position);
  }

  /** A new game in which this place begins and the first cards possible are left over. */
  static Scene<HaosState, HaosView, HaosMove> begun(String options, int first) {
    var scene = Scene.start(table(options)).play("* first " + first);
    while (scene.field("phase").equals("under")) {
      scene.play("* " + scene.legal(Seat.CHANCE).getFirst());
    }
    return scene;
  }

  /** All four cards of each of these symbols, for positions that need short stacks. */
  static String cards(String symbols) {
    List<String> cards = new ArrayList<>();
    symbols.chars().forEach(s -> "gbry".chars().forEach(c -> cards.add("" + (char) c + (char) s)));
    return String.join(",", cards);
  }

  /** What a place's stack got back, groups from the top. */
  static String returned(Scene<?, ?, ?> scene, int place) {
    return scene.field("returned").split("/", -1)[place];
  }

  static String pile(Scene<?, ?, ?> scene, int place) {
    return scene.field("piles").split("/", -1)[place];
  }

  /** The chance outcomes with their weights, as {@code card gA×1}. */
  static List<String> odds(Scene<?, ?, ?> scene) {
    List<String> odds = new ArrayList<>();
    scene.legal(Seat.CHANCE).forEach(move -> odds.add(move + "×" + scene.weight(move)));
    return odds;
  }
}
