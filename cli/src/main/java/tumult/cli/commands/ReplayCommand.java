package tumult.cli.commands;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Drawings;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.SeatNames;
import tumult.cli.drawings.Standings;
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

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    language.check();
    String text = read();
    try {
      GameRecord record = GameRecord.parse(text, Games.ALL);
      Match<?, ?, ?> match = ply == null ? record.replay() : record.replay(ply);
      show(record, match);
    } catch (BadInput wrong) {
      throw wrong.at(file.toString());
    }
  }

  private String read() {
    if (!Files.exists(file)) {
      throw new BadInput("%s: there is no such file".formatted(file));
    }
    if (Files.isDirectory(file)) {
      throw new BadInput("%s: is a folder; expected a .game record".formatted(file));
    }
    try {
      return Files.readString(file);
    } catch (MalformedInputException notText) {
      throw new BadInput("%s: is no text; expected a .game record".formatted(file));
    } catch (IOException unreadable) {
      throw new BadInput("%s: cannot be read (%s)".formatted(file, unreadable));
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
    out.println(match.game().write(match.state()));
    out.println("end " + GameRecord.of(match, record.names()).end());
    out.flush();
  }
}
