package tumult.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

final class ThumbBotTest {
  private static final Duration BUDGET = Duration.ofSeconds(1);

  private static Iterable<String> games() {
    return Games.ALL.keySet();
  }

  private static <S extends State<S>, V, M> Bot.Turn turn(
      Game<S, V, M> game, S state, int seat, int level) {
    int[] actions = new Match<>(game, state).actions(seat);
    List<String> moves = Arrays.stream(actions).mapToObj(game::text).toList();
    return new Bot.Turn(game, seat, level, game.view(state, seat), moves, BUDGET);
  }

  private static <S extends State<S>, V, M> Bot.Turn turn(
      Game<S, V, M> game, String position, int seat) {
    return turn(game, game.read(Position.parse(position)), seat, 2);
  }

  @ParameterizedTest
  @MethodSource("games")
  void it_plays_every_game_at_every_level_within_the_legal_moves(String id) {
    for (int level = 1; level <= 5; level++) {
      playOn(Games.named(id), level, new ThumbBot(level));
    }
  }

  private static <S extends State<S>, V, M> void playOn(
      Game<S, V, M> game, int level, ThumbBot bot) {
    Match<S, V, M> match = new Match<>(game);
    Rng luck = new Rng(level);
    for (int step = 0; step < 200 && !match.state().over(); step++) {
      match.luck(luck);
      int seat = Integer.numberOfTrailingZeros(match.state().actors());
      if (seat < game.seats()) {
        Bot.Turn turn = turn(game, match.state(), seat, level);
        String move = bot.choose(turn);
        assertThat(turn.moves()).contains(move);
        match.play(seat, game.action(game.parse(move)));
      }
    }
  }

  @Test
  void it_follows_the_games_own_rule() {
    Game<?, ?, ?> game = Games.named("mau-mau(seats=2)");
    Bot.Turn turn = turn(game, "turn=0 hands=r2,r9,C/g1,g2,g3 discards=r8", 0);
    assertThat(new ThumbBot().plan(turn)).isEqualTo(new Bot.Plan("lay r9", Duration.ZERO));
  }

  @Test
  void in_a_race_it_takes_a_persons_time_or_waits() {
    Game<?, ?, ?> game = Games.named("haos");
    String duel = "phase=turn turn=3 nameable=1 piles=rA/-/bA,gC/- totem=gN,gO";
    Bot.Plan grab = Objects.requireNonNull(new ThumbBot(1).plan(turn(game, duel, 0)));
    assertThat(grab.move()).isEqualTo("grab");
    assertThat(grab.after()).isBetween(Duration.ofMillis(100), Duration.ofSeconds(3));
    assertThat(new ThumbBot(1).plan(turn(game, duel, 1))).isNull();
  }

  @Test
  void a_seed_repeats() {
    Game<?, ?, ?> game = Games.named("haos");
    Bot.Turn turn = turn(game, "phase=turn turn=3 nameable=1 piles=rA/-/bA/- totem=gN,gO", 3);
    assertThat(new ThumbBot(7).plan(turn)).isEqualTo(new ThumbBot(7).plan(turn));
  }
}
