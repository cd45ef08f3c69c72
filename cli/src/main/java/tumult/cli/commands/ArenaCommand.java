package tumult.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tumult.bots.Bot;
import tumult.cli.ShutdownHook;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.State;
import tumult.lab.Arena;
import tumult.lab.Score;
import tumult.lab.SequentialTest;
import tumult.lab.SequentialTest.Verdict;

/** Lets bots meet in blocks of games in which luck cancels. */
@Command(
    name = "arena",
    description = {
      "Find out which bot is better.",
      "The unit is the block: the same luck for every rotation of the seats, so that",
      "luck cancels. Ctrl-C gives what there is; with the same --json FILE it goes on."
    },
    mixinStandardHelpOptions = true)
public final class ArenaCommand implements Runnable {
  private static final long ENDLESS = Long.MAX_VALUE >> 8;

  @Mixin private GameArgument chosen = new GameArgument();

  @Option(
      names = "--a",
      paramLabel = "BOT",
      required = true,
      description = "one bot: thumb, beginner, random, a level from 1 to 5, or a command in quotes")
  private String a = "";

  @Option(names = "--b", paramLabel = "BOT", required = true, description = "another")
  private String b = "";

  @Option(names = "--c", paramLabel = "BOT", description = "another, if you like")
  private @Nullable String c;

  @Option(names = "--d", paramLabel = "BOT", description = "another")
  private @Nullable String d;

  @Option(names = "--e", paramLabel = "BOT", description = "another")
  private @Nullable String e;

  @Option(names = "--f", paramLabel = "BOT", description = "another")
  private @Nullable String f;

  @Option(names = "--blocks", paramLabel = "N", description = "how many blocks (default: 500)")
  private @Nullable Long blocks;

  @Option(
      names = "--sprt",
      description = "stop as soon as it is known which of two is better, wrong in 5 of 100 cases")
  private boolean sequential;

  @Option(
      names = "--margin",
      paramLabel = "PERCENT",
      defaultValue = "2.5",
      description =
          "for --sprt: a difference below so many percent of the wins may be missed"
              + " (default: ${DEFAULT-VALUE})")
  private double margin;

  @Mixin private SeedOption seed = new SeedOption();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Mixin private TimeOption time = new TimeOption();

  @Mixin private PartOption part = new PartOption();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "also write the figures to a file; if it is there, go on from it")
  private @Nullable Path json;

  @Option(names = "--force", description = "begin anew, and write over the file")
  private boolean force;

  @Spec private CommandSpec spec = CommandSpec.create();

  private List<String> names = List.of();

  @Override
  public void run() {
    names = Stream.of(a, b, c, d, e, f).filter(Objects::nonNull).toList();
    if (blocks != null && (blocks < 1 || sequential)) {
      throw new BadInput(
          sequential
              ? "--blocks and --sprt: choose one"
              : "--blocks %d: must be at least 1".formatted(blocks));
    }
    if (sequential && names.size() != 2) {
      throw new BadInput("--sprt: is for two bots, not %d".formatted(names.size()));
    }
    if (!(margin >= 0.1 && margin <= 50)) {
      throw new BadInput("--margin %s: must be 0.1–50".formatted(margin));
    }
    try (InvitedBots invited = new InvitedBots()) {
      meet(chosen.game(), invited);
      invited.complain(spec.commandLine().getErr());
    }
  }

  private <S extends State<S>> void meet(Game<S, ?, ?> game, InvitedBots invited) {
    List<Bot> bots = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      bots.add(invited.bot("--" + (char) ('a' + i), names.get(i)));
    }
    Arena<S> arena = new Arena<>(game, bots, time.budget(), seed.seed());
    long[] range = sequential ? new long[] {0, ENDLESS} : part.range(blocks == null ? 500 : blocks);
    ArenaFile begun = begun(game, range[0], new Score(bots.size(), arena.gamesPerBlock()));
    Meeting meeting = new Meeting(begun, range);
    if (begun.score().blocks() < range[1] - range[0] && !meeting.decided()) {
      ShutdownHook.during(
          () ->
              arena.run(
                  range[0] + begun.score().blocks(), range[1], threads.threads(), meeting::add),
          () -> {
            arena.stop();
            meeting.finish();
          });
    }
    meeting.finish();
  }

  /** What was played before, if it is in the file. */
  private ArenaFile begun(Game<?, ?, ?> game, long from, Score none) {
    ArenaFile fresh =
        new ArenaFile(game.setup().toString(), game.seats(), seed.seed(), names, from, none);
    if (json == null || force || !Files.isRegularFile(json)) {
      return fresh;
    }
    try {
      ArenaFile kept = ArenaFile.read("--json " + json, Files.readString(json));
      if (kept.isLike(fresh)
          && kept.from() == from
          && kept.score().gamesPerBlock() == none.gamesPerBlock()) {
        return kept;
      }
    } catch (IOException unreadable) {
      throw new BadInput("--json %s: cannot be read".formatted(json));
    }
    throw new BadInput(
        "--json %s: is about another meeting; --force begins anew and writes over it"
            .formatted(json));
  }

  /** What has come in so far; told once, at the end or when somebody presses ctrl-C. */
  private final class Meeting {
    private final ArenaFile file;
    private final ProgressBar progress;
    private final long before;
    private final SequentialTest test = new SequentialTest(margin / 100, 0.05);
    private boolean finished;

    Meeting(ArenaFile file, long[] range) {
      this.file = file;
      before = file.score().blocks();
      progress =
          new ProgressBar(
              spec.commandLine().getErr(), "blocks", sequential ? 0 : range[1] - range[0]);
    }

    boolean decided() {
      return sequential && test.verdict(file.score()) != Verdict.GO_ON;
    }

    /** Adds a block; says whether to go on. */
    synchronized boolean add(long[] wins) {
      if (finished) {
        return false;
      }
      file.score().add(wins);
      progress.show(file.score().blocks() - before);
      return !decided();
    }

    synchronized void finish() {
      if (finished) {
        return;
      }
      finished = true;
      progress.clear();
      try (OutputFile figures = OutputFile.named("--json", json)) {
        if (figures != null) {
          figures.write(file.json());
          figures.finish();
        }
      }
      var out = spec.commandLine().getOut();
      out.print(file.words());
      if (sequential) {
        out.println(verdict(test.verdict(file.score())));
      }
      out.flush();
    }

    private String verdict(Verdict verdict) {
      return switch (verdict) {
        case GO_ON -> "not decided yet";
        case FIRST_IS_BETTER -> names.getFirst() + " is better";
        case SECOND_IS_BETTER -> names.getLast() + " is better";
        case NO_DIFFERENCE -> "no difference of %s %% of the wins or more".formatted(margin);
      };
    }
  }
}
