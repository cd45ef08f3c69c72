package tumult.cli.commands;

import java.util.List;

/** What was found by a part of a large piece of work, or by all of it. */
sealed interface PartFile permits SimulationFile, ArenaFile {
  String game();

  long seed();

  List<String> bots();

  /** The number of the first game or block. */
  long from();

  /** The number after the last one. */
  long to();

  /** Both together, as if one run had found it; the other begins where this ends. */
  PartFile and(PartFile next);

  String json();

  /** A summary for people. */
  String words();

  /** Whether another one is of the same piece of work. */
  default boolean isLike(PartFile other) {
    return getClass() == other.getClass()
        && game().equals(other.game())
        && seed() == other.seed()
        && bots().equals(other.bots());
  }

  /** What {@link #json} gave. */
  static PartFile read(String file, String text) {
    return text.contains("\"gamesPerBlock\"")
        ? ArenaFile.read(file, text)
        : SimulationFile.read(file, text);
  }
}
