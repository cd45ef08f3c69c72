package tumult.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.cli.drawings.Layout;
import tumult.engine.BadInput;
import tumult.games.Games;
import tumult.table.records.FairRecord;

/** Checks the luck and the moves of a game that was played live. */
@Command(
    name = "verify",
    description = {
      "Check the luck and the moves of a live game.",
      "Its record is read line by line: the hash chain, the commitment, every draw, every move.",
      "Exit status 0 if all is right, 1 if something is wrong."
    },
    mixinStandardHelpOptions = true)
public final class VerifyCommand implements java.util.concurrent.Callable<Integer> {
  private static final int WRONG = 1;

  @Parameters(paramLabel = "FILE", description = "as it comes from /api/tables/TABLE/records/GAME")
  private Path file = Path.of("");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    String text = read();
    var out = spec.commandLine().getOut();
    try {
      FairRecord record = FairRecord.verify(text, Games::named);
      out.printf("%s is fair: %s, %d steps%n", file, record.game(), record.moves().size());
      out.println(standings(record));
      out.printf("hash %s%n", record.hash());
      return 0;
    } catch (BadInput wrong) {
      out.printf("%s: %s%n", file, Layout.printable(wrong.getMessage()));
      return WRONG;
    } finally {
      out.flush();
    }
  }

  /** A line per seat, counted from 1, since several bots may have the same name. */
  private static String standings(FairRecord record) {
    return IntStream.range(0, record.names().size())
        .mapToObj(seat ->
            "%s seat %d, %s: %d"
                .formatted(
                    record.winners().contains(seat) ? "★" : " ",
                    seat + 1,
                    Layout.printable(record.names().get(seat)),
                    record.scores().get(seat)))
        .collect(Collectors.joining("\n"));
  }

  private String read() {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new BadInput("%s cannot be read".formatted(file));
    }
  }
}
