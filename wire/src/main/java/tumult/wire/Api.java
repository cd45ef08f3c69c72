package tumult.wire;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.OptBoolean;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tumult.table.Chair;
import tumult.table.Hints;
import tumult.table.Phase;
import tumult.table.Right;
import tumult.table.Spectators;
import tumult.table.TableView;
import tumult.table.Visibility;
import tumult.table.steps.LogLine;

/** What is sent and received over REST. */
public final class Api {
  private Api() {}

  /** Who one is to everybody. */
  public record Me(String person) {}

  /**
   * A game that can be played.
   *
   * @param realTime whether several seats may act at once
   * @param lesson whether there is a lesson of it
   */
  public record GameInfo(
      String id,
      int version,
      String name,
      String summary,
      boolean realTime,
      List<OptionInfo> options,
      boolean lesson) {}

  /**
   * Something to choose before a game.
   *
   * @param least the lowest number; 0 where there are words
   * @param most the highest number; 0 where there are words
   * @param words what may be chosen, if not numbers
   * @param usual the default
   * @param usualBySeats the default for each number of seats, the fewest first
   * @param text what it is called
   * @param hint what it changes
   */
  public record OptionInfo(
      String name,
      int least,
      int most,
      List<String> words,
      String usual,
      List<String> usualBySeats,
      String text,
      String hint) {}

  /**
   * Opens a table.
   *
   * @param game a name such as {@code mau-mau} or {@code mau-mau(seats=4,rounds=3)}
   * @param pace seconds for a decision, 0 for no clock
   * @param hints who may ask for hints; nothing for those alone who play with nobody but bots
   */
  public record OpenTable(
      String game,
      Visibility visibility,
      Spectators spectators,
      int pace,
      String name,
      String avatar,
      @JacksonInject(useInput = OptBoolean.TRUE) Hints hints) {
    /** A table with hints as usual. */
    public OpenTable(
        String game,
        Visibility visibility,
        Spectators spectators,
        int pace,
        String name,
        String avatar) {
      this(game, visibility, spectators, pace, name, avatar, Hints.ALONE);
    }
  }

  /** Asks for a hint at this ply. */
  public record AskHint(int ply) {}

  /**
   * A table has been opened.
   *
   * @param key lets those who show it come in and sit down
   * @param link to send to friends: the key is behind its {@code #}
   */
  public record OpenedTable(String table, String key, String link) {}

  /**
   * What can be seen of a table from outside.
   *
   * @param taken how many seats are taken, those of bots among them
   * @param bots how many of them a person may have instead
   * @param avatars of the people who sit here
   * @param right what the one who asks may do here: sit ({@code INVITE}), watch, take over a seat
   *     or the host's role; null if they are not let in
   */
  public record DoorPlate(
      String table,
      String game,
      String host,
      Phase phase,
      Visibility visibility,
      int seats,
      int taken,
      int bots,
      List<String> avatars,
      int games,
      @Nullable Right right) {}

  /**
   * Somebody at a table's door.
   *
   * @param keys what was behind the {@code #} of the link
   */
  public record Knock(List<String> keys) {
    public Knock {
      keys = List.copyOf(keys);
    }
  }

  /**
   * A big screen to be opened.
   *
   * @param key the screen's
   * @param invite the key of the link for friends, which the screen shows; empty if it shall not
   */
  public record ShowScreen(String key, String invite) {}

  /**
   * What is typed on a big screen.
   *
   * @param until when it ends, in milliseconds
   */
  public record ScreenCode(String code, long until) {}

  /** Where such a code leads. */
  public record Screen(String table, String key, String invite) {}

  /**
   * One's own tables.
   *
   * @param gone those that are closed, or never were
   */
  public record MyTables(List<MyTable> tables, List<String> gone) {}

  /**
   * A table at which one is a guest.
   *
   * @param you one's seat, -1 without one
   * @param turn the seats that may act
   */
  public record MyTable(
      String table,
      String game,
      int gameNumber,
      Phase phase,
      int you,
      List<Chair> seats,
      List<Integer> turn) {}

  /**
   * What comes of checking a record.
   *
   * @param wrong the first thing that is wrong; null if the record is fair
   */
  public record Verified(boolean fair, @Nullable String wrong, @Nullable String hash) {}

  /**
   * The first minute of a game, for the one on its first seat. What is said in the scenes is in the
   * game's texts: {@code lesson.1}, {@code lesson.1.right}, {@code lesson.1.wrong}, {@code
   * lesson.2} and so on.
   *
   * @param game the full name, with every option
   */
  public record Lesson(String game, List<LessonScene> scenes) {}

  /**
   * Something to be done in a position.
   *
   * @param play how it looks; its moves are all that are legal
   * @param right what is to be done: one of these
   * @param wrong what is legal too, and has an answer of its own
   * @param refusals why each other move is not legal
   */
  public record LessonScene(
      TableView.Play play,
      List<LessonAnswer> right,
      List<String> wrong,
      List<LessonRefusal> refusals) {}

  /** A move, and what follows: itself with the luck it has led to, then what others do. */
  public record LessonAnswer(String move, List<LessonMoment> moments) {}

  /** What has happened, in words, and how it looks then. */
  public record LessonMoment(List<LogLine> log, TableView.Play play) {}

  /** Why these moves are refused, worded like any refusal. */
  public record LessonRefusal(String room, String key, int rule, List<String> moves) {}

  /** The texts of a language: room, key, text. */
  public record Texts(String language, Map<String, Map<String, String>> rooms) {}
}
