package tumult.server.web;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tumult.table.Table;

/**
 * The address by which one program comes to one table: it says who the program is, and that it may.
 *
 * @param who made from the key, so that the program comes back to its seat
 * @param key hashed, as the table knows it
 */
record ProgramLink(String table, Identity who, String key) {
  static final String PATH = "/api/program/";
  private static final Pattern LINK =
      Pattern.compile("%s(%s)/([A-Za-z0-9_-]{22})".formatted(PATH, Table.ID));

  /** What a path says; null if it is no such address. */
  static @Nullable ProgramLink of(String path) {
    Matcher parts = LINK.matcher(path);
    return parts.matches()
        ? new ProgramLink(
            parts.group(1), Identity.program(parts.group(2)), Secrets.hash(parts.group(2)))
        : null;
  }

  /** The same for all who come by it, and for nobody else. */
  String name() {
    return table + " " + who.person();
  }
}
