package tumult.cli.commands;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tumult.engine.BadInput;

/** Joins the parts of a simulation or of an arena to what one run would have given. */
@Command(
    name = "merge",
    description = {
      "Join the parts of a simulation or an arena, files of --part K/N --json,",
      "to exactly what one run would have given."
    },
    mixinStandardHelpOptions = true)
public final class MergeCommand implements Runnable {
  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "the parts, in any order: files of --json")
  private List<Path> files = new ArrayList<>();

  @Option(names = "--json", paramLabel = "FILE", description = "write what they add up to")
  private @Nullable Path json;

  @Option(names = "--force", description = "write over a file that is there already")
  private boolean force;

  @Spec private CommandSpec spec = CommandSpec.create();

  /** A part, and where it was found. */
  private record Part(Path file, PartFile figures) {}

  @Override
  public void run() {
    List<Part> parts = new ArrayList<>(files.stream().map(MergeCommand::read).toList());
    parts.sort(Comparator.comparingLong(part -> part.figures.from()));
    Part first = parts.getFirst();
    PartFile joined = first.figures;
    for (Part part : parts.subList(1, parts.size())) {
      check(first, part, joined.to());
      joined = joined.and(part.figures);
    }
    try (OutputFile figures = OutputFile.named("--json", json, force)) {
      if (figures != null) {
        figures.write(joined.json());
        figures.finish();
      }
    }
    spec.commandLine().getOut().print(joined.words());
  }

  private static Part read(Path file) {
    try {
      return new Part(file, PartFile.read(file.toString(), Files.readString(file)));
    } catch (IOException unreadable) {
      throw new BadInput("%s: cannot be read".formatted(file));
    }
  }

  private static void check(Part first, Part part, long next) {
    PartFile other = part.figures;
    if (!first.figures.isLike(other)) {
      throw new BadInput(
          "%s: is of something else than %s: %s, seed %d, bots %s"
              .formatted(
                  part.file,
                  first.file,
                  other.game(),
                  other.seed(),
                  String.join(",", other.bots())));
    }
    if (other.from() > next) {
      throw new BadInput(
          "numbers %d–%d are in none of the files: a part is missing, or was stopped"
              .formatted(next, other.from() - 1));
    }
    if (other.from() < next) {
      throw new BadInput(
          "%s: number %d is in another file, too".formatted(part.file, other.from()));
    }
  }
}
