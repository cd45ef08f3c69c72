package tumult.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** The files of the page, as they were built into this program. */
final class Pages {
  private static final String FOLDER = "META-INF/resources";
  private static final Pattern PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+");
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("json", "application/json"),
          Map.entry("webmanifest", "application/manifest+json"),
          Map.entry("svg", "image/svg+xml"),
          Map.entry("png", "image/png"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("txt", "text/plain; charset=utf-8"));

  private final Map<String, Page> known = new ConcurrentHashMap<>();

  /** A file, ready to be sent. */
  static final class Page {
    final String type;
    final byte[] bytes;
    final byte[] zipped;

    /** Changes with the content. */
    final String tag;

    /** Whether its name changes with the content too, so that it may be kept for ever. */
    final boolean lasting;

    Page(String path, String type, byte[] bytes) throws IOException {
      this.type = type;
      this.bytes = bytes;
      zipped = zip(bytes);
      tag = '"' + Secrets.tag(bytes) + '"';
      lasting = path.startsWith("/assets/");
    }
  }

  /** The file of that path; null if there is none. */
  @Nullable Page page(String path) {
    Page found = known.get(path);
    if (found == null && PATH.matcher(path).matches()) {
      found = load(path);
      if (found != null) {
        known.put(path, found);
      }
    }
    return found;
  }

  private static @Nullable Page load(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return null;
    }
    try (InputStream file = Pages.class.getClassLoader().getResourceAsStream(FOLDER + path)) {
      if (file == null) {
        return null;
      }
      return new Page(path, type, file.readAllBytes());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static byte[] zip(byte[] bytes) throws IOException {
    ByteArrayOutputStream zipped = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(zipped)) {
      zip.write(bytes);
    }
    return zipped.toByteArray();
  }
}
