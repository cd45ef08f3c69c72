package tumult.table;

import java.util.List;

/**
 * A command with everything that the table itself cannot know: who, when, and what was proved.
 *
 * @param who the person who asks, or {@link #SERVER}
 * @param keys SHA-256 hashes, in hex, of the keys that the caller has shown
 * @param time now, in milliseconds
 * @param fresh 32 new random bytes in hex for {@link Command.Open}, the hash of a new key for
 *     {@link Command.NewKey}, else empty
 * @param command what is wanted
 */
public record Ask(String who, List<String> keys, long time, String fresh, Command command) {
  /** The server itself, which no person can be. */
  public static final String SERVER = "server";

  public Ask {
    if (who.isBlank()) {
      throw new IllegalArgumentException("nobody asks for " + command);
    }
    keys = List.copyOf(keys);
  }

  /** What somebody wants who shows no key. */
  public static Ask of(String who, long time, Command command) {
    return new Ask(who, List.of(), time, "", command);
  }
}
