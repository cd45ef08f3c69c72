package tumult.cli.commands;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.server.web.StaticSite;

/** Writes the page as files that play without a server. */
@Command(
    name = "pages",
    description = {
      "Write a site that plays without a server.",
      "Put the folder on any web host, at any path: all tables are on the device of whoever opens it.",
      "Over https, everything is still there without a network after one visit."
    },
    mixinStandardHelpOptions = true)
public final class PagesCommand implements Runnable {
  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "empty, or written so before")
  private Path folder = Path.of("");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    int files = StaticSite.write(folder);
    var out = spec.commandLine().getOut();
    out.printf("%d files in %s%n", files, folder);
    out.flush();
  }
}
