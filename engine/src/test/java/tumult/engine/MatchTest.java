package tumult.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tumult.engine.SprintGame.Move;
import tumult.engine.SprintGame.RaceRefusal;

final class MatchTest {
  private static final SprintGame RACE = SprintGame.to(3);

  @Test
  void what_is_legal_happens_and_is_remembered() {
    var match = new Match<>(RACE);
    assertThat(play(match, Seat.CHANCE, Move.ROLL_2)).isNull();
    assertThat(play(match, 0, Move.WALK)).isNull();
    assertThat(text(match)).isEqualTo("turn=1 rolled=0 places=2,0");
    assertThat(match.plies()).containsExactly(new Match.Ply(Seat.CHANCE, 1), new Match.Ply(0, 2));
  }

  @Test
  void what_is_not_legal_is_refused_and_changes_nothing() {
    var match = at("turn=1 rolled=2 places=1,1");
    refuses(match, 0, Move.WALK, Refusal.Common.NOT_YOUR_TURN);
    refuses(match, Seat.CHANCE, Move.ROLL_1, Refusal.Common.NOT_YOUR_TURN);
    refuses(match, Seat.ARBITER, Move.WALK, Refusal.Common.NOT_YOUR_TURN);
    refuses(match, Seat.SPECTATOR, Move.WALK, Refusal.Common.NOT_YOUR_TURN);
    refuses(match, 1, Move.ROLL_1, Refusal.Common.NOT_NOW);
    refuses(match, 1, Move.RUN, RaceRefusal.TOO_FAR);
  }

  @Test
  void nothing_is_legal_when_the_game_is_over() {
    var match = at("turn=1 rolled=0 places=3,0");
    refuses(match, 1, Move.WALK, Refusal.Common.GAME_OVER);
    refuses(match, Seat.CHANCE, Move.ROLL_1, Refusal.Common.GAME_OVER);
    assertThat(match.actions(1)).isEmpty();
  }

  @Test
  void only_who_may_act_has_actions() {
    var match = at("turn=1 rolled=1 places=0,0");
    assertThat(match.actions(1)).containsExactly(Move.WALK.code, Move.RUN.code);
    assertThat(match.actions(0)).isEmpty();
    assertThat(match.actions(Seat.CHANCE)).isEmpty();
  }

  @Test
  void luck_acts_until_somebody_may_choose() {
    var match = new Match<>(RACE);
    match.luck(new Rng(1));
    assertThat(match.plies()).hasSize(1);
    assertThat(match.state().actors()).isEqualTo(Seat.bit(0));
    match.luck(new Rng(1));
    assertThat(match.plies()).hasSize(1);
  }

  @Test
  void luck_does_nothing_when_the_game_is_over() {
    var match = at("turn=1 rolled=0 places=3,0");
    match.luck(new Rng(1));
    assertThat(match.plies()).isEmpty();
  }

  @Test
  void chance_returns_what_happened() {
    var match = new Match<>(RACE);
    int outcome = match.chance(new Rng(2));
    assertThat(match.plies()).containsExactly(new Match.Ply(Seat.CHANCE, outcome));
    assertThat(text(match)).isEqualTo("turn=0 rolled=%d places=0,0".formatted(outcome + 1));
  }

  @Test
  void random_steps_lead_to_the_end_and_each_is_returned() {
    var match = new Match<>(RACE);
    Rng rng = new Rng(3);
    while (!match.state().over()) {
      assertThat(match.random(rng)).isEqualTo(match.plies().getLast());
    }
    var again = new Match<>(RACE);
    match.plies().forEach(ply -> assertThat(again.play(ply.actor(), ply.action())).isNull());
    assertThat(text(again)).isEqualTo(text(match));
  }

  @Test
  void a_random_step_of_a_finished_game_is_a_bug_told_with_the_position() {
    var match = at("turn=1 rolled=0 places=3,0");
    assertThatThrownBy(() -> match.random(new Rng(4)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("nobody may act in turn=1 rolled=0 places=3,0");
  }

  @Test
  void chance_out_of_turn_is_a_bug_told_with_the_position() {
    var match = at("turn=1 rolled=1 places=0,0");
    assertThatThrownBy(() -> match.chance(new Rng(4)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("chance may not act in turn=1 rolled=1 places=0,0");
  }

  @Test
  void the_list_of_plies_cannot_be_changed() {
    var plies = new Match<>(RACE).plies();
    assertThatThrownBy(() -> plies.add(new Match.Ply(0, 0)))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static void refuses(
      Match<SprintState, ?, ?> match, int actor, Move move, Refusal refusal) {
    String before = text(match);
    int plies = match.plies().size();
    assertThat(play(match, actor, move)).isEqualTo(refusal);
    assertThat(text(match)).isEqualTo(before);
    assertThat(match.plies()).hasSize(plies);
  }

  private static @org.jspecify.annotations.Nullable Refusal play(
      Match<SprintState, ?, ?> match, int actor, Move move) {
    return match.play(actor, move.code);
  }

  private static Match<SprintState, SprintState.View, Move> at(String position) {
    return new Match<>(RACE, RACE.read(Position.parse(position)));
  }

  private static String text(Match<SprintState, ?, ?> match) {
    return match.game().write(match.state()).toString();
  }
}
