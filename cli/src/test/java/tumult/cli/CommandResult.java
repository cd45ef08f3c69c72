package tumult.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import picocli.CommandLine;

/** What the command line answers: its exit status, and what it wrote where. */
public record CommandResult(int status, String out, String err) {
  public static CommandResult to(String... arguments) {
    return typing("", arguments);
  }

  /** The answer to a command line and to what is typed while it runs. */
  public static CommandResult typing(String input, String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        Tumult.commandLine().setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(UTF_8)));
    try {
      int status = line.execute(arguments);
      return new CommandResult(status, out.toString(), err.toString());
    } finally {
      System.setIn(before);
    }
  }
}
