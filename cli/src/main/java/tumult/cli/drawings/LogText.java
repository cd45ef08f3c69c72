package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tumult.table.steps.LogLine;

/** Tells in the language of the player what has happened, a paragraph for what belongs together. */
public final class LogText {
  private static final String INDENT = "  ";

  /** "A card is drawn: red 7.": what differs from one card to the next stands behind the colon. */
  private static final Pattern LISTABLE = Pattern.compile("(.*: )(.*)\\.");

  private final Language language;

  public LogText(Language language) {
    this.language = language;
  }

  public String paragraph(List<LogLine> lines, SeatNames names) {
    List<String> sentences = new ArrayList<>();
    for (Run run : runs(lines)) {
      String sentence = sentence(run, names);
      String both = sentences.isEmpty() ? "" : joined(sentences.getLast(), sentence);
      if (!both.isEmpty() && !isTalk(run.line)) {
        sentences.set(sentences.size() - 1, both);
      } else {
        sentences.add(sentence);
      }
    }
    List<String> words = List.of(String.join(" ", sentences).split(" "));
    return INDENT + Layout.wrap(words, " ", INDENT.length());
  }

  /** What happened several times in a row. */
  private record Run(LogLine line, int times) {}

  private static List<Run> runs(List<LogLine> lines) {
    List<Run> runs = new ArrayList<>();
    for (LogLine line : lines) {
      boolean again = !runs.isEmpty() && runs.getLast().line.equals(line) && !isTalk(line);
      int times = again ? runs.removeLast().times : 0;
      runs.add(new Run(line, times + 1));
    }
    return runs;
  }

  private static boolean isTalk(LogLine line) {
    return line.key().equals("table.said");
  }

  private String sentence(Run run, SeatNames names) {
    String key = run.line.key();
    int dot = key.indexOf('.');
    String sentence =
        Layout.printable(
            language
                .messages(key.substring(0, dot))
                .line(key.substring(dot + 1), run.line.arguments(), actor -> names.of(actor)));
    return run.times == 1 ? sentence : sentence.replaceFirst("\\.?$", " ×" + run.times + ".");
  }

  /** Two sentences that begin alike as one; empty if they do not. */
  private static String joined(String first, String second) {
    Matcher one = LISTABLE.matcher(first);
    Matcher other = LISTABLE.matcher(second);
    return one.matches() && other.matches() && one.group(1).equals(other.group(1))
        ? one.group(1) + one.group(2) + ", " + other.group(2) + "."
        : "";
  }
}
