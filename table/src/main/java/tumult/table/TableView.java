package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one person is shown of a table: put together from what that person may know.
 *
 * @param number the last event's
 * @param table the table's id
 * @param game the full name of the game that is on or comes next, with every option
 * @param gameNumber which game at this table is on or was last, 0 before the first
 * @param hints who may ask for hints
 * @param hinting whether whoever is on turn now may
 * @param pace seconds for a decision, 0 for no clock
 * @param host the person who is the host
 * @param you the seat of the person who looks, -1 without one
 * @param seats every chair, seat 0 first
 * @param people everybody who is known at the table, in the order they came
 * @param undo the seat that asks to take its last move back, -1 if none does
 * @param mayUndo whether the looker's last move could be taken back if the others agree
 * @param rematch the seats that want another game
 * @param silence why nobody may write now; null if all may
 * @param luck how the luck of the running or last game can be checked; null before the first
 * @param nextLuck between games, the same of the next; else null
 * @param evening who is ahead after the games that are over
 * @param play the running or last game; null before the first, and for those who may not watch
 * @param mayCloseSeats whether some seats are empty and the game can be played without them
 */
public record TableView(
    long number,
    String table,
    String game,
    int gameNumber,
    Phase phase,
    Visibility visibility,
    Spectators spectators,
    Hints hints,
    boolean hinting,
    int pace,
    String host,
    int you,
    List<Chair> seats,
    List<Guest> people,
    int undo,
    boolean mayUndo,
    List<Integer> rematch,
    @Nullable Silence silence,
    @Nullable Fairness luck,
    @Nullable Fairness nextLuck,
    Evening evening,
    @Nullable Play play,
    boolean mayCloseSeats) {

  /**
   * A rule of the game that is on by which nobody may write, though reactions stay.
   *
   * @param room the game's id, in whose texts the reason is
   * @param key the reason's text
   * @param rule its number in that game's rules
   */
  public record Silence(String room, String key, int rule) {}

  /**
   * How the luck can be checked.
   *
   * @param game the number of the game at this table
   * @param commitment SHA-256 of the seed, published before anybody adds to the luck
   * @param added what each seat has added, seat 0 first
   * @param seed in hex, once the game is over; else empty
   */
  public record Fairness(int game, String commitment, List<String> added, String seed) {}

  /**
   * Who is ahead.
   *
   * @param games how many games count
   * @param standings everybody who was in one of them, the first one first
   */
  public record Evening(int games, List<Standing> standings) {}

  /**
   * A game as this person sees it.
   *
   * @param ply how many moves have been played, chance's not counted
   * @param behind by how many moves the looker is shown it late
   * @param actors the seats that may act
   * @param view the game's own view record
   * @param moves the legal moves of the looker's seat, in notation
   * @param deadlines by when each seat has to act, in milliseconds, 0 for no limit; empty for those
   *     who see it late
   * @param winners the seats that won or share; empty before the end
   * @param game its full name: between games the table's may be another already
   */
  public record Play(
      int ply,
      int behind,
      List<Integer> actors,
      Object view,
      List<String> moves,
      List<Integer> scores,
      List<Long> deadlines,
      List<Integer> winners,
      String game) {}
}
