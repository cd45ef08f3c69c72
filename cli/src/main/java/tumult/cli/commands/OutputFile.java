package tumult.cli.commands;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.jspecify.annotations.Nullable;
import tumult.engine.BadInput;

/** A file to be written, checked before the work begins; it appears whole or not at all. */
final class OutputFile implements AutoCloseable {
  private final String option;
  private final Path file;
  private final Path draft;
  private final Writer writer;

  /** The file that an option of the command line names, if it does. */
  static @Nullable OutputFile named(String option, @Nullable Path file) {
    return file == null ? null : new OutputFile(option, file);
  }

  /** The same, if there is no such file yet, or it may be written over. */
  static @Nullable OutputFile named(String option, @Nullable Path file, boolean force) {
    if (file != null && !force && Files.isRegularFile(file)) {
      throw new BadInput("%s %s: is there already; --force writes over it".formatted(option, file));
    }
    return named(option, file);
  }

  OutputFile(String option, Path file) {
    this.option = option;
    this.file = file.toAbsolutePath();
    Path folder = this.file.getParent();
    if (folder == null || Files.isDirectory(file)) {
      throw new BadInput("%s %s: is a folder; expected a file".formatted(option, file));
    }
    if (!Files.isDirectory(folder)) {
      throw new BadInput("%s %s: there is no folder %s".formatted(option, file, folder));
    }
    // What is no ordinary file, such as /dev/null, is written to directly.
    boolean ordinary = !Files.exists(file) || Files.isRegularFile(file);
    draft = ordinary ? folder.resolve(".%s.draft".formatted(file.getFileName())) : this.file;
    try {
      writer = Files.newBufferedWriter(draft);
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
    if (ordinary) {
      draft.toFile().deleteOnExit(); // also when somebody presses ctrl-C
    }
  }

  void write(String text) {
    try {
      writer.write(text);
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
  }

  /** Puts what was written in its place. */
  void finish() {
    try {
      writer.close();
      if (!draft.equals(file)) {
        Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
  }

  private BadInput unwritable(IOException problem) {
    String reason =
        problem instanceof FileSystemException inFileSystem && inFileSystem.getReason() != null
            ? inFileSystem.getReason()
            : "is there room, and may you write there?";
    return new BadInput("%s %s: cannot be written (%s)".formatted(option, file, reason));
  }

  /** Lets go of it; what is not finished leaves no trace. */
  @Override
  public void close() {
    try {
      writer.close();
      if (!draft.equals(file)) {
        Files.deleteIfExists(draft);
      }
    } catch (IOException unwritable) {
      throw unwritable(unwritable);
    }
  }
}
