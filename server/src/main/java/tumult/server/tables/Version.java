package tumult.server.tables;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** Which Tumult this is, as the build wrote it down: {@code 1.0.0}. */
public final class Version {
  public static final String TEXT = read();

  private Version() {}

  private static String read() {
    try (InputStream text = Version.class.getResourceAsStream("version.txt")) {
      if (text == null) {
        throw new IllegalStateException("the build has not written version.txt");
      }
      return new String(text.readAllBytes(), UTF_8).strip();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}
