package tumult.table.records;

/** Who the bots at a table are: each seat has its own robot all evening, with a name and a face. */
public final class Robots {
  /** How many there are: a prime number, so that every step leads to all of them. */
  public static final int COUNT = 19;

  private static final String AVATAR = "robot-";

  private Robots() {}

  /** What the robot of a seat looks like; no two seats of a table have the same. */
  public static String avatar(String table, int seat) {
    int mixed = table.hashCode() * 0x9E3779B1;
    int first = Math.floorMod(mixed, COUNT);
    int step = 1 + Math.floorMod(mixed / COUNT, COUNT - 1);
    return AVATAR + (first + seat * step) % COUNT;
  }

  /** Which one an avatar shows, 0–18; -1 if it shows none. */
  public static int number(String avatar) {
    for (int number = 0; number < COUNT; number++) {
      if (avatar.equals(AVATAR + number)) {
        return number;
      }
    }
    return -1;
  }
}
