package tumult.cli.live;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Properties;
import tumult.server.client.Site;

/** Who somebody is at each server: secrets, for nobody else's eyes. */
public final class GuestFile {
  private final Path file;

  public GuestFile(Path file) {
    this.file = file;
  }

  /** The server, as the guest that one was there last time. */
  public Site site(String base) throws IOException {
    Properties cookies = new Properties();
    if (Files.exists(file)) {
      try (Reader reader = Files.newBufferedReader(file)) {
        cookies.load(reader);
      }
    }
    String cookie = cookies.getProperty(base);
    if (cookie != null) {
      return new Site(base, cookie);
    }
    Site site = Site.firstVisit(base);
    cookies.setProperty(base, site.cookie());
    save(cookies);
    return site;
  }

  private void save(Properties cookies) throws IOException {
    if (!Files.exists(file)
        && file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }
    try (Writer writer = Files.newBufferedWriter(file)) {
      cookies.store(writer, "Tumult: who you are at each server. Keep it to yourself.");
    }
  }
}
