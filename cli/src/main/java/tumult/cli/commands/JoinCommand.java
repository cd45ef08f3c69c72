package tumult.cli.commands;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Language;
import tumult.cli.live.GuestFile;
import tumult.cli.live.LiveConnection;
import tumult.cli.live.LiveScreen;
import tumult.cli.live.LiveTerminal;
import tumult.cli.programs.LiveProgram;
import tumult.engine.BadInput;
import tumult.server.client.Site;
import tumult.table.Table;
import tumult.table.Words;
import tumult.wire.FromClient;

/** Plays at a live table from the terminal. */
@Command(
    name = "join",
    description = "Play at a live table in the terminal.",
    mixinStandardHelpOptions = true)
public final class JoinCommand implements Runnable {
  private static final Pattern LINK =
      Pattern.compile("(https?://[^/#?]+)/t/(%s)(?:#([A-Za-z0-9_-]*))?".formatted(Table.ID));
  private static final Pattern PROGRAM_LINK =
      Pattern.compile(
          "(?:ws|http)(s?://[^/#?]+/api/program/%s/[A-Za-z0-9_-]+)".formatted(Table.ID));
  private static final int RECENT = 10;

  @Parameters(
      paramLabel = "LINK",
      description = "the invitation, as it was sent to you: http://…/t/…#…")
  private String link = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "what the others call you (default: your user name)")
  private @Nullable String name;

  @Option(
      names = "--avatar",
      paramLabel = "ANIMAL",
      defaultValue = "fox",
      description = "one of ${COMPLETION-CANDIDATES} (default: fox)",
      completionCandidates = Animals.class)
  private String avatar = "";

  @Option(names = "--watch", description = "do not take a seat")
  private boolean watch;

  @Option(
      names = "--leave",
      description = "give up the seat that is kept for you, so that the others can go on")
  private boolean leave;

  @Option(names = "--auto", description = "play any legal move by itself, game after game")
  private boolean auto;

  @Option(
      names = "--program",
      paramLabel = "COMMAND",
      description =
          "let this program play, by the link that the host has made for one: ws://…/api/program/…")
  private @Nullable String program;

  @Option(
      names = "--guest",
      paramLabel = "FILE",
      description = "who you are, kept from visit to visit (default: .tumult-guest at home)")
  private @Nullable Path guest;

  @Option(names = "--plain", description = "no colours")
  private boolean plain;

  @Mixin private Language language = new Language();
  @Spec private CommandSpec spec = CommandSpec.create();

  /** What an avatar may be. */
  static final class Animals implements Iterable<String> {
    @Override
    public java.util.Iterator<String> iterator() {
      return Words.AVATARS.iterator();
    }
  }

  @Override
  public void run() {
    language.check();
    if (program != null) {
      letPlay(program);
      return;
    }
    Matcher parts = LINK.matcher(link);
    if (PROGRAM_LINK.matcher(link).matches()) {
      throw new BadInput("this link is for a program: add --program \"python3 my_bot.py\"");
    }
    if (!parts.matches()) {
      throw new BadInput("'%s' is no invitation: expected http://host/t/table#key".formatted(link));
    }
    String called = name == null ? System.getProperty("user.name", "guest") : name;
    String key = parts.group(3);
    FromClient.Hello hello =
        new FromClient.Hello(
            parts.group(2),
            key == null || key.isEmpty() ? List.of() : List.of(key),
            called,
            avatar,
            0,
            leave ? 0 : RECENT);
    Site site = site(parts.group(1));
    LiveScreen screen = new LiveScreen(language, Ansi.choose(plain), spec.commandLine().getOut());
    LiveTerminal.Wishes wishes =
        new LiveTerminal.Wishes(!watch, auto, leave, NextCommand.commandWithout("--leave", spec));
    BufferedReader keys = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    new LiveTerminal(
            new LiveConnection(site), keys, hello, wishes, language.messages("terminal"), screen)
        .play();
  }

  private void letPlay(String command) {
    Matcher parts = PROGRAM_LINK.matcher(link);
    if (!parts.matches()) {
      throw new BadInput(
          "'%s' is no link for a program: expected ws://host/api/program/table/key, which the host of a table makes under 'invite'"
              .formatted(link));
    }
    PrintWriter out = spec.commandLine().getOut();
    LiveProgram.play(
        URI.create("ws" + parts.group(1)),
        command,
        line -> {
          out.println(line);
          out.flush();
        });
  }

  private Site site(String base) {
    Path file =
        guest == null ? Path.of(System.getProperty("user.home", "."), ".tumult-guest") : guest;
    try {
      return new GuestFile(file).site(base);
    } catch (IOException unreachable) {
      throw new BadInput(
          unreachable.getMessage() == null
              ? base + " cannot be reached: nobody answers there"
              : "%s cannot be reached: %s".formatted(base, unreachable.getMessage()));
    }
  }
}
