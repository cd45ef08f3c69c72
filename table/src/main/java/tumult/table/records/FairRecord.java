package tumult.table.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.table.luck.Digest;
import tumult.table.luck.Luck;
import tumult.table.races.PhotoFinish;

/**
 * A finished game written down so that everybody can check it: its luck, every step, its end.
 *
 * <pre>
 * tumult fair record 1 #1f0c…
 * game sequence-dice@1(seats=2,length=6) #…
 * seat 0 Anna #…
 * seat 1 bot of level 2 #…
 * luck table kitchen game 1 #…
 * luck commitment 5b0e… #…
 * luck added 0 a1b2 #…
 * luck added 1 - #…
 * luck seed 77d1… #…
 * * roll 3+4 #…
 * 0 place b2 #…
 * ~ race of opening 12, dead zone 8000, guess below 100000, early below 150000 #…
 * ~ 1 grab: opening 12, shown 0, sent 0, arrived 455100, claimed 431200, … #…
 * 1 grab #…
 * 1 resigns #…
 * end won 0 scores 0,0 #…
 * hash 9c4e…
 * </pre>
 *
 * Each line ends with a mark, the beginning of a hash of the line and of all lines before it; the
 * last line is the whole hash.
 *
 * @param game the full name, with every option
 * @param names who sat where
 * @param table the table's id
 * @param number the game's number at that table
 * @param added what each seat added to the luck
 * @param seed the luck's seed
 * @param steps the steps in notation, actor first; {@code 0 resigns} where a seat gave up; with
 *     {@code ~}, before a step that was decided by a race, what that was judged by
 * @param end who won, and the scores
 */
public record FairRecord(
    String game,
    List<String> names,
    String table,
    int number,
    List<String> added,
    String seed,
    List<String> steps,
    String end) {
  public static final String TITLE = "tumult fair record 1";
  public static final String NOTHING = "-";
  private static final String WON = "won ";
  private static final String SCORES = " scores ";

  public FairRecord {
    names = List.copyOf(names);
    added = List.copyOf(added);
    steps = List.copyOf(steps);
  }

  /** The hash that stands for the whole record: with it, a changed record can be recognised. */
  public String hash() {
    return Chain.of(lines()).hash();
  }

  /** The steps alone, without what races were judged by. */
  public List<String> moves() {
    return steps.stream().filter(step -> !step.startsWith(PhotoFinish.MARK)).toList();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>(List.of(TITLE, "game " + game));
    for (int seat = 0; seat < names.size(); seat++) {
      lines.add("seat " + seat + " " + names.get(seat));
    }
    lines.add("luck table " + table + " game " + number);
    lines.add("luck commitment " + Luck.commitment(seed));
    for (int seat = 0; seat < added.size(); seat++) {
      String luck = added.get(seat);
      lines.add("luck added " + seat + " " + (luck.isEmpty() ? NOTHING : luck));
    }
    lines.add("luck seed " + seed);
    lines.addAll(steps);
    lines.add("end " + end);
    return lines;
  }

  @Override
  public String toString() {
    Chain chain = new Chain();
    StringBuilder text = new StringBuilder();
    for (String line : lines()) {
      text.append(line).append(" #").append(chain.mark(line)).append('\n');
    }
    return text.append("hash ").append(chain.hash()).append('\n').toString();
  }

  /**
   * Reads a record and checks all of it: every line's mark, the commitment, every draw, every move
   * and the end.
   *
   * @throws BadInput naming the first line that is wrong, and what would be right
   */
  public static FairRecord verify(String text, Function<String, Game<?, ?, ?>> games) {
    return new FairCheck(text, games).check();
  }

  public static String end(List<Integer> winners, List<Integer> scores) {
    return WON + commas(winners) + SCORES + commas(scores);
  }

  /** The seats that won or share. */
  public List<Integer> winners() {
    return numbers(end.substring(WON.length(), end.indexOf(SCORES)));
  }

  /** The scores, seat 0 first. */
  public List<Integer> scores() {
    return numbers(end.substring(end.indexOf(SCORES) + SCORES.length()));
  }

  private static List<Integer> numbers(String commas) {
    return commas.isEmpty()
        ? List.of()
        : Arrays.stream(commas.split(",")).map(Integer::valueOf).toList();
  }

  private static String commas(List<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** The hashes of lines that follow each other. */
  public static final class Chain {
    private static final int MARK = 16;
    private String hash = "";

    static Chain of(List<String> lines) {
      Chain chain = new Chain();
      lines.forEach(chain::mark);
      return chain;
    }

    /** Takes in a line and gives its mark. */
    String mark(String line) {
      hash = Digest.sha256(hash + "\n" + line);
      return hash.substring(0, MARK);
    }

    /** The hash of all lines so far. */
    String hash() {
      return hash;
    }
  }
}
