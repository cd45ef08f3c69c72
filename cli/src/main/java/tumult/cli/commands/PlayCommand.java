package tumult.cli.commands;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bots.Bot;
import tumult.bots.Budget;
import tumult.bots.SeatedBots;
import tumult.cli.ShutdownHook;
import tumult.cli.drawings.Ansi;
import tumult.cli.drawings.Language;
import tumult.cli.drawings.SeatNames;
import tumult.cli.drawings.Standings;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.GameRecord;
import tumult.engine.Match;
import tumult.engine.Rng;
import tumult.engine.Seat;
import tumult.engine.State;

/** Plays a game in the terminal against bots, or by itself. */
@Command(
    name = "play",
    description = "Play a game in the terminal against bots.",
    mixinStandardHelpOptions = true)
public final class PlayCommand implements Runnable {
  private static final Budget BUDGET = Budget.millis(1_000);

  @Mixin private GameArgument chosen = new GameArgument();
  @Mixin private Language language = new Language();

  @Option(
      names = "--seat",
      paramLabel = "N",
      defaultValue = "1",
      description = "your seat, counted from 1 (default: 1)")
  private int seat;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "the seed of all luck and of the bots; a new one if left out")
  private @Nullable Long seed;

  @Option(
      names = "--others",
      paramLabel = "BOT",
      description =
          "how the bots play: thumb (usual), beginner, random (usual with --auto), a level, a command")
  private @Nullable String others;

  @Option(names = "--auto", description = "all seats play by themselves")
  private boolean auto;

  @Option(
      names = "--transcript",
      paramLabel = "FILE",
      description = "with --auto: write one JSON line per step (see docs/transcript.md)")
  private @Nullable Path transcript;

  @Option(names = "--record", paramLabel = "FILE", description = "write the game down for 'replay'")
  private @Nullable Path record;

  @Option(names = "--plain", description = "no colours")
  private boolean plain;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    Game<?, ?, ?> game = chosen.game();
    language.check();
    if (seat < 1 || seat > game.seats()) {
      throw new BadInput("--seat %d: must be 1–%d".formatted(seat, game.seats()));
    }
    if (transcript != null && !auto) {
      throw new BadInput("--transcript goes with --auto: add --auto, or use --record");
    }
    if (transcript != null && transcript.equals(record)) {
      throw new BadInput("--transcript and --record name the same file: choose two");
    }
    try (InvitedBots invited = new InvitedBots()) {
      play(game, seed == null ? new SecureRandom().nextInt(1_000_000) : seed, bot(invited));
      invited.complain(spec.commandLine().getErr());
    }
  }

  private <S extends State<S>, V, M> void play(Game<S, V, M> game, long luck, Bot bot) {
    PrintWriter out = spec.commandLine().getOut();
    Match<S, V, M> match = new Match<>(game);
    Rng rng = new Rng(luck);
    int you = auto ? Seat.SPECTATOR : seat - 1;
    SeatNames names = SeatNames.amongBots(language.messages("terminal"), game.seats(), you);
    try (OutputFile lines = OutputFile.named("--transcript", transcript);
        OutputFile written = OutputFile.named("--record", record)) {
      MatchFile file = written == null ? null : new MatchFile(match, names, written);
      out.printf("%s, seed %d%n", game.setup(), luck);
      if (auto) {
        playByItself(match, SeatedBots.around(you, match, bot, BUDGET, rng), lines);
        out.println(new Standings(language.messages("terminal"), names, Ansi.PLAIN).of(match));
        out.println("end " + GameRecord.of(match, List.of()).end());
        keep(file);
      } else {
        playWithYou(match, SeatedBots.around(you, match, bot, BUDGET, rng), out, file);
      }
    }
    out.flush();
  }

  /**
   * Without a choice, bots play at random by themselves, and by the rule of thumb against a person.
   */
  private Bot bot(InvitedBots invited) {
    return invited.bot("--others", others != null ? others : auto ? "random" : "thumb");
  }

  private static <S extends State<S>, V, M> void playByItself(
      Match<S, V, M> match, SeatedBots<S, V> everybody, @Nullable OutputFile file) {
    if (file == null) {
      while (!match.state().over()) {
        everybody.act();
      }
    } else {
      new Transcript<>(match, file::write).play(everybody);
      file.finish();
    }
  }

  private <S extends State<S>, V, M> void playWithYou(
      Match<S, V, M> match, SeatedBots<S, V> bots, PrintWriter out, @Nullable MatchFile file) {
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    TerminalTable<S, V, M> table =
        new TerminalTable<>(match, seat - 1, bots, language, Ansi.choose(plain), in, out);
    ShutdownHook.during(table::play, () -> leaveInTheMiddle(out, file));
    keepAndSay(out, file);
  }

  private void leaveInTheMiddle(PrintWriter out, @Nullable MatchFile file) {
    out.println();
    out.println(language.messages("terminal").text("left"));
    keepAndSay(out, file);
    out.flush();
  }

  private void keepAndSay(PrintWriter out, @Nullable MatchFile file) {
    keep(file);
    if (file != null) {
      String replay = NextCommand.command(List.of("replay", String.valueOf(record)));
      out.println(language.messages("terminal").text("recorded", replay));
    }
  }

  private static void keep(@Nullable MatchFile file) {
    if (file != null) {
      file.keep();
    }
  }
}
