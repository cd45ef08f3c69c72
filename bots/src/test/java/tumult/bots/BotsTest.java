package tumult.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tumult.engine.BadInput;
import tumult.engine.Game;
import tumult.engine.Match;
import tumult.engine.Plan;
import tumult.engine.Position;
import tumult.engine.Rng;
import tumult.engine.State;
import tumult.games.Games;

final class BotsTest {
  private static Iterable<String> games() {
    return Games.ALL.keySet();
  }

  private static <S extends State<S>, V> Turn<S, V> turn(
      Game<S, V, ?> game, String position, int seat) {
    S state = game.read(Position.parse(position));
    int[] actions = new Match<>(game, state).actions(seat);
    return new Turn<>(game, game.view(state, seat), seat, actions, Budget.ANY);
  }

  private static String text(Turn<?, ?> turn, @Nullable Plan plan) {
    return turn.game().text(Objects.requireNonNull(plan).action());
  }

  @ParameterizedTest
  @MethodSource("games")
  void every_level_plays_every_game_within_the_legal_moves(String id) {
    for (int level = 1; level <= 5; level++) {
      playOn(Games.named(id), Bots.ofLevel(level), level);
    }
    playOn(Games.named(id), new RandomBot(), 6);
  }

  private static <S extends State<S>, V> void playOn(Game<S, V, ?> game, Bot bot, int seed) {
    Match<S, V, ?> match = new Match<>(game);
    SeatedBots<S, V> bots =
        SeatedBots.around(tumult.engine.Seat.SPECTATOR, match, bot, Budget.ANY, new Rng(seed));
    for (int step = 0; step < 200 && !match.state().over(); step++) {
      bots.act(); // which throws if it is not legal
    }
  }

  @Test
  void the_rule_of_thumb_is_the_games_own() {
    Turn<?, ?> turn =
        turn(Games.named("mau-mau(seats=2)"), "turn=0 hands=r2,r9,C/g1,g2,g3 discards=r8", 0);
    assertThat(text(turn, new ThumbBot().choose(turn, new Rng(1)))).isEqualTo("lay r9");
  }

  @Test
  void in_a_race_a_bot_takes_a_persons_time_or_waits() {
    Game<?, ?, ?> game = Games.named("haos");
    String duel = "phase=turn turn=3 nameable=1 piles=rA/-/bA,gC/- totem=gN,gO";
    Turn<?, ?> turn = turn(game, duel, 0);
    Plan grab = Objects.requireNonNull(new ThumbBot().choose(turn, new Rng(1)));
    assertThat(text(turn, grab)).isEqualTo("grab");
    assertThat(grab.afterMillis()).isBetween(100, 3_000);
    assertThat(new ThumbBot().choose(turn(game, duel, 1), new Rng(1))).isNull();
  }

  @Test
  void an_equal_generator_gives_the_same_answer() {
    Game<?, ?, ?> game = Games.named("haos");
    Turn<?, ?> turn = turn(game, "phase=turn turn=3 nameable=1 piles=rA/-/bA/- totem=gN,gO", 3);
    assertThat(new ThumbBot().choose(turn, new Rng(7)))
        .isEqualTo(new ThumbBot().choose(turn, new Rng(7)));
  }

  @Test
  void a_bot_that_nobody_knows_is_bad_input() {
    assertThatThrownBy(() -> Bots.named("deep-blue"))
        .isInstanceOf(BadInput.class)
        .hasMessage(
            "there is no bot 'deep-blue': the bots are thumb, beginner, random, level-1, level-2,"
                + " level-3, level-4, level-5, search-N and tree-N, with iterations N");
    assertThatThrownBy(() -> Budget.iterations(0)).isInstanceOf(BadInput.class);
  }

  @Test
  void what_a_bot_is_like_may_follow_its_name() {
    assertThat(Bots.named("level-4-bold")).isNotNull();
    assertThatThrownBy(() -> Bots.named("level-9-bold")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Bots.named("level-4-evil")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Bots.named("search-0")).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Bots.named("-bold")).isInstanceOf(BadInput.class);
  }

  /** Without a clock the best level waits for what is worked out: the same on any machine. */
  @Test
  void whoever_has_all_the_time_plays_the_solved_game() {
    playSolved(Games.named("frappadingue(seats=2,target=500,specials=0,copies=5)"));
  }

  private static <S extends State<S>, V> void playSolved(Game<S, V, ?> game) {
    Match<S, V, ?> match = new Match<>(game);
    Rng rng = new Rng(3);
    while (!match.state().over()) {
      match.luck(rng);
      int seat = Integer.numberOfTrailingZeros(match.state().actors());
      if (seat < game.seats()) {
        V view = game.view(match.state(), seat);
        int[] actions = match.actions(seat);
        Turn<S, V> turn = new Turn<>(game, view, seat, actions, Budget.ANY);
        int action = Objects.requireNonNull(game.expert()).choose(view, seat, actions);
        assertThat(Bots.ofLevel(5).choose(turn, rng)).isEqualTo(Plan.now(action));
        match.play(seat, action);
      }
    }
  }
}
