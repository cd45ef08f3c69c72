package tumult.cli.commands;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.bots.Advice;
import tumult.bots.Budget;
import tumult.bots.Coach;
import tumult.bots.Turn;
import tumult.cli.drawings.AdviceText;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.SeatNames;
import tumult.engine.BadInput;
import tumult.engine.GameRecord;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;

/** Says what each move of a position in a record promises, to the seat that is to choose. */
@Command(
    name = "coach",
    description = "What each move promises at a moment of a recorded game, and why.",
    mixinStandardHelpOptions = true)
public final class CoachCommand implements Runnable {
  @Parameters(index = "0", paramLabel = "FILE", description = "a .game record")
  private Path file = Path.of("");

  @Mixin private Language language = new Language();

  @Option(names = "--ply", paramLabel = "N", description = "after so many steps (default: all)")
  private @Nullable Integer ply;

  @Option(
      names = "--seat",
      paramLabel = "N",
      description = "who asks, counted from 1 (default: who is to choose)")
  private @Nullable Integer seat;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "how much is tried out (default: 8000)")
  private @Nullable Integer iterations;

  @Option(names = "--plain", description = "no colours")
  private boolean plain;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    language.check();
    try {
      GameRecord record = GameRecord.parse(RecordFile.read(file), Games.ALL);
      advise(record, record.replay(ply == null ? record.steps().size() : ply));
    } catch (BadInput wrong) {
      throw wrong.at(file.toString());
    }
  }

  private <S extends State<S>, V, M> void advise(GameRecord record, Match<S, V, M> match) {
    int who = who(match);
    int[] actions = match.actions(who);
    if (actions.length == 0) {
      throw new BadInput("seat %d has nothing to choose here".formatted(who + 1));
    }
    Budget budget = iterations == null ? Coach.BUDGET : Budget.iterations(iterations);
    V view = match.game().view(match.state(), who);
    Advice advice = Coach.advise(new Turn<>(match.game(), view, who, actions, budget));
    SeatNames names = SeatNames.written(language.messages("terminal"), record.names());
    List<String> moves = IntStream.of(actions).mapToObj(match.game()::text).toList();
    PrintWriter out = spec.commandLine().getOut();
    out.println(names.of(who));
    out.println(
        new AdviceText(
                language.messages(match.game().setup().kind().id()), names, Ansi.choose(plain))
            .of(advice, moves));
    out.flush();
  }

  private int who(Match<?, ?, ?> match) {
    int seats = match.game().seats();
    if (match.state().over()) {
      throw new BadInput("the game is over here: there is nothing to choose");
    }
    if (seat != null) {
      if (seat < 1 || seat > seats) {
        throw new BadInput("--seat %d: must be 1–%d".formatted(seat, seats));
      }
      return seat - 1;
    }
    List<Integer> choosers = Seat.seats(match.state().actors());
    if (choosers.isEmpty()) {
      throw new BadInput("luck acts here: choose a ply at which a seat does");
    }
    return choosers.getFirst();
  }
}
