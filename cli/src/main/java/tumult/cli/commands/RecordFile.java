package tumult.cli.commands;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import tumult.engine.BadInput;

/** A file with the record of a game. */
final class RecordFile {
  private RecordFile() {}

  static String read(Path file) {
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
}
