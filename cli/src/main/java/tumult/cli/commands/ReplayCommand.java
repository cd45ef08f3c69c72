package tumult.cli.commands;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.bots.Story;
import tumult.bots.Storyteller;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Drawings;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.SeatNames;
import tumult.cli.drawings.Standings;
import tumult.cli.drawings.StoryText;
import tumult.engine.BadInput;
import tumult.engine.GameRecord;
import tumult.engine.Match;
import tumult.engine.Seat;
import tumult.engine.State;
import tumult.games.Games;

/** Plays a recorded game over again. */
@Command(
    name = "replay",
    description = "Play a recorded game over again, checking every step.",
    mixinStandardHelpOptions = true)
public final class ReplayCommand implements Runnable {
  @Parameters(index = "0", paramLabel = "FILE", description = "a .game record")
  private Path file = Path.of("");

  @Mixin private Language language = new Language();

  @Option(names = "--ply", paramLabel = "N", description = "stop after so many steps")
  private @Nullable Integer ply;

  @Option(names = "--plain", description = "no colours")
  private boolean plain;

  @Option(
      names = "--quiet",
      description = "only check; print the position it ends in, but not the steps")
  private boolean quiet;

  @Option(
      names = "--story",
      description = "of a whole game: what it was about, luck and skill of each seat")
  private boolean story;

  @Option(
      names = "--playouts",
      paramLabel = "N",
      description = "with --story: how much is tried out (default: 300000)")
  private int playouts = Storyteller.USUAL;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    language.check();
    String text = RecordFile.read(file);
    try {
      GameRecord record = GameRecord.parse(text, Games.ALL);
      Match<?, ?, ?> match = ply == null ? record.replay() : record.replay(ply);
      show(record, match);
    } catch (BadInput wrong) {
      throw wrong.at(file.toString());
    }
  }

  private <S extends State<S>, V, M> void show(GameRecord record, Match<S, V, M> match) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(record.setup());
    int plies = match.plies().size();
    for (int i = 0; i < plies && !quiet; i++) {
      out.printf("%5d  %s%n", i + 1, record.steps().get(i));
    }
    V view = match.game().view(match.state(), Seat.SPECTATOR);
    SeatNames names = SeatNames.written(language.messages("terminal"), record.names());
    Ansi pen = Ansi.choose(plain);
    out.println(Drawings.of(match.game(), language, names).draw(view, Seat.SPECTATOR, pen));
    if (match.state().over()) {
      out.println(new Standings(language.messages("terminal"), names, pen).of(match));
    }
    if (story) {
      int winners = match.state().winners();
      Story told = Storyteller.tell(match.game(), match.plies(), winners, playouts, 1);
      out.println(new StoryText(language, names, pen).of(told, match));
    }
    out.println(match.game().write(match.state()));
    out.println("end " + GameRecord.of(match, record.names()).end());
    out.flush();
  }
}
