package tumult.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tumult.table.races.PhotoFinish;

/**
 * Something that has happened at a table. All events in their order are the table: replayed, they
 * give it again without the server. Moves and chance's outcomes are in notation.
 */
public sealed interface Event {
  /** When it happened, in milliseconds. */
  long time();

  /**
   * The first event of every table.
   *
   * @param game the full name, with every option
   * @param luckRoot the secret from which the seed of every game at this table comes
   */
  record Opened(
      long time,
      String table,
      String game,
      String host,
      String name,
      String avatar,
      Visibility visibility,
      Spectators spectators,
      int pace,
      String luckRoot)
      implements Event {}

  /** Somebody is here, now allowed to do what a {@link Guest} with this right may. */
  record Arrived(long time, String person, String name, String avatar, Right right)
      implements Event {}

  record Left(long time, String person) implements Event {}

  record Renamed(long time, String person, String name, String avatar) implements Event {}

  record Sat(long time, int seat, String person, String name, String avatar, String luck)
      implements Event {}

  record Stood(long time, int seat) implements Event {}

  /** Somebody without a seat waits for one, or does no longer. */
  record Waited(long time, String person, boolean waits) implements Event {}

  /** Somebody was asked to leave: they have no seat any more, and cannot come in. */
  record Dismissed(long time, String person) implements Event {}

  /** Something else is played from now on, or in another way: the full name, with every option. */
  record GameChanged(long time, String game, Spectators spectators, int pace) implements Event {}

  record BotAdded(long time, int seat, int level) implements Event {}

  record BotRemoved(long time, int seat) implements Event {}

  record Kicked(long time, int seat) implements Event {}

  record PassedOn(long time, int seat, String person) implements Event {}

  record HostChanged(long time, String person) implements Event {}

  /** A key exists whose hash is this; {@code seat} is that of a seat's key, else -1. */
  record KeyMade(long time, Right right, int seat, String hash) implements Event {}

  /**
   * A seat's or the host's key was used and is no more; the person who used it has the right now.
   */
  record Claimed(long time, Right right, int seat, String person) implements Event {}

  record VisibilityChanged(long time, Visibility visibility) implements Event {}

  /** Other people than before may ask for hints. */
  record HintsChanged(long time, Hints hints) implements Event {}

  /** A seat has asked what its moves promise, before it chooses. */
  record Hinted(long time, int seat) implements Event {}

  record Muted(long time, String person, boolean muted) implements Event {}

  record Said(long time, String person, String text) implements Event {}

  record Emoted(long time, String person, String emote) implements Event {}

  /**
   * A game begins.
   *
   * @param number 1 for the table's first game
   * @param luck what each seat added to the luck, seat 0 first; empty for nothing
   * @param outcomes what chance did before anybody could act
   */
  record Started(long time, int number, List<String> luck, List<String> outcomes) implements Event {
    public Started {
      luck = List.copyOf(luck);
      outcomes = List.copyOf(outcomes);
    }
  }

  /**
   * A move, and what chance did until somebody could act again.
   *
   * @param actor the seat in notation, {@code !} for the arbiter
   * @param finish what the arbiter has judged by, if this was a race; else null
   */
  record Played(
      long time,
      String actor,
      String move,
      By by,
      List<String> outcomes,
      @Nullable PhotoFinish finish)
      implements Event {
    public Played {
      outcomes = List.copyOf(outcomes);
    }
  }

  /** A seat's clock ran out; a bot stands in from now on. */
  record TimedOut(long time, int seat) implements Event {}

  /** The others let a bot stand in for a seat's absent owner. */
  record StoodIn(long time, int seat) implements Event {}

  /** One seat has reminded another that all wait for it. */
  record Nudged(long time, int seat, int by) implements Event {}

  /** The owner has the seat back from the bot that stood in. */
  record Returned(long time, int seat) implements Event {}

  record Paused(long time) implements Event {}

  record Resumed(long time) implements Event {}

  record UndoOffered(long time, int seat) implements Event {}

  record UndoAnswered(long time, int seat, boolean agreed) implements Event {}

  /** The last move was taken back by the seat that had made it. */
  record Undone(long time, int seat) implements Event {}

  record Resigned(long time, int seat) implements Event {}

  /** A game has ended, and its luck's seed is no secret any more. */
  record Ended(long time, List<Integer> winners, List<Integer> scores, String seed)
      implements Event {
    public Ended {
      winners = List.copyOf(winners);
      scores = List.copyOf(scores);
    }
  }

  record RematchAgreed(long time, int seat, String luck) implements Event {}

  record Closed(long time) implements Event {}
}
