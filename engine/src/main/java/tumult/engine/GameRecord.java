package tumult.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game written down: what was played, who sat where, every step, and how it ended.
 *
 * <pre>
 * tumult record 1
 * game sequence-dice@1(seats=2,length=6)
 * seat 0 Anna
 * seat 1 Bo
 * * roll 3+4
 * 0 place b2
 * end running scores 0,0
 * </pre>
 *
 * @param setup the game and its options
 * @param names who sat where
 * @param steps the steps in notation, actor first
 * @param end {@code running} or {@code won} and by whom, then {@code scores} and the scores
 */
public record GameRecord(Setup setup, List<String> names, List<String> steps, String end) {
  private static final String TITLE = "tumult record 1";
  private static final String GAME = "game ";
  private static final String SEAT = "seat ";
  private static final String END = "end ";

  public GameRecord {
    names = List.copyOf(names);
    steps = List.copyOf(steps);
    for (int seat = 0; seat < names.size(); seat++) {
      if (names.get(seat).matches("(?s).*[\\r\\n].*")) {
        throw new BadInput("the name of seat %d must be on one line".formatted(seat));
      }
    }
  }

  /** The record of a match as it stands. */
  public static GameRecord of(Match<?, ?, ?> match, List<String> names) {
    List<String> steps =
        match.plies().stream()
            .map(ply -> Seat.text(ply.actor()) + " " + match.game().text(ply.action()))
            .toList();
    return new GameRecord(match.game().setup(), names, steps, end(match));
  }

  private static String end(Match<?, ?, ?> match) {
    State<?> state = match.state();
    int[] seats = IntStream.range(0, match.game().seats()).toArray();
    String winners =
        IntStream.of(seats)
            .filter(seat -> (state.winners() & Seat.bit(seat)) != 0)
            .mapToObj(Integer::toString)
            .collect(Collectors.joining(","));
    String scores =
        IntStream.of(seats)
            .mapToObj(seat -> Integer.toString(state.score(seat)))
            .collect(Collectors.joining(","));
    return (state.over() ? "won " + winners : "running") + " scores " + scores;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(TITLE + "\n" + GAME + setup + "\n");
    for (int seat = 0; seat < names.size(); seat++) {
      text.append(SEAT).append(seat).append(' ').append(names.get(seat)).append('\n');
    }
    steps.forEach(step -> text.append(step).append('\n'));
    return text.append(END).append(end).append('\n').toString();
  }

  /** Reads what {@link #toString} writes; the steps are checked by {@link #replay}. */
  public static GameRecord parse(String text, Map<String, GameKind> kinds) {
    List<String> lines = Notation.lines(text);
    if (lines.isEmpty() || !lines.getFirst().equals(TITLE)) {
      throw new BadInput("line 1: expected '%s'".formatted(TITLE));
    }
    if (lines.size() < 2 || !lines.get(1).startsWith(GAME)) {
      throw new BadInput("line 2: expected 'game …', e.g. game mau-mau@1(seats=4,rounds=3)");
    }
    Setup setup = setup(lines.get(1).substring(GAME.length()), kinds);
    int body = 2 + setup.seats();
    List<String> names = new ArrayList<>();
    for (int line = 2; line < body; line++) {
      String start = SEAT + names.size() + " ";
      if (lines.size() <= line || !lines.get(line).startsWith(start)) {
        throw new BadInput("line %d: expected '%s' and a name".formatted(line + 1, start.strip()));
      }
      names.add(lines.get(line).substring(start.length()));
    }
    int end =
        IntStream.range(0, lines.size()).filter(n -> isEnd(lines.get(n))).findFirst().orElse(-1);
    if (end >= 0 && end < lines.size() - 1) {
      throw new BadInput(
          "line %d: nothing may follow the line that begins with 'end'".formatted(end + 2));
    }
    if (end < 0) {
      throw breaksOff(lines.size(), "must begin with '%s'".formatted(END));
    }
    if (!text.endsWith("\n")) {
      throw breaksOff(lines.size(), "has no line break after it");
    }
    return new GameRecord(
        setup,
        names,
        lines.subList(body, lines.size() - 1),
        lines.getLast().substring(END.length()));
  }

  private static boolean isEnd(String line) {
    return line.startsWith(END);
  }

  private static BadInput breaksOff(int line, String why) {
    return new BadInput(
        "line %d: the record breaks off here: its last line %s".formatted(line, why));
  }

  private static Setup setup(String name, Map<String, GameKind> kinds) {
    try {
      return Setup.parse(name, kinds);
    } catch (BadInput wrong) {
      throw wrong.at("line 2");
    }
  }

  /** Plays the whole record over again, checking every step and the end. */
  public Match<?, ?, ?> replay() {
    Match<?, ?, ?> match = replay(steps.size());
    if (!end(match).equals(end)) {
      throw new BadInput(
          "line %d: the record says 'end %s', but the game says 'end %s'"
              .formatted(firstLine() + steps.size(), end, end(match)));
    }
    return match;
  }

  /** Plays the first steps over again, checking each. */
  public Match<?, ?, ?> replay(int plies) {
    if (plies < 0 || plies > steps.size()) {
      throw new BadInput("ply %d: the record has 0–%d".formatted(plies, steps.size()));
    }
    return replay(setup.kind().maker().apply(setup), plies);
  }

  private <S extends State<S>, V, M> Match<S, V, M> replay(Game<S, V, M> game, int plies) {
    Match<S, V, M> match = new Match<>(game);
    for (int ply = 0; ply < plies; ply++) {
      try {
        play(match, steps.get(ply));
      } catch (BadInput wrong) {
        throw wrong.at("line %d, ply %d".formatted(firstLine() + ply, ply + 1));
      }
    }
    return match;
  }

  private int firstLine() {
    return 3 + names.size();
  }

  private static <S extends State<S>, V, M> void play(Match<S, V, M> match, String step) {
    Game<S, V, M> game = match.game();
    NotatedPly parsed = NotatedPly.parse(step, game.seats());
    Refusal refusal = match.play(parsed.actor(), game.action(game.parse(parsed.move())));
    if (refusal != null) {
      throw new BadInput(
          "'%s' is not legal here (%s%s); legal: %s"
              .formatted(step, refusal.name(), rule(refusal), legal(match)));
    }
  }

  private static String rule(Refusal refusal) {
    return refusal.rule() == 0 ? "" : ", R" + refusal.rule();
  }

  private static String legal(Match<?, ?, ?> match) {
    List<String> steps = new ArrayList<>();
    for (int actors = match.state().actors(); actors != 0; actors &= actors - 1) {
      int actor = Integer.numberOfTrailingZeros(actors);
      for (int action : match.actions(actor)) {
        steps.add(Seat.text(actor) + " " + match.game().text(action));
      }
    }
    String some = steps.stream().limit(12).collect(Collectors.joining(", "));
    return steps.isEmpty() ? "nothing, the game is over" : some + (steps.size() > 12 ? ", …" : "");
  }
}
