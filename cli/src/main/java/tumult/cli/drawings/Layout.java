package tumult.cli.drawings;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts texts, coloured or not, into boxes, beside each other and into lines. */
public final class Layout {
  /** How many columns a drawing may use. */
  private static final int LONGEST_LINE = 1_000;

  public static final int WIDTH = 80;

  private static final Pattern COLOUR_CODE = Pattern.compile("\u001b\\[\\d+m");

  private Layout() {}

  /** How many columns a text takes. */
  static int width(String text) {
    return COLOUR_CODE.matcher(text).replaceAll("").length();
  }

  /** The text, or as much of it as fits into so many columns. */
  static String clip(String text, int width) {
    return width(text) <= width
        ? text
        : COLOUR_CODE.matcher(text).replaceAll("").substring(0, width - 1) + "…";
  }

  /** The text with spaces after it, up to a width. */
  static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  /** The text with spaces on both sides, up to a width. */
  static String centre(String text, int width) {
    return pad(" ".repeat(Math.max(0, (width - width(text)) / 2)) + text, width);
  }

  /** Items one after the other, on as many lines as they need, each line indented. */
  public static String wrap(List<String> items, String between, int indent) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String item : items) {
      String longer = line.isEmpty() ? item : line + between + item;
      if (!line.isEmpty() && indent + width(longer) > WIDTH) {
        lines.add(line);
        longer = item;
      }
      line = longer;
    }
    lines.add(line);
    return lines.stream().collect(Collectors.joining("\n" + " ".repeat(indent)));
  }

  /** A sentence on as many lines as it needs. */
  public static String wrap(String sentence) {
    return wrap(List.of(sentence.split(" ")), " ", 0);
  }

  /** Cards in a row, or in several if the columns do not suffice. */
  static String cards(List<String> faces, int columns) {
    int inner = faces.stream().mapToInt(Layout::width).max().orElse(1) + 2;
    int perRow = Math.max(1, columns / (inner + 2));
    List<String> rows = new ArrayList<>();
    for (int from = 0; from < faces.size(); from += perRow) {
      rows.add(row(faces.subList(from, Math.min(faces.size(), from + perRow)), inner));
    }
    return String.join("\n", rows);
  }

  private static String row(List<String> faces, int inner) {
    String edge = "─".repeat(inner);
    return String.join("", Collections.nCopies(faces.size(), "╭" + edge + "╮"))
        + "\n"
        + faces.stream().map(face -> "│" + centre(face, inner) + "│").collect(Collectors.joining())
        + "\n"
        + String.join("", Collections.nCopies(faces.size(), "╰" + edge + "╯"));
  }

  /** Two drawings side by side, their first lines level. */
  static String beside(String left, String right, int gap) {
    List<String> lefts = left.lines().toList();
    List<String> rights = right.lines().toList();
    int width = lefts.stream().mapToInt(Layout::width).max().orElse(0) + gap;
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < Math.max(lefts.size(), rights.size()); i++) {
      String start = i < lefts.size() ? lefts.get(i) : "";
      lines.add(i < rights.size() ? pad(start, width) + rights.get(i) : start);
    }
    return String.join("\n", lines);
  }

  /** A text from outside that neither moves the cursor nor fills the screen. */
  public static String printable(String text) {
    String plain = text.replaceAll("\\p{Cc}", "\ufffd");
    return plain.length() <= LONGEST_LINE ? plain : plain.substring(0, LONGEST_LINE) + "…";
  }
}
