package tumult.table.records;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Notation;
import tumult.engine.State;
import tumult.table.luck.Digest;
import tumult.table.luck.Luck;
import tumult.table.steps.CachedGame;

/**
 * Reads a {@link FairRecord} line by line and says which line is wrong, and what would be right.
 */
final class FairCheck {
  private static final Pattern TABLE = Pattern.compile("luck table (\\S+) game (\\d{1,9})");

  private final List<String> lines;
  private final Function<String, Game<?, ?, ?>> games;
  private final FairRecord.Chain chain = new FairRecord.Chain();
  private int number;

  FairCheck(String text, Function<String, Game<?, ?, ?>> games) {
    lines = Notation.lines(text);
    this.games = games;
  }

  FairRecord check() {
    try {
      return read();
    } catch (BadInput wrong) {
      throw wrong.at("line " + (number + 1));
    }
  }

  private FairRecord read() {
    expect(FairRecord.TITLE);
    String game = rest("game ");
    CachedGame<?, ?, ?> cachedGame = new CachedGame<>(games.apply(game));
    expect("game " + cachedGame.name());
    int seats = cachedGame.game().seats();
    List<String> names = eachSeat("seat ", seats);
    Matcher table = TABLE.matcher(line());
    if (!table.matches()) {
      throw new BadInput("expected 'luck table', the table's id, 'game' and a number");
    }
    confirm();
    String commitment = hex(rest("luck commitment "));
    confirm();
    List<String> added = eachSeat("luck added ", seats).stream().map(FairCheck::added).toList();
    String seed = hex(rest("luck seed "));
    if (!Luck.commitment(seed).equals(commitment)) {
      throw new BadInput(
          "this seed is not the one committed to: its SHA-256 is %s, not %s"
              .formatted(Luck.commitment(seed), commitment));
    }
    confirm();
    int gameNumber = Integer.parseInt(table.group(2));
    Luck luck = new Luck(seed, table.group(1), gameNumber, added);
    List<String> steps = new ArrayList<>();
    String end = replay(cachedGame, luck, steps);
    FairRecord record =
        new FairRecord(
            cachedGame.name(), names, table.group(1), gameNumber, added, seed, steps, end);
    expectHash();
    return record;
  }

  private <S extends State<S>, V, M> String replay(
      CachedGame<S, V, M> cachedGame, Luck luck, List<String> steps) {
    FairReplay<S, V, M> replay = new FairReplay<>(cachedGame, luck);
    while (!replay.over()) {
      String step = line();
      if (step.startsWith("end ")) {
        throw new BadInput("the game does not end here: " + replay.expected());
      }
      replay.play(step);
      confirm();
      steps.add(step);
    }
    expect("end " + replay.end());
    return replay.end();
  }

  /** The line that is next, without its mark. */
  private String line() {
    if (number >= lines.size()) {
      throw new BadInput("the record breaks off here");
    }
    String line = lines.get(number);
    int mark = line.lastIndexOf(" #");
    return mark < 0 ? line : line.substring(0, mark);
  }

  private void expect(String expected) {
    if (!line().equals(expected)) {
      throw new BadInput("the record says '%s', right would be '%s'".formatted(line(), expected));
    }
    confirm();
  }

  private String rest(String start) {
    String line = line();
    if (!line.startsWith(start)) {
      throw new BadInput("expected '%s…' instead of '%s'".formatted(start, line));
    }
    return line.substring(start.length());
  }

  private List<String> eachSeat(String start, int seats) {
    List<String> values = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      values.add(rest(start + seat + " "));
      confirm();
    }
    return values;
  }

  private static String hex(String text) {
    if (!Digest.looksWhole(text)) {
      throw new BadInput("'%s' must be 64 hex digits".formatted(text));
    }
    return text;
  }

  private static String added(String text) {
    String luck = text.equals(FairRecord.NOTHING) ? "" : text;
    if (!Digest.looksLikeAPart(luck)) {
      throw new BadInput("'%s' must be '-' or an even number of hex digits".formatted(text));
    }
    return luck;
  }

  /** Compares the mark of the line that has just been found to make sense, and goes on. */
  private void confirm() {
    String line = line();
    String right = line + " #" + chain.mark(line);
    if (!lines.get(number).equals(right)) {
      throw new BadInput(
          "'%s' has been changed: its mark does not fit it and the lines before; right would be '%s'"
              .formatted(lines.get(number), right));
    }
    number++;
  }

  private void expectHash() {
    String right = "hash " + chain.hash();
    if (number >= lines.size() || !lines.get(number).equals(right)) {
      throw new BadInput("the record ends here: expected '%s'".formatted(right));
    }
    number++;
    if (number < lines.size()) {
      throw new BadInput("nothing may follow the hash");
    }
  }
}
