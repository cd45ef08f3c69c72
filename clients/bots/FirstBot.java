import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that plays every game of Tumult, at random, without any library.
 *
 * <pre>./tumult bot-check "java clients/bots/FirstBot.java"</pre>
 *
 * What it may know is in docs/bot-protocol.md; read the view with the JSON library that you like.
 */
final class FirstBot {
  private static final Pattern MOVES = Pattern.compile("\"moves\":\\[(.*?)\\]");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");

  public static void main(String[] args) {
    String[] moves = {};
    String turn = "0";
    for (String line = IO.readln(); line != null; line = IO.readln()) {
      if (line.startsWith("{\"type\":\"hello\"")) {
        IO.println("{\"type\":\"ready\",\"name\":\"first bot\"}");
      } else if (line.startsWith("{\"type\":\"turn\"")) {
        moves =
            QUOTED.matcher(find(MOVES, line)).results().map(r -> r.group()).toArray(String[]::new);
        turn = number(line, "turn");
        Random luck = new Random(Long.parseLong(number(line, "seed"))); // repeats itself
        boolean waits = line.contains("\"mayWait\":true"); // in a race
        IO.println(waits ? waiting(turn) : move(turn, moves[luck.nextInt(moves.length)]));
      } else if (moves.length > 0 && line.startsWith(wrong(turn))) {
        IO.println(move(turn, moves[0]));
      }
    }
  }

  private static String wrong(String turn) {
    return "{\"type\":\"error\",\"turn\":" + turn + ",\"code\":\"illegal\"";
  }

  private static String move(String turn, String quoted) {
    return "{\"type\":\"move\",\"turn\":" + turn + ",\"move\":" + quoted + "}";
  }

  private static String waiting(String turn) {
    return "{\"type\":\"wait\",\"turn\":" + turn + "}";
  }

  private static String number(String line, String name) {
    // The view may have a part of the same name: the message's own seed is last, its turn first.
    Matcher found = Pattern.compile("\"" + name + "\":(\\d+)").matcher(line);
    String number = "0";
    while (found.find()) {
      number = found.group(1);
      if (name.equals("turn")) {
        break;
      }
    }
    return number;
  }

  private static String find(Pattern pattern, String line) {
    Matcher found = pattern.matcher(line);
    String last = "";
    while (found.find()) {
      last = found.group(1);
    }
    return last;
  }
}
