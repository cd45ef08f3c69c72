package tumult.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
  private static final int MOST_AWARDS = 4;

  /** If there are more, the last of them are forgotten. */
  private static final int MOST_STANDINGS = 200;

  private static final int MIDDLE = GameResult.MOST_POINTS / 2;

  private final List<GameResult> results = new ArrayList<>();
  private final Map<String, Sum> sums = new LinkedHashMap<>();
  private final Map<String, Best> best = new LinkedHashMap<>();
  private List<Standing> standings = List.of();
  private int counted;

  /** All of it at one moment; the people and the feats in the order in which they came. */
  record Checkpoint(List<GameResult> results, List<Sum> sums, List<Best> best, int counted) {}

  Evening() {}

  Evening(Checkpoint at) {
    results.addAll(at.results);
    at.sums.forEach(sum -> sums.put(sum.person, sum));
    at.best.forEach(feat -> best.put(feat.done.kind(), feat));
    counted = at.counted;
    rank();
  }

  Checkpoint checkpoint() {
    return new Checkpoint(
        results(), List.copyOf(sums.values()), List.copyOf(best.values()), counted);
  }

  /** What somebody has got so far. */
  record Sum(String person, String name, String avatar, int points, int games, int wins) {
    static Sum of(Player player) {
      return new Sum(player.person(), "", "", 0, 0, 0).plus(player);
    }

    Sum plus(Player player) {
      return new Sum(
          person,
          player.name(),
          player.avatar(),
          points + player.points(),
          games + 1,
          wins + (player.won() ? 1 : 0));
    }

    Sum plus(Sum other) {
      return new Sum(
          person,
          other.name,
          other.avatar,
          points + other.points,
          games + other.games,
          wins + other.wins);
    }

    Sum of(String who, String newName, String newAvatar) {
      return new Sum(who, newName, newAvatar, points, games, wins);
    }
  }

  /** The best feat of a kind so far, and in which game it was done: it is beaten, not equalled. */
  record Best(GameFeats.Done done, int game) {
    String person() {
      return done.player().person();
    }

    double merit() {
      return done.feat().merit();
    }

    Best orBetter(Best later) {
      return later.merit() > merit() ? later : this;
    }

    Best moved(String from, Chair to) {
      return person().equals(from)
          ? new Best(new GameFeats.Done(done.room(), done.feat(), to), game)
          : this;
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

  /** The most remarkable feats, the best first; of different people, as far as it goes. */
  List<Award> awards() {
    List<Best> left = new ArrayList<>(best.values());
    left.sort(Comparator.comparingDouble(Best::merit).reversed());
    List<Award> awards = new ArrayList<>();
    Set<String> honoured = new HashSet<>();
    while (awards.size() < MOST_AWARDS && !left.isEmpty()) {
      Best next =
          left.stream()
              .filter(each -> !honoured.contains(each.person()))
              .findFirst()
              .orElseGet(left::getFirst);
      left.remove(next);
      honoured.add(next.person());
      awards.add(award(next));
    }
    return awards;
  }

  private Award award(Best feat) {
    Chair player = feat.done.player();
    Sum sum = sums.get(player.person());
    return new Award(
        feat.done.room(),
        feat.done.feat().kind().key(),
        feat.done.feat().number(),
        player.person(),
        sum == null ? player.name() : sum.name,
        sum == null ? player.avatar() : sum.avatar,
        feat.game);
  }

  /** One more game is over. */
  void add(GameResult result, List<GameFeats.Done> feats) {
    results.add(result);
    if (results.size() > MOST_RESULTS) {
      results.removeFirst();
    }
    if (result.counts()) {
      counted++;
      for (Player player : result.players()) {
        if (!player.person().isEmpty()) {
          sums.merge(player.person(), Sum.of(player), (sum, first) -> sum.plus(player));
        }
      }
      for (GameFeats.Done done : feats) {
        best.merge(done.kind(), new Best(done, result.number()), Best::orBetter);
      }
    }
    rank();
    if (standings.size() > MOST_STANDINGS) {
      standings.subList(MOST_STANDINGS, standings.size()).forEach(last -> sums.remove(last.person()));
      rank();
    }
  }

  /** Somebody looks different from now on. */
  void rename(String person, String name, String avatar) {
    sums.computeIfPresent(person, (who, sum) -> sum.of(who, name, avatar));
    rank();
  }

  /** Somebody goes on at another device, where they are another person. */
  void move(String from, Chair to) {
    best.replaceAll((key, feat) -> feat.moved(from, to));
    Sum sum = sums.remove(from);
    if (sum != null) {
      Sum here = sum.of(to.person(), to.name(), to.avatar());
      sums.merge(to.person(), here, Sum::plus);
      results.replaceAll(result -> moved(result, from, to));
      rank();
    }
  }

  private static GameResult moved(GameResult result, String from, Chair to) {
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
        sums.values().stream()
            .map(this::standing)
            .sorted(
                Comparator.comparing(Standing::inTheRunning)
                    .thenComparingInt(Standing::points)
                    .thenComparingInt(Standing::wins)
                    .reversed())
            .toList();
  }

  private Standing standing(Sum sum) {
    return new Standing(
        sum.person,
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
