package tumult.cli.drawings;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tumult.bots.Advice;
import tumult.engine.Remark;
import tumult.games.Messages;

/** What a coach says: a line a move, the best one first. */
public final class AdviceText {
  private static final String NO_CHANCE = "";

  private final Messages own;
  private final SeatNames names;
  private final Ansi pen;

  /** Words advice about the game that has these texts. */
  public AdviceText(Messages own, SeatNames names, Ansi pen) {
    this.own = own;
    this.names = names;
    this.pen = pen;
  }

  /**
   * The advice.
   *
   * @param moves all legal moves, as they are numbered for the person
   */
  public String of(Advice advice, List<String> moves) {
    int columns = advice.choices().stream().mapToInt(each -> each.move().length()).max().orElse(0);
    return IntStream.range(0, advice.choices().size())
        .mapToObj(i -> line(advice.choices().get(i), i == 0, moves, columns))
        .collect(Collectors.joining("\n"));
  }

  private String line(Advice.Choice choice, boolean best, List<String> moves, int columns) {
    int number = moves.indexOf(choice.move()) + 1;
    String chance =
        choice.share() < 0
            ? NO_CHANCE
            : Percent.of(choice.share())
                + " %"
                + (choice.error() == 0 ? "" : " ±" + Percent.of(choice.error()));
    String start =
        "%s%3d %s  %s  "
            .formatted(
                best ? "★" : " ",
                number,
                Layout.pad(choice.move(), columns),
                Layout.pad(chance, 11));
    List<String> words = List.of(reason(choice.reason()).split(" "));
    String line = start + Layout.wrap(words, " ", start.length());
    return best ? pen.ink(line, Ansi.Ink.BOLD) : line;
  }

  private String reason(@Nullable Remark why) {
    return why == null ? "" : own.line(why.key(), why.arguments(), names::of);
  }
}
