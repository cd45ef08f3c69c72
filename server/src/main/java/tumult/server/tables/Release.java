package tumult.server.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Which Tumult this is of all that were handed out, as the build wrote it down. */
public final class Release {
  public static final String VERSION = read();

  private Release() {}

  private static String read() {
    try (InputStream text = Release.class.getResourceAsStream("version.txt")) {
      if (text == null) {
        throw new IllegalStateException("the build has not written version.txt");
      }
      return new String(text.readAllBytes(), UTF_8).strip();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
