package tumult.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tumult.engine.Game;
import tumult.engine.GameKind;
import tumult.engine.Match;
import tumult.engine.Option;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** The texts that the log of a game needs: for every move there is, seen or half hidden. */
final class LogTexts {
  private static final Pattern WORD = Pattern.compile("\"([a-z]+(?:-[a-z]+)*)\"");
  private static final Pattern REMARK = Pattern.compile("Remark\\.of\\(\\s*\"([a-z-]+)\"");
  private static final Pattern SLOT = Pattern.compile("\\{(\\d):([a-z]+)}");
  private static final int STEPS = 2_000;

  private final Messages texts;
  private final Set<String> keys = new TreeSet<>();
  private final Set<String> plainTableKeys = new TreeSet<>();

  LogTexts(GameKind kind) {
    texts = Messages.of(kind.id(), "en");
    addRemarks(kind);
    Option seats = kind.options().getFirst();
    for (int count = seats.least(); count <= seats.most(); count++) {
      addMoves(kind.game(Map.of(seats.name(), Integer.toString(count))));
    }
  }

  Set<String> keys() {
    return keys;
  }

  /**
   * How a table that is not drawn may word its moves and label what its view shows: {@code
   * move.<verb>} and {@code field.<name>}.
   */
  Set<String> plainTableKeys() {
    return plainTableKeys;
  }

  /** The keys of remarks, as they are written in the sources of the room. */
  private void addRemarks(GameKind kind) {
    for (Path source : TestedGames.files("src/main/java", kind, ".java")) {
      boolean remarks = source.toString().endsWith("Remarks.java"); // there every word is a key
      Matcher word = (remarks ? WORD : REMARK).matcher(TestedGames.read(source));
      while (word.find()) {
        keys.add("log." + word.group(1));
      }
    }
  }

  private <S extends State<S>, V, M> void addMoves(Game<S, V, M> game) {
    for (int action = 0; action < game.actionCount(); action++) {
      add(game.text(action));
    }
    addFields(game.view(game.newState(), 0));
    Match<S, V, M> match = new Match<>(game);
    S before = game.newState();
    Rng rng = new Rng(5);
    for (int step = 0; step < STEPS && !match.state().over(); step++) {
      before.set(match.state());
      Match.Ply ply = match.random(rng);
      add(game.seen(before, ply.actor(), ply.action(), Seat.SPECTATOR));
    }
  }

  private void addFields(Object view) {
    if (view.getClass().isRecord()) {
      for (RecordComponent field : view.getClass().getRecordComponents()) {
        plainTableKeys.add("field." + field.getName());
      }
    }
  }

  private void add(String move) {
    List<String> words = List.of(move.split(" ", -1));
    plainTableKeys.add("move." + words.getFirst());
    String exact = "log." + words.getFirst() + "." + (words.size() - 1);
    String key = texts.keys().contains(exact) ? exact : "log." + words.getFirst();
    assertThat(texts.keys()).as("the text of '%s'", move).contains(key);
    keys.add(key);
    Matcher slot = SLOT.matcher(texts.text(key));
    while (slot.find()) {
      int number = Integer.parseInt(slot.group(1));
      if (number > 0 && !slot.group(2).startsWith("seat")) {
        addNames(slot.group(2), words.get(number));
      }
    }
  }

  private void addNames(String kind, String argument) {
    if (kind.endsWith("s")) {
      String one = kind.substring(0, kind.length() - 1);
      List.of(argument.split(",", -1)).forEach(item -> addName(one, item));
    } else {
      addName(kind, argument);
    }
  }

  /** Whatever has a letter needs a name, its own or that of its first letter. */
  private void addName(String kind, String argument) {
    String whole = kind + "." + argument;
    String first = kind + "." + argument.charAt(0);
    if (texts.keys().contains(whole) || argument.equals("?")) {
      keys.add(whole);
    } else if (texts.keys().contains(first) && argument.length() > 1) {
      keys.add(first);
      String rest = kind + "." + argument.substring(1);
      if (texts.keys().contains(rest)) {
        keys.add(rest);
      }
    } else {
      assertThat(argument).as("the name %s", whole).doesNotContainPattern("[A-Za-z]");
    }
  }
}
