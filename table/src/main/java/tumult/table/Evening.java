package tumult.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tumult.table.GameResult.Player;

/**
 * The games that were played at a table one after the other, and who is ahead after them.
 *
 * <p>A place is worth the part of those with another place who are behind it: ten points for the
 * winner, none for the last, five if all share. A game that somebody was not in counts five, so
 * that who comes late or leaves early neither gains nor loses by it; but only who was in at least
 * half of the games can win the evening. Bots are rivals, and have no standing.
 */
final class Evening {
  private static final int MOST_RESULTS = 200;
  private static final int MIDDLE = GameResult.MOST_POINTS / 2;

  private final List<GameResult> results = new ArrayList<>();
  private final Map<String, Sum> sums = new LinkedHashMap<>();
  private List<Standing> standings = List.of();
  private int counted;

  /** What somebody has got so far. */
  private record Sum(String name, String avatar, int points, int games, int wins) {
    Sum plus(Player player) {
      return new Sum(
          player.name(),
          player.avatar(),
          points + player.points(),
          games + 1,
          wins + (player.won() ? 1 : 0));
    }

    Sum plus(Sum other) {
      return new Sum(
          other.name, other.avatar, points + other.points, games + other.games, wins + other.wins);
    }
  }

  /** The results of the latest games, the oldest first. */
  List<GameResult> results() {
    return List.copyOf(results);
  }

  /** How many games count. */
  int counted() {
    return counted;
  }

  /** Everybody who was in a game that counts, the first one first. */
  List<Standing> standings() {
    return standings;
  }

  /** One more game is over. */
  void add(GameResult result) {
    results.add(result);
    if (results.size() > MOST_RESULTS) {
      results.removeFirst();
    }
    if (result.counts()) {
      counted++;
      for (Player player : result.players()) {
        if (!player.person().isEmpty()) {
          sums.merge(
              player.person(), new Sum("", "", 0, 0, 0).plus(player), (a, b) -> a.plus(player));
        }
      }
    }
    rank();
  }

  /** Somebody looks different from now on. */
  void rename(String person, String name, String avatar) {
    sums.computeIfPresent(
        person, (who, sum) -> new Sum(name, avatar, sum.points, sum.games, sum.wins));
    rank();
  }

  /** Somebody goes on at another device, where they are another person. */
  void move(String from, Guest to) {
    Sum sum = sums.remove(from);
    if (sum != null) {
      Sum here = new Sum(to.name(), to.avatar(), sum.points, sum.games, sum.wins);
      sums.merge(to.person(), here, Sum::plus);
      results.replaceAll(result -> moved(result, from, to));
      rank();
    }
  }

  private static GameResult moved(GameResult result, String from, Guest to) {
    List<Player> players =
        result.players().stream()
            .map(player ->
                player.person().equals(from)
                    ? player.of(to.person(), to.name(), to.avatar())
                    : player)
            .toList();
    return new GameResult(result.number(), result.game(), result.began(), result.ended(), players);
  }

  private void rank() {
    standings =
        sums.entrySet().stream()
            .map(entry -> standing(entry.getKey(), entry.getValue()))
            .sorted(
                Comparator.comparing(Standing::inTheRunning)
                    .thenComparingInt(Standing::points)
                    .thenComparingInt(Standing::wins)
                    .reversed())
            .toList();
  }

  private Standing standing(String person, Sum sum) {
    return new Standing(
        person,
        sum.name,
        sum.avatar,
        sum.points + MIDDLE * (counted - sum.games),
        sum.games,
        sum.wins,
        2 * sum.games >= counted);
  }

  /**
   * What each seat's place in a game is worth.
   *
   * @param resigned the seats that have given up, a bit each: they are last
   */
  static int[] points(List<Integer> winners, List<Integer> scores, int resigned) {
    int best = winners.isEmpty() ? 0 : scores.get(winners.getFirst());
    int seats = scores.size();
    long[] gaps = new long[seats];
    for (int seat = 0; seat < seats; seat++) {
      boolean won = winners.contains(seat);
      boolean gaveUp = (resigned >> seat & 1) != 0;
      gaps[seat] = won ? 0 : gaveUp ? Long.MAX_VALUE : 1 + Math.abs((long) scores.get(seat) - best);
    }
    int[] points = new int[seats];
    for (int seat = 0; seat < seats; seat++) {
      int behind = 0;
      int ahead = 0;
      for (long gap : gaps) {
        behind += gap > gaps[seat] ? 1 : 0;
        ahead += gap < gaps[seat] ? 1 : 0;
      }
      points[seat] =
          behind + ahead == 0
              ? MIDDLE
              : Math.round((float) GameResult.MOST_POINTS * behind / (behind + ahead));
    }
    return points;
  }
}
